"""Rows of lights under the roof of the open area, the evening in its door."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (912, 608), 1.5, 0.13, 6
HAZE = place.HAZE
FOOT = hall.FOOT


def build():
    w, l = 40 * FOOT, 65 * FOOT
    h, c, r = w / 2, l / 2, 3.4
    lines = hall.box_of_lines(-h + 0.35, -1.4, h - 0.35, l - 0.35, 0.10)
    corners = [(0, c - r), (r, c), (0, c + r), (-r, c)]
    lines += [hall.Line(corners[i], corners[(i + 1) % 4], 0.10) for i in range(4)]
    place.dusk(x0=-h - 0.4, x1=h + 0.4, y0=-2.8, y1=l + 0.4, door=(-1.6, 4.4, 3.7), lamp_rows=(-4.4, -1.5, 1.5, 4.4), near=(-5.9, 2.5, 5.9, 13), lines=lines, power=18, exposure=1.1, sun_from=8, high=5.8)
    for i, (x, y) in enumerate(corners):
        if i:
            field.base((x, y - 0.19, 0.0), 0.785, 0.2)
    ball = balls.baseball(0.4)
    place.full_bucket(1.9, 6.2, ball)
    place.scatter_balls(ball, ((1.2, 4.6), (-0.6, 5.4), (0.5, 7.4)))
    light.camera((-0.9, 1.2, 0.95), (0.55, 12.0, 2.35), (1.0, 9.0, 1.0), 8.0, 23)
