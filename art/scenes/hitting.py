"""A lesson about to begin: a ball on the tee, a bat against it, a bucket of balls, the net behind."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM = (1600, 1067), 1.5


def build():
    place.room(x0=-6, x1=6, y1=17, near=(-3.4, 1.2, 3.6, 8.5), door=(-3.3, 1.2, 3.4), sun_from=-7)
    hall.tunnel(0.0, -2.5, 13.5)
    place.batters_mat(0.25, 0.42)
    top = field.tee((0.25, 1.02, 0.016), 0.66)
    ball = balls.baseball(0.25)
    balls.put(ball, (0.25, 1.02, 0.016 + top + balls.BASEBALL - 0.012), (0.9, 0.35, 0.9))
    place.standing_bat(field.bat(field.red_wood(), taped=True), (0.62, 0.92, 0.03), (0.31, 1.00, 0.775))
    place.full_bucket(1.22, 1.95, ball)
    hall.l_screen((-0.5, 8.2, 0), 0.1)
    place.scatter_balls(ball, ((-0.75, 1.9), (-0.5, 3.2), (0.6, 4.2), (0.2, 6.0), (1.1, 5.2)))
    light.panel((-1.2, -0.7, 2.2), (1.4, 0.9), 34, target=(0.25, 1.0, 0.5))
    light.camera((-0.38, -0.55, 0.52), (0.12, 1.7, 0.47), (0.25, 1.0, 0.6), 3.4, 32)
