"""Before practice: a coach with a board talks to two players by the cages, a rack of bats and the mark on the wall behind them."""

from studio import balls, gear, hall, kit, light, people, things
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1200, 540), 1.5, 0.09, 10
HAZE, NET = place.HAZE, 0.7
RED, WHITE, GREEN = (0.33, 0.045, 0.018), (0.60, 0.58, 0.52), (0.020, 0.085, 0.050)


def build():
    y1 = 10.5
    place.dusk(x0=-8.0, x1=8.5, y1=y1, lamp_rows=(-4.6, -1.2, 2.2, 5.6), near=(-3.5, 0.2, 6.5, 7.5), door=None, power=12, exposure=1.3, high=5.0,
               window=(-2.0, 8.0, 3.2, 4.5), sun_from=-104, sun_height=17, sun=22)
    # The far wall.
    things.roller_door((-1.6, y1, 0), 3.4, 3.3)
    things.mark((2.35, y1 - 0.01, 2.95), 1.9)
    things.rack((4.9, y1, 0), 2.4)
    things.clock((4.9, y1 - 0.01, 3.3), 0.26)
    things.pennants((-7.9, y1 - 0.08, 4.30), (8.4, y1 - 0.08, 4.30), 0.16, 0.28)
    things.cooler((0.75, y1 - 0.3, 0))
    place.batters_mat(2.55, 3.5)
    for i, x in enumerate((-3.9,)):
        hall.tunnel(x, 1.4, 9.6, left=True, right=True, mesh=0.10)
        place.batters_mat(x, 3.0)
    ball = balls.baseball(0.25)
    gear.bench(1.5, 3.4, 6.6)
    kit.pack((1.2, 6.5, 0.012), 0.25)
    gear.helmet((2.0, 6.6, 0.462), 0.5)
    gear.helmet((2.4, 6.6, 0.462), 0.2, (0.016, 0.060, 0.034))
    # The coach looks towards the camera and the players at him.
    coach, palms = people.figure((2.62, 4.05, 0.018), 2.72, "talk", shirt=RED, trousers=(0.025, 0.028, 0.027), socks=None, skin="tan", hair="gray", cap=(0.016, 0.045, 0.030), look=-0.15, nod=0.08)
    people.give_board(coach, (-0.02, 0.33, 1.13), 0.0, -1.0)
    one, palms = people.figure((1.60, 3.15, 0.018), -0.75, "lean", shirt=WHITE, skin="light", hair="sand", style="long", cap=RED, number="8", mark=(0.30, 0.045, 0.018), tall=0.90, look=-0.1)
    people.give_bat(one, (0.34, 0.24, 0.93), (0.42, 0.40, 0.03), grip=0.05)
    two, palms = people.figure((3.62, 3.05, 0.018), 0.70, "stand", shirt=WHITE, skin="brown", hair="black", style="curly", cap=GREEN, number="15", mark=(0.30, 0.045, 0.018), tall=0.95, look=0.1)
    people.give_glove(two, (-0.27, 0.10, 0.62), 2.2, 0.3)
    place.full_bucket(4.6, 3.9, ball)
    place.scatter_balls(ball, ((4.1, 3.3), (0.5, 4.0), (-1.0, 3.2), (4.9, 4.4), (1.0, 5.2), (-2.2, 5.4), (3.0, 5.0)))
    light.panel((0.6, -0.6, 3.2), (1.8, 0.9), 90, target=(2.6, 3.2, 1.0))
    light.panel((4.6, 5.2, 3.6), (1.0, 0.6), 90, target=(2.6, 3.2, 1.4))
    light.camera((0.6, -2.2, 1.45), (1.15, 4.6, 1.30), (2.5, 3.2, 1.2), 6.0, 26)
