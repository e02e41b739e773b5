"""A maple bat with a black barrel on the clay, its barrel towards us; three balls and a second bat further back."""

from studio import balls, field, ground, light
from studio.ground import Chalk


def build():
    light.evening(sun_from=105, exposure=0.55)
    g = ground.Ground(focus=(0, 0.1), chalk=[Chalk((-40, 0.97), (40, 1.6), 0.10, 0.1)], seed=2,
                      grass=lambda s, x, y: s.step(s.add(y, s.mul(s.noise(1.6, 3), 0.5)), 4.9, 4.97))
    g.lay()
    g.crumbs()
    ground.lawn(((-5, 4.6, 6, 10), None))
    ground.fence(distance=60)
    ground.trees(distance=80)
    field.lay_bat(field.bat(field.dark_wood()), (-0.40, 0.60), 128, g.at)
    field.lay_bat(field.bat(field.red_wood()), (-0.72, 0.40), 68, g.at)
    ball = balls.baseball()
    for x, y, turn in ((0.11, -0.16, (0.7, 0.2, 0.6)), (0.335, 0.20, (2.0, 0.9, 0.1)), (0.46, 0.34, (0.2, 1.9, 2.2))):
        balls.put(ball, (x, y, g.level(x, y, 0.008) + balls.BASEBALL - 0.001), turn)
    light.camera((0.10, -1.02, 0.26), (-0.01, 0.30, 0.055), (0.16, 0.02, 0.04), 3.2)
