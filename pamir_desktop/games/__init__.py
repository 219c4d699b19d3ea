"""Games on disk: saving, opening, autosaving, the library of games. Never imports Qt."""

from .autosave import AutosaveFolder
from .autosaver import Autosaver
from .errors import PROBLEMS, SaveError
from .header import Header, PlayerHeader
from .keeper import Keeper
from .library import Entry, Library, search
from .places import Places
from .recent import Recent
from .recovery import Recovered, recover
from .savefile import SaveFile
from .saves import SUFFIX, Opened, open_game, read_header, read_preview, save_bytes
from .statistics import Statistics, statistics

__all__ = [
    "PROBLEMS",
    "SUFFIX",
    "AutosaveFolder",
    "Autosaver",
    "Entry",
    "Header",
    "Keeper",
    "Library",
    "Opened",
    "Places",
    "PlayerHeader",
    "Recent",
    "Recovered",
    "SaveError",
    "SaveFile",
    "Statistics",
    "open_game",
    "read_header",
    "read_preview",
    "recover",
    "save_bytes",
    "search",
    "statistics",
]
