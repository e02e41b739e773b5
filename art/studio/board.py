"""The scoreboard: bulbs on a dark green board, figures only."""

import numpy as np

from .mesh import box, icosphere, scatter
from .shade import glow, paint

_FIGURES = {
    "0": "01110 10001 10001 10001 10001 10001 01110", "1": "00100 01100 00100 00100 00100 00100 01110",
    "2": "01110 10001 00001 00110 01000 10000 11111", "3": "01110 10001 00001 00110 00001 10001 01110",
    "4": "00010 00110 01010 10010 11111 00010 00010", "5": "11111 10000 11110 00001 00001 10001 01110",
    "6": "01110 10000 10000 11110 10001 10001 01110", "7": "11111 00001 00010 00100 01000 01000 01000",
    "8": "01110 10001 10001 01110 10001 10001 01110", "9": "01110 10001 10001 01111 00001 00001 01110",
    " ": "00000 00000 00000 00000 00000 00000 00000", ":": "0 0 1 0 1 0 0",
}


class Board:
    """A board `wide` by `tall`, its face towards -y, its lower edge `up` above the ground."""

    def __init__(self, wide=7.4, tall=3.1, up=2.1, y=0.0):
        self.y, self.lit, self.dark = y, [], []
        self.green = paint("board", (0.010, 0.027, 0.017), 0.55, 0.1)
        self.black = paint("recess", (0.006, 0.007, 0.006), 0.7)
        self.chalk = paint("trim", (0.62, 0.60, 0.55), 0.5, 0.2)
        steel = paint("post", (0.05, 0.055, 0.052), 0.5)
        mid = up + tall / 2
        box("board", (wide, 0.30, tall), (0, y + 0.15, mid), self.green, 0.01)
        t = 0.055
        for z in (up + 0.10, up + tall - 0.10):
            box("trim", (wide - 0.20 + t, 0.012, t), (0, y - 0.005, z), self.chalk)
        for x in (-wide / 2 + 0.10, wide / 2 - 0.10):
            box("trim", (t, 0.012, tall - 0.20 + t), (x, y - 0.005, mid), self.chalk)
        for x in (-wide * 0.33, wide * 0.33):
            box("post", (0.22, 0.22, up + tall), (x, y + 0.42, (up + tall) / 2), steel, 0.01)
        # The mark on top: a diamond.
        box("mark", (0.62, 0.08, 0.62), (0, y + 0.15, up + tall + 0.46), paint("mark", (0.33, 0.055, 0.022), 0.45), 0.01, (0, np.pi / 4, 0))
        box("mark", (0.30, 0.10, 0.30), (0, y + 0.15, up + tall + 0.46), self.chalk, 0.01, (0, np.pi / 4, 0))

    def bar(self, x, z, wide, tall=0.03):
        box("bar", (wide, 0.01, tall), (x, self.y - 0.004, z), self.chalk)

    def diamond(self, x, z, size, colour):
        box("logo", (size, 0.012, size), (x, self.y - 0.006, z), paint("logo", colour, 0.45), 0, (0, np.pi / 4, 0))

    def figure(self, what, x, z, pitch):
        """One figure of bulbs, centred on (x, z)."""
        rows = _FIGURES[what].split()
        n = len(rows[0])
        box("recess", ((n + 1.4) * pitch, 0.02, 8.4 * pitch), (x, self.y, z), self.black, 0.004)
        for r, row in enumerate(rows):
            for c, on in enumerate(row):
                p = (x + (c - (n - 1) / 2) * pitch, self.y - 0.014, z + (3 - r) * pitch)
                (self.lit if on == "1" else self.dark).append((*p, pitch * 0.36))

    def lamp(self, x, z, size, on):
        (self.lit if on else self.dark).append((x, self.y - 0.004, z, size))

    def wire_up(self, strength=7.0):
        shine = glow("bulb", (1.0, 0.50, 0.095), strength)
        shine.cycles.sample_as_light = False
        for name, spots, m in (("lit", self.lit, shine), ("unlit", self.dark, paint("glass", (0.055, 0.047, 0.034), 0.25))):
            a = np.array(spots)
            scatter(name, [icosphere(2)], a[:, :3], a[:, 3], m)
