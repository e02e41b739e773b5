"""Tournament night: the scoreboard lit above the turf, the evening in the door beside it, a batter in white who waits for the ball."""

from studio import board as boards
from studio import balls, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1200, 800), 1.5, 0.11, 10
HAZE, NET = place.HAZE, 0.7


def build():
    place.dusk(x0=-8.4, x1=6.0, y1=11, power=13, near=(-4.5, 0.4, 4.5, 9.0), lines=[hall.Line((-8, 7.4), (6, 7.4), 0.10)], exposure=1.15, door=(-6.6, -3.1, 3.5), high=6.0,
               lamp_rows=(-5.2, -1.7, 1.7, 5.2), sun_from=-33, sun=32)
    b = boards.Board(wide=5.6, tall=2.4, up=2.0, y=10.7)
    dz = -0.86
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

    place.batters_mat(1.74, 3.4)
    ball = balls.baseball(0.25)
    place.scatter_balls(ball, ((-1.6, 4.2), (2.6, 6.2), (-2.4, 6.0), (-0.6, 8.2), (-0.9, 2.1)))
    place.full_bucket(-2.0, 8.6, ball)
    kit.batter((0.92, 4.0, 0.016), 0.40, shirt=(0.62, 0.60, 0.54), mark=(0.30, 0.045, 0.018), cap=(0.33, 0.045, 0.018), number="5", wide=1.07)
    light.panel((0.0, 8.4, 5.2), (6.0, 0.5), 60, target=(0.0, 10.7, 3.1))
    light.panel((0.0, 9.9, 2.4), (5.2, 1.2), 70, (1.0, 0.60, 0.22), (0.0, 4.0, 0.0))
    light.panel((-1.0, 1.0, 3.4), (1.2, 0.8), 70, target=(1.0, 4.0, 1.0))
    light.panel((3.0, 6.2, 3.6), (1.0, 0.6), 90, target=(1.1, 4.0, 1.2))
    light.camera((-0.75, -0.9, 1.15), (-0.36, 8.0, 1.66), (1.0, 5.0, 1.2), 6.3, 29)
