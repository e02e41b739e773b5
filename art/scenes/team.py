"""A team has come to practise: its helmets in a row on the bench, a bat against it, near; the team around its coach before the open door, out of focus."""

import math

import bpy

from studio import balls, field, gear, hall, kit, light, people
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1200, 800), 1.5, 0.13, 20
HAZE, NET = (420.0, (0.22, 0.155, 0.09)), 0.8
RED, WHITE, GREEN = (0.33, 0.045, 0.018), (0.60, 0.58, 0.52), (0.020, 0.085, 0.050)


def build():
    y1 = 14.0
    lines = [hall.Line((-9, 6.0), (9, 6.0), 0.10)]
    place.dusk(x0=-7, x1=8, y1=y1, near=(-2.0, 0.4, 3.6, 6), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=(-1.2, 4.8, 3.5), power=6, exposure=1.2,
               sun=44, sun_height=11)
    along = math.atan2(1.0, 0.46)

    def spot(far, side=0.0):
        """A place on the bench: how far along it, and how far to its left."""
        c, s = math.cos(along), math.sin(along)
        return 0.05 + far * c - side * s, 1.36 + far * s + side * c

    before = set(bpy.context.scene.objects)
    gear.bench(0.0, 2.5, 0.0)
    kit._hold("bench", [ob for ob in bpy.context.scene.objects if ob not in before], (*spot(0), 0.0), along)
    red, green = (0.30, 0.036, 0.014), (0.016, 0.060, 0.034)
    for i, (far, colour) in enumerate(((0.19, red), (0.62, red), (1.06, green), (1.52, red), (2.0, green))):
        gear.helmet((*spot(far), 0.462), -0.35 - 0.09 * i, colour, worn=i < 2)
    ball = balls.baseball(0.7)
    balls.put(ball, (*spot(0.40, -0.05), 0.46 + balls.BASEBALL), (0.4, 0.3, 0.9))
    place.standing_bat(field.bat(field.natural_wood(), taped=True), (*spot(0.03, 0.34), 0.03), (*spot(0.10, 0.165), 0.81))
    place.scatter_balls(ball, ((-0.9, 3.2), (-0.2, 4.4), (-1.4, 4.8), (0.4, 5.2)))
    coach, palms = people.figure((0.95, 9.3, 0.012), 3.14 + 0.12, "talk", look=0.1, shirt=RED, trousers=(0.045, 0.048, 0.046), socks=None, skin="tan", hair="gray", cap=(0.016, 0.045, 0.030))
    people.give_board(coach, (-0.02, 0.33, 1.13), 0.0, -1.0)
    for x, y, turn, pose, skin, hair, style, number, tall in ((-0.02, 8.9, -1.05, "akimbo", "light", "sand", "long", "8", 0.88), (0.42, 8.1, -0.45, "stand", "brown", "black", "curly", "15", 0.92),
                                                              (1.42, 8.2, 0.40, "akimbo", "tan", "brown", "short", "4", 0.90), (1.90, 8.9, 1.05, "stand", "dark", "black", "short", "23", 0.95)):
        people.figure((x, y, 0.012), turn, pose, shirt=(0.40, 0.39, 0.35), trousers=(0.26, 0.25, 0.225), skin=skin, hair=hair, style=style, cap=RED, number=number, mark=(0.30, 0.045, 0.018), tall=tall)
    light.panel((-0.9, -0.4, 1.7), (1.2, 0.8), 20, target=(0.2, 1.6, 0.5))
    light.panel((1.7, 3.0, 1.7), (0.8, 0.6), 40, (1.0, 0.72, 0.42), target=(0.3, 1.7, 0.5))
    light.camera((0.0, 0.0, 0.62), (0.0, 3.0, 0.70), (*spot(0.17), 0.55), 2.0, 50)
