"""The youngest: a child in a large helmet at the tee, another runs to the cones; soft balls on the turf, lamps above."""

from studio import balls, field, hall, kit, light
from studio import place
from studio.mesh import again

SIZE, CALM, BLOOM, SAMPLES, HAZE = (1120, 747), 1.5, 0.09, 10, place.HAZE


def build():
    lines = [hall.Line((-9, 4.4), (9, 4.4), 0.10)]
    place.dusk(power=20, x0=-7, x1=7, y1=17, near=(-4.5, -0.9, 5.0, 10), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=(-3.9, 1.0, 3.5), sun_from=-8, exposure=1.15, sun=28)
    top = field.tee((0.62, 1.95, 0.014), 0.46)
    yellow, red, white = balls.youth((0.80, 0.52, 0.03)), balls.youth((0.62, 0.07, 0.03)), balls.youth()
    balls.put(yellow, (0.62, 1.95, 0.014 + top + balls.BASEBALL - 0.012), (0.9, 0.35, 0.9))
    kit.batter((0.22, 1.72, 0.014), 0.30, shirt=(0.62, 0.36, 0.02), tall=0.60, wide=1.16, sleeve=(0.42, 0.41, 0.38), cap=(0.36, 0.05, 0.02), number="3", mark=(0.25, 0.04, 0.016), child=True)
    kit.runner((1.72, 4.1, 0.014), 0.25, shirt=(0.03, 0.12, 0.065), cap=(0.016, 0.060, 0.034))
    for i, (b, x, y) in enumerate(((white, -0.25, 0.55), (red, 0.95, 1.35), (yellow, -0.60, 1.6), (white, 1.25, 2.4), (red, -0.5, 2.9), (white, 0.4, 3.3), (yellow, 1.3, 0.9), (red, -1.5, 3.0))):
        balls.put(b, (x, y, 0.016 + balls.YOUTH), (i, i * 0.7, i * 1.3))
    for colour, spots in (((0.82, 0.47, 0.02), (-1.7, 0.5, 2.4)), ((0.75, 0.17, 0.02), (-0.6, 1.4, 3.3))):
        cone = field.cone(colour)
        for x in spots[1:]:
            twin = again(cone, (x, 5.4, 0.012), (0, 0, x))
            for child in cone.children:
                again(child).parent = twin
        field.move(cone, (spots[0], 5.4, 0.012))
    light.panel((-1.5, -0.2, 2.4), (1.4, 0.9), 60, target=(0.3, 1.8, 0.5))
    light.panel((1.8, 3.8, 2.8), (1.0, 0.6), 60, target=(0.4, 1.8, 0.7))
    light.camera((-0.42, -1.10, 0.62), (0.12, 1.9, 0.60), (0.3, 1.75, 0.6), 4.0, 34)
