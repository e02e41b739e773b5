"""Tournament night: the scoreboard lit above the turf, a batter in white who waits for the ball, two of his team on the bench, pennants along the wall."""

from studio import board as boards
from studio import balls, gear, hall, kit, light, people, things
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1200, 800), 1.5, 0.11, 10
HAZE, NET = place.HAZE, 0.7
RED, WHITE, GREEN = (0.33, 0.045, 0.018), (0.62, 0.60, 0.54), (0.020, 0.085, 0.050)


def build():
    y1 = 11
    place.dusk(x0=-8.4, x1=6.0, y1=y1, power=11, near=(-4.5, 0.4, 4.5, 9.0), lines=[hall.Line((-8, 7.4), (6, 7.4), 0.10)], exposure=1.2, door=None, high=6.0,
               lamp_rows=(-5.2, -1.7, 1.7, 5.2), window=(0.5, 9.5, 3.6, 5.0), sun_from=-100, sun_height=20, sun=15)
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

    things.roller_door((-5.3, y1, 0), 3.2, 3.3)
    things.pennants((-8.3, y1 - 0.1, 5.15), (-3.0, y1 - 0.1, 5.15), 0.35, 0.34)
    things.pennants((3.0, y1 - 0.1, 5.15), (5.95, y1 - 0.1, 5.15), 0.25, 0.34)
    things.wall_pads(3.2, 5.9, y1, 1.5)
    place.batters_mat(1.74, 3.4)
    ball = balls.baseball(0.25)
    place.scatter_balls(ball, ((-1.6, 4.2), (2.6, 6.2), (-0.6, 8.2), (-0.9, 2.1)))
    kit.batter((0.92, 4.0, 0.016), 0.40, shirt=(0.62, 0.60, 0.54), mark=(0.30, 0.045, 0.018), cap=(0.33, 0.045, 0.018), number="5", wide=1.07)
    # His team: two on the bench under the board, one who stands beside it.
    gear.bench(-2.5, -0.2, 8.7)
    first, palms = people.figure((-1.95, 8.68, 0.012), 3.14 - 0.25, "sit", shirt=WHITE, skin="brown", hair="black", style="curly", cap=RED, look=-0.30, chest=(0.0, 0.20, 0.93), elbows=((-0.28, 0.34, 0.74), (0.28, 0.34, 0.74)), wrists=((-0.06, 0.50, 0.72), (0.05, 0.50, 0.66)))
    people.give_bat(first, (0.0, 0.56, 0.66), (0.0, 0.60, 0.03), grip=0.06)
    people.figure((-1.00, 8.68, 0.012), 3.14 + 0.15, "sit", shirt=WHITE, skin="light", hair="sand", style="long", helmet=RED, look=-0.2)
    coach, palms = people.figure((-3.15, 8.3, 0.012), 3.14 - 0.55, "akimbo", shirt=RED, trousers=(0.10, 0.10, 0.095), socks=None, skin="tan", hair="gray", cap=(0.016, 0.045, 0.030))
    kit.pack((0.05, 8.5, 0.012), -0.2)
    place.full_bucket(-0.45, 8.25, ball)
    light.panel((0.0, 8.4, 5.2), (6.0, 0.5), 60, target=(0.0, 10.7, 3.1))
    light.panel((0.0, 9.9, 2.4), (5.2, 1.2), 40, (1.0, 0.60, 0.22), (0.0, 4.0, 0.0))
    light.panel((-1.0, 1.0, 3.4), (1.2, 0.8), 70, target=(1.0, 4.0, 1.0))
    light.panel((-2.0, 5.4, 3.6), (2.4, 0.6), 80, target=(-1.8, 8.7, 0.8))
    light.panel((3.0, 6.2, 3.6), (1.0, 0.6), 90, target=(1.1, 4.0, 1.2))
    light.camera((-0.75, -0.9, 1.15), (-0.36, 8.0, 1.66), (1.0, 5.0, 1.2), 6.3, 29)
