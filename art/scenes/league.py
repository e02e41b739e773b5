"""Tournament night: the scoreboard on the wall of the hall, its bulbs lit above the turf, home plate in front."""

from studio import board as boards
from studio import balls, field, hall, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1200, 800), 1.5, 0.11, 6
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(x0=-7.4, x1=7, y1=11, power=7, near=(-4.5, 0.4, 4.5, 10.8), lines=[hall.Line((-7, 6.0), (7, 6.0), 0.10)], exposure=1.0, door=(-7.0, -3.5, 3.3), high=6.0, lamp_rows=(-5.2, -1.7, 1.7, 5.2), sun_from=-34)
    b = boards.Board(wide=6.0, tall=2.5, up=1.75, y=10.7)
    dz = -0.98
    for x, text, z in ((-1.75, "010200", 4.85), (-1.75, "003010", 4.30)):
        for i, f in enumerate(text):
            b.figure(f, x - 0.2 + 0.42 * i, z + dz, 0.055)
    for i, f in enumerate("371"):
        b.figure(f, 1.45 + 0.45 * i, 4.85 + dz, 0.055)
    for i, f in enumerate("480"):
        b.figure(f, 1.45 + 0.45 * i, 4.30 + dz, 0.055)
    for i, f in enumerate("7:42"):
        b.figure(f, -0.9 + 0.55 * i, 3.40 + dz, 0.075)
    for i, f in enumerate("62"):
        b.figure(f, 1.65 + 0.6 * i, 3.40 + dz, 0.075)
    for i in range(4):
        b.lamp(-2.4 + 0.28 * (i % 2), 3.25 + dz + 0.3 * (i // 2), 0.08, i < 3)
    b.diamond(-2.55, 4.85 + dz, 0.2, (0.33, 0.055, 0.022))
    b.diamond(-2.55, 4.30 + dz, 0.2, (0.62, 0.60, 0.55))
    b.wire_up(6.0)

    place.batters_mat(0.15, 0.9)
    ball = balls.baseball(0.25)
    balls.put(ball, (-0.22, 1.25, 0.018 + balls.BASEBALL), (0.9, 0.35, 0.9))
    place.scatter_balls(ball, ((0.55, 2.6), (-1.1, 3.3), (1.7, 4.4), (-0.5, 5.6), (0.35, 4.1)))
    light.panel((0.0, 8.4, 4.9), (6.0, 0.5), 50, target=(0.0, 10.7, 2.9))
    light.panel((0.0, 9.9, 2.2), (5.2, 1.2), 60, (1.0, 0.60, 0.22), (0.0, 4.0, 0.0))
    light.panel((-1.2, -0.4, 2.6), (1.6, 0.9), 30, target=(0.0, 1.2, 0.0))
    light.camera((-0.62, 0.35, 0.50), (-1.0, 8.0, 1.74), (0.0, 6.0, 1.6), 5.6, 31)
