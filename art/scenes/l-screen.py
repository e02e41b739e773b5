"""A lesson: a glove put over the corner of the L-screen; a bucket before the bright door, out of focus."""

from studio import balls, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1280, 640), 1.5, 0.12, 12
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(x0=-7, x1=7.5, y1=13, near=(-3.2, 1.5, 4.6, 9), door=(-0.6, 4.4, 3.6), power=13, exposure=1.1, sun=34, sun_from=10)
    hall.tunnel(0.9, -3.0, 11.0, wide=5.0, mesh=0.09)
    hall.l_screen((-0.325, 0.9, 0), -0.10)
    ball = balls.baseball(0.4)
    glove = kit.glove((0.722, 0.790, 1.195), 0.10, lean=0.10, ball=ball)
    glove.rotation_euler[1] = 0.16
    place.full_bucket(1.15, 5.0, ball)
    place.scatter_balls(ball, ((-0.9, 4.9), (0.75, 4.05), (1.0, 7.1), (-0.75, 6.7), (0.1, 7.4)))
    light.panel((-0.9, -0.7, 2.1), (0.8, 0.6), 16, target=(0.6, 0.8, 1.3))
    light.panel((1.9, 1.9, 2.2), (0.6, 0.5), 22, (1.0, 0.74, 0.45), target=(0.6, 0.8, 1.35))
    light.camera((0.30, -0.62, 1.33), (0.40, 0.85, 1.325), (0.6, 0.80, 1.36), 1.7, 42)
