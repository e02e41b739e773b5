"""A ball on the tee, near: a taped bat against it, batting gloves on a full bucket, the hall and the evening soft behind."""

import bpy

from studio import balls, field, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1647, 760), 1.5, 0.09, 16
HAZE, NET = (260.0, (0.115, 0.085, 0.060)), 0.7


def build():
    place.room(x0=-6, x1=13, y1=17, near=(-2.4, 1.2, 5.0, 8.5), door=(4.2, 9.8, 3.5), lamp_rows=(0.0, 3.66, 7.3), power=9, fill=0.09, sun=26, exposure=1.12,
               tint=(0.27, 0.33, 0.42), trees=(3.4, 5.4), sky=0.8)
    hall.tunnel(0.0, -2.5, 13.5, mesh=0.08)
    place.batters_mat(0.25, 0.42)
    top = field.tee((0.25, 1.02, 0.016), 0.66)
    ball = balls.baseball(0.25)
    balls.put(ball, (0.25, 1.02, 0.016 + top + balls.BASEBALL - 0.012), (0.35, 0.75, 0.4))
    place.standing_bat(field.bat(field.natural_wood(), taped=True), (0.59, 1.00, 0.03), (0.385, 1.04, 0.79))
    place.full_bucket(0.72, 1.32, ball)
    kit.batting_glove((0.665, 1.235, 0.455), -0.5, tilt=(0.45, 0.15))
    kit.batting_glove((0.765, 1.255, 0.452), 0.5, tilt=(0.40, -0.25), flip=-1)
    hall.l_screen((0.55, 8.2, 0), 0.1)
    place.scatter_balls(ball, ((-0.55, 2.9), (0.1, 3.6), (0.9, 4.4), (0.6, 6.0), (1.3, 5.2)))
    light.panel((-1.1, -0.6, 2.1), (1.2, 0.8), 34, target=(0.3, 1.0, 0.6))
    light.camera((-0.22, -0.36, 0.57), (0.22, 1.02, 0.555), (0.25, 1.0, 0.70), 2.2, 45 * 1140 / 1647)
    # What the picture is about is at the right; the rest of its width is the hall at the left.
    bpy.context.scene.camera.data.shift_x = -(1647 - 1140) / 2 / 1647
