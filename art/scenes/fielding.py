"""Ground balls on the open area: a base on the line, a ball in front, more coming across the turf."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM = (1140, 760), 1.5


def build():
    lines = [hall.Line((0.55, -3), (0.55, 18), 0.10), hall.Line((-9, 1.55), (0.55, 1.55), 0.10)]
    place.room(x0=-9, x1=6, y1=18, power=40, near=(-4.5, -0.6, 4.0, 9), lines=lines, exposure=0.85, lamp_rows=(-5.5, -1.5, 2.5), door=(-3.6, 2.6, 3.5), sun_from=-20)
    place.mat(-0.35, 0.75, 1.35, 2.35)
    field.base((0.45, 1.50, 0.010), 0.06, 0.25)
    ball = balls.baseball(0.25)
    balls.put(ball, (-0.02, 1.02, 0.018 + balls.BASEBALL), (0.9, 0.35, 0.9))
    place.full_bucket(2.2, 4.6, ball)
    place.scatter_balls(ball, ((-0.9, 2.2), (-1.5, 3.4), (-0.6, 4.4), (-2.0, 5.4), (1.3, 3.2)))
    light.panel((-1.0, -0.6, 2.4), (1.4, 0.9), 50, target=(0.3, 1.4, 0.1))
    light.camera((-0.62, -0.75, 0.50), (0.30, 2.6, 0.34), (0.2, 1.3, 0.08), 3.2, 34)
