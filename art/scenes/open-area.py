"""The open area: a stack of cones and a throw-down base at the edge of the chalked infield; a bucket and a pack behind, out of focus."""

from studio import balls, coach, field, hall, kit, light, things
from studio import place

SIZE, CALM, BLOOM, SAMPLES, HAZE = (1120, 747), 1.5, 0.10, 12, place.HAZE
FOOT = hall.FOOT
RED, WHITE, GREEN = (0.33, 0.045, 0.018), (0.60, 0.58, 0.52), (0.020, 0.085, 0.050)


def build():
    w, l = 40 * FOOT, 65 * FOOT
    h, c, r = w / 2, l / 2, 3.4
    y1 = l + 0.4
    lines = hall.box_of_lines(-h + 0.35, -1.4, h - 0.35, l - 0.35, 0.10)
    corners = [(0, c - r), (r, c), (0, c + r), (-r, c)]
    lines += [hall.Line(corners[i], corners[(i + 1) % 4], 0.10) for i in range(4)]
    place.dusk(x0=-h - 0.4, x1=h + 0.4, y0=-2.8, y1=y1, door=None, lamp_rows=(-4.4, -1.5, 1.5, 4.4), near=(-3.9, 0.2, 5.9, 12), lines=lines, power=12, exposure=1.25, high=5.8,
               window=(1.0, 19.0, 3.4, 5.1), sun_from=-102, sun_height=17, sun=26)
    things.evening_outside(-h - 0.4, 0, 22, 2.0, 9.5)
    things.wall_pads(-h - 0.3, h + 0.3, y1, 1.6)
    things.mark((-1.9, y1 - 0.01, 3.3), 2.2)
    for x in (-4.3, 4.6):
        things.pennants((x - 2.0, y1 - 0.1, 4.6), (x + 2.0, y1 - 0.1, 4.6), 0.4, 0.42, each=0.44)
    for i, (x, y) in enumerate(corners):
        if i:
            field.base((x, y - 0.19, 0.0), 0.785, 0.1)
    field.plate((0, c - r - 0.2, 0.012), 0.0, 0.1)
    ball = balls.baseball(0.45)
    # Near.
    coach.cones((0.36, 2.62, 0.012), 8)
    coach.cones((0.66, 2.86, 0.012), 3, 4, colour=(0.80, 0.42, 0.02))
    field.base((0.08, 2.80, -0.012), 0.35, 0.75)
    balls.put(ball, (0.20, 2.42, 0.012 + balls.BASEBALL), (0.9, 0.35, 0.5))
    place.scatter_balls(ball, ((-0.5, 3.4), (1.3, 4.4), (-1.2, 5.0), (0.5, 5.4)))
    # Far.
    place.full_bucket(0.72, 6.2, ball)
    kit.pack((-0.95, 7.4, 0.012), 0.3)
    light.panel((1.8, 4.8, 2.6), (1.0, 0.6), 40, target=(0.7, 6.2, 0.4))
    light.panel((-0.9, 1.4, 1.5), (0.8, 0.6), 16, target=(0.35, 2.6, 0.25))
    light.camera((0.05, 1.05, 0.315), (0.085, 2.62, 0.335), (0.36, 2.58, 0.3), 1.5, 36)
