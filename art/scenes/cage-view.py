"""Into a cage through its net: twine close and sharp, tee, bucket and lamps soft behind."""

from studio import balls, field, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (840, 560), 1.5, 0.08, 12
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(x0=-8, x1=8, y1=15, near=(-2.2, 0.2, 3.2, 7), door=(0.4, 5.0, 3.4), lamp_rows=(-1.83, 1.83, 5.5), power=16)
    hall.tunnel(0.0, -3.0, 13.0)
    hall.tunnel(3.66, -3.0, 13.0, left=False, mesh=0.08)
    place.batters_mat(0.0, 2.4)
    top = field.tee((-0.1, 2.9, 0.016), 0.66)
    ball = balls.baseball(0.25)
    balls.put(ball, (-0.1, 2.9, 0.016 + top + balls.BASEBALL - 0.012), (0.35, 0.75, 0.4))
    place.full_bucket(0.7, 3.5, ball)
    place.standing_bat(field.bat(field.red_wood(), taped=True), (-1.30, 2.75, 0.03), (-1.80, 2.67, 0.72))
    hall.l_screen((0.5, 8.2, 0), 0.1)
    place.scatter_balls(ball, ((0.4, 2.5), (-0.6, 4.6), (0.9, 4.9), (0.2, 6.0)))
    light.panel((-0.6, 1.2, 3.0), (1.3, 0.8), 60, target=(0.0, 3.0, 0.3))
    light.camera((-2.75, -0.3, 1.25), (-0.35, 3.2, 0.80), (-0.9, 2.6, 0.7), 2.4, 34)
