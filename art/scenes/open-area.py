"""The open area, 40 by 65 feet of clear turf with its lines: a coach with a bat, two players who wait for the ball, the evening sun from the high windows."""

from studio import balls, field, gear, hall, kit, light, people, things
from studio import place
from studio.mesh import again

SIZE, CALM, BLOOM, HAZE = (1120, 747), 1.5, 0.09, place.HAZE
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
    place.dusk(x0=-h - 0.4, x1=h + 0.4, y0=-2.8, y1=y1, door=None, lamp_rows=(-4.4, -1.5, 1.5, 4.4), near=(-5.9, 0.0, 5.9, 13), lines=lines, power=13, exposure=1.3, high=5.8,
               window=(1.0, 19.0, 3.6, 5.1), sun_from=-100, sun_height=22, sun=17)
    things.evening_outside(-h - 0.4, 0, 22, 2.0, 9.5)
    things.wall_pads(-h - 0.3, h + 0.3, y1, 1.6)
    things.mark((0.0, y1 - 0.01, 3.5), 2.6)
    for x in (-4.3, 4.3):
        things.pennants((x - 2.0, y1 - 0.1, 4.6), (x + 2.0, y1 - 0.1, 4.6), 0.4, 0.42, each=0.44)
    for i, (x, y) in enumerate(corners):
        if i:
            field.base((x, y - 0.19, 0.0), 0.785, 0.1)
    field.plate((0, c - r - 0.2, 0.012), 0.0, 0.1)
    cone = field.cone()
    for x in (-4.6, -3.6):
        twin = again(cone, (x, 6.4, 0.012), (0, 0, x))
        for child in cone.children:
            foot = again(child)
            foot.parent = twin
    field.move(cone, (-2.6, 6.4, 0.012))
    ball = balls.baseball(0.25)
    place.full_bucket(2.05, 6.5, ball)
    place.scatter_balls(ball, ((1.2, 5.6), (2.3, 5.5), (0.4, 5.6), (-0.9, 9.0), (2.2, 7.2)))
    coach, palms = people.figure((1.05, 6.0, 0.012), 0.35, "lean", shirt=RED, trousers=(0.045, 0.048, 0.046), socks=None, skin="tan", hair="gray", cap=(0.016, 0.045, 0.030), number="21")
    people.give_bat(coach, (0.33, 0.24, 0.93), (0.72, 0.26, 0.03), grip=0.05)
    one, palms = people.figure((-2.1, 10.3, 0.012), 3.14 + 0.30, "ready", shirt=WHITE, skin="light", hair="sand", style="long", cap=RED, nod=-0.25, gloved=True, badge=False, **UPRIGHT)
    people.give_glove(one, (-0.14, 0.45, 0.41), 3.14, -0.25)
    two, palms = people.figure((3.35, 11.6, 0.012), 3.14 - 0.2, "ready", shirt=WHITE, skin="brown", hair="black", cap=GREEN, nod=-0.25, gloved=True, badge=False, **UPRIGHT)
    people.give_glove(two, (-0.14, 0.45, 0.41), 3.14, -0.25)
    light.panel((-0.6, 3.0, 3.6), (1.2, 0.8), 70, target=(1.0, 6.0, 1.0))
    light.panel((3.0, 8.0, 3.8), (1.0, 0.6), 80, target=(1.0, 6.0, 1.2))
    light.panel((0.5, 7.6, 2.0), (1.0, 0.7), 34, target=(0.4, 11.0, 0.7))
    light.camera((0.2, 0.4, 1.60), (0.05, 9.0, 1.35), (1.0, 6.4, 0.9), 6.0, 27)
