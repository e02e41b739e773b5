"""Along the side net of a cage: the net runs away to the L-screen, the next cages beyond it."""

from studio import balls, field, hall, light
from studio import place

SIZE, CALM = (840, 560), 1.5


def build():
    place.room(x0=-4, x1=9, y1=17, near=(-2.5, 0.0, 6.0, 9), door=(-2.6, 2.2, 3.4), lamp_rows=(-1.8, 1.83, 5.49))
    for i, x in enumerate((0.0, 3.66, 7.32)):
        hall.tunnel(x, -2.5, 14.0, left=i == 0, right=True, mesh=0.045)
        hall.l_screen((x + 0.1, 8.6, 0), 0.1)
        place.batters_mat(x, 0.4)
    ball = balls.baseball(0.25)
    place.scatter_balls(ball, ((1.2, 2.6), (0.5, 3.4), (1.4, 4.2), (-0.5, 4.8), (2.6, 3.6), (3.4, 5.0), (0.9, 6.0)))
    place.full_bucket(1.25, 5.6, ball)
    light.panel((0.4, 0.6, 3.0), (1.4, 0.9), 40, target=(1.8, 3.0, 1.0))
    light.camera((0.55, -0.9, 1.45), (1.9, 4.6, 1.22), (1.83, 2.6, 1.2), 4.0, 28)
