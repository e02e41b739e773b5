"""The machine that never tires: two wheels, a chute, a wire hopper full of balls, waiting in its tunnel."""

import numpy as np

from studio import balls, hall, light

CALM = 0.9


def build():
    light.indoors(sun_from=16)
    y1 = 16.0
    hall.shell(-6.0, 6.0, -3.5, y1, door=(-3.4, 2.6, 3.3))
    hall.turf((-5.9, -3.4, 5.9, y1), (), near=(-4.0, -0.4, 4.5, 11.0))
    hall.tunnel(0.0, -3.0, 13.5)
    hall.lamps((-2.4, 2.4), -3.0, 15.5, 4.25, power=30)
    light.panel((-2.0, -0.8, 2.9), (1.6, 0.9), 85, target=(0.1, 2.4, 0.9))
    hall.outside(y1)
    ball = balls.baseball(0.25)
    heap = balls.heap(62, balls.BASEBALL, hall.in_hopper, lambda rng, n: np.c_[rng.uniform(-0.1, 0.1, (n, 2)), 0.06 + 0.02 * np.arange(n)], 2)
    hall.machine((-0.30, 2.45, 0.012), -1.22, heap, ball)
    for x, y, t in ((-0.50, 1.25, (0.8, 0.3, 0.6)), (-0.24, 1.05, (2, 1, 0)), (-0.75, 2.1, (1, 0, 2)), (0.55, 1.2, (0, 2, 1)), (-0.6, 3.4, (1, 1, 1)), (1.2, 3.6, (1, 2, 0))):
        balls.put(ball, (x, y, 0.009 + balls.BASEBALL), t)
    light.camera((-0.45, -0.95, 1.12), (0.03, 2.35, 0.93), (-0.2, 2.2, 1.2), 2.8)
