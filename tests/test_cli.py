"""The command line, as a user meets it: in a process of its own, without a display."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from pamir_desktop import __version__
from pamir_desktop.cli import CommandError, parse
from pamir_desktop.views.texts.command_line_texts import CommandProblem, wrong_command
from tests.command_line import NO_QT, figures, run


def test_selfplay_prints_its_figures() -> None:
    done = run("--selfplay", "4", "--players", "3", "--seed", "2", start=NO_QT)
    assert (done.returncode, done.stderr) == (0, "")
    found = figures(done.stdout)
    assert found["games"] == "4"
    assert found["broken invariants"] == "0"
    assert found["turns per game"].startswith("min ")
    assert found["choices per game"].startswith("min ")
    wins = sum(int(value) for name, value in found.items() if name.startswith("wins by "))
    ends = sum(int(value) for name, value in found.items() if name.startswith("ended by "))
    assert wins >= ends == 4


def test_bots_play_themselves() -> None:
    done = run("--selfplay", "1", "--bots", "skilled,novice:general", start=NO_QT)
    assert done.returncode == 0, done.stderr
    assert "games: 1" in done.stdout
    assert "broken invariants: 0" in done.stdout
    assert "1 skilled balanced" in done.stdout or "2 novice general" in done.stdout


def test_selfplay_of_the_first_edition() -> None:
    done = run("--selfplay", "8", "--edition", "first", "--players", "4", start=NO_QT)
    assert (done.returncode, done.stderr) == (0, "")
    found = figures(done.stdout)
    assert found["games"] == "8"
    assert found["broken invariants"] == "0"
    # each game draws its options from its seed, and the report says which were played
    for option in ("badal", "nation_building", "weak_states", "prize_band_spies"):
        assert 0 < int(found[f"with {option}"]) < 8
    ends = {line.partition(":")[0] for line in done.stdout.splitlines() if "ended by" in line}
    assert ends <= {f"ended by {how}" for how in ("supremacy", "final_topple", "agreement")}


def test_selfplay_is_the_same_from_the_same_seed_only() -> None:
    first = run("--selfplay", "2", "--seed", "5").stdout
    assert run("--selfplay", "2", "--seed", "5").stdout == first
    assert run("--selfplay", "2", "--seed", "6").stdout != first


@pytest.mark.parametrize("arguments", [["--wakhan"], ["--wakhan", "improved", "--players", "3"]])
def test_wakhan_joins_selfplay(arguments: list[str]) -> None:
    done = run("--selfplay", "1", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert figures(done.stdout)["broken invariants"] == "0"


def test_version() -> None:
    done = run("--version", start=NO_QT)
    assert (done.returncode, done.stdout) == (0, f"pamir-desktop {__version__}\n")


OPTIONS = (
    *("--replay", "--new", "--seed", "--lang", "--scale", "--safe-mode", "--config-dir"),
    *(
        "--log-level",
        "--demo",
        "--verify",
        "--selfplay",
        "--players",
        "--bots",
        "--wakhan",
        "--version",
    ),
)
LATIN_WORD = re.compile(r"[a-z]{3,}")


@pytest.mark.parametrize(
    ("language", "usage", "words"),
    [
        ("en", "usage: pamir-desktop [FILE] [options]", "language for this session"),
        ("de", "Aufruf: pamir-desktop [DATEI] [Optionen]", "Sprache für diesen Start"),
        ("ru", "использование: pamir-desktop [ФАЙЛ] [параметры]", "язык на этот запуск"),
    ],
)
def test_help_names_every_option_in_the_language(language: str, usage: str, words: str) -> None:
    done = run("--cheat", "--lang", language, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(usage)
    assert words in done.stdout
    assert not [option for option in OPTIONS if f"  {option}" not in done.stdout]


@pytest.mark.parametrize(
    ("language", "file", "folder", "table"),
    [
        ("en", "FILE", "DIR", "TABLE"),
        ("de", "DATEI", "ORDNER", "TISCH"),
        ("ru", "ФАЙЛ", "ПАПКА", "СТОЛ"),
    ],
)
def test_the_values_of_options_are_named_in_the_language(
    language: str, file: str, folder: str, table: str
) -> None:
    shown = run("--help", "--lang", language).stdout
    assert f"[{file}]" in shown.splitlines()[0]
    assert f"--replay {file}" in shown
    assert f"--demo {folder}" in shown
    assert shown.count(folder) == 3  # the help of --demo says where the pictures go
    assert f"--new {table}" in shown


def test_russian_help_has_no_word_of_argparse() -> None:
    printed = run("--help", "--lang", "ru").stdout
    assert "справк" in printed
    names = r"--[a-z-]+|[a-z]+\|[a-z|]+|[Pp]amir|desktop|hotseat|first|solo"
    names += "|novice|skilled|strong|expert|general"
    assert LATIN_WORD.findall(re.sub(names, "", printed)) == []


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"LANG": "de_AT.UTF-8"}, "Aufruf: "),
        ({"LANG": "C.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "использование: "),
        ({"LANG": "fr_FR.UTF-8"}, "usage: "),
        ({"LANG": "C"}, "usage: "),
    ],
)
def test_without_lang_the_system_names_the_language(
    environment: dict[str, str], words: str
) -> None:
    assert run("--help", **environment).stdout.startswith(words)
    assert run("--cheat", **environment).stderr.startswith(words)


def test_a_terminal_that_cannot_write_the_letters_gets_question_marks() -> None:
    done = run("--help", "--lang", "ru", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "--replay ????" in done.stdout
    assert "?????" in done.stdout


WRONG = [
    (["--cheat"], "unknown", "Unknown argument: --cheat"),
    (["--saf"], "unknown", "Unknown argument: --saf"),
    (["one.pamir", "two.pamir"], "unknown", "Unknown argument: two.pamir"),
    (["--selfplay"], "needs_value", "--selfplay needs a value"),
    (["--lang"], "needs_value", "--lang needs a value"),
    (["--replay", "--safe-mode"], "needs_value", "--replay needs a value"),
    (["--safe-mode=yes"], "takes_no_value", "--safe-mode does not take a value"),
    (["--selfplay", "0"], "no_positive", "--selfplay cannot be “0”"),
    (["--selfplay", "-3"], "no_positive", "--selfplay cannot be “-3”"),
    (["--selfplay", "many"], "no_positive", "--selfplay cannot be “many”"),
    (["--selfplay", "1", "--players", "1"], "no_players", "--players cannot be “1”"),
    (["--selfplay", "1", "--players", "6"], "no_players", "--players cannot be “6”"),
    (["--selfplay", "1", "--players", "two"], "no_players", "--players cannot be “two”"),
    (["--selfplay", "1", "--bots", "novice,wise"], "no_choice", "--bots cannot be “wise”"),
    (["--selfplay", "1", "--bots", "novice:shy,novice"], "no_choice", "--bots cannot be “shy”"),
    (["--selfplay", "1", "--bots", "novice"], "no_bots", "name 2 to 5 levels"),
    (["--selfplay", "1", "--bots", ",".join(["novice"] * 6)], "no_bots", "name 2 to 5 levels"),
    (["--bots", "novice,novice"], "of_selfplay", "only be used with --selfplay"),
    (["--selfplay", "1", "--bots", "novice,novice", "--players", "3"], "two_tasks", "--players"),
    (["--selfplay", "1", "--seed", "-1"], "no_seed", "--seed cannot be “-1”"),
    (["--new", "solo", "--seed", str(2**63)], "no_seed", "from 0 to 2**63 - 1"),
    (["--selfplay", "1", "--wakhan", "kind"], "no_choice", "Possible values: rulebook, improved."),
    (["--lang", "fr"], "no_choice", "--lang cannot be “fr”. Possible values: en, de, ru."),
    (["--log-level", "loud"], "no_choice", "Possible values: debug, info, warning, error."),
    (["--new", "hotseat:6"], "no_choice", "--new cannot be “hotseat:6”"),
    (["--scale", "5"], "no_scale", "--scale cannot be “5”"),
    (["--scale", "tiny"], "no_scale", "--scale cannot be “tiny”"),
    (["--scale", "nan"], "no_scale", "--scale cannot be “nan”"),
    (["--scale", "inf"], "no_scale", "--scale cannot be “inf”"),
    (["--selfplay", "1", "--wakhan", "--players", "4"], "wakhan_table", "one or two people"),
    (["--players", "3"], "of_selfplay", "only be used with --selfplay"),
    (["--wakhan"], "of_selfplay", "only be used with --selfplay"),
    (["--edition", "first"], "of_selfplay", "only be used with --selfplay"),
    (["--selfplay", "1", "--edition", "third"], "no_choice", "Possible values: second, first"),
    (["--selfplay", "1", "--edition", "first", "--wakhan"], "first_edition", "cannot be used"),
    (
        ["--selfplay", "1", "--edition", "first", "--bots", "novice,novice"],
        "first_edition",
        "--bots",
    ),
    (["--seed", "3"], "lone_seed", "--seed can only be used with"),
    (["a.pamir", "--seed", "3"], "lone_seed", "--seed can only be used with"),
    (
        ["--selfplay", "1", "--scale", "1"],
        "no_window",
        "--selfplay opens no window and cannot be used with --scale",
    ),
    (["--selfplay", "1", "--safe-mode"], "no_window", "cannot be used with --safe-mode"),
    (["--verify", "a", "--config-dir", "x"], "no_window", "cannot be used with --config-dir"),
    (["--safe-mode", "--config-dir", "x"], "safe_mode", "cannot be used with --config-dir"),
    (
        ["--selfplay", "1", "game.pamir"],
        "two_tasks",
        "game.pamir and --selfplay cannot be used together",
    ),
    (["--verify", "a", "b"], "two_tasks", "b and --verify cannot be used together"),
    (["--verify", "a", "--selfplay", "1"], "two_tasks", "--verify and --selfplay cannot be used"),
    (["--replay", "a", "b"], "two_tasks", "b and --replay cannot be used together"),
    (["--replay", "a", "--new", "solo"], "two_tasks", "--replay and --new cannot be used together"),
    (["--replay", "a", "--demo", "b"], "two_tasks", "--replay and --demo cannot be used together"),
    (["b", "--new", "solo"], "two_tasks", "b and --new cannot be used together"),
    (["b", "--demo", "solo"], "two_tasks", "b and --demo cannot be used together"),
    (
        ["--new", "solo", "--selfplay", "1"],
        "two_tasks",
        "--new and --selfplay cannot be used",
    ),
    (
        ["--demo", "a", "--selfplay", "1"],
        "two_tasks",
        "--demo and --selfplay cannot be used",
    ),
]


@pytest.mark.parametrize(
    ("arguments", "problem", "words"), WRONG, ids=[" ".join(case[0]) for case in WRONG]
)
def test_a_wrong_command_line_is_explained(arguments: list[str], problem: str, words: str) -> None:
    with pytest.raises(CommandError) as raised:
        parse(arguments)
    assert raised.value.id == problem
    printed = wrong_command(raised.value)
    assert words in printed
    assert printed.startswith("usage: pamir-desktop [FILE] [options]\n")


def test_every_problem_was_met() -> None:
    printed = {name for name in vars(CommandProblem) if not name.startswith("_")} - {"tr"}
    assert printed == {problem for _, problem, _ in WRONG}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "pamir-desktop: game.pamir and --new cannot be used together."),
        ("de", "pamir-desktop: game.pamir und --new sind nicht zusammen möglich."),
        ("ru", "pamir-desktop: game.pamir и\xa0--new нельзя указать вместе."),
    ],
)
def test_the_process_ends_with_2_and_says_why_in_the_language(language: str, words: str) -> None:
    done = run("game.pamir", "--new", "solo", f"--lang={language}")
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr.splitlines()


def test_what_is_right_needs_no_qt() -> None:
    code = (
        "import sys; from pamir_desktop.cli import read_command_line as read;"
        "read(['--replay', 'a', '--lang', 'de', '--scale', '1.5', '--log-level', 'debug']);"
        "print('PySide6' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
