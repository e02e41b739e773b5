"""A yellow softball beside a white baseball on the clay mat, the cage soft behind."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM = (1120, 747), 1.5


def build():
    place.room(x0=-6, x1=6, y1=17, near=(-3.4, 1.4, 3.4, 8), door=(-3.2, 1.9, 3.4), sun_from=-7)
    hall.tunnel(0.0, -2.5, 13.5)
    place.batters_mat(0.55, 0.10, plate=False)
    hall.l_screen((-0.4, 8.0, 0), 0.1)
    soft, base = balls.softball(), balls.baseball()
    balls.put(soft, (0.02, 0.62, 0.016 + balls.SOFTBALL), (0.9, 0.35, 0.5))
    balls.put(base, (0.17, 0.535, 0.016 + balls.BASEBALL), (1.1, 0.5, 0.2))
    place.scatter_balls(base, ((-0.9, 2.6), (0.6, 3.2), (-0.3, 4.4), (1.1, 4.8)))
    light.panel((-0.9, -0.7, 1.6), (1.0, 0.8), 16, target=(0.1, 0.6, 0.0))
    light.camera((-0.14, -0.12, 0.13), (0.005, 0.75, 0.098), (0.05, 0.57, 0.04), 4.0, 36)
