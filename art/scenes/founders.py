"""The founders' board on the wall of the hall: brass plates in rows under a diamond, the hall soft beside it."""

import math

import bpy

from studio import balls, field, hall, light
from studio import place
from studio.mesh import box, build as shape
from studio.shade import Shade, paint

SIZE, CALM, HAZE = (1120, 747), 1.5, place.HAZE
NAMES = ("THE HARLOWS", "R. & M. PIKE", "T. DUNNE", "B. OKAFOR", "J. CASTELL")  # invented


def _brass():
    s = Shade("brass", metallic=1.0)
    tarnish = s.noise(9, 6, 0.7, at=s.place())
    brush = s.noise(6, 3, 0.6, s.stretch(s.place(), (1, 1, 14)))
    s.set(base_color=s.ramp(tarnish, (0.35, (0.78, 0.46, 0.15)), (0.65, (0.95, 0.64, 0.25))), roughness=s.add(0.30, s.mul(brush, 0.18)))
    return s.material


def _engraved(text, at, size, material):
    """Letters on the wall at the right, read from inside the hall."""
    curve = bpy.data.curves.new("letters", "FONT")
    curve.body, curve.size, curve.extrude, curve.bevel_depth, curve.space_character = text, size, 0.0008, 0.0014, 1.14
    curve.align_x, curve.align_y = "CENTER", "CENTER"
    curve.materials.append(material)
    ob = bpy.data.objects.new("letters", curve)
    ob.location, ob.rotation_euler = at, (math.pi / 2, 0, -math.pi / 2)
    bpy.context.scene.collection.objects.link(ob)


def build():
    wall = 2.2
    place.dusk(x0=-9, x1=wall, y1=17, near=(-6.5, 2.0, 2.1, 11), lamp_rows=(-7.2, -3.6, 0.0), door=(-4.6, 0.6, 3.4), sun_from=7, power=20)
    hall.tunnel(-3.4, 3.0, 14.0)
    hall.l_screen((-3.2, 8.6, 0), 0.1)
    wood = Shade("panel", specular=0.5, clearcoat=0.5, clearcoat_roughness=0.15)
    grain = wood.noise(7, 9, 0.65, wood.stretch(wood.place(), (8, 0.5, 8)), 0.6)
    wood.set(base_color=wood.ramp(grain, (0.32, (0.050, 0.020, 0.009)), (0.68, (0.135, 0.058, 0.025))), roughness=0.35)
    y0, y1, z0, z1 = 1.15, 2.75, 0.95, 2.18
    x = wall - 0.02
    box("panel", (0.05, y1 - y0, z1 - z0), (x, (y0 + y1) / 2, (z0 + z1) / 2), wood.material, 0.012)
    rim = paint("rim", (0.035, 0.014, 0.007), 0.3)
    for a, b, c, d in ((y0, y1, z0, z0), (y0, y1, z1, z1)):
        box("rim", (0.07, y1 - y0 + 0.05, 0.045), (x - 0.005, (y0 + y1) / 2, a * 0 + c), rim, 0.008)
    for y in (y0, y1):
        box("rim", (0.07, 0.045, z1 - z0), (x - 0.005, y, (z0 + z1) / 2), rim, 0.008)
    brass, ink = _brass(), paint("engraving", (0.05, 0.028, 0.012), 0.6)
    wide, tall, gap = 1.24, 0.118, 0.030
    for r, name in enumerate(reversed(NAMES)):
        y, z = (y0 + y1) / 2, z0 + 0.125 + r * (tall + gap)
        box("plate", (0.014, wide, tall), (x - 0.031, y, z), brass, 0.004)
        _engraved(name, (x - 0.0385, y, z), 0.086, ink)
        for s in (-1, 1):
            box("screw", (0.004, 0.014, 0.014), (x - 0.0385, y + s * (wide / 2 - 0.035), z), ink, 0.003)
    clay, chalk = paint("clay diamond", (0.42, 0.065, 0.022), 0.4), paint("chalk diamond", (0.78, 0.75, 0.68), 0.5)
    zt = z1 - 0.225
    for size, m, out in ((0.22, clay, 0.034), (0.12, chalk, 0.040), (0.055, clay, 0.046)):
        box("diamond", (0.012, size, size), (x - out, (y0 + y1) / 2, zt), m, 0.003, (math.pi / 4, 0, 0))
    for s in (-1, 1):
        box("rule", (0.006, 0.50, 0.012), (x - 0.030, (y0 + y1) / 2 + s * 0.46, zt), brass, 0.002)
    light.panel((0.6, 0.9, 2.6), (0.9, 0.9), 30, target=(wall, 1.9, 1.5))
    light.panel((1.7, 1.9, 3.0), (0.3, 1.4), 20, target=(wall, 1.9, 1.6))
    light.camera((0.42, -0.12, 1.52), (1.70, 2.2, 1.48), (wall, 1.9, 1.5), 5.0, 33)
