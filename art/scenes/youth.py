"""The youngest start here: a low tee with a yellow ball, colourful cones and soft balls on the turf."""

from studio import balls, field, hall, light
from studio import place
from studio.mesh import again

SIZE, CALM = (1140, 760), 1.5


def build():
    lines = [hall.Line((-9, 3.0), (9, 3.0), 0.10)]
    place.room(x0=-8, x1=8, y1=17, power=40, near=(-4.0, -0.4, 4.5, 8), lines=lines, exposure=0.90, door=(-1.4, 4.8, 3.5), sun_from=18)
    top = field.tee((0.1, 1.0, 0.014), 0.52)
    yellow, red, white = balls.youth((0.78, 0.52, 0.03)), balls.youth((0.62, 0.07, 0.03)), balls.youth()
    balls.put(yellow, (0.1, 1.0, 0.014 + top + balls.BASEBALL - 0.012), (0.9, 0.35, 0.9))
    for i, (b, x, y) in enumerate(((white, -0.42, 0.85), (red, 0.58, 0.80), (yellow, -0.75, 1.6), (white, 0.9, 1.7), (red, -0.3, 2.3), (white, 0.4, 2.7))):
        balls.put(b, (x, y, 0.014 + balls.BASEBALL), (i, i * 0.7, i * 1.3))
    for colour, spots in (((0.82, 0.47, 0.02), (-1.5, 0.5, 2.4)), ((0.75, 0.17, 0.02), (-0.5, 1.45, 3.4))):
        cone = field.cone(colour)
        for x in spots[1:]:
            twin = again(cone, (x, 3.4, 0.012), (0, 0, x))
            for child in cone.children:
                foot = again(child)
                foot.parent = twin
        field.move(cone, (spots[0], 3.4, 0.012))
    light.panel((-1.0, -0.6, 2.4), (1.4, 0.9), 55, target=(0.1, 1.0, 0.3))
    light.camera((-0.50, -0.95, 0.48), (0.16, 1.7, 0.38), (0.1, 1.0, 0.4), 3.2, 36)
