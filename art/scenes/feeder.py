"""A ball machine from near at dusk: the wire basket heaped with balls, the chute and the two wheels; the door to the evening soft behind."""

import numpy as np

from studio import balls, hall, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1280, 640), 1.5, 0.11, 10
HAZE, NET = place.HAZE, 0.6


def build():
    place.dusk(x0=-6, x1=8, y1=15, door=(0.4, 5.6, 3.5), lamp_rows=(-2.0, 1.9, 5.8), power=12, near=(-3.2, 4.5, 7.0, 9.0), exposure=1.1, sun=32)
    hall.tunnel(0.65, -3.0, 12.5, wide=5.0, mesh=0.08)
    place.mat(-1.5, 1.2, 1.5, 3.7, hall.box_of_lines(-1.42, 1.28, 1.42, 3.62, 0.05))
    light.panel((-1.5, 0.2, 2.3), (0.9, 0.7), 26, target=(0.2, 2.5, 1.5))
    light.panel((1.7, 3.9, 2.5), (0.8, 0.7), 40, (1.0, 0.76, 0.48), target=(0.3, 2.5, 1.5))
    ball = balls.baseball(0.45)
    heap = balls.heap(118, balls.BASEBALL, hall.in_hopper, lambda rng, n: np.c_[rng.uniform(-0.1, 0.1, (n, 2)), 0.06 + 0.02 * np.arange(n)], 2)
    hall.machine((-0.10, 2.45, 0.016), -1.22, heap, ball)
    place.scatter_balls(ball, ((0.6, 6.4), (2.0, 7.6), (1.6, 5.2)))
    light.camera((-0.55, 0.95, 1.55), (0.055, 2.55, 1.515), (0.50, 2.50, 1.6), 2.0, 35)
