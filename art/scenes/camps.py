"""The first morning of camp: a bucket full of balls on the clay, more of them around it."""

import numpy as np

from studio import balls, field, ground, light
from studio.ground import Chalk


def build():
    light.evening(sun_from=112, exposure=0.6)
    g = ground.Ground(focus=(0, 0), chalk=[Chalk((-30, 0.62), (30, 0.30), 0.10, 0.15)], flat=[(0.08, 0.06, 0.17)], seed=11,
                      grass=lambda s, x, y: s.step(s.add(y, s.mul(s.noise(1.6, 3), 0.5)), 4.4, 4.46))
    g.lay()
    g.crumbs()
    ground.lawn(((-5, 4.0, 6, 9.4), None))
    ground.fence(distance=60)
    ground.trees(distance=80, seed=6)
    z = g.at(0.08, 0.06) - 0.004
    low, top, tall = field.bucket((0.08, 0.06, z))

    def inside(p, r):
        p = p.copy()
        p[:, 2] = np.maximum(p[:, 2], 0.008 + r)
        wall = low + (top - low) * np.clip(p[:, 2] / tall, 0, 1) - r
        wall = np.where(p[:, 2] > tall + 0.01, wall + 0.03, wall)
        d = np.hypot(p[:, 0], p[:, 1])
        k = np.minimum(1, wall / np.maximum(d, 1e-6))
        p[:, :2] *= k[:, None]
        return p

    heap = balls.heap(60, balls.BASEBALL, inside, lambda rng, n: np.c_[rng.uniform(-0.06, 0.06, (n, 2)), 0.06 + 0.03 * np.arange(n)])
    ball = balls.baseball()
    balls.pour(ball, heap + [0.08, 0.06, z], 3)
    for x, y, turn in ((-0.30, -0.08, (0.9, 0.3, 0.4)), (-0.16, -0.27, (2.1, 0.4, 1.0)), (0.34, -0.14, (0.3, 2.0, 0.2)), (-0.55, 0.33, (1, 1, 1)), (0.62, 0.16, (2, 0, 1))):
        balls.put(ball, (x, y, g.level(x, y, 0.008) + balls.BASEBALL - 0.001), turn)
    light.camera((-0.32, -1.50, 0.40), (-0.03, 0.05, 0.20), (0.04, -0.08, 0.25), 3.2)
