"""A yellow softball beside a white baseball, close to a chalk line: the difference in size at a glance."""

from studio import balls, ground, light
from studio.ground import Chalk


def build():
    light.evening(sun_from=100, exposure=0.55)
    g = ground.Ground(focus=(0, -0.05), chalk=[Chalk((-1.6, 0.02), (30, 8.4), 0.10, 0.15)], seed=17,
                      grass=lambda s, x, y: s.step(s.add(y, s.mul(s.noise(1.6, 3), 0.5)), 3.9, 3.96))
    g.lay(core=1.5, step=0.006)
    g.crumbs()
    ground.lawn(((-4, 3.5, 5, 8), None))
    ground.fence(distance=58)
    ground.trees(distance=78, seed=4)
    x, y = -0.065, 0.0
    balls.put(balls.softball(), (x, y, g.level(x, y, 0.01) + balls.SOFTBALL - 0.001), (0.8, 0.4, 0.9))
    x, y = 0.062, -0.055
    balls.put(balls.baseball(), (x, y, g.level(x, y, 0.008) + balls.BASEBALL - 0.001), (0.7, 0.2, 0.3))
    light.camera((0.10, -0.66, 0.15), (0.005, 0.02, 0.058), (0.03, -0.07, 0.05), 4.0)
