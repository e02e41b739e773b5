"""The open area: two players throw a ball back and forth, a closed roller door and pennants at its end, the evening in the high windows."""

from mathutils import Vector

from studio import balls, field, hall, kit, light, people, things
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (720, 480), 1.5, 0.10, 12
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
               window=(2.0, 16.0, 3.6, 5.1), sun_from=-112, sun_height=22, sun=19)
    things.evening_outside(-h - 0.4, 0, 20, 2.0, 9.5)
    things.roller_door((-1.2, y1, 0), 4.4, 3.7)
    things.mark((3.9, y1 - 0.01, 3.1), 2.2)
    things.pennants((-h - 0.3, y1 - 0.1, 5.0), (h + 0.3, y1 - 0.1, 5.0), 0.3, 0.36, each=0.42)
    for i, (x, y) in enumerate(corners):
        if i:
            field.base((x, y - 0.19, 0.0), 0.785, 0.2)
    ball = balls.baseball(0.4)
    field.plate((0, c - r - 0.2, 0.012), 0.0, 0.25)
    thrower, palms = people.figure((0.95, 5.6, 0.012), 0.42, "throw", shirt=WHITE, skin="tan", hair="brown", cap=RED, number="11", mark=(0.30, 0.045, 0.018), fists=(False, True), gloved=True)
    people.give_glove(thrower, (-0.02, 0.58, 1.24), 3.0, -0.3)
    from studio.mesh import again
    b = again(ball, (0, 0, 0))
    b.parent, b.location = thrower, tuple(palms[1] + Vector((0.01, -0.01, 0.058)))
    catcher, palms = people.figure((-2.6, 11.4, 0.012), 3.14 + 0.50, "catch", shirt=(0.03, 0.12, 0.065), skin="light", hair="sand", style="long", cap=GREEN, gloved=True)
    people.give_glove(catcher, (-0.18, 0.40, 1.22), 3.14, 0.0)
    place.full_bucket(2.6, 7.6, ball)
    place.scatter_balls(ball, ((1.6, 6.9), (-1.6, 7.4), (2.2, 8.4), (-0.4, 5.2)))
    light.panel((-1.6, 3.0, 3.4), (1.2, 0.8), 70, target=(0.9, 5.6, 1.0))
    light.panel((2.6, 8.4, 3.8), (1.0, 0.6), 90, target=(0.9, 5.6, 1.2))
    light.camera((-0.5, 1.5, 1.30), (-0.75, 12.0, 1.75), (0.9, 5.7, 1.0), 8.0, 25)
