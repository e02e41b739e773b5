"""The youngest, two to five: a low tee with a large soft ball, a small helmet, a thick plastic bat, near; two children run to the cones behind, out of focus."""

import bpy

from studio import balls, field, gear, hall, kit, light, people, things
from studio import place
from studio.mesh import again

SIZE, CALM, BLOOM, SAMPLES, HAZE = (1120, 747), 1.5, 0.10, 20, (300.0, (0.20, 0.14, 0.085))
RED, WHITE, GREEN = (0.33, 0.045, 0.018), (0.60, 0.58, 0.52), (0.020, 0.085, 0.050)


def build():
    y1 = 11.0
    lines = [hall.Line((-9, 4.4), (9, 4.4), 0.10)]
    place.dusk(x0=-6, x1=6, y1=y1, near=(-2.2, -0.4, 2.4, 6.5), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=(-1.9, 2.3, 3.4), power=12, exposure=1.15,
               sun=30, sun_height=15)
    things.pennants((-5.9, y1 - 0.08, 4.25), (5.9, y1 - 0.08, 4.25), 0.16, 0.34)
    tx, ty = 0.09, 1.00
    top = field.tee((tx, ty, 0.014), 0.37)
    for ob in bpy.data.objects:
        if ob.name.startswith("foot"):
            # Its rubber is dull, or the low sun would turn it white.
            tree = ob.data.materials[0].node_tree
            socket = tree.nodes["Principled BSDF"].inputs
            tree.links.remove(socket["Base Color"].links[0])
            socket["Base Color"].default_value, socket["Specular"].default_value = (0.016, 0.017, 0.016, 1), 0.0
    yellow, red, white = balls.youth((0.80, 0.52, 0.03)), balls.youth((0.62, 0.07, 0.03)), balls.youth()
    for b in (yellow, red, white):
        b.scale = (1.25,) * 3
    r = balls.YOUTH * 1.25

    def lay(b, x, y, z, turn):
        balls.put(b, (x, y, z + r), turn).scale = (1.25,) * 3

    lay(yellow, tx, ty, 0.014 + top - 0.012, (0.9, 0.35, 0.9))
    for q in gear.helmet((0.345, 1.17, 0.014), -0.62, (0.27, 0.026, 0.010)):
        q.scale = (0.92,) * 3
    for i, (b, x, y) in enumerate(((red, -0.19, 1.12), (white, 0.20, 1.14), (red, 0.52, 2.6), (yellow, -0.62, 2.5), (white, -0.12, 3.3), (yellow, 1.05, 3.9))):
        lay(b, x, y, 0.016, (i, i * 0.7, i * 1.3))
    people.tot((-0.55, 3.4, 0.014), 0.30, "run", shirt=(0.62, 0.36, 0.02), shorts=(0.035, 0.042, 0.060), skin="light", hair="sand", helmet=(0.36, 0.05, 0.02), tall=1.0)
    turned = {k: tuple(tuple((-v[0], *v[1:])) for v in people.TOTS["run"][k][::-1]) for k in ("knees", "feet", "elbows", "wrists")}
    people.tot((0.93, 4.9, 0.014), 0.75, "run", shirt=RED, shorts=(0.05, 0.05, 0.05), skin="brown", hair="black", helmet=(0.66, 0.36, 0.02), tall=0.95, twist=-0.16, raised=people.TOTS["run"]["raised"][::-1], **turned)
    for colour, spots in (((0.82, 0.47, 0.02), (-1.5, 0.25, 1.9)), ((0.75, 0.17, 0.02), (-0.65, 1.1, 2.8))):
        cone = field.cone(colour)
        for x in spots[1:]:
            twin = again(cone, (x, 6.0, 0.012), (0, 0, x))
            for child in cone.children:
                again(child).parent = twin
        field.move(cone, (spots[0], 6.0, 0.012))
    light.panel((-0.9, -0.3, 1.4), (1.0, 0.7), 17, target=(0.1, 1.0, 0.3))
    light.panel((0.9, 2.0, 1.3), (0.8, 0.6), 24, (1.0, 0.74, 0.45), target=(0.1, 1.0, 0.3))
    light.camera((0.04, -0.24, 0.46), (0.04, 1.5, 0.345), (tx, ty, 0.3), 1.9, 45)
