"""Balls on the turf of a cage after a session, the nearest one sharp, the net and the evening behind."""

from studio import balls, field, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (840, 560), 1.5, 0.08, 12
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(near=(-2.2, -0.2, 2.4, 5), y1=17, door=(-1.0, 3.6, 3.4), power=12)
    hall.tunnel(0.0, -2.5, 14.5, mesh=0.08)
    hall.l_screen((-0.7, 7.6, 0), 0.10)
    ball = balls.baseball(0.25)
    place.full_bucket(0.55, 2.6, ball)
    place.scatter_balls(ball, ((0.10, 0.55), (-0.22, 0.85), (0.34, 1.05), (-0.05, 1.45), (-0.55, 1.7), (0.15, 2.1), (-0.3, 2.6), (0.9, 1.9), (-0.8, 3.2), (0.3, 3.5), (1.2, 3.4), (-0.2, 4.4)))
    light.panel((-0.8, -0.4, 1.8), (1.1, 0.8), 15, target=(0.1, 0.9, 0.0))
    light.camera((0.0, -0.22, 0.24), (0.06, 1.2, 0.13), (0.1, 0.57, 0.05), 3.5, 32)
