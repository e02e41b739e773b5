"""Three bats that lean on the post of a cage, a helmet and a few balls at their feet."""

from studio import balls, field, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (840, 560), 1.5, 0.08, 12
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(near=(-2, 0.4, 3.2, 6), y1=17, door=(-3.6, 1.0, 3.4), power=14)
    hall.tunnel(0.0, -3.97, 12.0, mesh=0.08)
    for i, (ob, y) in enumerate(((field.bat(field.natural_wood(), taped=True), 1.08), (field.bat(field.red_wood()), 1.34), (field.metal_bat(), 1.60))):
        place.standing_bat(ob, (1.38, y, 0.03), (1.80, y + 0.10 * (1 - i), 0.76))
    ball = balls.baseball(0.25)
    gear.helmet((1.08, 1.72, 0.012), -0.35)
    place.scatter_balls(ball, ((0.95, 1.30), (1.12, 2.25), (0.62, 2.2), (0.2, 3.1), (-0.6, 4.0), (0.9, 3.9)))
    light.panel((0.2, 0.0, 2.2), (1.2, 0.8), 36, target=(1.4, 1.4, 0.3))
    light.camera((0.25, -0.35, 0.66), (1.16, 1.75, 0.42), (1.45, 1.35, 0.4), 3.2, 36)
