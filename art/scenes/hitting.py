"""A lesson about to begin: a ball on the tee, a bat against it, buckets of balls, the net behind."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM = (1140, 760), 1.5


def build():
    place.room(power=36, near=(-3.4, 0.8, 3.6, 8), exposure=0.85, door=(-3.9, 0.8, 3.3))
    hall.tunnel(0.0, -2.5, 14.0)
    hall.tunnel(-3.66, -2.5, 14.0, right=False)
    place.batters_mat(0.0, 0.35)
    top = field.tee((-0.05, 0.90, 0.016), 0.62)
    ball = balls.baseball(0.25)
    balls.put(ball, (-0.05, 0.90, 0.016 + top + balls.BASEBALL - 0.012), (0.9, 0.35, 0.9))
    place.standing_bat(field.bat(field.natural_wood(), taped=True), (0.30, 0.86, 0.03), (0.03, 0.90, 0.72))
    place.full_bucket(1.00, 1.75, ball)
    hall.l_screen((0.2, 8.6, 0), 0.1)
    place.scatter_balls(ball, ((0.62, 0.75), (-0.75, 1.7), (-0.5, 3.2), (0.4, 4.2), (-0.2, 6.0), (0.9, 5.2)))
    light.panel((-1.0, -0.6, 2.4), (1.4, 0.9), 62, target=(0.1, 0.9, 0.4))
    light.camera((-0.70, -1.05, 0.62), (0.12, 1.6, 0.50), (0.0, 0.9, 0.6), 3.4, 34)
