"""The founders' board on the wall of the hall: brass plates in rows under a diamond, the hall soft beside it."""

import math

import numpy as np

from studio import balls, field, hall, light
from studio import place
from studio.mesh import box, build as shape
from studio.shade import Shade, paint

SIZE, CALM = (1120, 747), 1.5


def _brass():
    s = Shade("brass", metallic=1.0)
    tarnish = s.noise(9, 6, 0.7, at=s.place())
    brush = s.noise(40, 4, 0.8, s.stretch(s.place(), (1, 1, 40)))
    s.set(base_color=s.ramp(tarnish, (0.35, (0.62, 0.36, 0.10)), (0.65, (0.80, 0.52, 0.17))), roughness=s.add(0.30, s.mul(brush, 0.18)))
    return s.material


def build():
    wall = 2.2
    place.room(x0=-9, x1=wall, y1=17, near=(-6.5, 2.0, 2.1, 11), lamp_rows=(-7.2, -3.6, 0.0), door=(-4.6, 0.6, 3.4), sun_from=7, power=24)
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
    rng = np.random.default_rng(3)
    cols, rows = 4, 6
    wide, tall, gap = 0.315, 0.092, 0.036
    for c in range(cols):
        for r in range(rows):
            y = (y0 + y1) / 2 + (c - (cols - 1) / 2) * (wide + gap)
            z = z0 + 0.12 + r * (tall + gap)
            box("plate", (0.010, wide, tall), (x - 0.030, y, z), brass, 0.003, (0, 0, rng.normal(0, 0.006)))
            n = rng.integers(9, 15)
            for k in range(n):
                if k == n // 2:
                    continue
                w = rng.uniform(0.007, 0.013)
                box("letter", (0.002, w, 0.026), (x - 0.0355, y + (n / 2 - k) * 0.0165, z), ink)
            for s in (-1, 1):
                box("screw", (0.003, 0.008, 0.008), (x - 0.0355, y + s * (wide / 2 - 0.014), z), ink, 0.002)
    clay, chalk = paint("clay diamond", (0.42, 0.065, 0.022), 0.4), paint("chalk diamond", (0.78, 0.75, 0.68), 0.5)
    zt = z1 - 0.20
    for size, m, out in ((0.22, clay, 0.034), (0.12, chalk, 0.040), (0.055, clay, 0.046)):
        box("diamond", (0.012, size, size), (x - out, (y0 + y1) / 2, zt), m, 0.003, (math.pi / 4, 0, 0))
    for s in (-1, 1):
        box("rule", (0.006, 0.50, 0.012), (x - 0.030, (y0 + y1) / 2 + s * 0.46, zt), brass, 0.002)
    # A shelf with two balls below.
    light.panel((0.6, 0.9, 2.6), (0.9, 0.9), 26, target=(wall, 1.9, 1.5))
    light.panel((1.7, 1.9, 3.0), (0.3, 1.4), 16, target=(wall, 1.9, 1.6))
    light.camera((0.42, -0.12, 1.52), (1.62, 2.2, 1.47), (wall, 1.9, 1.5), 3.6, 30)
