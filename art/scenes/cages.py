"""Down a batting cage: turf, nets, the L-screen under rows of lamps, the far door open to the evening."""

from studio import balls, field, hall, light

CALM = 0.9


def build():
    light.indoors(sun_from=14)
    y1 = 22.0
    lines = hall.box_of_lines(0.37, 2.0, 1.59, 3.83) + hall.box_of_lines(-1.59, 2.0, -0.37, 3.83)
    hall.shell(-7.5, 7.5, -1.5, y1, door=(-2.6, 4.2, 3.3))
    hall.turf((-7.4, -1.4, 7.4, y1), lines, near=(-6.0, 0.2, 6.0, 15.0))
    for x, left in ((-3.66, True), (0.0, True), (3.66, True)):
        hall.tunnel(x, 0.6, 19.5, left=left, right=x > 3)
    hall.lamps((-3.66, 0.0, 3.66), 0.5, 21, 4.25, power=24)
    hall.outside(y1)
    hall.l_screen((0.05, 14.6, 0), 0.12)
    field.plate((0, 2.70, 0.006), 0.0, 0.35)
    ball = balls.baseball(0.25)
    for x, y, t in ((-0.34, 2.15, (0.8, 0.3, 0.6)), (0.62, 2.95, (2, 1, 0)), (-0.95, 3.6, (1, 0, 2)), (0.9, 5.1, (0, 2, 1)), (-0.5, 6.4, (1, 1, 1)), (0.3, 8.0, (2, 2, 0)),
                    (-1.1, 9.2, (0, 0, 2)), (1.2, 10.6, (1, 3, 0)), (-0.3, 12.0, (2, 1, 1))):
        balls.put(ball, (x, y, 0.009 + balls.BASEBALL), t)
    light.camera((-0.42, 0.25, 0.62), (0.02, 6.0, 0.78), (-0.34, 2.30, 0.04), 2.8, 32)
