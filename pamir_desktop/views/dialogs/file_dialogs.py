"""The dialogs that ask for a file: to open, to save to, to export to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from pamir_desktop.views.game_menu import ExportKind
from pamir_desktop.views.texts.translation import translate

Answer = Callable[[Path], object]

SAVED = ".pamir"


def ask_for_file(parent: QWidget, folder: Path, answer: Answer) -> None:
    """A saved game to open."""
    title = translate("FileDialogs", "Open a game")
    dialog = _dialog(parent, title, folder, QFileDialog.AcceptMode.AcceptOpen)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    every = translate("FileDialogs", "All files")
    dialog.setNameFilters([_filter(SAVED), f"{every} (*)"])
    _ask(dialog, answer)


def ask_for_place(parent: QWidget, wanted: Path, answer: Answer) -> None:
    """Where to save a game; the dialog asks before overwriting a file."""
    title = translate("FileDialogs", "Save the game")
    _ask(_saving(parent, title, wanted, _filter(wanted.suffix)), answer)


def ask_for_export(parent: QWidget, wanted: Path, answer: Answer) -> None:
    """Where to export something to, by its suffix."""
    title = translate("FileDialogs", "Export")
    _ask(_saving(parent, title, wanted, _filter(wanted.suffix)), answer)


def ask_for_report(parent: QWidget, wanted: Path, answer: Answer) -> None:
    """Where to save a problem report; titled by the system, so that it works after any error."""
    _ask(_saving(parent, "", wanted, f"*{wanted.suffix}"), answer)


def ask_for_drawing(
    parent: QWidget, title: str, wanted: Path, kinds: dict[str, str], answer: Answer
) -> None:
    """Where to save a picture, and in which format: names by suffix, that of `wanted` first."""
    dialog = _dialog(parent, title, wanted.parent, QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    suffixes = {f"{name} (*{suffix})": suffix for suffix, name in kinds.items()}
    dialog.setNameFilters(list(suffixes))

    def choose_kind(kind: str) -> None:
        """The suffix determines the format."""
        dialog.setDefaultSuffix(suffixes[kind].removeprefix("."))
        for file in dialog.selectedFiles():
            dialog.selectFile(Path(file).with_suffix(suffixes[kind]).name)

    dialog.filterSelected.connect(choose_kind)
    dialog.setDefaultSuffix(wanted.suffix.removeprefix("."))
    dialog.selectFile(wanted.name)
    _ask(dialog, answer)


def ask_for_folder(parent: QWidget, folder: Path, answer: Answer) -> None:
    """The folder to save games in."""
    title = translate("FileDialogs", "Folder for saved games")
    dialog = _dialog(parent, title, folder, QFileDialog.AcceptMode.AcceptOpen)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    _ask(dialog, answer)


def documents() -> Path:
    """The user's documents folder."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(place))


def _saving(parent: QWidget, title: str, wanted: Path, name_filter: str) -> QFileDialog:
    dialog = _dialog(parent, title, wanted.parent, QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setNameFilter(name_filter)
    dialog.setDefaultSuffix(wanted.suffix.removeprefix("."))
    dialog.selectFile(wanted.name)
    return dialog


def _dialog(parent: QWidget, title: str, folder: Path, mode: QFileDialog.AcceptMode) -> QFileDialog:
    dialog = QFileDialog(parent, title, str(folder))
    dialog.setAcceptMode(mode)
    return dialog


def _ask(dialog: QFileDialog, answer: Answer) -> None:
    dialog.fileSelected.connect(lambda name: answer(Path(name)))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def _filter(suffix: str) -> str:
    names = {
        SAVED: translate("FileDialogs", "Saved games"),
        ExportKind.TEXT.value: translate("FileDialogs", "Text"),
        ExportKind.MARKDOWN.value: translate("FileDialogs", "Markdown"),
        ExportKind.PICTURE.value: translate("FileDialogs", "Picture"),
    }
    return f"{names[suffix]} (*{suffix})"
