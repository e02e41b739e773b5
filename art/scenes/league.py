"""Tournament night: the cup and a ball on the bench, the scoreboard lit on the far wall, out of focus."""

from studio import board as boards
from studio import balls, coach, gear, hall, kit, light, things
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1200, 800), 1.5, 0.13, 12
HAZE, NET = place.HAZE, 0.7


def build():
    y1 = 14.4
    place.dusk(x0=-8.4, x1=7.5, y1=y1, power=12, near=(-6.5, 1.4, 5.5, 9.0), lines=[hall.Line((-8, 7.4), (7.5, 7.4), 0.10)], exposure=1.15, door=None, high=6.0,
               lamp_rows=(-5.2, -1.7, 1.7, 5.2), window=(0.5, 12.5, 3.2, 5.0), sun_from=-100, sun_height=16, sun=20)
    b = boards.Board(wide=5.6, tall=2.4, up=1.3, y=y1 - 0.3)
    dz = -1.56
    for text, z in (("010200", 4.82), ("003010", 4.20)):
        for i, f in enumerate(text):
            b.figure(f, -1.92 + 0.42 * i, z + dz, 0.058)
    for x, f, z in [(1.25 + 0.48 * i, f, z) for z, row in ((4.82, "371"), (4.20, "480")) for i, f in enumerate(row)]:
        b.figure(f, x, z + dz, 0.058)
    for i, f in enumerate("7:42"):
        b.figure(f, -1.15 + 0.58 * i, 3.36 + dz, 0.080)
    for i, f in enumerate("62"):
        b.figure(f, 1.50 + 0.66 * i, 3.36 + dz, 0.080)
    for i in range(4):
        b.lamp(-2.3 + 0.28 * (i % 2), 3.22 + dz + 0.3 * (i // 2), 0.08, i < 3)
    b.diamond(-2.42, 4.82 + dz, 0.2, (0.33, 0.055, 0.022))
    b.diamond(-2.42, 4.20 + dz, 0.2, (0.62, 0.60, 0.55))
    b.wire_up(7.0)
    things.pennants((-8.3, y1 - 0.1, 4.9), (-3.0, y1 - 0.1, 4.9), 0.35, 0.34)
    things.pennants((3.0, y1 - 0.1, 4.9), (7.4, y1 - 0.1, 4.9), 0.25, 0.34)
    things.wall_pads(3.6, 7.4, y1, 1.5)
    place.batters_mat(-0.6, 5.6)
    ball = balls.baseball(0.45)
    place.scatter_balls(ball, ((-1.6, 4.2), (2.6, 4.4), (-0.6, 8.2), (-0.9, 2.6), (0.3, 3.3)))
    # Near: the bench with the cup.
    gear.bench(-3.75, -1.4, 0.02)
    coach.cup((-2.665, 0.0, 0.461), -0.40, 0.93)
    balls.put(ball, (-2.845, -0.055, 0.461 + balls.BASEBALL), (0.9, 0.35, 0.5))
    light.panel((-4.6, -0.9, 1.5), (0.7, 0.9), 19, target=(-2.7, 0.0, 0.6))
    light.panel((-1.4, 1.1, 1.5), (0.5, 0.9), 26, (1.0, 0.70, 0.40), target=(-2.7, 0.0, 0.62))
    light.panel((0.0, y1 - 1.1, 1.7), (5.2, 1.2), 40, (1.0, 0.60, 0.22), (0.0, 4.0, 0.0))
    light.camera((-3.30, -1.26, 0.545), (-3.14, 0.0, 0.600), (-2.665, -0.06, 0.6), 2.4, 31)
