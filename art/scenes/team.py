"""A team has come to practise: helmets in a row on the bench, bats leaning against it, a bucket of balls on the turf."""

from studio import balls, field, gear, hall, light
from studio import place

SIZE, CALM = (1120, 747), 1.5


def build():
    lines = [hall.Line((-0.9, -3), (-0.9, 18), 0.10)]
    place.room(x0=-7, x1=6, y1=17, near=(-4.5, -0.6, 4.0, 9), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=(-4.2, 1.0, 3.5), sun_from=-9)
    hall.tunnel(3.2, 3.0, 13.5, top=True)
    gear.bench(-0.35, 2.1, 2.0)
    red, green, black = (0.33, 0.045, 0.018), (0.016, 0.060, 0.034), (0.018, 0.018, 0.018)
    for i, colour in enumerate((red, red, green, red, green, red)):
        gear.helmet((-0.12 + 0.36 * i, 2.0, 0.462), 0.35 - 0.12 * i, colour)
    woods = [field.natural_wood(), field.dark_wood(), field.red_wood()]
    for i, x in enumerate((-0.28, 0.07, 0.43, 1.51)):
        ob = field.metal_bat() if i == 3 else field.bat(woods[i % 3], taped=i % 2 == 1)
        place.standing_bat(ob, (x - 0.05, 1.48, 0.03), (x, 1.80, 0.74))
    ball = balls.baseball(0.25)
    place.full_bucket(0.98, 1.55, ball)
    place.scatter_balls(ball, ((0.62, 1.35), (-0.55, 1.75), (-0.8, 2.6), (-1.4, 3.8), (0.2, 2.9), (1.28, 1.5)))
    light.panel((-0.6, -0.4, 2.6), (1.4, 0.9), 60, target=(0.8, 1.9, 0.4))
    light.camera((-0.20, -0.35, 0.86), (0.62, 2.2, 0.52), (0.6, 1.85, 0.5), 4.0, 34)
