"""The way in: the wide door open to the evening, its light along the turf; a bench with a helmet, a pack and a bucket for whoever comes first."""

from studio import balls, field, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1280, 640), 1.5, 0.11, 6
HAZE, NET = place.HAZE, 0.8


def build():
    lines = [hall.Line((-9, 4.4), (9, 4.4), 0.10)]
    place.dusk(x0=-7, x1=6.5, y1=9, near=(-3.2, 0.4, 4.6, 9), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=(-0.7, 3.9, 3.2), power=15, exposure=1.05, sun_from=16)
    gear.bench(0.10, 1.90, 3.6)
    gear.helmet((0.70, 3.6, 0.462), 0.5)
    gear.helmet((1.15, 3.6, 0.462), 0.2, (0.016, 0.060, 0.034))
    kit.towel((1.60, 3.435, 0.462), 0.26, 0.26)
    kit.bottle((0.33, 3.58, 0.462))
    ball = balls.baseball(0.4)
    kit.pack((1.62, 3.05, 0.012), -0.25)
    place.standing_bat(field.bat(field.red_wood(), taped=True), (0.15, 3.05, 0.03), (0.19, 3.40, 0.75))
    place.full_bucket(1.10, 2.85, ball)
    kit.glove((0.72, 2.80, 0.012), 0.1, ball=ball)
    place.scatter_balls(ball, ((0.36, 2.5), (-0.2, 2.9), (-0.6, 3.4), (-1.6, 4.8), (0.4, 4.9), (-1.2, 2.6)))
    light.panel((-0.8, 0.4, 2.8), (1.3, 0.8), 52, target=(1.1, 3.3, 0.4))
    light.camera((-0.35, -0.05, 1.06), (0.10, 3.6, 0.70), (1.0, 3.2, 0.4), 5.0, 30)
