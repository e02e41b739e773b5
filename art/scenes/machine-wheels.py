"""A Fungoman cage as one swings in it: past a helmet hung on a bat, near, to the machine before the open door."""

import numpy as np

from studio import balls, field, gear, hall, light
from studio import place
from studio.shade import paint

SIZE, CALM, BLOOM, SAMPLES = (672, 448), 1.5, 0.10, 14
HAZE, NET = place.HAZE, 0.7


def build():
    place.dusk(x0=-5.5, x1=5.5, y1=14, door=(-0.9, 3.7, 3.3), lamp_rows=(-2.0, 1.9), near=(-3.0, 0.0, 3.2, 9.0), power=14, exposure=1.2, sun=32)
    hall.tunnel(0.0, -3.6, 11.5, mesh=0.09)
    place.batters_mat(0.10, 1.2)
    light.panel((-1.4, 2.4, 2.9), (1.2, 0.8), 110, target=(0.4, 5.1, 1.0))
    ball = balls.baseball(0.4)
    heap = balls.heap(104, balls.BASEBALL, hall.in_hopper, lambda rng, n: np.c_[rng.uniform(-0.1, 0.1, (n, 2)), 0.06 + 0.02 * np.arange(n)], 2)
    hall.machine((0.45, 5.0, 0.016), 0.75, heap, ball)
    place.standing_bat(field.bat(field.dark_wood(), taped=True), (-0.30, 1.55, 0.03), (-0.52, 1.62, 0.835))
    gear.helmet((-0.522, 1.62, 0.74), -0.9)
    hall.tubes("post", [[(-0.56, 1.68, 0), (-0.56, 1.68, 3.0)]], 0.02, paint("post", (0.045, 0.050, 0.048), 0.45), 16)
    place.scatter_balls(ball, ((-0.9, 2.9), (0.65, 3.6), (-0.9, 4.2), (0.85, 4.3), (-1.2, 6.2), (1.25, 5.9)))
    light.camera((-0.34, -0.62, 0.62), (0.16, 5.0, 1.02), (-0.50, 1.60, 0.8), 2.8, 40)
