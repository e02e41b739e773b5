"""Third base at dusk: the bag on the foul line, a ball that has just stopped against it, lawn behind."""

from studio import balls, field, ground, light
from studio.ground import Chalk


def build():
    light.evening(sun_from=84, exposure=0.75)
    g = ground.Ground(focus=(0.02, -0.1), chalk=[Chalk((-0.29, -3.5), (-0.29, 60), 0.10, 0.2)], flat=[(0, 0, 0.27)], seed=8,
                      grass=lambda s, x, y: s.step(s.add(s.sub(y, s.mul(x, 0.22)), s.mul(s.noise(2.2, 4), 0.25)), 1.80, 1.86))
    g.lay()
    g.crumbs(keep_off=[(x, y, 0.075) for x in (-.13, 0, .13) for y in (-.13, 0, .13)])
    ground.lawn(((-4, 1.2, 5, 9), lambda x, y: y - 0.22 * x > 2.0), line=-0.29)
    ground.fence(distance=52)
    ground.trees(distance=72)
    field.base((0, 0, 0.0), 0.0)
    ball = balls.baseball()
    at = (0.145, -0.262)
    balls.put(ball, (*at, g.level(*at, 0.008) + balls.BASEBALL - 0.001), (0.5, 0.9, 2.4))
    light.camera((0.46, -1.16, 0.25), (-0.03, 0.20, 0.075), (0.12, -0.24, 0.05), 2.8)
