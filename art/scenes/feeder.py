"""A Fungoman machine in its cage at dusk: two wheels, the chute, and a wire feeder heaped with balls."""

import numpy as np

from studio import balls, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1280, 640), 1.5, 0.09, 6
HAZE, NET = place.HAZE, 0.75


def build():
    place.dusk(x0=-6, x1=6, y1=15, door=(-3.2, 1.2, 3.3), lamp_rows=(-2.0, 1.9), power=13, near=(-3.2, 0.5, 4.0, 9.0), exposure=1.05)
    hall.tunnel(0.25, -3.0, 12.5, wide=4.2, mesh=0.08)
    place.mat(-1.5, 1.2, 1.5, 3.7, hall.box_of_lines(-1.42, 1.28, 1.42, 3.62, 0.05))
    light.panel((-2.0, -0.8, 2.9), (1.3, 0.8), 62, target=(0.1, 2.4, 1.1))
    light.panel((1.9, 4.6, 3.2), (1.0, 0.8), 60, target=(0.1, 2.4, 1.2))
    ball = balls.baseball(0.4)
    heap = balls.heap(104, balls.BASEBALL, hall.in_hopper, lambda rng, n: np.c_[rng.uniform(-0.1, 0.1, (n, 2)), 0.06 + 0.02 * np.arange(n)], 2)
    hall.machine((-0.10, 2.45, 0.016), -1.22, heap, ball)
    place.scatter_balls(ball, ((-0.62, 1.75), (0.35, 1.5), (-0.95, 2.4), (0.9, 1.2), (-0.4, 4.4), (1.2, 4.6), (0.9, 3.2), (-1.6, 3.6), (-1.4, 5.4)))
    light.camera((-1.02, -0.62, 1.20), (-0.62, 2.5, 1.24), (0.1, 2.4, 1.3), 4.5, 33)
