"""A yellow softball and a baseball on the clay mat, from very near: the low sun behind them, a bucket and a helmet before the open door, out of focus."""

from studio import balls, gear, hall, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1200, 800), 1.5, 0.10, 12
HAZE, NET = place.HAZE, 0.5


def build():
    place.dusk(x0=-6, x1=6.5, y1=13, near=(-3.4, 1.8, 3.8, 8), door=(-1.1, 3.3, 3.6), sun_from=9, sun=34, power=14, exposure=1.15)
    hall.tunnel(0.6, -2.5, 11.5, wide=4.6, mesh=0.09, top=False)
    place.batters_mat(0.62, 0.10, plate=False)
    soft, base = balls.softball(0.25), balls.baseball(0.4)
    balls.put(soft, (0.105, 0.50, 0.0142 + balls.SOFTBALL), (0.9, 0.35, 0.5))
    balls.put(base, (0.262, 0.615, 0.0142 + balls.BASEBALL), (1.1, 0.5, 0.2))
    place.scatter_balls(base, ((-0.9, 2.6), (0.35, 3.4), (-0.3, 4.4), (1.5, 4.8)))
    # Far: a bucket and a helmet.
    place.full_bucket(-0.42, 4.9, base)
    gear.helmet((0.62, 5.3, 0.014), 0.5)
    light.panel((-1.5, 3.4, 2.4), (0.9, 0.6), 60, target=(-0.3, 4.9, 0.4))
    light.panel((-0.5, -0.2, 0.9), (0.6, 0.5), 6.5, target=(0.14, 0.54, 0.05))
    light.camera((0.0, 0.0, 0.095), (0.045, 0.75, 0.048), (0.125, 0.50, 0.06), 5.6, 40)
