"""A yellow softball beside a white baseball on the clay mat, the cage soft behind."""

from studio import balls, hall, light
from studio import place

SIZE, CALM = (1140, 760), 1.5


def build():
    place.room(power=36, near=(-3, 1.4, 3, 7), exposure=0.80, door=(-0.2, 5.2, 3.3))
    hall.tunnel(0.0, -2.5, 14.0)
    place.batters_mat(0.0, 0.35, plate=False)
    soft, base = balls.softball(), balls.baseball()
    balls.put(soft, (-0.16, 0.62, 0.016 + balls.SOFTBALL), (0.9, 0.35, 0.5))
    balls.put(base, (0.06, 0.52, 0.016 + balls.BASEBALL), (1.1, 0.5, 0.2))
    light.panel((-0.8, -0.6, 1.8), (1.0, 0.8), 26, target=(0.0, 0.6, 0.0))
    light.camera((-0.16, -0.42, 0.25), (0.0, 0.75, 0.13), (-0.05, 0.55, 0.04), 3.2, 36)
