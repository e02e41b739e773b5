"""What a player brings: a pack with bats, a glove with a ball against it and a helmet, on the clay mat in the low sun."""

from studio import balls, field, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1050, 700), 1.5, 0.09, 14
HAZE, NET = place.HAZE, 0.7


def build():
    place.dusk(x0=-6, x1=8, y1=15, near=(-2.8, 1.6, 3.6, 8.0), door=(-2.2, 3.6, 3.5), lamp_rows=(-1.8, 1.8), power=18, exposure=1.15)
    hall.tunnel(0.0, -2.5, 13.0, mesh=0.08)
    place.batters_mat(-0.2, 0.35)
    ball = balls.baseball(0.35)
    kit.pack((0.22, 1.55, 0.016), -0.22)
    kit.glove((-0.05, 1.22, 0.016), 0.06, ball=ball)
    gear.helmet((0.55, 1.26, 0.016), 0.45)
    balls.put(ball, (0.27, 1.00, 0.018 + balls.BASEBALL), (0.9, 0.35, 0.9))
    place.scatter_balls(ball, ((-0.9, 2.3), (-0.5, 3.6), (0.9, 3.2), (1.3, 4.6), (-1.2, 4.0)))
    hall.l_screen((-0.4, 8.2, 0), 0.1)
    light.panel((-1.2, -0.3, 2.2), (1.2, 0.8), 40, target=(0.2, 1.4, 0.3))
    light.camera((-0.10, -0.62, 0.62), (0.18, 1.5, 0.36), (0.15, 1.25, 0.3), 4.0, 40)
