"""The pitching lane: rubber and ball in front, the nine-pocket target at the lane's end, evening light along it."""

from studio import balls, field, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1600, 1067), 1.5, 0.08, 12
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(x0=-6, x1=6, y1=18, near=(-3.4, 0.4, 3.4, 8), lamp_rows=(-3.2, 0.0, 3.2), door=(-3.6, 0.6, 3.4), power=14)
    hall.tunnel(0.35, -2.5, 14.0, wide=4.2, end=False)
    place.mat(-0.95, -1.6, 1.65, 2.6, ())
    place.mat(-0.65, 10.0, 1.35, 12.0, hall.box_of_lines(-0.58, 10.07, 1.28, 11.93, 0.06))
    field.pitchers_rubber((0.36, 1.02, 0.012), 0.12)
    field.plate((0.35, 10.9, 0.016), 0.0, 0.1)
    place.target(0.75, 12.3)
    ball = balls.baseball(0.25)
    balls.put(ball, (0.40, 1.02, 0.0305 + balls.BASEBALL), (1.1, 0.5, 0.2))
    place.full_bucket(1.75, 3.3, ball)
    kit.glove((0.98, 1.62, 0.016), -0.25)
    place.scatter_balls(ball, ((-0.9, 3.4), (0.5, 8.6), (-0.5, 11.0), (0.3, 11.3), (0.8, 10.2), (-0.4, 5.6)))
    light.panel((0.6, 10.4, 3.0), (1.2, 0.9), 60, target=(0.75, 12.3, 0.9))
    light.panel((-1.2, -0.9, 2.2), (1.4, 0.9), 30, target=(0.4, 0.6, 0.0))
    light.camera((-0.16, -0.28, 0.36), (0.50, 3.0, 0.10), (0.40, 1.0, 0.08), 4.5, 34)
