"""Makes the sound effects of the program: a few short waves, computed, nothing recorded.

Run it after a change: `.venv/bin/python tools/sounds.py`
"""

from __future__ import annotations

import array
import math
import random
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Final

RATE: Final = 22_050
"""Samples per second."""

LOUDEST: Final = 0.6
FOLDER: Final = Path(__file__).parents[1] / "pamir_desktop" / "resources" / "sounds"

Wave = list[float]


def decaying(seconds: float, half_life: float, tone: Callable[[float], float]) -> Wave:
    """A tone that begins at once and fades; `tone` gets the time in seconds."""
    samples = []
    for number in range(int(seconds * RATE)):
        time = number / RATE
        begin = min(1.0, time / 0.002)
        end = min(1.0, (seconds - time) / 0.01)
        samples.append(begin * end * 0.5 ** (time / half_life) * tone(time))
    return samples


def sines(*partials: tuple[float, float]) -> Callable[[float], float]:
    """Frequency and strength of each partial."""
    return lambda time: sum(
        strength * math.sin(2 * math.pi * frequency * time) for frequency, strength in partials
    )


def noise(seed: int, softness: float) -> Callable[[float], float]:
    """Hiss, without its highest tones; the same one every time."""
    dice = random.Random(seed)
    level = 0.0

    def sample(time: float) -> float:
        nonlocal level
        level += (dice.uniform(-1, 1) - level) * softness
        return level

    return sample


def mixed(*parts: tuple[float, Wave]) -> Wave:
    """Each part begins after so many seconds."""
    end = max(int(start * RATE) + len(part) for start, part in parts)
    whole = [0.0] * end
    for start, part in parts:
        first = int(start * RATE)
        for place, value in enumerate(part, first):
            whole[place] += value
    return whole


def card() -> Wave:
    """Paper slides and lands."""
    slide = decaying(0.11, 0.035, noise(1, 0.55))
    land = decaying(0.06, 0.012, noise(2, 0.25))
    return mixed((0.0, [0.5 * value for value in slide]), (0.07, land))


def coin() -> Wave:
    ring = decaying(0.22, 0.045, sines((2637, 0.6), (4186, 0.35), (5920, 0.2)))
    return mixed((0.0, [0.6 * value for value in ring]), (0.055, ring))


def piece() -> Wave:
    """Wood on a board."""
    knock = decaying(0.09, 0.014, sines((210, 0.9), (420, 0.4), (890, 0.2)))
    return mixed((0.0, knock), (0.0, decaying(0.02, 0.004, noise(3, 0.5))))


def check() -> Wave:
    """A gong."""
    return decaying(1.3, 0.3, sines((131, 0.7), (197, 0.4), (262, 0.35), (371, 0.2), (523, 0.12)))


def win() -> Wave:
    notes = (392.0, 523.3, 659.3, 784.0)
    parts = [
        (0.14 * place, decaying(1.0, 0.22, sines((note, 0.6), (2 * note, 0.25), (3 * note, 0.1))))
        for place, note in enumerate(notes)
    ]
    return mixed(*parts)


EFFECTS: Final[dict[str, Callable[[], Wave]]] = {
    "card": card,
    "coin": coin,
    "piece": piece,
    "check": check,
    "win": win,
}


def samples_of(name: str) -> array.array[int]:
    """16 bits each, all effects equally loud at their loudest."""
    made = EFFECTS[name]()
    peak = max(map(abs, made))
    return array.array("h", (round(value / peak * LOUDEST * 32_767) for value in made))


def write(name: str, folder: Path) -> None:
    samples = samples_of(name)
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in EFFECTS:
        write(name, FOLDER)
        print(FOLDER / f"{name}.wav")


if __name__ == "__main__":
    main()
