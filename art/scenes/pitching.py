"""The rubber on top of the mound, a chalk stride line running to home plate, a ball waiting."""

import math

from studio import balls, field, ground, light
from studio.ground import Chalk


def _lawn(s, x, y):
    ring = s.math("SQRT", s.add(s.mul(x, x), s.math("POWER", s.sub(y, 0.45), 2.0)))
    dy = s.sub(y, 18.4)
    home = s.math("SQRT", s.add(s.mul(x, x), s.mul(dy, dy)))
    wob = s.mul(s.sub(s.noise(1.6, 3), 0.5), 0.2)
    return s.step(s.add(s.least(s.sub(ring, 2.8), s.sub(home, 4.2)), wob), -0.02, 0.05)


def build():
    light.evening(sun_from=108, exposure=0.55)
    g = ground.Ground(focus=(0, -0.05), chalk=[Chalk((0.0, 0.10), (0.0, 2.3), 0.065, 0.25)], hill=field.mound, seed=5,
                      flat=[(x, 0, 0.17) for x in (-0.24, -0.08, 0.08, 0.24)], grass=_lawn)
    g.lay()
    g.crumbs(keep_off=[(x, 0, 0.085) for x in (-0.24, -0.16, -0.08, 0, 0.08, 0.16, 0.24)])
    ground.lawn(((-4, 3, 5, 11), lambda x, y: math.hypot(x, y - 0.45) > 3.15), height=lambda x, y: float(field.mound(x, y)))
    ground.fence(distance=62)
    ground.trees(distance=80)
    field.pitchers_rubber((0, 0, max(g.at(x, 0) for x in (-0.3, 0, 0.3)) - 0.009))
    ball = balls.baseball()
    at = (0.185, 0.165)
    balls.put(ball, (*at, g.level(*at, 0.008) + balls.BASEBALL - 0.001), (1.1, 0.5, 0.2))
    light.camera((0.42, -0.98, 0.475), (0.02, 0.42, 0.31), (*at, 0.28), 3.2)
