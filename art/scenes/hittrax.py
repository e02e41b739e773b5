"""The plate in the tracking cage: behind it a screen glows with where every ball would have landed."""

import math

import numpy as np

from studio import balls, field, hall, light
from studio.mesh import box, build as shape
from studio.shade import glow, paint

BLOOM = 0.10
CALM = 0.9
WIDE, TALL, AT, FOOT = 3.4, 1.9, 6.0, 0.50


def _flat(name, points, depth, colour, strength):
    """A shape on the screen, in its own units: x from -1 to 1, z from 0 to 1."""
    v = [(x * WIDE / 2, AT - 0.002 - 0.0015 * depth, FOOT + z * TALL) for x, z in points]
    m = glow(name, colour, strength)
    m.cycles.sample_as_light = False
    shape(name, v, np.array([range(len(v))]), m)


def _arc(radius, width, a=45, n=40):
    t = np.radians(np.linspace(-a, a, n))
    k = TALL / (WIDE / 2)
    outer = [(k * (radius + width) * math.sin(x), 0.06 + (radius + width) * math.cos(x)) for x in t]
    inner = [(k * radius * math.sin(x), 0.06 + radius * math.cos(x)) for x in t[::-1]]
    return inner + outer


def _screen():
    box("bezel", (WIDE + 0.12, 0.08, TALL + 0.12), (0, AT + 0.05, FOOT + TALL / 2), paint("bezel", (0.012, 0.012, 0.012), 0.4), 0.01)
    _flat("night", [(-1, 0), (1, 0), (1, 1), (-1, 1)], 0, (0.004, 0.014, 0.009), 1.0)
    k = TALL / (WIDE / 2)
    _flat("lawn", [(0, 0.06)] + [(k * 0.84 * math.sin(t), 0.06 + 0.84 * math.cos(t)) for t in np.radians(np.linspace(45, -45, 40))], 1, (0.020, 0.120, 0.050), 1.0)
    for i, r in enumerate((0.46, 0.60, 0.74)):
        _flat("ring", _arc(r, 0.006), 2, (0.30, 0.50, 0.36), 0.6)
    _flat("skin", [(0, 0.06)] + [(k * 0.36 * math.sin(t), 0.06 + 0.36 * math.cos(t)) for t in np.radians(np.linspace(45, -45, 40))], 2, (0.30, 0.050, 0.018), 1.0)
    d = 0.115
    _flat("grass", [(0, 0.11), (k * d, 0.11 + d), (0, 0.11 + 2 * d), (-k * d, 0.11 + d)], 3, (0.020, 0.120, 0.050), 1.0)
    for s in (-1, 1):
        a, w = s * math.pi / 4, 0.005
        _flat("line", [(-w, 0.06), (w, 0.06), (k * 0.9 * math.sin(a) + w, 0.06 + 0.9 * math.cos(a)), (k * 0.9 * math.sin(a) - w, 0.06 + 0.9 * math.cos(a))], 4, (1, 0.96, 0.86), 1.2)
    rng = np.random.default_rng(8)
    for i in range(34):
        a, r = math.radians(np.clip(rng.normal(-6, 18), -40, 40)), rng.uniform(0.16, 0.80)
        x, z = k * r * math.sin(a), 0.06 + r * math.cos(a)
        far = r > 0.60
        size = 0.013 if far else 0.010
        ring = [(x + size * k * math.cos(t), z + size * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 18)[:-1]]
        _flat("hit", ring, 6, (1.0, 0.50, 0.08) if far else (0.95, 0.88, 0.72), 3.2 if far else 1.6)
        if far and i % 2:
            w = 0.0025
            _flat("flight", [(-w, 0.06), (w, 0.06), (x + w, z), (x - w, z)], 5, (1.0, 0.50, 0.08), 0.7)
    glowing = light.panel((0, AT - 0.06, FOOT + TALL / 2), (WIDE, TALL), 60, (0.55, 1.0, 0.66), (0, 0, FOOT + TALL / 2))
    glowing.visible_camera = False


def _cage():
    hall.shell(-5.0, 5.0, -2.6, 8.0, 5.0)
    lines = hall.box_of_lines(0.37, -0.40, 1.59, 1.43) + hall.box_of_lines(-1.59, -0.40, -0.37, 1.43)
    hall.turf((-4.9, -2.1, 4.9, 8.0), lines, near=(-3.5, -1.0, 3.5, 7.5))
    hall.tunnel(0.0, -2.0, 7.2, wide=4.6, high=3.6)
    hall.lamps((-2.4, 2.4), -2.0, 7.6, 4.3, power=13)


def build():
    light.indoors(light=0.02, exposure=0.95)
    _cage()
    _screen()
    field.plate((0, 0.30, 0.006), 0.0, 0.35)
    ball = balls.baseball(0.25)
    for x, y, t in ((-0.27, 0.22, (0.8, 0.3, 0.6)), (0.60, 0.95, (2, 1, 0)), (-0.75, 1.9, (1, 0, 2)), (0.35, 2.9, (0, 2, 1))):
        balls.put(ball, (x, y, 0.009 + balls.BASEBALL), t)
    light.camera((-0.50, -1.90, 0.48), (0.05, 2.0, 0.275), (-0.22, 0.25, 0.04), 2.8)
