"""The plate in the tracking cage: behind it a screen glows with where every ball would have landed."""

import math

import numpy as np

from studio import balls, field, gear, hall, kit, light, place
from studio.mesh import box, build as shape
from studio.shade import glow, paint

SIZE, CALM, BLOOM, SAMPLES = (1280, 708), 1.5, 0.10, 16
HAZE, NET = place.HAZE, 0.6
WIDE, TALL, AT, FOOT = 2.9, 1.62, 5.2, 0.62
MID = 0.55


def _flat(name, points, depth, colour, strength):
    """A shape on the screen, in its own units: x from -1 to 1, z from 0 to 1."""
    v = [(MID + x * WIDE / 2, AT - 0.002 - 0.0015 * depth, FOOT + z * TALL) for x, z in points]
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
    box("bezel", (WIDE + 0.12, 0.08, TALL + 0.12), (MID, AT + 0.05, FOOT + TALL / 2), paint("bezel", (0.012, 0.012, 0.012), 0.4), 0.01)
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
    # Exit speeds as bars at the left, the strike zone at the right.
    for i, h in enumerate((0.22, 0.31, 0.26, 0.38, 0.29, 0.44, 0.35)):
        x = -0.90 + 0.056 * i
        best = h == 0.44
        _flat("bar", [(x, 0.12), (x + 0.038, 0.12), (x + 0.038, 0.12 + h), (x, 0.12 + h)], 3, (1.0, 0.55, 0.10) if best else (0.10, 0.42, 0.22), 1.6 if best else 0.9)
    for r in range(3):
        for c in range(3):
            x, z = 0.60 + 0.105 * c, 0.14 + 0.145 * r
            heat = (0, 1, 0, 1, 2, 1, 1, 2, 0)[3 * r + c]
            _flat("zone", [(x, z), (x + 0.092, z), (x + 0.092, z + 0.13), (x, z + 0.13)], 3, ((0.06, 0.26, 0.15), (0.55, 0.12, 0.04), (1.0, 0.50, 0.10))[heat], (0.9, 1.1, 1.4)[heat])
    glowing = light.panel((MID, AT - 0.06, FOOT + TALL / 2), (WIDE, TALL), 26, (0.55, 1.0, 0.66), (MID, 0, FOOT))
    glowing.visible_camera = False
    from studio.mesh import tubes
    steel = paint("stand", (0.03, 0.032, 0.031), 0.45)
    tubes("stand", [[(MID + s * 0.8, AT + 0.12, 0.02), (MID + s * 0.8, AT + 0.12, FOOT + 0.6)] for s in (-1, 1)] + [[(MID + s * 0.8, AT - 0.35, 0.03), (MID + s * 0.8, AT + 0.6, 0.03)] for s in (-1, 1)], 0.035, steel, 14)


def build():
    place.room(x0=-5.5, x1=5.5, y1=13, power=9, fill=0.12, lamp_rows=(-3.4, 0.0, 3.4), near=(-3.2, 1.3, 3.6, 8), door=(-4.6, -1.5, 3.2), sun_from=-12, sun=20, exposure=0.85)
    hall.tunnel(0.2, -2.4, 7.4, wide=4.4)
    _screen()
    place.batters_mat(0.0, 0.30)
    ball = balls.baseball(0.25)
    place.full_bucket(1.55, 3.0, ball)
    place.standing_bat(field.bat(field.natural_wood(), taped=True), (1.22, 2.86, 0.03), (1.42, 2.98, 0.76))
    gear.helmet((1.05, 2.62, 0.012), 0.4)
    balls.put(ball, (-0.30, 0.55, 0.018 + balls.BASEBALL), (0.8, 0.3, 0.6))
    place.scatter_balls(ball, ((0.60, 2.2), (-0.85, 2.6), (0.35, 3.6), (1.5, 3.2), (-1.2, 4.4)))
    light.panel((-1.2, -0.7, 2.2), (1.4, 0.9), 16, target=(0.0, 0.6, 0.1))
    light.camera((-0.62, -1.55, 0.90), (0.02, 3.0, 0.74), (-0.05, 2.2, 0.5), 5.0, 31)


