"""The youngest, two to five: one with a thick plastic bat at the tee, a coach kneels beside, another runs between the cones; soft balls on the turf."""

from studio import balls, field, hall, light, people, things
from studio import place
from studio.mesh import again

SIZE, CALM, BLOOM, SAMPLES, HAZE = (1120, 747), 1.5, 0.09, 10, place.HAZE
RED, WHITE, GREEN = (0.33, 0.045, 0.018), (0.60, 0.58, 0.52), (0.020, 0.085, 0.050)


def build():
    y1 = 9.0
    lines = [hall.Line((-9, 4.4), (9, 4.4), 0.10)]
    place.dusk(x0=-6, x1=6, y1=y1, near=(-4.0, -0.9, 4.5, 8.9), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=None, power=16, exposure=1.15,
               window=(1.0, 8.0, 2.9, 4.3), sun_from=-96, sun_height=22, sun=14)
    things.roller_door((-2.7, y1, 0), 3.2, 3.0)
    things.mark((0.95, y1 - 0.01, 2.45), 1.35)
    things.pennants((-5.9, y1 - 0.08, 3.75), (5.9, y1 - 0.08, 3.75), 0.16, 0.30)
    tx, ty = 0.33, 1.86
    top = field.tee((tx, ty, 0.014), 0.41)
    yellow, red, white = balls.youth((0.80, 0.52, 0.03)), balls.youth((0.62, 0.07, 0.03)), balls.youth()
    balls.put(yellow, (tx, ty, 0.014 + top + balls.YOUTH - 0.010), (0.9, 0.35, 0.9))
    one, palms = people.tot((-0.06, 2.10, 0.014), 3.14 + 0.42, "bat", skin="light", hair="sand", helmet=(0.36, 0.05, 0.02), look=0.40, nod=0.06)
    people.give_toy_bat(one, (0.128, 0.178, 0.650), (0.128 + 0.44, 0.178 - 0.16, 0.650 + 0.88), grip=0.055, colour=(0.66, 0.63, 0.56))
    coach, palms = people.figure((1.12, 2.95, 0.014), 3.14 - 0.95, "kneel", chest=(-0.02, 0.09, 0.865), shirt=RED, trousers=(0.045, 0.048, 0.046), socks=None, skin="tan", hair="black", style="long", cap=(0.016, 0.045, 0.030), look=0.12, nod=0.16, badge=False)
    two, palms = people.tot((-0.80, 4.15, 0.014), 3.14 + 0.25, "run", shirt=WHITE, shorts=(0.33, 0.05, 0.02), skin="brown", hair="black", helmet=(0.66, 0.36, 0.02), shoes=(0.02, 0.09, 0.05), trim=RED, tall=0.98)
    for i, (b, x, y) in enumerate(((white, -0.28, 1.30), (red, 0.66, 1.35), (yellow, -0.95, 1.45), (white, 0.85, 1.85), (red, -0.75, 3.1), (yellow, 0.30, 3.5), (white, -1.2, 2.5))):
        balls.put(b, (x, y, 0.016 + balls.YOUTH), (i, i * 0.7, i * 1.3))
    for colour, spots in (((0.82, 0.47, 0.02), (-2.6, -0.45, 2.5)), ((0.75, 0.17, 0.02), (-0.9 - 0.6, 0.65, 3.4))):
        cone = field.cone(colour)
        for x in spots[1:]:
            twin = again(cone, (x, 5.4, 0.012), (0, 0, x))
            for child in cone.children:
                again(child).parent = twin
        field.move(cone, (spots[0], 5.4, 0.012))
    light.panel((-1.3, -0.3, 2.2), (1.4, 0.9), 60, target=(0.2, 2.1, 0.6))
    light.panel((1.8, 3.8, 2.8), (1.0, 0.6), 60, target=(0.1, 2.1, 0.8))
    light.panel((0.1, -1.5, 0.80), (1.1, 0.7), 32, target=(0.2, 2.1, 0.7))
    light.camera((-0.40, -1.10, 0.82), (-0.24, 2.2, 0.61), (0.0, 2.0, 0.6), 4.0, 36)
