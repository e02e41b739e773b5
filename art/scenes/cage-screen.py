"""The L-screen of a cage before the open door, a glove with a ball at its foot, a full bucket beside it."""

from studio import balls, field, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (840, 560), 1.5, 0.08, 12
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(x0=-6, x1=7, y1=14, near=(-2.6, 0.4, 3, 8), door=(-1.6, 3.2, 3.5), power=14)
    hall.tunnel(0.0, -2.5, 11.5, mesh=0.08)
    hall.l_screen((0.05, 3.9, 0), 0.22)
    ball = balls.baseball(0.25)
    place.full_bucket(0.86, 3.20, ball)
    kit.glove((0.42, 3.05, 0.012), -0.2, ball=ball)
    place.standing_bat(field.bat(field.natural_wood(), taped=True), (-0.55, 3.35, 0.03), (-0.48, 3.70, 0.76))
    place.scatter_balls(ball, ((-0.9, 2.4), (0.1, 2.3), (1.2, 2.7), (-0.3, 3.0), (0.6, 2.55)))
    light.panel((-1.2, 0.4, 2.8), (1.4, 0.9), 55, target=(0.3, 3.6, 0.7))
    light.camera((-0.45, -0.35, 1.05), (0.16, 3.9, 0.88), (0.3, 3.4, 0.6), 5.0, 33)
