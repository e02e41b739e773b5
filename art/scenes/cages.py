"""The row of cages: a sign and the net of the first, near; a batter in the next before the evening light, out of focus."""

import math

from studio import balls, field, gear, hall, kit, light, people, things
from studio import place
from studio.mesh import tubes
from studio.shade import paint

SIZE, CALM, BLOOM, SAMPLES = (1120, 544), 1.5, 0.12, 20
HAZE, NET = (420.0, (0.20, 0.145, 0.09)), 0.9


def build():
    y1 = 15
    place.dusk(x0=-6.0, x1=12.5, y0=-4.0, y1=y1, lamp_rows=(-3.66, 0.0, 3.66, 7.32), near=(-2.6, -0.6, 5.6, 6.0), door=(3.6, 8.6, 3.7), power=5.5, exposure=1.2, high=5.6,
               sun=40, sun_height=13)
    for i, x in enumerate((-3.66, 0.0, 3.66, 7.32)):
        hall.tunnel(x, 1.2, 13.6, left=i == 0, right=True, mesh=0.08)
        place.batters_mat(x, 2.9)
    hall.l_screen((4.3, 11.0, 0), 0.1)
    ball = balls.baseball(0.6)
    place.scatter_balls(ball, ((-0.6, 5.6), (0.8, 6.2), (-0.3, 7.1), (3.2, 5.6), (4.2, 6.6), (2.9, 6.3), (0.2, 8.2), (0.3, 4.9), (1.3, 0.3), (2.2, 0.7)))
    things.cage_sign("2", (1.285, -0.305, 1.66), 0.245)
    tubes("posts", [[(1.10, -0.28, 0), (1.10, -0.28, 3.4)]], 0.017, paint("post", (0.045, 0.050, 0.048), 0.45), 20)
    # Near and sharp: it is part of the picture, not of the veil of the nets behind.
    front = hall._net("front net", (1.115, -0.28, 0.02), (2.4, 0, 0), (0, 0, 3.38), hall.twine((0.075, 0.074, 0.070)), 0.055, 0.0018, 0.02, (0, 1, 0))
    front.name = "front net"
    place.full_bucket(1.46, -0.02, ball)
    place.standing_bat(field.bat(field.natural_wood(), taped=True), (1.30, -0.48, 0.03), (1.16, -0.31, 0.82))
    batter, _ = people.figure((2.80, 3.5, 0.016), -math.pi / 2 + 0.22, "swing", shirt=(0.20, 0.03, 0.014), trousers=(0.26, 0.25, 0.225), sleeves=(0.012, 0.014, 0.013), helmet=(0.016, 0.060, 0.034), skin="light", number="4", bare=False, creased=0.45, tall=1.04, look=0.10, nod=0.34)
    people.grip_bat(batter, (-0.03, 0.575, 1.075), (-0.20, 1.25, 1.15), material=field.dark_wood())
    light.panel((0.2, -2.6, 2.6), (1.2, 0.9), 40, target=(1.5, -0.3, 0.9))
    light.panel((2.6, 1.2, 2.4), (1.0, 0.6), 40, (1.0, 0.72, 0.42), target=(1.5, -0.3, 0.8))
    light.camera((1.14, -2.5, 1.15), (1.14, 5.0, 1.10), (1.3, -0.3, 1.3), 1.35, 42)
