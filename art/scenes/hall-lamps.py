"""Rows of lights under the roof of the open area, the evening in its door, a batter before them."""

from studio import balls, field, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (912, 608), 1.5, 0.10, 12
HAZE = place.HAZE
FOOT = hall.FOOT


def build():
    w, l = 40 * FOOT, 65 * FOOT
    h, c, r = w / 2, l / 2, 3.4
    lines = hall.box_of_lines(-h + 0.35, -1.4, h - 0.35, l - 0.35, 0.10)
    corners = [(0, c - r), (r, c), (0, c + r), (-r, c)]
    lines += [hall.Line(corners[i], corners[(i + 1) % 4], 0.10) for i in range(4)]
    place.dusk(x0=-h - 0.4, x1=h + 0.4, y0=-2.8, y1=l + 0.4, door=(-5.2, 0.2, 3.7), lamp_rows=(-4.4, -1.5, 1.5, 4.4), near=(-5.9, 1.6, 5.9, 13), lines=lines, power=20, exposure=1.25, sun=32, sun_from=-8, high=5.8)
    for i, (x, y) in enumerate(corners):
        if i:
            field.base((x, y - 0.19, 0.0), 0.785, 0.2)
    ball = balls.baseball(0.4)
    field.plate((0, c - r - 0.2, 0.012), 0.0, 0.25)
    place.full_bucket(1.7, 7.6, ball)
    place.scatter_balls(ball, ((0.6, 5.6), (-1.6, 7.4), (0.5, 8.4), (-2.2, 5.9)))
    kit.batter((-0.78, 6.75, 0.012), 0.40, shirt=(0.62, 0.60, 0.54), mark=(0.30, 0.045, 0.018), cap=(0.33, 0.045, 0.018))
    light.panel((-2.6, 3.8, 3.4), (1.2, 0.8), 80, target=(-0.7, 6.75, 1.0))
    light.panel((1.4, 9.0, 3.8), (1.0, 0.6), 90, target=(-0.7, 6.75, 1.2))
    light.camera((-1.3, 1.9, 1.15), (-2.25, 12.0, 1.95), (-0.7, 6.7, 1.0), 8.0, 25)
