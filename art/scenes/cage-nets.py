"""Along the net of a cage: a pack and a helmet hang on it, the L-screen stands before the open door."""

from studio import balls, field, gear, hall, kit, light
from studio import place
from studio.mesh import tubes as hook
from studio.shade import metal

SIZE, CALM, BLOOM, SAMPLES = (840, 560), 1.5, 0.08, 12
HAZE, NET = place.HAZE, 0.8


def build():
    place.dusk(x0=-5.5, x1=5.5, y1=15, near=(-2.4, 0.6, 2.4, 7), door=(-2.4, 1.4, 3.4), lamp_rows=(-1.2, 1.2), power=18)
    hall.tunnel(0.0, -3.0, 12.5)
    hall.l_screen((-0.45, 7.2, 0), 0.12)
    ball = balls.baseball(0.25)
    place.full_bucket(0.5, 6.4, ball)
    kit.pack((1.50, 3.0, 0.012), -1.0)
    for p in gear.helmet((1.68, 2.15, 1.12), -0.9):
        p.rotation_euler[0] += 0.25
    hook("hook", [[(1.83, 2.15, 1.34), (1.72, 2.15, 1.35), (1.66, 2.15, 1.32)]], 0.008, metal("hook"), 8)
    place.scatter_balls(ball, ((0.8, 2.6), (-0.2, 3.4), (1.2, 4.2), (0.3, 5.0), (-0.8, 4.4), (0.9, 5.8)))
    light.panel((0.3, 0.6, 3.1), (1.4, 0.8), 60, target=(1.5, 2.8, 0.9))
    light.camera((0.35, -0.75, 1.25), (0.86, 3.0, 0.98), (1.6, 2.8, 0.9), 5.0, 30)
