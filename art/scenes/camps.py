"""Camp day: a full bucket and a row of cones on the open area, more balls than anyone can count."""

from studio import balls, field, hall, light
from studio import place
from studio.mesh import again

SIZE, CALM = (1140, 760), 1.5


def build():
    lines = [hall.Line((-9, 3.2), (9, 3.2), 0.10), hall.Line((-2.6, -3), (-2.6, 18), 0.10)]
    place.room(x0=-8, x1=8, y1=17, power=40, near=(-4.0, -0.4, 4.5, 8), lines=lines, exposure=0.85, door=(-4.2, 2.4, 3.5), sun_from=-18)
    ball = balls.baseball(0.25)
    place.full_bucket(0.30, 1.25, ball, 46)
    place.scatter_balls(ball, ((-0.35, 0.85), (0.62, 0.80), (-0.05, 0.62), (0.95, 1.45), (-0.75, 1.7), (-0.3, 2.4), (1.3, 2.3), (0.6, 2.9)))
    cone = field.cone((0.82, 0.47, 0.02))
    for i in range(4):
        twin = again(cone, (-1.2 + 0.95 * i, 3.75, 0.012), (0, 0, i))
        for child in cone.children:
            foot = again(child)
            foot.parent = twin
    field.move(cone, (2.7, 3.75, 0.012))
    light.panel((-1.0, -0.6, 2.4), (1.4, 0.9), 52, target=(0.3, 1.2, 0.2))
    light.camera((-0.40, -0.85, 0.58), (0.22, 1.9, 0.32), (0.3, 1.1, 0.25), 3.2, 34)
