"""A cage from home plate: the plate between the chalk boxes of its mat, a ball on it, balls on the turf as far as the L-screen and the door."""

from studio import balls, field, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (912, 608), 1.5, 0.09, 6
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(near=(-2.6, 1.4, 2.6, 8), y1=16, door=(-2.2, 2.4, 3.4), power=13, exposure=1.05, sun_from=-4)
    hall.tunnel(0.0, -2.5, 13.5, mesh=0.08)
    place.batters_mat(0.0, 0.35)
    hall.l_screen((0.2, 7.4, 0), 0.0)
    ball = balls.baseball(0.4)
    balls.put(ball, (0.04, 0.72, 0.040 + balls.BASEBALL), (0.9, 0.35, 0.9))
    place.full_bucket(1.0, 6.6, ball)
    place.scatter_balls(ball, ((-0.6, 2.2), (0.5, 2.7), (-1.1, 3.3), (0.1, 3.6), (1.1, 3.9), (-0.5, 4.6), (0.6, 5.2), (-1.2, 5.8), (-0.2, 6.4)))
    light.panel((-0.8, -0.6, 2.2), (1.2, 0.8), 24, target=(0.0, 0.7, 0.0))
    light.camera((-0.06, -1.05, 0.92), (0.03, 2.0, 0.22), (0.0, 0.75, 0.04), 5.6, 30)
