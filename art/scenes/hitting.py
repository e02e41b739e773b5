"""A ball on the tee, near: a taped bat against it, batting gloves on a full bucket, the hall and the evening soft behind."""

from studio import balls, field, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1140, 760), 1.5, 0.09, 16
HAZE, NET = (260.0, (0.115, 0.085, 0.060)), 0.7


def build():
    place.room(x0=-6, x1=12, y1=17, near=(-2.4, 1.2, 3.6, 8.5), door=(-0.4, 4.4, 3.5), lamp_rows=(0.0, 3.66, 7.3), power=8, fill=0.08, sun=24, exposure=0.95,
               tint=(0.27, 0.33, 0.42), trees=(3.4, 5.4), sky=0.8)
    hall.tunnel(0.0, -2.5, 13.5, mesh=0.08)
    place.batters_mat(0.25, 0.42)
    top = field.tee((0.25, 1.02, 0.016), 0.66)
    ball = balls.baseball(0.25)
    balls.put(ball, (0.25, 1.02, 0.016 + top + balls.BASEBALL - 0.012), (0.35, 0.75, 0.4))
    place.standing_bat(field.bat(field.natural_wood(), taped=True), (0.56, 0.98, 0.03), (0.315, 1.03, 0.79))
    place.full_bucket(0.70, 1.30, ball)
    kit.batting_glove((0.645, 1.215, 0.455), -0.5, tilt=(0.45, 0.15))
    kit.batting_glove((0.745, 1.235, 0.452), 0.5, tilt=(0.40, -0.25), flip=-1)
    hall.l_screen((0.55, 8.2, 0), 0.1)
    place.scatter_balls(ball, ((-0.55, 2.9), (0.1, 3.6), (0.9, 4.4), (0.6, 6.0), (1.3, 5.2)))
    light.panel((-1.1, -0.6, 2.3), (1.2, 0.8), 26, target=(0.3, 1.0, 0.6))
    light.camera((-0.25, -0.35, 0.76), (0.17, 1.02, 0.62), (0.25, 1.0, 0.70), 2.4, 45)
