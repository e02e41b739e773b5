"""A team has come to practise: helmets in a row on the bench, bats leaning against it, a pack and a bucket of balls; behind, the team around its coach."""

from studio import balls, field, gear, hall, kit, light, people, things
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1200, 800), 1.5, 0.09, 6
HAZE, NET = place.HAZE, 0.8
RED, WHITE, GREEN = (0.33, 0.045, 0.018), (0.60, 0.58, 0.52), (0.020, 0.085, 0.050)


def build():
    lines = [hall.Line((-0.9, -3), (-0.9, 18), 0.10)]
    y1 = 13.0
    place.dusk(x0=-7, x1=7, y1=y1, near=(-4.5, -0.6, 4.5, 9), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=None, power=13, exposure=1.1,
               window=(2.0, 11.0, 2.9, 4.4), sun_from=-86, sun_height=24, sun=8)
    things.roller_door((-1.9, y1, 0), 3.6, 3.3)
    things.rack((4.7, y1, 0), 2.2)
    things.mark((1.35, y1 - 0.01, 2.9), 1.6)
    gear.bench(-0.35, 2.2, 2.0)
    red, green = (0.33, 0.045, 0.018), (0.016, 0.060, 0.034)
    for i, colour in enumerate((red, red, green, red, green, red)):
        gear.helmet((-0.12 + 0.38 * i, 2.0, 0.462), 0.45 - 0.14 * i, colour)
    woods = [field.natural_wood(), field.dark_wood(), field.red_wood()]
    for i, x in enumerate((-0.24, 0.05, 0.33, 1.80)):
        ob = field.metal_bat() if i == 3 else field.bat(woods[i % 3], taped=i % 2 == 1)
        place.standing_bat(ob, (x - 0.05 + 0.02 * i, 1.48, 0.03), (x, 1.80, 0.74))
    ball = balls.baseball(0.4)
    kit.pack((1.40, 1.52, 0.012), -0.15)
    place.full_bucket(0.86, 1.45, ball)
    kit.glove((0.50, 1.30, 0.012), 0.15, ball=ball)
    place.scatter_balls(ball, ((0.28, 1.15), (-0.55, 1.75), (-0.8, 2.6), (-1.4, 3.8), (0.2, 2.9), (-1.2, 5.4)))
    # The team around its coach.
    coach, palms = people.figure((3.58, 8.5, 0.012), 3.14 + 0.12, "talk", look=0.1, shirt=RED, trousers=(0.045, 0.048, 0.046), socks=None, skin="tan", hair="gray", cap=(0.016, 0.045, 0.030))
    people.give_board(coach, (-0.02, 0.33, 1.13), 0.0, -1.0)
    for x, y, turn, pose, skin, hair, style, number, tall in ((1.95, 8.0, -1.05, "akimbo", "light", "sand", "long", "8", 0.88), (2.42, 7.0, -0.55, "stand", "brown", "black", "curly", "15", 0.92),
                                                              (4.02, 7.0, 0.45, "akimbo", "tan", "brown", "short", "4", 0.90), (4.75, 7.6, 1.05, "stand", "dark", "black", "short", "23", 0.95)):
        people.figure((x, y, 0.012), turn, pose, shirt=WHITE, skin=skin, hair=hair, style=style, cap=RED, number=number, mark=(0.30, 0.045, 0.018), tall=tall)
    light.panel((-0.6, -0.4, 2.6), (1.2, 0.8), 36, target=(0.8, 1.9, 0.4))
    light.panel((1.8, 4.4, 3.6), (1.6, 0.8), 90, target=(3.2, 7.4, 1.0))
    light.camera((-0.30, -0.66, 0.94), (0.72, 2.2, 0.63), (0.6, 1.75, 0.5), 5.6, 34)
