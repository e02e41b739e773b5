"""A team's gear along the net: bats in a row, balls, a bucket."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM = (1140, 760), 1.5


def build():
    lines = [hall.Line((0.35, -3), (0.35, 18), 0.10)]
    place.room(x0=-8, x1=6, y1=17, power=40, near=(-4.0, -0.4, 4.0, 8), lines=lines, exposure=0.85, door=(-4.0, 1.2, 3.5), sun_from=-10)
    hall.tunnel(3.7, -2.3, 13.0, right=False, top=True)
    woods = [field.natural_wood(), field.dark_wood(), field.red_wood()]
    for i in range(7):
        ob = field.metal_bat() if i == 4 else field.bat(woods[i % 3], taped=i % 3 == 1)
        y = 0.75 + 0.30 * i
        place.standing_bat(ob, (1.38, y, 0.03), (1.83, y + 0.05, 0.80))
    ball = balls.baseball(0.25)
    for i in range(8):
        balls.put(ball, (0.02 + 0.012 * (i % 3), 0.55 + 0.24 * i, 0.014 + balls.BASEBALL), (i * 1.3, i * 0.7, i))
    place.full_bucket(-0.75, 2.9, ball)
    light.panel((-0.6, -0.4, 2.6), (1.4, 0.9), 60, target=(1.0, 1.6, 0.3))
    light.camera((-0.55, -0.85, 0.66), (0.78, 2.1, 0.40), (0.9, 1.3, 0.3), 4.0, 34)
