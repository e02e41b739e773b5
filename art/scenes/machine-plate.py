"""What a batter sees in a Fungoman cage: home plate in front, the machine at the far end."""

import numpy as np

from studio import balls, hall, light
from studio import place

SIZE, CALM = (720, 480), 1.5


def build():
    place.room(x0=-5.5, x1=5.5, y1=14, door=(-2.9, 0.7, 3.3), lamp_rows=(-2.0, 1.9), near=(-3.0, 0.0, 3.2, 9.0), power=27)
    hall.tunnel(0.0, -3.0, 11.5, mesh=0.09)
    place.batters_mat(0.0, 0.5)
    place.mat(-1.0, 4.0, 1.0, 5.9, hall.box_of_lines(-0.92, 4.08, 0.92, 5.82, 0.05))
    light.panel((-1.2, 1.0, 2.9), (1.6, 0.9), 70, target=(0.0, 4.0, 0.9))
    ball = balls.baseball(0.25)
    heap = balls.heap(96, balls.BASEBALL, hall.in_hopper, lambda rng, n: np.c_[rng.uniform(-0.1, 0.1, (n, 2)), 0.06 + 0.02 * np.arange(n)], 2)
    hall.machine((-0.10, 4.7, 0.016), -0.55, heap, ball)
    place.scatter_balls(ball, ((-0.9, 2.3), (0.65, 2.6), (-0.5, 3.4), (0.85, 3.5), (-1.2, 5.2), (1.25, 4.9)))
    light.camera((-0.15, -0.95, 1.02), (0.10, 4.6, 0.86), (0.0, 4.4, 1.2), 5.0, 40)
