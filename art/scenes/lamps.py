"""Before practice: a coach's clipboard, cap and whistle on the bench; behind, out of focus, a rack of helmets and bats."""

from studio import balls, coach, field, gear, hall, kit, light, things
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1200, 540), 1.5, 0.10, 12
HAZE, NET = place.HAZE, 0.5
RED, WHITE, GREEN = (0.33, 0.045, 0.018), (0.60, 0.58, 0.52), (0.020, 0.085, 0.050)


def build():
    y1 = 15.5
    place.dusk(x0=-8.0, x1=8.5, y1=y1, lamp_rows=(-4.6, -1.2, 2.2, 5.6), near=(-3.5, 1.2, 6.5, 7.5), door=None, power=11, exposure=1.25, high=5.0,
               window=(-4.0, 13.0, 3.0, 4.5), sun_from=-100, sun_height=15, sun=26)
    things.roller_door((-2.2, y1, 0), 3.4, 3.3)
    things.mark((0.2, y1 - 0.01, 2.75), 1.9)
    things.rack((3.05, 11.2, 0), 3.2, helmets=6)
    things.clock((4.7, y1 - 0.01, 3.3), 0.26)
    things.pennants((-7.9, y1 - 0.08, 4.30), (8.4, y1 - 0.08, 4.30), 0.16, 0.28)
    ball = balls.baseball(0.45)
    # The bench, near.
    gear.bench(0.95, 2.9, 0.02, high=0.46)
    coach.clipboard((1.495, -0.09, 0.462), 0.10, 0.28)
    kit.bottle((1.505, 0.035, 0.462))
    coach.cap((1.720, -0.03, 0.463), -0.62, RED)
    balls.put(ball, (1.295, -0.03, 0.461 + balls.BASEBALL), (0.9, 0.35, 0.5))
    cord = [(1.312, -0.115, 0.466), (1.30, -0.09, 0.464), (1.335, -0.055, 0.464), (1.40, -0.085, 0.464), (1.47, -0.125, 0.464), (1.52, -0.15, 0.460), (1.525, -0.166, 0.43), (1.520, -0.168, 0.38), (1.532, -0.168, 0.36),
            (1.545, -0.168, 0.38), (1.55, -0.166, 0.43), (1.56, -0.15, 0.461), (1.60, -0.11, 0.464)]
    coach.whistle((1.365, -0.125, 0.461), 0.5, [(x + 0.035, y - 0.012, z) for x, y, z in cord])
    place.full_bucket(1.0, 9.6, ball)
    place.scatter_balls(ball, ((4.0, 5.2), (0.5, 5.0), (-0.4, 4.2), (0.9, 7.2), (-1.4, 6.4)))
    light.panel((0.2, -1.6, 1.9), (0.9, 0.6), 10, target=(1.5, 0.0, 0.55))
    light.panel((2.9, 1.4, 1.7), (0.7, 0.5), 22, (1.0, 0.74, 0.45), target=(1.55, 0.0, 0.6))
    light.panel((2.6, 8.4, 3.4), (1.4, 0.8), 150, target=(3.0, 11.2, 1.0))
    light.camera((1.06, -1.55, 0.60), (1.13, 0.0, 0.602), (1.50, -0.06, 0.6), 1.2, 33)
