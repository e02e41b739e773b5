"""The open area, 40 by 65 feet of clear turf with its lines, bases at the corners of the diamond, the lamps on."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM, HAZE = (1120, 747), 1.5, place.HAZE
FOOT = hall.FOOT


def build():
    w, l = 40 * FOOT, 65 * FOOT
    h, c, r = w / 2, l / 2, 3.4
    lines = hall.box_of_lines(-h + 0.35, -1.4, h - 0.35, l - 0.35, 0.10)
    corners = [(0, c - r), (r, c), (0, c + r), (-r, c)]
    lines += [hall.Line(corners[i], corners[(i + 1) % 4], 0.10) for i in range(4)]
    place.dusk(x0=-h - 0.4, x1=h + 0.4, y0=-2.8, y1=l + 0.4, door=(-3.6, 3.0, 3.7), lamp_rows=(-4.4, -1.5, 1.5, 4.4), near=(-5.9, 0.0, 5.9, 13), lines=lines, power=26, exposure=1.15, sun_from=-24, high=5.8)
    for i, (x, y) in enumerate(corners):
        if i:
            field.base((x, y - 0.19, 0.0), 0.785, 0.1)
    field.plate((0, c - r - 0.2, 0.012), 0.0, 0.1)
    cone = field.cone()
    from studio.mesh import again
    for x in (-4.6, -3.4, -2.2):
        twin = again(cone, (x, 4.4, 0.012), (0, 0, x))
        for child in cone.children:
            foot = again(child)
            foot.parent = twin
    field.move(cone, (-1.0, 4.4, 0.012))
    ball = balls.baseball(0.25)
    place.full_bucket(2.3, 4.9, ball)
    place.scatter_balls(ball, ((1.2, 4.6), (1.7, 5.5), (0.4, 5.6)))
    light.camera((1.9, -1.9, 1.55), (-0.35, 8.0, 0.85), (0.6, 5.5, 0.1), 6.0, 28)
