"""The team's gear laid out along the foul line: bats side by side, balls, a base."""

import math

from studio import balls, field, ground, light
from studio.ground import Chalk


def build():
    light.evening(sun_from=110, exposure=0.55)
    g = ground.Ground(focus=(0.1, 0.6), chalk=[Chalk((0, -4), (0, 60), 0.10, 0.12)], flat=[(0.36, 1.9, 0.27)], seed=21,
                      grass=lambda s, x, y: s.step(s.add(s.sub(s.mul(x, -1.0), s.mul(s.noise(1.8, 3), 0.3)), -0.2), 1.20, 1.26))
    g.lay(core=2.2, step=0.009)
    g.crumbs(30000)
    ground.lawn(((-5.2, 0.5, -1.5, 10), None))
    ground.fence(distance=58)
    ground.trees(distance=78, seed=12)
    woods = [field.natural_wood(), field.dark_wood(), field.red_wood()]
    for i in range(6):
        y = -0.18 + 0.21 * i
        ob = field.bat(woods[i % 3], taped=i % 3 == 1) if i != 4 else field.metal_bat()
        field.lay_bat(ob, (0.98 + 0.02 * math.sin(i * 2.3), y), -86 - 3 * math.sin(i * 1.7), g.at)
    ball = balls.baseball()
    for i in range(7):
        x, y = -0.20 + 0.012 * math.sin(i * 2.1), -0.20 + 0.26 * i + 0.02 * math.sin(i * 3.3)
        balls.put(ball, (x, y, g.level(x, y, 0.008) + balls.BASEBALL - 0.001), (i * 1.3, i * 0.7, i))
    field.base((0.36, 1.9, 0.0), 0.0)
    light.camera((-0.44, -1.30, 0.40), (0.14, 0.75, 0.075), (-0.1, 0.05, 0.04), 3.2)
