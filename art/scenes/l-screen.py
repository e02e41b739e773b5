"""A lesson: a coach with a bat on his shoulder beside the L-screen, the bucket at its foot, the evening in the door."""

from studio import balls, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1280, 640), 1.5, 0.10, 8
HAZE, NET = place.HAZE, 1.0


def build():
    place.dusk(x0=-7, x1=7.5, y1=13, near=(-3.2, 0.5, 4.6, 9), door=(-1.0, 4.4, 3.6), power=17, exposure=1.2, sun=30, sun_from=10)
    hall.tunnel(0.3, -3.0, 11.0, wide=4.8, mesh=0.09)
    hall.l_screen((0.30, 4.9, 0), -0.14)
    ball = balls.baseball(0.4)
    place.full_bucket(0.58, 3.95, ball)
    kit.glove((0.24, 3.75, 0.012), -0.2, ball=ball)
    kit.player((1.24, 3.7, 0.012), -0.30, shirt=(0.33, 0.045, 0.018), number="21")
    place.scatter_balls(ball, ((-0.9, 2.9), (0.75, 3.05), (1.42, 3.1), (-0.75, 3.7), (0.1, 2.4), (-1.2, 4.6), (1.25, 2.6), (-0.6, 6.2), (-1.3, 7.4)))
    light.panel((-1.2, 0.4, 3.0), (1.3, 0.8), 80, target=(1.2, 3.7, 0.9))
    light.panel((3.0, 5.6, 3.3), (1.0, 0.6), 100, target=(1.5, 3.7, 1.2))
    light.camera((-1.15, -0.6, 1.25), (-0.36, 4.4, 1.02), (1.3, 3.7, 1.1), 5.0, 29)
