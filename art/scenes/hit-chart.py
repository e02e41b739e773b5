"""The screen of the tracking cage from near: where every ball would have landed, the last ball's speed, a ball on the tee before it."""

from pathlib import Path
import math

import bpy

from scenes import hittrax as cage
from studio import balls, field, hall, light, place
from studio.shade import glow

SIZE, CALM, BLOOM, SAMPLES = (1120, 752), 1.5, 0.11, 6
HAZE, NET = place.HAZE, 0.6


def _words(text, x, z, size, colour, strength):
    curve = bpy.data.curves.new("words", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, "CENTER", "CENTER"
    curve.font = bpy.data.fonts.load(FONT)
    m = glow("words", colour, strength)
    m.cycles.sample_as_light = False
    curve.materials.append(m)
    ob = bpy.data.objects.new("words", curve)
    ob.location = (cage.MID + x * cage.WIDE / 2, cage.AT - 0.014, cage.FOOT + z * cage.TALL)
    ob.rotation_euler = (math.pi / 2, 0, 0)
    bpy.context.scene.collection.objects.link(ob)


FONT = str(Path(__file__).parents[2] / "src/pictures/fonts/display.ttf")


def build():
    place.dusk(x0=-5.5, x1=5.5, y1=13, power=8, lamp_rows=(-3.4, 0.0, 3.4), near=(-3.2, 1.3, 3.6, 8), door=(-5.2, -1.6, 3.2), sun_from=-20, exposure=0.95)
    hall.tunnel(0.2, -2.4, 7.4, wide=4.4)
    cage._screen()
    _words("84", -0.76, 0.70, 0.38, (1.0, 0.50, 0.06), 0.9)
    _words("MPH", -0.76, 0.615, 0.11, (0.80, 0.76, 0.64), 0.6)
    _words("312", 0.76, 0.72, 0.28, (0.80, 0.76, 0.64), 0.7)
    _words("FT", 0.76, 0.635, 0.11, (0.80, 0.76, 0.64), 0.6)
    ball = balls.baseball(0.4)
    top = field.tee((0.32, 3.45, 0.012), 0.88)
    balls.put(ball, (0.32, 3.45, 0.012 + top + balls.BASEBALL - 0.012), (0.35, 0.75, 0.4))
    light.panel((-1.4, 2.2, 2.0), (0.8, 0.6), 7, target=(0.36, 3.45, 0.8))
    light.camera((-0.62, 2.25, 1.10), (0.42, 5.15, 1.28), (0.48, 5.1, 1.35), 5.6, 32)
