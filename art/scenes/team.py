"""A team has come to practise: helmets in a row on the bench, bats leaning against it, a pack and a bucket of balls on the turf."""

from studio import balls, field, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1200, 800), 1.5, 0.09, 6
HAZE, NET = place.HAZE, 0.8


def build():
    lines = [hall.Line((-0.9, -3), (-0.9, 18), 0.10)]
    place.dusk(x0=-7, x1=6, y1=17, near=(-4.5, -0.6, 4.0, 9), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=(-4.4, 0.6, 3.5), sun_from=-16, power=14, exposure=1.05)
    hall.tunnel(3.4, 3.4, 13.5, top=True, mesh=0.09)
    gear.bench(-0.35, 2.2, 2.0)
    red, green = (0.33, 0.045, 0.018), (0.016, 0.060, 0.034)
    for i, colour in enumerate((red, red, green, red, green, red)):
        gear.helmet((-0.12 + 0.38 * i, 2.0, 0.462), 0.45 - 0.14 * i, colour)
    woods = [field.natural_wood(), field.dark_wood(), field.red_wood()]
    for i, x in enumerate((-0.24, 0.05, 0.33, 1.80)):
        ob = field.metal_bat() if i == 3 else field.bat(woods[i % 3], taped=i % 2 == 1)
        place.standing_bat(ob, (x - 0.05 + 0.02 * i, 1.48, 0.03), (x, 1.80, 0.74))
    ball = balls.baseball(0.4)
    kit.pack((1.40, 1.52, 0.012), -0.15)
    place.full_bucket(0.86, 1.45, ball)
    kit.glove((0.50, 1.30, 0.012), 0.15, ball=ball)
    place.scatter_balls(ball, ((0.28, 1.15), (-0.55, 1.75), (-0.8, 2.6), (-1.4, 3.8), (0.2, 2.9), (-1.2, 5.4)))
    light.panel((-0.6, -0.4, 2.6), (1.2, 0.8), 46, target=(0.8, 1.9, 0.4))
    light.camera((-0.30, -0.45, 0.88), (0.72, 2.2, 0.30), (0.6, 1.75, 0.5), 4.5, 34)
