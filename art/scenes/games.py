"""Games on the turf: a yellow ball in a teal hoop, near; more hoops and a row of cones behind, out of focus."""

import bpy

from scenes import youth
from studio import balls, light

SIZE, CALM, BLOOM, SAMPLES, HAZE = (1280, 496), 1.5, 0.10, 20, (300.0, (0.20, 0.14, 0.085))


def build():
    youth.build()
    for ob in bpy.data.objects:
        if ob.type == "MESH" and (ob.location.x + 0.95) ** 2 + (ob.location.y - 2.35) ** 2 < 0.01:
            ob.location.x -= 0.55
    r = balls.YOUTH * 1.6
    for color, (x, y), turn in ((youth.GOLD, (-0.52, 2.72), (0.9, 0.35, 0.9)), (youth.RED, (-0.20, 3.42), (0.7, 0.4, 1.1))):
        balls.put(balls.youth(color), (x, y, 0.016 + r), turn).scale = (1.6,) * 3
    light.camera((-0.86, 1.62, 0.25), (-0.80, 3.0, 0.033), (-0.52, 2.72, 0.08), 2.8, 40)
