"""The row of cages from the walkway: clay mats side by side, a batter in one of them, the evening in the door."""

from studio import balls, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1120, 540), 1.5, 0.09, 10
HAZE, NET = place.HAZE, 0.7


def build():
    place.dusk(x0=-4.0, x1=14.5, y1=15, lamp_rows=(-1.8, 1.83, 5.49, 9.2, 12.8), near=(-3.0, 0.0, 8.0, 9.0), door=(-0.6, 5.0, 3.7), power=22, exposure=1.25, sun=30, sun_from=-5)
    for i, x in enumerate((0.0, 3.66, 7.32, 10.98)):
        hall.tunnel(x, 1.6, 13.0, left=i == 0, right=True, mesh=0.08)
        place.batters_mat(x, 3.0)
        hall.l_screen((x - 0.1, 9.0, 0), 0.1)
    ball = balls.baseball(0.25)
    place.full_bucket(1.2, 5.4, ball)
    place.scatter_balls(ball, ((-0.6, 5.6), (0.8, 6.2), (-0.3, 7.1), (3.2, 5.6), (4.2, 6.6), (7.1, 6.2), (2.9, 6.3), (0.2, 8.2), (0.3, 4.9)))
    kit.batter((2.86, 3.5, 0.016), 0.50, shirt=(0.62, 0.60, 0.54), mark=(0.30, 0.045, 0.018), cap=(0.33, 0.045, 0.018), number="24", wide=0.97)
    light.panel((-0.6, 0.2, 3.1), (2.2, 0.9), 90, target=(1.6, 4.0, 0.2))
    light.panel((1.4, 1.2, 3.2), (1.0, 0.7), 60, target=(2.9, 3.5, 1.1))
    light.panel((4.2, 5.8, 3.3), (1.0, 0.6), 90, target=(2.9, 3.5, 1.2))
    light.camera((1.0, -1.5, 1.40), (1.88, 5.2, 1.06), (2.8, 3.5, 1.0), 6.3, 26)
