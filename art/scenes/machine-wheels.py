"""A Fungoman machine from near: both wheels, the chute and the feeder heaped with balls."""

import numpy as np

from studio import balls, hall, light
from studio import place

SIZE, CALM = (720, 480), 1.5


def build():
    place.room(x0=-6, x1=6, y1=15, door=(-2.4, 2.0, 3.3), lamp_rows=(-2.0, 1.9), power=27)
    hall.tunnel(0.0, -3.0, 12.5, mesh=0.09)
    light.panel((-1.6, 0.2, 2.9), (1.4, 0.9), 50, target=(0.3, 2.5, 1.4))
    ball = balls.baseball(0.25)
    heap = balls.heap(96, balls.BASEBALL, hall.in_hopper, lambda rng, n: np.c_[rng.uniform(-0.1, 0.1, (n, 2)), 0.06 + 0.02 * np.arange(n)], 2)
    hall.machine((-0.10, 2.45, 0.016), -1.22, heap, ball)
    light.camera((-0.25, 0.55, 1.52), (0.24, 2.55, 1.40), (0.2, 2.5, 1.5), 4.5, 40)
