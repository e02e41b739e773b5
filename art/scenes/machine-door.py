"""What a batter sees in a Fungoman cage: home plate in front, the machine before the open door at the far end."""

import numpy as np

from studio import balls, hall, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (840, 560), 1.5, 0.09, 12
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(x0=-5.5, x1=5.5, y1=14, door=(-1.8, 2.2, 3.3), lamp_rows=(-2.0, 1.9), near=(-3.0, 0.0, 3.2, 9.0), power=17, exposure=1.25, sun=30)
    hall.tunnel(0.0, -3.0, 11.5, mesh=0.09)
    place.batters_mat(0.0, 0.5)
    place.mat(-1.0, 3.4, 1.0, 5.3, hall.box_of_lines(-0.92, 3.48, 0.92, 5.22, 0.05))
    light.panel((-1.4, 1.4, 2.9), (1.2, 0.8), 110, target=(0.0, 4.1, 1.0))
    light.panel((-0.9, -0.6, 2.2), (1.2, 0.8), 18, target=(0.0, 0.7, 0.0))
    ball = balls.baseball(0.4)
    heap = balls.heap(104, balls.BASEBALL, hall.in_hopper, lambda rng, n: np.c_[rng.uniform(-0.1, 0.1, (n, 2)), 0.06 + 0.02 * np.arange(n)], 2)
    hall.machine((0.10, 4.1, 0.016), 0.75, heap, ball)
    place.scatter_balls(ball, ((-0.9, 2.3), (0.65, 2.6), (-0.5, 3.2), (0.85, 3.3), (-1.2, 5.2), (1.25, 4.9), (-0.28, 0.95)))
    light.camera((-0.25, -0.85, 0.95), (0.10, 4.0, 0.82), (0.0, 3.9, 1.2), 5.6, 38)
