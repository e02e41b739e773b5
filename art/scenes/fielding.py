"""Ground balls at the end of the day: a glove with the last ball stands against the base at the line, more balls, cones and a bucket behind."""

from studio import balls, field, gear, hall, kit, light
from studio import place
from studio.mesh import again

SIZE, CALM, BLOOM, SAMPLES = (1280, 848), 1.5, 0.09, 6
HAZE, NET = place.HAZE, 0.8


def build():
    lines = [hall.Line((0.93, -3), (0.93, 18), 0.09), hall.Line((-9, 1.42), (0.93, 1.42), 0.09)]
    place.dusk(x0=-7, x1=7, y1=18, near=(-4.5, -0.9, 4.5, 10), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=(-3.6, 1.8, 3.5), sun_from=-14, power=15, exposure=1.05)
    field.base((0.76, 1.24, 0.014), 0.16, 0.3)
    ball = balls.baseball(0.5)
    kit.glove((0.42, 1.06, 0.016), 0.30, lean=0.26, ball=ball)
    balls.put(ball, (0.02, 0.86, 0.018 + balls.BASEBALL), (0.9, 0.35, 0.9))
    place.full_bucket(2.0, 4.2, ball)
    place.scatter_balls(ball, ((-0.55, 1.75), (-1.2, 2.9), (-0.2, 3.5), (-1.9, 5.0), (1.3, 3.0), (0.6, 5.4), (-0.9, 6.6)))
    cone = field.cone((0.82, 0.36, 0.02))
    for i in range(4):
        twin = again(cone, (-2.6 + 1.5 * i, 6.4, 0.012), (0, 0, i))
        for child in cone.children:
            again(child).parent = twin
    field.move(cone, (3.4, 6.4, 0.012))
    light.panel((-1.0, -0.6, 1.9), (1.2, 0.8), 20, target=(0.4, 1.1, 0.1))
    light.camera((-0.20, -0.10, 0.40), (0.17, 1.9, -0.04), (0.40, 1.02, 0.12), 3.6, 34)
