"""The hall from its walkway: rows of lamps over the cages, a bench with helmets and a pack, a player who walks into a cage."""

from studio import balls, field, gear, hall, kit, light
from studio import place

SIZE, CALM, BLOOM, SAMPLES = (1200, 540), 1.5, 0.09, 16
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(x0=-7.0, x1=13.0, y1=18, lamp_rows=(-1.8, 1.83, 5.49, 9.2), near=(-3.0, 0.2, 5.0, 8.0), door=(4.6, 10.4, 3.6), power=20)
    for i, x in enumerate((0.0, 3.66, 7.32)):
        hall.tunnel(x, 2.0, 15.5, left=i == 0, right=True, mesh=0.10)
        place.batters_mat(x, 4.0)
        hall.l_screen((x - 0.3, 10.0, 0), 0.1)
    ball = balls.baseball(0.25)
    gear.bench(2.1, 3.7, 1.55)
    gear.helmet((2.45, 1.55, 0.462), 0.5)
    gear.helmet((2.85, 1.55, 0.462), 0.2, (0.016, 0.060, 0.034))
    kit.towel((3.4, 1.385, 0.462), 0.28, 0.28)
    kit.pack((1.66, 1.62, 0.012), 0.25)
    kit.bottle((3.1, 1.56, 0.462))
    kit.player((5.0, 5.8, 0.016), -0.35)
    place.full_bucket(1.1, 5.8, ball)
    place.scatter_balls(ball, ((-0.6, 6.6), (0.8, 7.2), (-0.3, 8.1), (3.2, 6.6), (4.6, 7.6), (7.1, 7.2), (2.9, 7.3), (0.2, 9.2), (1.2, 1.0), (0.6, 1.6)))
    light.panel((1.6, 0.0, 3.2), (2.2, 0.9), 80, target=(2.8, 3.0, 0.4))
    light.camera((-0.6, -2.6, 1.55), (1.55, 4.6, 1.20), (2.6, 2.0, 0.6), 6.0, 25)
