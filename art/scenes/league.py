"""League night: the scoreboard on the wall of the hall, its bulbs lit above the turf."""

from studio import board as boards
from studio import hall, light, balls
from studio import place

SIZE, CALM, BLOOM = (1140, 760), 1.5, 0.10


def build():
    place.room(x0=-8, x1=8, y1=11, power=22, near=(-5.0, 0.5, 5.0, 10.5), lines=[hall.Line((-8, 6.0), (8, 6.0), 0.10), hall.Line((0.0, -3), (0.0, 6.0), 0.10)], exposure=0.70, door=None, high=6.4, lamp_rows=(-5.6, 5.6))
    b = boards.Board(wide=6.6, tall=2.7, up=2.75, y=10.75)
    for x, text, z in ((-2.0, "010200", 4.85), (-2.0, "003010", 4.30)):
        for i, f in enumerate(text):
            b.figure(f, x - 0.2 + 0.42 * i, z, 0.055)
    for i, f in enumerate("371"):
        b.figure(f, 1.55 + 0.45 * i, 4.85, 0.055)
    for i, f in enumerate("480"):
        b.figure(f, 1.55 + 0.45 * i, 4.30, 0.055)
    for i, f in enumerate("7:42"):
        b.figure(f, -0.9 + 0.55 * i, 3.35, 0.075)
    for i, f in enumerate("62"):
        b.figure(f, 1.75 + 0.6 * i, 3.35, 0.075)
    for i in range(4):
        b.lamp(-2.6 + 0.28 * (i % 2), 3.2 + 0.3 * (i // 2), 0.08, i < 3)
    b.diamond(-2.8, 4.85, 0.2, (0.33, 0.055, 0.022))
    b.diamond(-2.8, 4.30, 0.2, (0.62, 0.60, 0.55))
    b.wire_up()
    ball = balls.baseball(0.25)
    place.scatter_balls(ball, ((0.5, 3.0), (-1.4, 4.4), (2.0, 4.9), (-0.6, 6.8)))
    light.panel((0.0, 7.5, 5.4), (6.0, 0.5), 90, target=(0.0, 10.7, 4.0))
    light.camera((-0.6, -1.2, 1.05), (0.05, 10.0, 3.05), (0, 10.5, 4), 4.0, 32)
