"""The way in: the wide door open to the evening, a bench beside it with a helmet, a bat and a bucket for whoever comes first."""

from studio import balls, field, gear, hall, light
from studio import place

SIZE, CALM = (1280, 640), 1.5


def build():
    lines = [hall.Line((-9, 4.4), (9, 4.4), 0.10)]
    place.room(x0=-7, x1=6.5, y1=9, near=(-3.2, 0.4, 4.6, 9), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=(-0.9, 3.7, 3.3), power=30)
    gear.bench(0.55, 2.55, 3.6)
    gear.helmet((1.75, 3.6, 0.462), 0.5, (0.33, 0.045, 0.018))
    gear.helmet((2.25, 3.6, 0.462), 0.2, (0.016, 0.060, 0.034))
    ball = balls.baseball(0.25)
    place.standing_bat(field.bat(field.natural_wood()), (0.80, 3.05, 0.03), (0.86, 3.40, 0.75))
    place.standing_bat(field.bat(field.red_wood(), taped=True), (1.16, 3.07, 0.03), (1.20, 3.40, 0.75))
    place.full_bucket(2.0, 2.95, ball)
    place.scatter_balls(ball, ((1.5, 2.7), (0.3, 2.9), (2.35, 2.6), (-0.6, 3.4), (-1.6, 4.8), (0.4, 4.9)))
    light.panel((-0.8, 0.4, 2.8), (1.6, 0.9), 70, target=(1.5, 3.4, 0.5))
    light.camera((0.0, 0.1, 1.12), (0.42, 3.6, 0.60), (1.5, 3.4, 0.5), 5.0, 30)
