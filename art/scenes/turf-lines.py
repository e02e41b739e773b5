"""A ball on the chalk-white line of the open area, a base behind, the wide hall and its door beyond."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (720, 480), 1.5, 0.09, 12
HAZE, NET = place.HAZE, 0.8


def build():
    lines = [hall.Line((-0.15, -3), (0.75, 20), 0.10), hall.Line((0.25, 3.1), (7.5, 3.1), 0.10)]
    place.dusk(x0=-6.5, x1=6.5, y1=20, near=(-3.5, -0.9, 3.5, 9), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=(-2.6, 3.4, 3.7), power=22, exposure=1.2, high=5.6)
    field.base((0.30, 2.7, 0.014), 0.04, 0.2)
    ball = balls.baseball(0.5)
    balls.put(ball, (-0.03, 1.02, 0.026 + balls.BASEBALL), (0.9, 0.35, 0.9))
    place.scatter_balls(ball, ((-1.2, 3.6), (1.6, 4.2), (-0.8, 5.8), (2.2, 6.4)))
    place.full_bucket(-1.3, 5.0, ball)
    light.panel((-1.0, -0.2, 1.9), (1.2, 0.8), 22, target=(0.1, 1.2, 0.1))
    light.camera((-0.12, -0.05, 0.34), (0.08, 1.9, 0.16), (-0.03, 1.05, 0.06), 5.0, 34)
