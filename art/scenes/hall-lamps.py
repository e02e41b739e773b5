"""The open area: a ball in the air, near; a bucket out of focus behind, the evening in the high windows."""

from studio import balls, field, hall, light, things
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (720, 480), 1.5, 0.10, 14
HAZE = place.HAZE
FOOT = hall.FOOT
RED, WHITE, GREEN = (0.33, 0.045, 0.018), (0.60, 0.58, 0.52), (0.020, 0.085, 0.050)


def build():
    w, l = 40 * FOOT, 65 * FOOT
    h, c, r = w / 2, l / 2, 3.4
    lines = hall.box_of_lines(-h + 0.35, -1.4, h - 0.35, l - 0.35, 0.10)
    corners = [(0, c - r), (r, c), (0, c + r), (-r, c)]
    lines += [hall.Line(corners[i], corners[(i + 1) % 4], 0.10) for i in range(4)]
    y1 = l + 0.4
    place.dusk(x0=-h - 0.4, x1=h + 0.4, y0=-2.8, y1=y1, door=None, lamp_rows=(-4.4, -1.5, 1.5, 4.4), near=(-5.9, 1.6, 5.9, 13), lines=lines, power=12, exposure=1.3, high=5.8,
               window=(2.0, 16.0, 3.6, 5.1), sun_from=-112, sun_height=20, sun=22)
    things.evening_outside(-h - 0.4, 0, 20, 2.0, 9.5)
    things.roller_door((-1.2, y1, 0), 4.4, 3.7)
    things.mark((3.9, y1 - 0.01, 3.1), 2.2)
    things.pennants((-h - 0.3, y1 - 0.1, 5.0), (h + 0.3, y1 - 0.1, 5.0), 0.3, 0.36, each=0.42)
    for i, (x, y) in enumerate(corners):
        if i:
            field.base((x, y - 0.19, 0.0), 0.785, 0.2)
    ball = balls.baseball(0.45)
    balls.put(ball, (-0.295, 2.12, 1.385), (0.5, 0.9, 0.2))
    place.full_bucket(0.9, 7.2, ball)
    light.panel((1.8, 5.4, 3.4), (1.0, 0.6), 90, target=(0.4, 7.8, 1.0))
    place.scatter_balls(ball, ((1.6, 6.9), (-1.6, 7.4), (2.2, 8.4), (-0.4, 5.2)))
    light.panel((-1.4, 1.4, 2.4), (0.8, 0.6), 14, target=(-0.2, 2.2, 1.3))
    light.camera((-0.5, 1.5, 1.30), (-0.50, 12.0, 1.65), (-0.295, 2.12, 1.385), 1.6, 30)
