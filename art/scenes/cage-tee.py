"""A ball on a tee at the plate of a cage; a pack with bats and a helmet wait behind."""

from studio import balls, field, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (840, 560), 1.5, 0.08, 12
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(x0=-6, x1=8, near=(-2.4, 1.4, 3.4, 7.5), y1=17, door=(-3.6, 0.6, 3.4), power=14)
    hall.tunnel(0.0, -2.5, 14.0, mesh=0.08)
    place.batters_mat(0.0, 0.35)
    top = field.tee((-0.12, 0.80, 0.016), 0.60)
    ball = balls.baseball(0.25)
    balls.put(ball, (-0.12, 0.80, 0.016 + top + balls.BASEBALL - 0.012), (0.35, 0.75, 0.4))
    kit.pack((0.78, 2.15, 0.012), -0.25)
    gear.helmet((0.36, 1.92, 0.012), 0.35)
    kit.bottle((1.16, 2.05, 0.012))
    place.scatter_balls(ball, ((-0.7, 2.3), (-0.5, 3.6), (0.3, 4.6), (-1.1, 3.0)))
    light.panel((-1.0, -0.4, 2.4), (1.2, 0.8), 34, target=(0.2, 1.2, 0.4))
    light.camera((-0.42, -1.10, 0.80), (0.20, 1.30, 0.42), (-0.1, 0.9, 0.6), 4.5, 34)
