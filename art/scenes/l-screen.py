"""A lesson is about to begin: the L-screen before the open door, the coach's bucket, bat and glove at its foot."""

from studio import balls, field, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1280, 640), 1.5, 0.10, 6
HAZE, NET = place.HAZE, 1.0


def build():
    place.dusk(x0=-7, x1=7.5, y1=15, near=(-3.2, 0.5, 4.2, 9), door=(-0.6, 4.4, 3.5), power=13, exposure=1.08)
    hall.tunnel(0.15, -3.0, 12.5, wide=4.2, mesh=0.09)
    hall.l_screen((0.62, 4.3, 0), -0.14)
    ball = balls.baseball(0.4)
    place.full_bucket(1.16, 3.45, ball)
    kit.glove((0.80, 3.28, 0.012), -0.2, ball=ball)
    place.standing_bat(field.bat(field.natural_wood(), taped=True), (0.02, 3.86, 0.03), (-0.10, 4.28, 0.80))
    place.scatter_balls(ball, ((-0.9, 2.9), (0.45, 3.05), (1.42, 3.1), (-0.35, 3.7), (0.1, 2.4), (-1.2, 4.6), (1.25, 2.6), (-0.6, 6.2), (-1.3, 7.4)))
    light.panel((-1.2, 0.4, 2.9), (1.3, 0.8), 62, target=(0.8, 4.1, 0.7))
    light.camera((-1.15, -0.25, 1.10), (-0.62, 4.4, 0.92), (0.72, 4.0, 1.0), 5.0, 29)
