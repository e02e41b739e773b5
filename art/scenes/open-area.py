"""The open area: a stack of cones and a throw-down base at the edge of the chalked infield; a coach and two players far behind, out of focus."""

from studio import balls, coach, field, hall, light, people, things
from studio import place

SIZE, CALM, BLOOM, SAMPLES, HAZE = (1120, 747), 1.5, 0.10, 12, place.HAZE
FOOT = hall.FOOT
RED, WHITE, GREEN = (0.33, 0.045, 0.018), (0.60, 0.58, 0.52), (0.020, 0.085, 0.050)
UPRIGHT = dict(hips=(0.0, -0.16, 0.71), chest=(0.0, 0.03, 1.04), elbows=((-0.28, 0.19, 0.83), (0.28, 0.19, 0.83)), wrists=((-0.13, 0.43, 0.63), (0.12, 0.41, 0.63)))


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
    field_coach, _ = people.figure((0.55, 8.9, 0.012), 0.35, "lean", shirt=RED, trousers=(0.045, 0.048, 0.046), socks=None, skin="tan", hair="gray", cap=(0.016, 0.045, 0.030), number="21")
    people.give_bat(field_coach, (0.33, 0.24, 0.93), (0.72, 0.26, 0.03), grip=0.05)
    place.full_bucket(-2.6, 9.0, ball)
    one, _ = people.figure((-0.75, 12.9, 0.012), 3.14 + 0.30, "ready", shirt=WHITE, skin="light", hair="sand", style="long", cap=RED, nod=-0.25, gloved=True, badge=False, **UPRIGHT)
    people.give_glove(one, (-0.14, 0.45, 0.41), 3.14, -0.25)
    two, _ = people.figure((3.75, 12.9, 0.012), 3.14 - 0.2, "ready", shirt=WHITE, skin="brown", hair="black", cap=GREEN, nod=-0.25, gloved=True, badge=False, **UPRIGHT)
    people.give_glove(two, (-0.14, 0.45, 0.41), 3.14, -0.25)
    light.panel((-0.9, 1.4, 1.5), (0.8, 0.6), 16, target=(0.35, 2.6, 0.25))
    light.panel((2.4, 9.6, 3.2), (1.0, 0.6), 70, target=(0.6, 8.9, 1.2))
    light.camera((0.05, 1.05, 0.315), (0.085, 2.62, 0.335), (0.36, 2.58, 0.3), 1.5, 36)
