"""Three bats that lean on the post of a cage, a few balls at their feet."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM = (840, 560), 1.5


def build():
    place.room(power=34, near=(-3, 0.0, 3.4, 6), exposure=0.85, door=(-3.6, 1.0, 3.3))
    hall.tunnel(0.0, -2.3, 12.0)
    for i, (ob, y) in enumerate(((field.bat(field.natural_wood(), taped=True), 1.70), (field.bat(field.red_wood()), 1.92), (field.metal_bat(), 2.16))):
        place.standing_bat(ob, (1.36, y, 0.03), (1.80, y + 0.08 * (i - 1), 0.80))
    ball = balls.baseball(0.25)
    place.scatter_balls(ball, ((0.95, 1.55), (1.12, 2.45), (0.62, 2.2), (0.2, 3.1), (-0.6, 4.0), (0.9, 3.9)))
    light.panel((0.0, 0.2, 2.2), (1.2, 0.9), 55, target=(1.4, 1.9, 0.3))
    light.camera((0.05, 0.10, 0.62), (1.12, 2.10, 0.42), (1.45, 1.9, 0.4), 3.2, 36)
