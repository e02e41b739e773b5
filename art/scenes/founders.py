"""A diamond in chalk white on the clay mat, a ball in its corner, a bat across its side."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM = (1140, 760), 1.5


def build():
    r, cy = 0.42, 0.75
    c = [(0, cy - r), (r, cy), (0, cy + r), (-r, cy)]
    place.room(power=36, near=(-3, 1.8, 3, 7), exposure=0.80, door=(-2.6, 3.2, 3.3))
    hall.tunnel(0.0, -2.5, 14.0)
    place.mat(-1.8, -0.8, 1.8, 1.8, [hall.Line(c[i], c[(i + 1) % 4], 0.06) for i in range(4)])
    ball = balls.baseball()
    balls.put(ball, (0.0, cy + r - 0.12, 0.016 + balls.BASEBALL), (1.1, 0.5, 0.2))
    field.lay_bat(field.bat(field.natural_wood(), taped=True), (0.75, 0.18), 62, lambda x, y: 0.018)
    light.panel((-0.8, -0.6, 1.9), (1.0, 0.8), 32, target=(0.0, 0.8, 0.0))
    light.camera((-0.12, -0.72, 0.50), (0.08, 1.05, 0.14), (0.0, 0.9, 0.04), 3.2, 34)
