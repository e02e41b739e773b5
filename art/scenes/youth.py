"""For the youngest: a soft ball on the tee, more around it, bright cones behind."""

from studio import balls, field, ground, light
from studio.mesh import again
from studio.ground import Chalk


def build():
    light.evening(sun_from=128, exposure=0.75)
    g = ground.Ground(focus=(0, 0), chalk=[Chalk((-30, 0.95), (30, 0.75), 0.10, 0.15)], flat=[(0, 0, 0.22)], seed=24, rough=0.9,
                      grass=lambda s, x, y: s.step(s.add(y, s.mul(s.noise(1.6, 3), 0.5)), 3.4, 3.46))
    g.lay()
    g.crumbs(18000, keep_off=[(0, 0, 0.2)])
    ground.lawn(((-4, 3.0, 5, 8.2), None))
    ground.fence(distance=56)
    ground.trees(distance=76, seed=3)
    z = g.at(0, 0)
    tall = field.tee((0, 0, z - 0.002))
    white, yellow, red = balls.youth(), balls.youth((0.78, 0.46, 0.045), (0.45, 0.02, 0.02)), balls.youth((0.48, 0.055, 0.022), (0.80, 0.76, 0.68))
    balls.put(yellow, (0, 0, z - 0.002 + tall + 0.026), (0.8, 0.35, 0.7))
    for ball, x, y, t in ((white, -0.27, -0.16, (0.9, 0.3, 0.4)), (red, 0.22, -0.24, (2.0, 0.4, 1.0)), (white, 0.42, 0.16, (0.3, 2, 0)), (yellow, -0.52, 0.30, (1, 2, 0))):
        balls.put(ball, (x, y, g.level(x, y, 0.008) + balls.YOUTH - 0.001), t)
    orange, gold = field.cone(), field.cone((0.80, 0.47, 0.02))
    field.move(orange, (-0.78, 1.45, g.level(-0.78, 1.45, 0.10)))
    field.move(gold, (0.62, 1.60, g.level(0.62, 1.60, 0.10)), (0, 0, 0.5))
    for ob, x, y in ((gold, -0.20, 1.9), (orange, 1.35, 2.0)):
        twin = again(ob, (x, y, g.level(x, y, 0.10)), (0, 0, 0.3))
        for child in ob.children:
            again(child).parent = twin
    light.camera((-0.24, -1.62, 0.52), (0.02, 0.2, 0.325), (0, -0.02, 0.58), 2.8)
