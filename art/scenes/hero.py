"""The last swings of the day: a batter waits before the open door; plate, ball and a player's kit in the lamp's pool in front."""

from studio import balls, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1600, 900), 1.5, 0.10, 16
HAZE, NET = (260.0, (0.115, 0.085, 0.060)), 0.75


def build():
    place.room(x0=-7.5, x1=8.0, near=(-3.4, 0.6, 3.4, 8.5), y1=17, door=(0.2, 5.6, 3.6), power=5, fill=0.07, sun=27, exposure=1.18,
               tint=(0.27, 0.33, 0.42), trees=(3.4, 5.4), sky=0.8)
    for x in (-3.66, 0.0, 3.66):
        hall.tunnel(x, -2.5, 14.5, left=True, right=x > 3, mesh=0.08)
    place.batters_mat(0.0, 0.35)
    hall.l_screen((-1.10, 9.6, 0), 0.16)
    ball = balls.baseball(0.25)
    balls.put(ball, (-0.30, 0.62, 0.018 + balls.BASEBALL), (0.9, 0.35, 0.9))
    place.full_bucket(-0.42, 8.75, ball)
    kit.pack((1.34, 2.45, 0.012), -0.35)
    kit.glove((0.96, 1.98, 0.012), -0.35, ball=ball)
    kit.bottle((1.03, 2.48, 0.012))
    place.scatter_balls(ball, ((0.35, 2.3), (-0.9, 3.4), (0.05, 4.4), (-0.3, 5.6), (0.5, 6.8), (1.2, 7.6), (-1.2, 6.2), (-3.9, 4.0), (3.3, 5.9)))
    kit.batter((0.72, 5.0, 0.012), 0.62)
    light.panel((0.5, 1.5, 3.2), (1.3, 0.6), 52, target=(0.6, 1.8, 0.0))
    light.panel((2.6, 7.4, 3.5), (1.0, 0.6), 130, target=(0.7, 5.0, 1.1))
    light.panel((-1.6, 3.0, 3.2), (0.9, 0.6), 58, target=(0.7, 5.0, 1.1))
    light.camera((-0.62, -2.10, 0.88), (-0.46, 3.0, 0.33), (0.5, 2.6, 0.4), 6.3, 30)
