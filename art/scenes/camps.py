"""Camp day is over: a full bucket with a child's helmet on the turf, a glove, cones in a row, more balls than anyone can count."""

from studio import balls, field, gear, hall, kit, light
from studio import place
from studio.mesh import again

SIZE, CALM, BLOOM, SAMPLES = (1280, 848), 1.5, 0.09, 6
HAZE, NET = place.HAZE, 0.8


def build():
    lines = [hall.Line((-9, 3.0), (9, 3.0), 0.10), hall.Line((-2.6, -3), (-2.6, 18), 0.10)]
    place.dusk(x0=-7, x1=7, y1=17, near=(-4.5, -0.9, 4.5, 10), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=(-3.4, 1.6, 3.5), sun_from=-12, power=15, exposure=1.05)
    ball = balls.baseball(0.5)
    place.full_bucket(0.52, 1.40, ball)
    gear.helmet((0.17, 1.18, 0.012), 0.45)
    place.scatter_balls(ball, ((0.42, 0.98), (0.84, 1.08), (-0.12, 0.86), (1.15, 1.5), (-0.75, 1.7), (-0.3, 2.4), (1.3, 2.3), (0.0, 2.9), (-1.4, 3.6), (1.9, 4.0), (0.2, 4.6), (-0.5, 5.2)))
    for colour, xs in (((0.82, 0.47, 0.02), (-1.9, 0.1, 2.1)), ((0.78, 0.20, 0.02), (-0.9, 1.1, 3.1))):
        cone = field.cone(colour)
        for x in xs[1:]:
            twin = again(cone, (x, 3.7, 0.012), (0, 0, x))
            for child in cone.children:
                again(child).parent = twin
        field.move(cone, (xs[0], 3.7, 0.012))
    light.panel((-1.2, -0.6, 2.0), (1.2, 0.8), 26, target=(0.4, 1.2, 0.2))
    light.camera((-0.30, -0.25, 0.50), (0.13, 2.0, 0.05), (0.36, 1.25, 0.25), 3.6, 32)
