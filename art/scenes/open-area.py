"""The open area, 40 by 65 feet of turf with nothing on it but lines, the lamps on, the door open."""

from studio import hall, light

FOOT = hall.FOOT

CALM = 0.9


def build():
    light.indoors(sun_from=-24)
    w, l = 40 * FOOT, 65 * FOOT
    h = w / 2
    lines = hall.box_of_lines(-h + 0.35, -1.4, h - 0.35, l - 0.35, 0.10)
    lines += [hall.Line((-h + 0.35, l / 2), (h - 0.35, l / 2), 0.10)]
    r = 2.74
    c = l / 2
    diamond = [(0, c - r), (r, c), (0, c + r), (-r, c)]
    lines += [hall.Line(diamond[i], diamond[(i + 1) % 4], 0.10) for i in range(4)]
    hall.shell(-h - 0.4, h + 0.4, -2.5, l + 0.4, 5.8, door=(-4.4, 2.2, 3.6))
    hall.turf((-h, -2.5, h, l), lines, near=(-5.9, 0.0, 5.9, l))
    hall.lamps((-4.2, 0.0, 4.2), -1.5, l, 4.9, power=24, step=3.0)
    hall.outside(l + 0.4)
    light.camera((2.3, -1.9, 1.30), (-0.55, 8.0, 1.02), (0.6, 4.8, 0.0), 4.0, 30)
