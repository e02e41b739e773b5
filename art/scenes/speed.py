"""Speed work: an agility ladder and a row of cones on the turf, evening sun through the open door."""

from studio import field, hall, light, place
from studio.mesh import again

SIZE, HAZE = (1280, 854), place.HAZE


def build():
    lines = [hall.Line((-6, 9.0), (6, 9.0)), hall.Line((1.75, -2), (1.75, 15)), hall.Line((-2.35, -2), (-2.35, 15))]
    place.dusk(x0=-6.1, x1=6.1, y0=-2.0, y1=15, near=(-4.5, 0.0, 4.5, 11.0), lines=lines, lamp_rows=(-3.0, 0.0, 3.0), door=(-4.6, 3.0, 3.4), sun_from=-13, power=16)
    hall.ladder((0.10, 0.85, 0), 5.4, turn=0.06)
    cone = field.cone()
    spare = field.cone((0.80, 0.47, 0.02))
    field.move(cone, (-0.46, 1.28, 0.012), (0, 0, 0.2))
    field.move(spare, (0.78, 1.75, 0.012), (0, 0, 0.5))
    for i in range(1, 5):
        for ob, x, y in ((cone, -0.50 - 0.055 * i, 1.28 + 0.95 * i), (spare, 0.74 - 0.05 * i, 1.75 + 0.95 * i)):
            twin = again(ob, (x, y, 0.012), (0, 0, i * 0.9))
            for child in ob.children:
                foot = again(child)
                foot.parent = twin
    light.camera((-0.10, -0.20, 0.40), (0.06, 2.6, 0.22), (-0.40, 1.25, 0.12), 2.8)
