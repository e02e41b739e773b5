"""A yellow softball beside a white baseball on the clay mat, long shadows towards the lens, the cage and the evening soft behind."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1200, 800), 1.5, 0.10, 6
HAZE, NET = place.HAZE, 0.75


def build():
    place.dusk(x0=-6, x1=6, y1=17, near=(-3.4, 1.4, 3.4, 8), door=(-3.0, 1.2, 3.4), sun_from=-13, power=12, exposure=1.05)
    hall.tunnel(0.0, -2.5, 13.5, mesh=0.08)
    place.batters_mat(0.62, 0.10, plate=False)
    hall.l_screen((-0.4, 8.0, 0), 0.1)
    soft, base = balls.softball(0.4), balls.baseball(0.6)
    balls.put(soft, (0.075, 0.62, 0.016 + balls.SOFTBALL), (0.9, 0.35, 0.5))
    balls.put(base, (0.19, 0.535, 0.016 + balls.BASEBALL), (1.1, 0.5, 0.2))
    place.scatter_balls(base, ((-0.9, 2.6), (0.6, 3.2), (-0.3, 4.4), (1.1, 4.8)))
    light.panel((-0.7, -0.3, 1.2), (0.7, 0.6), 12, target=(0.1, 0.6, 0.0))
    light.panel((0.9, 1.3, 1.3), (0.6, 0.5), 10, target=(0.1, 0.6, 0.04))
    light.camera((-0.10, -0.10, 0.155), (0.040, 0.75, 0.034), (0.11, 0.57, 0.04), 4.0, 42)
