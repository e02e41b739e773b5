"""The row of cages from the walkway: a clay mat in each, L-screens, a pack and bats by the nearest net, the evening in the door."""

from studio import balls, field, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1120, 540), 1.5, 0.09, 14
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(x0=-4.0, x1=14.5, y1=17, lamp_rows=(-1.8, 1.83, 5.49, 9.2, 12.8), near=(-3.0, 0.0, 8.0, 9.0), door=(6.2, 12.4, 3.6), power=20)
    for i, x in enumerate((0.0, 3.66, 7.32, 10.98)):
        hall.tunnel(x, 1.6, 15.0, left=i == 0, right=True, mesh=0.08)
        place.batters_mat(x, 3.4)
        hall.l_screen((x - 0.1, 9.0, 0), 0.1)
    ball = balls.baseball(0.25)
    place.full_bucket(1.2, 5.0, ball)
    place.full_bucket(4.9, 5.1, ball)
    balls.put(ball, (0.2, 3.7, 0.018 + balls.BASEBALL), (0.9, 0.35, 0.9))
    place.scatter_balls(ball, ((-0.6, 5.6), (0.8, 6.2), (-0.3, 7.1), (3.2, 5.6), (4.2, 6.6), (7.1, 6.2), (2.9, 6.3), (0.2, 8.2), (0.4, 5.2), (1.0, 1.4)))
    kit.pack((2.25, 1.5, 0.012), 0.1)
    gear.helmet((1.95, 1.25, 0.012), 0.5)
    place.standing_bat(field.bat(field.red_wood()), (1.62, 1.95, 0.02), (1.80, 1.66, 0.80))
    light.panel((-0.6, 0.2, 3.1), (2.2, 0.9), 90, target=(1.6, 4.0, 0.2))
    light.camera((-0.9, -2.5, 1.75), (0.9, 6.2, 1.05), (1.8, 2.6, 0.6), 6.3, 26)
