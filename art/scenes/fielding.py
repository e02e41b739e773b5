"""Ground balls on the open area: a base at the line, a ball before it, more coming across the turf, cones and a bucket behind."""

from studio import balls, field, hall, light
from studio import place
from studio.mesh import again

SIZE, CALM = (1600, 1067), 1.5


def build():
    lines = [hall.Line((0.53, -3), (0.53, 18), 0.09), hall.Line((-9, 1.42), (0.53, 1.42), 0.09)]
    place.room(x0=-7, x1=7, y1=18, near=(-4.5, -0.9, 4.5, 10), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=(-3.6, 1.8, 3.5), sun_from=-9)
    field.base((0.37, 1.24, 0.014), 0.16, 0.15)
    ball = balls.baseball(0.25)
    balls.put(ball, (0.10, 0.95, 0.018 + balls.BASEBALL), (0.9, 0.35, 0.9))
    place.full_bucket(2.1, 4.6, ball)
    place.scatter_balls(ball, ((-0.75, 2.0), (-1.3, 3.1), (-0.3, 3.9), (-1.9, 5.0), (1.4, 3.3), (0.9, 6.0), (-0.9, 6.6)))
    cone = field.cone((0.82, 0.36, 0.02))
    for i in range(4):
        twin = again(cone, (-2.6 + 1.5 * i, 7.4, 0.012), (0, 0, i))
        for child in cone.children:
            again(child).parent = twin
    field.move(cone, (3.4, 7.4, 0.012))
    light.panel((-1.2, -0.8, 2.2), (1.4, 0.9), 22, target=(0.3, 1.2, 0.1))
    light.camera((-0.30, -0.10, 0.25), (0.20, 2.4, 0.22), (0.15, 0.95, 0.06), 3.6, 34)
