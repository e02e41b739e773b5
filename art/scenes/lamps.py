"""The hall from its walkway: a player with a bat on his shoulder walks to the cages under rows of lamps, a bench with helmets beside him, the evening in the door."""

from studio import balls, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1200, 540), 1.5, 0.09, 10
HAZE, NET = place.HAZE, 0.7


def build():
    place.dusk(x0=-7.0, x1=13.0, y1=16, lamp_rows=(-1.8, 1.83, 5.49, 9.2), near=(-3.0, 0.2, 6.0, 8.0), door=(3.4, 9.2, 3.7), power=22, exposure=1.25, sun=30, sun_from=18)
    for i, x in enumerate((0.0, 3.66, 7.32)):
        hall.tunnel(x, 4.0, 14.5, left=i == 0, right=True, mesh=0.10)
        place.batters_mat(x, 5.4)
        hall.l_screen((x - 0.3, 10.6, 0), 0.1)
    ball = balls.baseball(0.25)
    gear.bench(0.4, 2.0, 2.75)
    gear.helmet((0.75, 2.75, 0.462), 0.5)
    gear.helmet((1.15, 2.75, 0.462), 0.2, (0.016, 0.060, 0.034))
    kit.towel((1.7, 2.585, 0.462), 0.28, 0.28)
    kit.bottle((1.4, 2.76, 0.462))
    kit.pack((0.10, 2.72, 0.012), 0.25)
    kit.player((2.62, 2.6, 0.012), -0.30, shirt=(0.60, 0.58, 0.52), mark=(0.30, 0.045, 0.018))
    place.full_bucket(1.1, 6.8, ball)
    place.scatter_balls(ball, ((-0.6, 6.6), (0.8, 7.2), (-0.3, 8.1), (3.2, 6.6), (4.6, 7.6), (7.1, 7.2), (2.9, 7.3), (0.2, 9.2), (1.2, 2.0), (3.3, 2.9)))
    light.panel((0.2, -0.6, 3.2), (1.8, 0.9), 95, target=(2.2, 2.7, 0.7))
    light.panel((4.4, 4.6, 3.5), (1.0, 0.6), 100, target=(2.6, 2.6, 1.3))
    light.camera((-0.6, -2.6, 1.45), (1.25, 4.6, 1.16), (2.4, 2.6, 0.9), 6.0, 26)
