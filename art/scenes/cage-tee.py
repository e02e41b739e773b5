"""A ball on a tee at the plate of a cage, net and lamps behind it."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM = (840, 560), 1.5


def build():
    place.room(power=34, near=(-3, 1.4, 3, 7), door=(-0.6, 4.6, 3.3))
    hall.tunnel(0.0, -2.5, 14.0)
    place.batters_mat(0.0, 0.35, plate=False)
    top = field.tee((0.0, 0.75, 0.016), 0.72)
    ball = balls.baseball(0.25)
    balls.put(ball, (0.0, 0.75, 0.016 + top + balls.BASEBALL - 0.012), (0.9, 0.35, 0.9))
    place.full_bucket(0.85, 1.75, ball)
    place.scatter_balls(ball, ((-0.7, 1.9), (-0.5, 3.4), (0.3, 4.4)))
    light.panel((-1.0, -0.6, 2.2), (1.2, 0.9), 31, target=(0.0, 0.8, 0.6))
    light.camera((-0.48, -0.90, 0.72), (0.22, 1.30, 0.56), (0.0, 0.75, 0.75), 3.2, 38)
