"""A ball by home plate, the bat laid down beside it, batting gloves on the plate."""

from studio import balls, field, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (840, 560), 1.5, 0.08, 12
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(near=(-2.6, 1.4, 2.6, 7), y1=17, door=(-1.2, 3.6, 3.4), power=12)
    hall.tunnel(0.0, -2.5, 14.5, mesh=0.08)
    place.batters_mat(0.0, 0.35)
    hall.l_screen((-0.6, 8.2, 0), 0.10)
    ball = balls.baseball(0.25)
    balls.put(ball, (-0.24, 0.50, 0.018 + balls.BASEBALL), (0.9, 0.35, 0.9))
    kit.batting_glove((-0.03, 0.62, 0.036), -0.7, tilt=(0.0, 0.05))
    kit.batting_glove((0.10, 0.60, 0.040), 0.25, tilt=(0.05, 0.10), flip=-1)
    field.lay_bat(field.bat(field.red_wood(), taped=True), (0.20, 0.30), 38, lambda x, y: 0.015)
    place.scatter_balls(ball, ((0.5, 2.6), (-0.7, 3.2), (0.2, 4.4), (-0.2, 2.2)))
    light.panel((-0.8, -0.4, 2.0), (1.2, 0.8), 20, target=(0.0, 0.6, 0.0))
    light.camera((-0.36, -0.62, 0.50), (0.06, 1.00, 0.13), (0.0, 0.6, 0.04), 4.0, 35)
