"""The last swings of the day: a batter at home plate hits the ball before the open door; a player's kit in the lamp's pool in front."""

import math

from studio import balls, hall, kit, light, people
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1600, 900), 1.5, 0.10, 12
HAZE, NET = (260.0, (0.115, 0.085, 0.060)), 0.75


def build():
    place.room(x0=-7.5, x1=8.0, y0=-5.5, near=(-2.6, -2.6, 3.4, 7.5), y1=17, door=(0.2, 5.6, 3.6), power=6, fill=0.075, sun=28, exposure=1.2,
               tint=(0.27, 0.33, 0.42), trees=(3.4, 5.4), sky=0.8)
    hall.tunnel(-3.66, 0.6, 14.5, left=True, right=True, mesh=0.08)
    hall.tunnel(0.0, -5.0, 14.5, left=False, right=True, mesh=0.08)
    hall.tunnel(3.66, -5.0, 14.5, left=False, right=True, mesh=0.08)
    place.batters_mat(0.10, 1.30)
    hall.l_screen((-1.75, 10.6, 0), 0.16)
    ball = balls.baseball(0.25)
    balls.put(ball, (-0.28, 1.10, 0.018 + balls.BASEBALL), (0.9, 0.35, 0.9))
    place.full_bucket(-0.9, 9.6, ball)
    kit.pack((-0.11, -0.38, 0.012), -0.35)
    kit.glove((-0.42, -0.68, 0.012), -0.25, ball=ball)
    kit.bottle((-0.47, -0.34, 0.012))
    place.scatter_balls(ball, ((0.85, 3.4), (-0.9, 3.9), (0.35, 5.0), (-0.3, 6.0), (0.9, 7.2), (-1.2, 6.8), (-1.15, -0.35), (-3.0, 4.0), (3.3, 5.9), (0.2, 8.2)))
    batter, _ = people.figure((-0.80, 1.64, 0.016), -math.pi / 2 + 0.22, "swing", sleeves=(0.012, 0.014, 0.013), helmet=(0.016, 0.060, 0.034), skin="tan", number="7", bare=False, creased=0.45, tall=1.08, look=0.10, nod=0.34)
    people.grip_bat(batter, (-0.03, 0.575, 1.075), (-0.20, 1.25, 1.15))
    hit = balls.put(ball, (0, 0, 0), (0.4, 0.2, 0.9))
    hit.parent, hit.location = batter, (-0.52, 1.27, 1.29)
    light.panel((-0.5, -1.4, 3.0), (1.3, 0.6), 44, target=(-0.1, -0.4, 0.0))
    light.panel((1.3, 4.4, 3.4), (1.0, 0.6), 120, target=(-0.8, 1.6, 1.1))
    light.panel((-2.6, -0.2, 3.1), (0.9, 0.6), 62, target=(-0.8, 1.6, 1.1))
    light.camera((-1.70, -3.90, 0.90), (-1.70, 3.0, 0.52), (-0.8, 1.5, 0.9), 6.3, 30)
