"""What a desktop knows about the program: well-formed, in three languages, and in agreement."""

from __future__ import annotations

import ast
import configparser
import json
import plistlib
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

from pamir_desktop import __version__
from pamir_desktop.cli import read_command_line
from pamir_desktop.control.qt_application import APP_ID

from .building import ROOT, run

PACKAGING = ROOT / "packaging"
ENTRY = PACKAGING / "linux" / f"{APP_ID}.desktop"
METAINFO = PACKAGING / "linux" / f"{APP_ID}.metainfo.xml"
MIME = PACKAGING / "linux" / f"{APP_ID}.mime.xml"
GAME_TYPE = "application/x-pamir-game+json"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
SHARED_MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANGUAGES = {None, "de", "ru"}
"""English has no mark."""


def desktop_entry() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys have their case
    parser.read(ENTRY, encoding="utf-8")
    return parser


def metainfo() -> ElementTree.Element:
    return ElementTree.parse(METAINFO).getroot()


def languages_of(elements: Iterable[ElementTree.Element]) -> set[str | None]:
    found = list(elements)
    assert all((element.text or "").strip() for element in found)
    return {element.get(LANG) for element in found}


def test_the_desktop_entry_has_three_languages() -> None:
    parser = desktop_entry()
    entry = parser["Desktop Entry"]
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        texts = [entry[key], entry[f"{key}[de]"], entry[f"{key}[ru]"]]
        assert len(set(texts)) == (1 if key == "Name" else 3)
    for action in filter(None, entry["Actions"].split(";")):
        section = parser[f"Desktop Action {action}"]
        assert len({section["Name"], section["Name[de]"], section["Name[ru]"]}) == 3


def test_the_desktop_entry_starts_the_program_with_options_it_knows() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    commands = [section["Exec"] for section in desktop_entry().values() if "Exec" in section]
    assert len(commands) == 2
    for command in commands:
        program, *arguments = shlex.split(command)
        assert program in project["scripts"]
        read_command_line(arguments)


def test_everything_names_the_same_program_and_type() -> None:
    entry, root = desktop_entry()["Desktop Entry"], metainfo()
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == ENTRY.name
    assert entry["Icon"] == root.findtext("icon") == APP_ID
    assert entry["MimeType"] == f"{GAME_TYPE};"
    assert root.findtext("provides/mediatype") == GAME_TYPE
    assert root.findtext("provides/binary") == "pamir-desktop"
    kind = ElementTree.parse(MIME).getroot().find(f"{SHARED_MIME}mime-type")
    assert kind is not None
    assert kind.get("type") == GAME_TYPE
    assert languages_of(kind.iter(f"{SHARED_MIME}comment")) == LANGUAGES


def test_the_metainfo_describes_this_version_in_three_languages() -> None:
    root = metainfo()
    releases = root.findall("releases/release")
    assert releases[0].get("version") == __version__, "describe the new version first"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert root.findtext("project_license") == project["license"]
    assert root.find("content_rating") is not None
    assert languages_of(root.findall("summary")) == LANGUAGES
    for parent in root.iter():
        for name in ("p", "li"):
            texts = parent.findall(name)
            if texts:
                assert languages_of(texts) == LANGUAGES
                count = {code: sum(t.get(LANG) == code for t in texts) for code in LANGUAGES}
                assert len(set(count.values())) == 1, "a text lacks a translation"


def test_the_store_page_is_complete() -> None:
    """What shops of programs ask for; their checkers need the network for some of it."""
    root = metainfo()
    assert all(len(summary.text or "") <= 35 for summary in root.findall("summary"))
    assert {"homepage", "bugtracker", "help"} <= {url.get("type") for url in root.findall("url")}
    colors = root.findall("branding/color")
    assert {color.get("scheme_preference") for color in colors} == {"light", "dark"}
    pictures = root.findall("screenshots/screenshot")
    assert 3 <= len(pictures) <= 6
    for picture in pictures:
        assert languages_of(picture.findall("caption")) == LANGUAGES
        image = picture.find("image")
        assert image is not None
        file = ROOT / "docs" / "pictures" / (image.text or "").rpartition("/")[2]
        size = QImage(str(file)).size()
        assert (str(size.width()), str(size.height())) == (image.get("width"), image.get("height"))


def test_the_newest_release_has_the_same_date_everywhere() -> None:
    newest = metainfo().find("releases/release")
    assert newest is not None
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## {__version__} ({newest.get('date')})" in changes


def test_a_saved_game_is_known_by_its_name_and_by_its_beginning(tmp_path: Path) -> None:
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(MIME, packages / f"{APP_ID}.xml")
    save = next((ROOT / "tests" / "games" / "saves").glob("*.pamir"))
    renamed = shutil.copy(save, tmp_path / "without-its-name")
    other = tmp_path / "other.json"
    other.write_text('{"format": "another"}', encoding="utf-8")
    empty = tmp_path / "empty.pamir"
    empty.write_text("", encoding="utf-8")
    ask = (
        "import sys; from PySide6.QtCore import QMimeDatabase; base = QMimeDatabase();"
        "print(*[base.mimeTypeForFile(file).name() for file in sys.argv[1:]])"
    )
    files = [save, renamed, empty, other]
    printed = run([sys.executable, "-c", ask, *files], tmp_path, XDG_DATA_HOME=str(tmp_path))
    assert printed.split() == [GAME_TYPE, GAME_TYPE, GAME_TYPE, "application/json"]


@pytest.mark.parametrize(
    "command",
    [
        ("desktop-file-validate", str(ENTRY)),
        ("appstreamcli", "validate", "--pedantic", "--no-net", str(METAINFO)),
        ("xmllint", "--noout", str(METAINFO), str(MIME)),
        ("sh", "-n", str(PACKAGING / "linux" / "install.sh")),
    ],
    ids=lambda command: command[0],
)
def test_the_tools_of_the_trade_find_no_fault(command: tuple[str, ...]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_other_systems_get_the_same() -> None:
    """These cannot be built here: at least they can be read and name what they must."""
    spec = (PACKAGING / "pamir-desktop.spec").read_text(encoding="utf-8")
    ast.parse(spec)
    installer = (PACKAGING / "windows" / "pamir-desktop.iss").read_text(encoding="utf-8-sig")
    plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    manifest = PACKAGING / "flatpak" / f"{APP_ID}.json"
    flatpak = json.loads(manifest.read_text(encoding="utf-8"))
    assert flatpak["id"] == APP_ID
    for text in (spec, installer):
        assert APP_ID in text
        assert GAME_TYPE in text
        assert "pamir" in text
        assert __version__ not in text, "the version is in pamir_desktop/__init__.py alone"
    assert "{#Version}" in installer
    for language in ("en", "de", "ru"):
        assert f"{language}.Game=" in installer


def test_flatpak_builds_from_files_that_exist_and_pins_the_rest() -> None:
    manifest = PACKAGING / "flatpak" / f"{APP_ID}.json"
    modules = json.loads(manifest.read_text(encoding="utf-8"))["modules"]
    sources = [source for module in modules for source in module["sources"]]
    assert all(len(source["sha256"]) == 64 for source in sources if "url" in source)
    for command in modules[-1]["build-commands"]:
        for word in command.split():
            if word.startswith("linux/"):
                assert (PACKAGING / word).exists()
