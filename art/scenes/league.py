"""The scoreboard at dusk: bulb-yellow figures, the sun going down behind the trees."""

from studio import ground, light
from studio.board import Board

BLOOM = 0.13


def build():
    light.evening(sun_from=-68, sun=0.28, light=0.12, exposure=0.55)
    g = ground.Ground(focus=(0, -10), rough=0.8, seed=31, grass=lambda s, x, y: s.step(s.add(s.mul(y, -1.0), s.mul(s.noise(1.6, 3), 0.4)), 3.0, 3.1))
    g.lay(core=1.6, step=0.012)
    ground.lawn(((-4.8, -10.6, 3.6, -3.2), None), long=0.06)
    ground.fence(distance=3.0, spread=90, tall=2.3)
    ground.trees(distance=46, spread=90, tall=(10, 14), number=26, seed=5)
    b = Board()
    top = 4.55
    for row, runs in enumerate(("010200", "003010")):
        z = top - 0.62 * row
        b.diamond(-3.12, z, 0.24, (0.33, 0.055, 0.022) if row else (0.62, 0.60, 0.55))
        for i in range(9):
            b.figure(runs[i] if i < len(runs) else " ", -2.55 + 0.44 * i, z, 0.047)
        for i, f in enumerate(("3", "7", "1") if row == 0 else ("4", "8", "0")):
            b.figure(f, 1.85 + 0.56 * i, z, 0.052)
    b.bar(0, top - 1.02, 6.7)
    for i, f in enumerate("7:42"):
        b.figure(f, (-0.85, -0.32, 0.16, 0.74)[i], 2.83, 0.082)
    for i, (n, on) in enumerate(((3, 2), (2, 1), (2, 2))):
        for k in range(n):
            b.lamp(-3.15 + 0.34 * k, 3.22 - 0.38 * i, 0.10, k < on)
    b.figure("6", 2.1, 2.83, 0.07)
    b.figure("2", 2.9, 2.83, 0.07)
    b.wire_up()
    light.camera((-2.3, -11.6, 0.55), (0.05, 0, 2.62), (0, 0, 3.4), 2.0)
