"""A Fungoman machine from near: a ball on its way down the chute to both wheels, the feeder heaped with balls."""

import numpy as np

from studio import balls, hall, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (840, 560), 1.5, 0.09, 6
HAZE, NET = place.HAZE, 0.7


def build():
    place.dusk(x0=-6, x1=6, y1=15, door=(-3.4, 0.6, 3.3), lamp_rows=(-2.0, 1.9), power=12, exposure=1.05)
    hall.tunnel(0.0, -3.0, 12.5, mesh=0.09)
    light.panel((-1.6, 0.2, 2.9), (1.2, 0.8), 46, target=(0.3, 2.5, 1.4))
    light.panel((1.6, 4.4, 3.0), (1.0, 0.8), 60, target=(0.2, 2.5, 1.4))
    ball = balls.baseball(0.5)
    heap = balls.heap(104, balls.BASEBALL, hall.in_hopper, lambda rng, n: np.c_[rng.uniform(-0.1, 0.1, (n, 2)), 0.06 + 0.02 * np.arange(n)], 2)
    hall.machine((-0.10, 2.45, 0.016), -1.22, heap, ball)
    light.camera((-0.35, 0.75, 1.52), (0.24, 2.55, 1.38), (0.1, 2.45, 1.5), 4.0, 40)
