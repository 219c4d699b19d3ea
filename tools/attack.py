"""Attacks on saved games: garbled files, garbled autosave folders, killed processes.

python tools/attack.py saves --count 20000 --seed 1
python tools/attack.py autosaves --count 3000 --seed 1
python tools/attack.py kills --count 2000 --seed 1

Every file either opens or is refused with a plain reason; nothing is changed; nothing takes longer
than two seconds or much memory. What opens is played to its end, saved and opened again. The exit
code is 1 if anything went wrong. `docs/security.md` says what the program promises.
"""

from __future__ import annotations

import argparse
import resource
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.attacks.findings import Findings
from tools.attacks.garbled_autosaves import garble_autosaves
from tools.attacks.garbled_saves import garble_saves
from tools.attacks.killed_windows import kill_windows

MOST_MEMORY: Final = 200
"""MB, of the whole process."""

ATTACKS: Final = {"saves": garble_saves, "autosaves": garble_autosaves, "kills": kill_windows}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attack", choices=ATTACKS)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    findings = Findings(prints_progress=True)
    with tempfile.TemporaryDirectory(prefix="pamir-attack-") as folder:
        ATTACKS[options.attack](Path(folder), options.count, options.seed, findings)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    if memory > MOST_MEMORY:
        findings.report("memory", f"{memory} MB")
    print(f"{options.attack}: {options.count} with seed {options.seed}, {memory} MB at most")
    print(f"slowest: {findings.slowest:.2f} s for {findings.slowest_name}")
    for kind, count in sorted(Counter(findings.seen).items()):
        print(f"  {kind}: {count}")
    for problem in findings.problems[:20]:
        print(f"WRONG {problem}")
    print(f"problems: {len(findings.problems)}")
    return 1 if findings.problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
