"""The row of cages from the walkway: clay mats side by side under their numbers, a coach behind the L-screen throws to a batter."""

import math

from mathutils import Vector

from studio import balls, hall, light, people, things
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1120, 544), 1.5, 0.09, 10
HAZE, NET = place.HAZE, 0.7


def build():
    y1 = 15
    place.dusk(x0=-4.0, x1=14.5, y1=y1, lamp_rows=(-1.8, 1.83, 5.49, 9.2, 12.8), near=(-3.0, 0.0, 8.0, 9.0), door=None, power=15, exposure=1.3,
               window=(3.0, 14.0, 3.0, 4.4), sun_from=-84, sun_height=16, sun=13)
    things.evening_outside(-4.0, 0, 20, 1.0, 9.0)
    things.roller_door((0.6, y1, 0), 4.2, 3.5)
    things.windows(4.4, 9.6, y1, 3.2, 4.1, shine=1.1, number=8)
    things.pennants((3.4, y1 - 0.1, 4.75), (14.0, y1 - 0.1, 4.75), 0.3, 0.34, each=0.42)
    for i, x in enumerate((0.0, 3.66, 7.32, 10.98)):
        hall.tunnel(x, 1.6, 13.0, left=i == 0, right=True, mesh=0.08)
        place.batters_mat(x, 3.0)
        hall.l_screen((x + (-0.70 if i == 1 else -0.1), 9.0, 0), 0.1)
        things.cage_sign(str(i + 1), (x, 5.38, 3.40), 0.52)
    ball = balls.baseball(0.25)
    place.full_bucket(2.3, 9.5, ball)
    place.scatter_balls(ball, ((-0.6, 5.6), (0.8, 6.2), (-0.3, 7.1), (3.2, 5.6), (4.2, 6.6), (7.1, 6.2), (2.9, 6.3), (0.2, 8.2), (0.3, 4.9)))
    batter, _ = people.figure((2.88, 3.5, 0.016), -math.pi / 2 + 0.22, "swing", shirt=(0.62, 0.60, 0.54), mark=(0.30, 0.045, 0.018), sleeves=(0.012, 0.014, 0.013), helmet=(0.33, 0.045, 0.018), skin="light", number="4", bare=False, creased=0.45, tall=1.04, look=0.10, nod=0.34)
    people.grip_bat(batter, (-0.03, 0.575, 1.075), (-0.20, 1.25, 1.15))
    coach, palms = people.figure((3.47, 9.55, 0.012), 3.14 + 0.10, "throw", shirt=(0.33, 0.045, 0.018), trousers=(0.12, 0.12, 0.115), socks=None, skin="tan", hair="gray", cap=(0.016, 0.045, 0.030), fists=(False, True), gloved=True)
    people.give_glove(coach, (-0.02, 0.58, 1.24), 3.0, -0.3)
    b = balls.put(ball, (0, 0, 0))
    b.parent, b.location = coach, tuple(palms[1] + Vector((0.0, 0.0, 0.058)))
    light.panel((-0.6, 0.2, 3.1), (2.2, 0.9), 90, target=(1.6, 4.0, 0.2))
    light.panel((1.4, 1.2, 3.2), (1.0, 0.7), 60, target=(2.9, 3.5, 1.1))
    light.panel((4.2, 5.8, 3.3), (1.0, 0.6), 90, target=(2.9, 3.5, 1.2))
    light.panel((2.6, 7.4, 3.4), (0.9, 0.6), 60, target=(3.5, 9.5, 1.2))
    light.camera((1.0, -1.5, 1.40), (1.88, 5.2, 1.06), (2.8, 3.5, 1.0), 6.3, 26)
