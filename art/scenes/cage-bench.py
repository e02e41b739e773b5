"""The bench beside a cage between two groups: helmets, a towel over its edge, a bottle, a glove below."""

from studio import balls, field, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (840, 560), 1.5, 0.08, 12
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(x0=-6, x1=7, y1=14, near=(-2.6, 0.6, 3, 7), door=(-4.4, -0.2, 3.5), power=14)
    hall.tunnel(1.83, -2.5, 11.5, mesh=0.08, right=False, wide=0.02, top=False)
    gear.bench(0.0, 1.5, 2.6)
    gear.helmet((0.26, 2.6, 0.462), 0.5, (0.016, 0.060, 0.034))
    gear.helmet((0.66, 2.6, 0.462), 0.25)
    kit.bottle((0.98, 2.62, 0.462))
    kit.towel((1.22, 2.435, 0.462), 0.26, 0.28)
    ball = balls.baseball(0.25)
    kit.glove((0.42, 2.25, 0.012), 0.2, ball=ball)
    place.standing_bat(field.metal_bat(), (-0.04, 2.20, 0.03), (0.04, 2.44, 0.74))
    place.scatter_balls(ball, ((0.85, 1.95), (-0.5, 2.6), (-0.9, 3.8), (1.1, 2.15), (-0.2, 4.6)))
    light.panel((-0.4, 0.2, 2.6), (1.3, 0.8), 46, target=(0.6, 2.5, 0.4))
    light.camera((0.28, -0.15, 0.92), (0.60, 2.6, 0.52), (0.6, 2.5, 0.5), 4.5, 36)
