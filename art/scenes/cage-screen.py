"""The L-screen of a cage from near, a full bucket of balls behind it."""

from studio import balls, hall, light
from studio import place

SIZE, CALM = (840, 560), 1.5


def build():
    place.room(power=36, near=(-3, 0.4, 3, 9), y1=14, door=(-3.0, 1.6, 3.3))
    hall.tunnel(0.0, -2.5, 11.5)
    hall.l_screen((0.10, 3.9, 0), 0.22)
    ball = balls.baseball(0.25)
    place.full_bucket(0.72, 4.45, ball)
    place.scatter_balls(ball, ((-0.9, 2.2), (0.5, 1.9), (1.2, 2.9), (-0.4, 3.1), (1.0, 4.1)))
    light.panel((-1.4, 0.2, 2.8), (1.4, 0.9), 43, target=(0.2, 3.9, 0.8))
    light.camera((-0.75, -0.55, 1.12), (0.20, 3.9, 0.98), (0.1, 3.9, 1.0), 3.4, 34)
