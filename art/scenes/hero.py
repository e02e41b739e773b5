"""A cage seen from the batter's box: plate, ball and bat on the clay mat, the L-screen under warm lamps, the door open to the evening."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM, BLOOM = (1600, 900), 1.5, 0.08


def build():
    place.room(near=(-3.2, 0.6, 4.5, 9.0), sun_from=8, y1=17, door=(-1.8, 4.4, 3.4))
    for x, left in ((-3.66, True), (0.0, True), (3.66, True)):
        hall.tunnel(x, -2.5, 14.5, left=left, right=x > 3)
    place.batters_mat(0.0, 0.35)
    hall.l_screen((0.15, 8.2, 0), 0.10)
    ball = balls.baseball(0.25)
    place.full_bucket(1.02, 1.95, ball)
    balls.put(ball, (-0.34, 0.55, 0.018 + balls.BASEBALL), (0.9, 0.35, 0.9))
    place.scatter_balls(ball, ((0.75, 2.3), (-0.9, 3.2), (1.2, 4.2), (0.2, 5.3), (-0.7, 6.4), (0.9, 7.4), (-3.9, 4.0), (-3.2, 6.4), (3.3, 3.9), (4.1, 6.2)))
    light.panel((-1.6, -0.8, 2.6), (1.6, 0.9), 36, target=(0.1, 0.8, 0.0))
    light.camera((-1.05, -1.75, 0.82), (-0.42, 3.0, 0.45), (-0.1, 0.62, 0.05), 4.0, 32)
