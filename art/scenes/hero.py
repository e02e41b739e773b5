"""Home plate at evening: a ball on the clay beside it, chalk running out to the fence. Calm and darker on the left."""

import math

from studio import balls, field, ground, light
from studio.ground import Chalk

SIZE = (1920, 1080)


def build():
    light.evening(sun_from=118, exposure=0.55)
    chalk = [
        Chalk((0.40, -0.75), (0.40, 1.08), 0.10, 0.35), Chalk((-0.40, -0.75), (-0.40, 1.08), 0.10, 0.6),
        Chalk((0.40, 1.08), (1.62, 1.08), 0.10, 0.3), Chalk((-0.40, 1.08), (-1.62, 1.08), 0.10, 0.8),
        Chalk((1.15, 1.15), (50, 50), 0.10, 0.05), Chalk((-1.15, 1.15), (-50, 50), 0.10, 0.05),
    ]
    g = ground.Ground(focus=(0.0, 0.35), chalk=chalk, flat=[(0, 0.25, 0.32)], grass=ground.infield())
    g.lay()
    g.crumbs(keep_off=[(0, 0.26, 0.27)])
    ground.lawn(((-6, 3, 6, 11), lambda x, y: math.hypot(x, y) > 4.45 and abs(abs(x) - y) * 0.7071 > 1.25 and abs(x) < y))
    ground.fence()
    ground.trees()
    field.plate((0, 0, 0))
    ball = balls.baseball()
    at = (-0.31, 0.16)
    balls.put(ball, (*at, g.level(*at, 0.008) + balls.BASEBALL - 0.001), (0.9, 0.35, 0.9))
    light.camera((-0.78, -0.86, 0.285), (-0.78 + 0.438 * 2, -0.86 + 0.899 * 2, 0.02), (*at, 0.04), 2.8)
