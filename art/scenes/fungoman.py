"""A Fungoman cage: the machine at the far end of its cage, its feeder full of balls."""

import numpy as np

from studio import balls, hall, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (840, 560), 1.5, 0.08, 12
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(x0=-6, x1=6, y1=15, door=(-3.6, 1.4, 3.3), lamp_rows=(-2.0, 1.9), near=(-3.2, -1.0, 4.0, 7.0), power=16)
    hall.tunnel(0.0, -3.0, 12.5)
    place.mat(-1.5, 1.2, 1.5, 3.7, hall.box_of_lines(-1.42, 1.28, 1.42, 3.62, 0.05))
    light.panel((-2.0, -0.8, 2.9), (1.6, 0.9), 59, target=(0.1, 2.4, 1.1))
    ball = balls.baseball(0.25)
    heap = balls.heap(84, balls.BASEBALL, hall.in_hopper, lambda rng, n: np.c_[rng.uniform(-0.1, 0.1, (n, 2)), 0.06 + 0.02 * np.arange(n)], 2)
    hall.machine((-0.10, 2.45, 0.016), -1.22, heap, ball)
    place.scatter_balls(ball, ((-0.62, 1.75), (0.35, 1.5), (-0.95, 2.4), (0.9, 1.2), (-0.4, 4.4), (1.2, 4.6), (0.9, 3.2)))
    light.camera((-0.85, -1.75, 1.05), (0.10, 2.35, 1.08), (0.0, 2.3, 1.3), 3.2, 40)
