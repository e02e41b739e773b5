"""The last swings of the day: a helmet, a glove and a bat on the bench by the cage, near; a batter swings before the bright door, out of focus."""

import math

from studio import balls, field, gear, hall, light, people
from studio import place
from studio.mesh import tubes
from studio.shade import paint

SIZE, CALM, BLOOM, SAMPLES = (1600, 900), 1.5, 0.15, 24
HAZE, NET = (560.0, (0.24, 0.16, 0.09)), 0.9


def build():
    place.room(x0=-7.5, x1=8.0, y0=-7.0, near=(-3.6, -2.4, 2.6, 5.0), y1=15, door=(-1.5, 3.9, 4.1), power=5.0, fill=0.05, sun=48, exposure=1.2, high=5.6,
               tint=(0.27, 0.33, 0.42), trees=(3.4, 5.4), sky=1.25, sun_height=12)
    hall.tunnel(-4.2, 0.0, 14.5, left=True, right=False, mesh=0.08)
    hall.tunnel(-0.25, 0.0, 14.5, wide=4.2, left=True, right=True, mesh=0.08)
    hall.tunnel(3.68, 0.0, 14.5, left=False, right=True, mesh=0.08)
    place.batters_mat(0.10, 1.30)
    hall.l_screen((-2.7, 10.6, 0), 0.16)
    ball = balls.baseball(0.75)
    place.scatter_balls(ball, ((0.85, 3.4), (-0.9, 3.9), (0.35, 5.0), (-0.3, 6.0), (0.9, 7.2), (-1.2, 6.8), (-2.0, -0.6), (-3.0, 4.0), (3.3, 5.9), (0.2, 8.2)))
    batter, _ = people.figure((-0.80, 1.64, 0.016), -math.pi / 2 + 0.22, "swing", shirt=(0.20, 0.03, 0.014), trousers=(0.26, 0.25, 0.225), sleeves=(0.012, 0.014, 0.013), helmet=(0.016, 0.060, 0.034), skin="tan", number="7", bare=False, creased=0.45, tall=1.08, look=0.10, nod=0.34)
    people.grip_bat(batter, (-0.03, 0.575, 1.075), (-0.20, 1.25, 1.15), material=field.dark_wood())
    gear.bench(-1.45, 0.9, -3.85)
    gear.helmet((-1.235, -3.86, 0.462), -0.62, (0.30, 0.036, 0.014), worn=True)
    balls.put(ball, (-1.385, -3.92, 0.46 + balls.BASEBALL), (0.4, 0.3, 0.9))
    place.standing_bat(field.bat(field.natural_wood(), taped=True), (-0.98, -3.62, 0.03), (-1.030, -3.565, 0.83))
    # The way into the cage: a post, and the net that hangs from it.
    tubes("posts", [[(-1.07, -3.52, 0), (-1.07, -3.52, 3.4)]], 0.017, paint("post", (0.045, 0.050, 0.048), 0.45), 20)
    hall._net("side net", (-1.055, -3.52, 0.02), (1.6, 0, 0), (0, 0, 3.38), hall.twine((0.26, 0.25, 0.23)), 0.052, 0.0021, 0.02, (0, 1, 0))
    light.panel((-2.5, -5.6, 1.9), (1.2, 0.8), 20, target=(-1.2, -3.9, 0.5))
    light.panel((-0.3, -2.3, 1.7), (0.8, 0.6), 48, (1.0, 0.70, 0.40), target=(-1.2, -3.9, 0.55))
    light.camera((-1.55, -5.62, 0.66), (-1.55, 3.0, 0.775), (-1.2, -3.95, 0.55), 2.2, 50)
