"""The open area from its home plate: chalk lines to the bases, a bucket and a glove at the line."""

from studio import balls, field, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (912, 608), 1.5, 0.09, 6
HAZE, NET = place.HAZE, 0.8
FOOT = hall.FOOT


def build():
    w, l = 40 * FOOT, 65 * FOOT
    h, c, r = w / 2, l / 2, 3.4
    lines = hall.box_of_lines(-h + 0.35, -1.4, h - 0.35, l - 0.35, 0.10)
    corners = [(0, c - r), (r, c), (0, c + r), (-r, c)]
    lines += [hall.Line(corners[i], corners[(i + 1) % 4], 0.10) for i in range(4)]
    place.dusk(x0=-h - 0.4, x1=h + 0.4, y0=-2.8, y1=l + 0.4, door=(-2.6, 3.4, 3.7), lamp_rows=(-4.4, -1.5, 1.5, 4.4), near=(-5.0, 4.4, 5.0, 13), lines=lines, power=20, exposure=1.1, sun_from=-10, high=5.8)
    for i, (x, y) in enumerate(corners):
        if i:
            field.base((x, y - 0.19, 0.0), 0.785, 0.2)
    field.plate((0, c - r - 0.2, 0.012), 0.0, 0.3)
    ball = balls.baseball(0.4)
    place.full_bucket(1.0, c - r + 1.1, ball)
    kit.glove((0.62, c - r + 0.75, 0.012), 0.1, ball=ball)
    place.scatter_balls(ball, ((0.30, c - r - 0.25), (-0.7, c - r + 0.9), (-0.2, c - r + 1.9), (1.5, c - r + 2.6), (-1.6, c - r + 2.9)))
    light.panel((-1.2, c - r - 1.6, 2.4), (1.2, 0.8), 26, target=(0.3, c - r, 0.0))
    light.camera((-0.20, c - r - 2.0, 0.72), (0.10, c, 0.16), (0.25, c - r + 0.3, 0.05), 5.0, 30)
