"""Home plate on the clay mat of a cage, a ball on its edge."""

from studio import balls, hall, light
from studio import place

SIZE, CALM = (840, 560), 1.5


def build():
    place.room(power=34, near=(-3, 1.4, 3, 7))
    hall.tunnel(0.0, -2.5, 16.5)
    place.batters_mat(0.0, 0.35)
    hall.l_screen((0.15, 8.2, 0), 0.10)
    ball = balls.baseball(0.25)
    balls.put(ball, (-0.27, 0.60, 0.018 + balls.BASEBALL), (0.9, 0.35, 0.9))
    place.scatter_balls(ball, ((0.8, 2.6), (-0.7, 3.6), (0.4, 5.0)))
    light.panel((-0.8, -0.6, 2.2), (1.2, 0.9), 25, target=(0.0, 0.6, 0.0))
    light.camera((-0.42, -0.75, 0.52), (0.02, 1.30, 0.16), (-0.1, 0.6, 0.04), 3.4, 34)
