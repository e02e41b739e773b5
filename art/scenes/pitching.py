"""The pitching lane: the rubber and a ball in front, the target with its nine pockets at the end of the lane."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM = (1140, 760), 1.5


def build():
    place.room(x0=-4.5, x1=4.5, y1=17, power=38, near=(-3, 0.4, 3, 9), exposure=0.85, lamp_rows=(-1.6, 1.6), door=(-4.2, -1.5, 3.2), sun_from=-12)
    hall.tunnel(0.0, -2.5, 15.0, wide=3.96, end=True)
    place.mat(-0.75, -1.2, 0.75, 2.3, [hall.Line((0, 0.35), (0, 2.2), 0.05)])
    place.mat(-1.0, 9.6, 1.0, 11.6, hall.box_of_lines(-0.93, 9.67, 0.93, 11.53, 0.05))
    field.pitchers_rubber((0, 0.20, 0.004))
    field.plate((0, 10.4, 0.016), 0.0, 0.1)
    place.target(0.0, 11.9)
    ball = balls.baseball(0.25)
    balls.put(ball, (0.19, 0.40, 0.018 + balls.BASEBALL), (1.1, 0.5, 0.2))
    place.full_bucket(0.98, 1.9, ball)
    place.scatter_balls(ball, ((-0.9, 3.4), (0.5, 8.6), (-0.5, 11.0), (0.3, 11.3), (0.8, 10.2)))
    light.panel((0.0, 9.0, 3.2), (1.2, 0.9), 60, target=(0.0, 12.0, 0.9))
    light.panel((-0.8, -0.8, 2.4), (1.4, 0.9), 45, target=(0.1, 0.4, 0.0))
    light.camera((-0.34, -1.35, 0.78), (0.05, 4.0, 0.30), (0.1, 0.6, 0.1), 5.6, 34)
