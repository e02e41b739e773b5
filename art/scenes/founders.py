"""A diamond drawn in chalk on the clay, a ball inside it, the knob of a bat leading in; the sun ahead of us."""

import math

from studio import balls, field, ground, light
from studio.ground import Chalk


def build():
    light.evening(sun_from=52, sun=0.30, exposure=0.75)
    r = 0.34
    corner = [(0, -r), (r, 0), (0, r), (-r, 0)]
    chalk = [Chalk(corner[i], corner[(i + 1) % 4], 0.052, 0.12) for i in range(4)]
    g = ground.Ground(focus=(0, -0.1), chalk=chalk, seed=14, rough=0.85,
                      grass=lambda s, x, y: s.step(s.add(y, s.mul(s.noise(1.6, 3), 0.5)), 5.4, 5.46))
    g.lay()
    g.crumbs()
    ground.lawn(((-5, 5.1, 7, 10), None))
    ground.fence(distance=62)
    ground.trees(distance=84, seed=9)
    ball = balls.baseball()
    balls.put(ball, (0.0, 0.02, g.level(0, 0.02, 0.008) + balls.BASEBALL - 0.001), (0.9, 0.3, 0.7))
    field.lay_bat(field.bat(field.natural_wood()), (0.16, -0.02), 118, g.at)
    light.camera((-0.14, -1.05, 0.27), (0.05, 0.40, 0.085), (0.02, 0.0, 0.05), 2.8)
