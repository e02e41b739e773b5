"""The feeder of a Fungoman machine from near: a wire basket heaped with balls, the cage soft behind it."""

import numpy as np

from studio import balls, hall, light
from studio import place

SIZE, CALM = (840, 560), 1.5


def build():
    place.room(x0=-6, x1=6, y1=15, door=(-1.0, 4.6, 3.3), lamp_rows=(-2.0, 1.9))
    hall.tunnel(0.0, -3.0, 12.5)
    light.panel((-1.4, 0.6, 2.9), (1.2, 0.9), 34, target=(0.6, 2.5, 1.7))
    ball = balls.baseball(0.25)
    heap = balls.heap(96, balls.BASEBALL, hall.in_hopper, lambda rng, n: np.c_[rng.uniform(-0.1, 0.1, (n, 2)), 0.06 + 0.02 * np.arange(n)], 2)
    hall.machine((-0.10, 2.45, 0.016), -1.22, heap, ball)
    light.camera((-0.10, 0.95, 1.98), (0.32, 2.55, 1.52), (0.55, 2.55, 1.7), 3.4, 40)
