"""The L-screen of a cage with everything for a lesson at its foot: a bucket of balls, a bat, balls on the turf."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM = (1280, 640), 1.5


def build():
    place.room(x0=-7, x1=7.5, y1=15, near=(-3.2, 0.5, 4.2, 9), door=(0.7, 6.0, 3.4), power=30)
    hall.tunnel(0.0, -3.0, 12.5)
    hall.l_screen((0.72, 4.6, 0), -0.16)
    ball = balls.baseball(0.25)
    place.full_bucket(1.02, 3.75, ball)
    place.standing_bat(field.bat(field.natural_wood()), (0.30, 4.16, 0.03), (0.20, 4.56, 0.80))
    place.scatter_balls(ball, ((-0.9, 2.9), (0.55, 3.35), (1.32, 3.5), (-0.35, 3.9), (0.2, 2.6), (-1.2, 4.6), (1.2, 2.9)))
    light.panel((-1.2, 0.4, 2.9), (1.6, 0.9), 70, target=(0.6, 4.4, 0.9))
    light.camera((-1.15, -0.75, 1.2), (-1.0, 4.6, 1.0), (0.72, 4.5, 1.0), 5.0, 27)
