"""Camp day: a full bucket on the open area, cones in a row, more balls than anyone can count."""

from studio import balls, field, hall, light
from studio import place
from studio.mesh import again

SIZE, CALM = (1600, 1067), 1.5


def build():
    lines = [hall.Line((-9, 3.0), (9, 3.0), 0.10), hall.Line((-2.6, -3), (-2.6, 18), 0.10)]
    place.room(x0=-7, x1=7, y1=17, near=(-4.5, -0.9, 4.5, 10), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=(-3.4, 1.6, 3.5), sun_from=-9)
    ball = balls.baseball(0.25)
    place.full_bucket(0.42, 1.25, ball)
    place.scatter_balls(ball, ((0.03, 0.88), (0.74, 0.95), (0.20, 0.62), (1.05, 1.45), (-0.75, 1.7), (-0.3, 2.4), (1.3, 2.3), (0.6, 2.9), (-1.4, 3.6), (1.9, 4.0), (0.2, 4.6)))
    for colour, xs in (((0.82, 0.47, 0.02), (-1.9, 0.1, 2.1)), ((0.78, 0.20, 0.02), (-0.9, 1.1, 3.1))):
        cone = field.cone(colour)
        for x in xs[1:]:
            twin = again(cone, (x, 3.9, 0.012), (0, 0, x))
            for child in cone.children:
                again(child).parent = twin
        field.move(cone, (xs[0], 3.9, 0.012))
    light.panel((-1.4, -0.8, 2.2), (1.4, 0.9), 34, target=(0.4, 1.2, 0.2))
    light.camera((-0.25, -0.25, 0.34), (0.22, 2.0, 0.34), (0.38, 1.12, 0.25), 3.4, 32)
