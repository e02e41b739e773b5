"""The youngest start here: a low tee with a yellow ball, colourful cones and soft balls on the turf."""

from studio import balls, field, hall, light
from studio import place
from studio.mesh import again

SIZE, CALM, HAZE = (1120, 747), 1.5, place.HAZE


def build():
    lines = [hall.Line((-9, 3.0), (9, 3.0), 0.10)]
    place.dusk(power=15, x0=-7, x1=7, y1=17, near=(-4.5, -0.9, 4.5, 10), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=(-2.9, 2.2, 3.5), sun_from=-6)
    top = field.tee((0.30, 1.0, 0.014), 0.52)
    yellow, red, white = balls.youth((0.80, 0.52, 0.03)), balls.youth((0.62, 0.07, 0.03)), balls.youth()
    balls.put(yellow, (0.30, 1.0, 0.014 + top + balls.BASEBALL - 0.012), (0.9, 0.35, 0.9))
    for i, (b, x, y) in enumerate(((white, -0.30, 0.85), (red, 0.66, 1.25), (yellow, -0.60, 1.6), (white, 1.0, 1.9), (red, -0.2, 2.3), (white, 0.7, 2.7), (yellow, 1.5, 2.6), (red, -1.5, 2.5))):
        balls.put(b, (x, y, 0.016 + balls.YOUTH), (i, i * 0.7, i * 1.3))
    for colour, spots in (((0.82, 0.47, 0.02), (-1.5, 0.9, 2.6)), ((0.75, 0.17, 0.02), (-0.5, 1.75, 3.5))):
        cone = field.cone(colour)
        for x in spots[1:]:
            twin = again(cone, (x, 3.6, 0.012), (0, 0, x))
            for child in cone.children:
                again(child).parent = twin
        field.move(cone, (spots[0], 3.6, 0.012))
    light.panel((-1.2, -0.8, 2.2), (1.4, 0.9), 34, target=(0.3, 1.0, 0.3))
    light.camera((-0.22, -0.30, 0.36), (0.18, 1.7, 0.40), (0.3, 1.0, 0.45), 3.2, 34)
