"""The row of cages from the walkway: nets, a clay mat in each, the L-screens one behind the other."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM = (1440, 960), 1.5


def build():
    place.room(x0=-4.0, x1=12.5, y1=18, lamp_rows=(-1.8, 1.83, 5.49, 9.2), near=(-3.0, 0.0, 6.5, 9.0), door=(1.0, 7.4, 3.5), sun_from=11, power=20)
    for i, x in enumerate((0.0, 3.66, 7.32, 10.9)):
        hall.tunnel(x, 0.9, 15.5, left=i == 0, right=True, mesh=0.05)
        place.batters_mat(x, 2.4)
        hall.l_screen((x + 0.1, 9.5 + 0.4 * i, 0), 0.1)
    ball = balls.baseball(0.25)
    place.full_bucket(1.15, 5.2, ball)
    place.scatter_balls(ball, ((-0.6, 4.6), (0.8, 5.9), (-0.3, 7.1), (3.2, 4.9), (4.2, 6.6), (7.1, 5.6), (-0.42, 2.5), (2.9, 6.3), (0.2, 8.2)))
    place.standing_bat(field.bat(field.red_wood()), (1.62, 1.15, 0.02), (1.79, 1.0, 0.82))
    light.panel((-1.2, -0.6, 3.0), (1.8, 0.9), 60, target=(0.3, 3.0, 0.2))
    light.camera((-1.9, -1.9, 1.62), (2.0, 6.2, 1.20), (0.4, 3.0, 0.3), 5.6, 26)
