"""The youngest, two to five, before they come: a low tee with a large soft ball, a thick plastic bat against it, a small helmet, a small glove with a red ball, near; bright hoops and cones in a row behind, out of focus."""

import math

import bpy
import numpy as np

from studio import balls, field, gear, hall, kit, light, people, things
from studio import place
from studio.mesh import again, tubes
from studio.shade import paint

SIZE, CALM, BLOOM, SAMPLES, HAZE = (1120, 747), 1.5, 0.10, 20, (300.0, (0.20, 0.14, 0.085))
RED, GOLD, TEAL = (0.50, 0.055, 0.022), (0.80, 0.45, 0.03), (0.020, 0.20, 0.16)


def hoop(x, y, colour, r=0.30):
    """A flat hoop on the turf, to jump into."""
    ring = [(x + r * math.cos(a), y + r * math.sin(a), 0.026) for a in np.linspace(0, 2 * math.pi, 65)]
    tubes("hoop", [ring], 0.016, paint("hoop", colour, 0.35), 12)


def build():
    y1 = 11.0
    lines = [hall.Line((-9, 4.9), (9, 4.9), 0.10)]
    place.dusk(x0=-6, x1=6, y1=y1, near=(-2.2, -0.4, 2.4, 6.5), lines=lines, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=(-1.9, 2.3, 3.4), power=12, exposure=1.15,
               sun=30, sun_height=15)
    things.pennants((-5.9, y1 - 0.08, 3.1), (5.9, y1 - 0.08, 3.1), 0.16, 0.42)
    tx, ty = -0.02, 1.02
    top = field.tee((tx, ty, 0.014), 0.34)
    for ob in bpy.data.objects:
        if ob.name.startswith("foot"):
            # Its rubber is dull, or the low sun would turn it white.
            tree = ob.data.materials[0].node_tree
            socket = tree.nodes["Principled BSDF"].inputs
            tree.links.remove(socket["Base Color"].links[0])
            socket["Base Color"].default_value, socket["Specular"].default_value = (0.016, 0.017, 0.016, 1), 0.0
    yellow, red, white = balls.youth(GOLD), balls.youth(RED), balls.youth()
    for b in (yellow, red, white):
        b.scale = (1.25,) * 3
    r = balls.YOUTH * 1.25

    def lay(b, x, y, z, turn):
        balls.put(b, (x, y, z + r), turn).scale = (1.25,) * 3

    lay(yellow, tx, ty, 0.014 + top - 0.012, (0.9, 0.35, 0.9))
    for q in gear.helmet((0.27, 1.10, 0.014), -0.62, RED):
        q.scale = (0.92,) * 3
    small = kit.glove((-0.29, 1.10, 0.014), 0.34, lean=0.34)
    small.scale = (0.66,) * 3
    lay(red, -0.335, 1.02, 0.014, (0.7, 0.4, 1.1))
    # The bat lies on the tee's foot, its thick end to the right.
    hold = bpy.data.objects.new("hold", None)
    bpy.context.scene.collection.objects.link(hold)
    people.give_toy_bat(hold, (0.045, 1.30, 0.30), (0.39, 1.46, 0.055), GOLD, 0.0)
    for i, (b, x, y) in enumerate(((white, 0.70, 1.75), (red, 0.78, 2.7), (yellow, -0.95, 2.35), (white, 0.95, 3.5), (yellow, -1.3, 4.0))):
        lay(b, x, y, 0.016, (i, i * 0.7, i * 1.3))
    for i, (x, y) in enumerate(((-0.50, 2.9), (0.10, 3.35), (-0.42, 3.95), (0.22, 4.45))):
        hoop(x, y, (TEAL, GOLD, RED, GOLD)[i])
    for colour, spots in (((0.82, 0.47, 0.02), (-1.55, 0.35, 1.9)), ((0.75, 0.17, 0.02), (-0.65, 1.15, 2.8))):
        cone = field.cone(colour)
        for x in spots[1:]:
            twin = again(cone, (x, 5.6, 0.012), (0, 0, x))
            for child in cone.children:
                again(child).parent = twin
        field.move(cone, (spots[0], 5.6, 0.012))
    light.panel((-0.9, -0.3, 1.4), (1.0, 0.7), 17, target=(0.0, 1.0, 0.2))
    light.panel((0.9, 2.0, 1.3), (0.8, 0.6), 24, (1.0, 0.74, 0.45), target=(0.0, 1.0, 0.2))
    light.camera((0.0, -0.36, 0.49), (0.0, 1.5, 0.205), (tx, ty, 0.25), 2.2, 45)
