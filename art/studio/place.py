"""The one hall every picture stands in: the same walls, lamps, turf, clay mats, and a door open to the evening."""

import math

import bpy
import numpy as np

from . import balls, field, hall, light
from .mesh import box, build as shape, tubes
from .shade import Soil, paint

FLOOR = 0.012


def mat(x0, y0, x1, y1, lines=(), z=0.014):
    """A clay-coloured mat with chalk-white lines, as under a batter's or a pitcher's feet."""
    s = Soil("mat", roughness=0.95, specular=0.0)
    here = s.place()
    fibre = s.noise(70, at=here)
    tone = s.ramp(fibre, (0.32, (0.060, 0.0185, 0.010)), (0.68, (0.128, 0.041, 0.021)))
    tread = s.step(s.noise(0.9, at=here), 0.44, 0.62)
    tone = s.mix(s.mul(tread, 0.4), tone, (0.165, 0.064, 0.036))
    s.set(base_color=hall._sewn(s, here, tone, lines, 0.005))
    s.bump(s.add(fibre, s.noise(150, at=here)), 0.008, 0.7)
    shape("mat", [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], np.array([(0, 1, 2, 3)]), s.material)
    edge = paint("mat edge", (0.06, 0.022, 0.012), 0.8)
    for a, b, c, d in ((x0, y0, x1, y0), (x0, y1, x1, y1), (x0, y0, x0, y1), (x1, y0, x1, y1)):
        tubes("edge", [[(a, b, z - 0.003), (c, d, z - 0.003)]], 0.007, edge, 6)


def batters_mat(x=0.0, y=0.0, plate=True):
    """The mat with both batter's boxes around home plate; the plate's point at (x, y)."""
    lines = hall.box_of_lines(x + 0.37, y - 0.70, x + 1.59, y + 1.13) + hall.box_of_lines(x - 1.59, y - 0.70, x - 0.37, y + 1.13)
    mat(x - 1.80, y - 1.05, x + 1.80, y + 1.45, lines)
    if plate:
        field.plate((x, y, 0.016), 0.0, 0.25)


def room(x0=-7.5, x1=7.5, y0=-3.0, y1=20.0, door=(-2.6, 4.2, 3.3), lamp_rows=(-3.66, 0.0, 3.66), near=None, lines=(), power=22, sun_from="auto", exposure=0.72, high=5.2, sun=28.0, fill=0.16, tint=(0.36, 0.37, 0.38), trees=(6, 9.5), sky=0.62, window=None, sun_height=None):
    if sun_from == "auto":
        sun_from = math.degrees(math.atan2((door[0] + door[1]) / 2, y1)) if door else None
    light.indoors(sun_from=sun_from, sun=sun, exposure=exposure, light=fill, colour=tint, height=sun_height)
    hall.shell(x0, x1, y0, y1, high, door=door, window=window)
    hall.turf((x0 + 0.1, y0 + 0.1, x1 - 0.1, y1), lines, near=near, colour=(0.030, 0.066, 0.030), deep=(0.011, 0.028, 0.014))
    hall.lamps(lamp_rows, y0 + 0.5, y1 - 0.5, high - 0.9, power=power)
    if door:
        hall.outside(y1, trees=trees, glow=sky)


def scatter_balls(ball, spots, z=FLOOR):
    for i, (x, y) in enumerate(spots):
        balls.put(ball, (x, y, z + balls.BASEBALL), (i * 1.3 + 0.4, i * 0.7 + 0.3, i * 1.9))


def full_bucket(x, y, ball, n=78, z=FLOOR):
    low, top, tall = field.bucket((x, y, z))

    def fits(p, r):
        p = p.copy()
        p[:, 2] = np.maximum(p[:, 2], r + 0.01)
        wall = np.interp(p[:, 2], [0, tall, tall + 0.16], [low, top, 0.0]) - np.where(p[:, 2] < tall, r, r * 0.7)
        d = np.hypot(p[:, 0], p[:, 1])
        p[:, :2] *= np.minimum(1, np.maximum(wall, 0.004) / np.maximum(d, 1e-6))[:, None]
        return p

    heap = balls.heap(n, balls.BASEBALL, fits, lambda rng, k: np.c_[rng.uniform(-0.05, 0.05, (k, 2)), 0.06 + 0.035 * np.arange(k)], 3)
    for i, p in enumerate(q for q in heap if q[2] < tall + 0.10):
        balls.put(ball, (x + p[0], y + p[1], z + p[2]), (i * 1.1, i * 0.7, i * 1.9))


def standing_bat(ob, foot, top):
    """A bat that stands on its barrel at `foot` and leans so that its knob is at `top`."""
    from mathutils import Vector
    a, b = Vector(foot), Vector(top)
    way = (a - b).normalized()
    ob.location = a - way * 0.838
    ob.rotation_euler = way.to_track_quat("Z", "Y").to_euler()
    return ob


def target(x, y, z0=0.45, wide=0.62, tall=0.86):
    """A pitching target: a frame with nine pockets on a stand, the strike zone edged in clay red."""
    steel = paint("target frame", (0.05, 0.055, 0.052), 0.5)
    red = paint("target edge", (0.42, 0.07, 0.025), 0.5)
    cloth = paint("target cloth", (0.62, 0.60, 0.54), 0.8)
    w, t = wide / 2, tall
    box("cloth", (wide, 0.012, tall), (x, y + 0.03, z0 + tall / 2), cloth)
    bars = []
    for i in range(4):
        bars.append([(x - w, y, z0 + t * i / 3), (x + w, y, z0 + t * i / 3)])
        bars.append([(x - w + wide * i / 3, y, z0), (x - w + wide * i / 3, y, z0 + t)])
    tubes("pockets", bars, 0.016, red, 10)
    big = [(-0.95, 0.03), (0.95, 0.03), (0.95, 1.95), (-0.95, 1.95)]
    tubes("target frame", [[(x + a, y + 0.04, b), (x + c, y + 0.04, d)] for (a, b), (c, d) in zip(big, big[1:] + big[:1])], 0.03, steel, 12)
    tubes("target feet", [[(x + s * 0.95, y - 0.5, 0.03), (x + s * 0.95, y + 0.6, 0.03)] for s in (-1, 1)], 0.024, steel, 10)
    hall._net("target net", (x - 0.95, y + 0.06, 0.03), (1.9, 0, 0), (0, 0, 1.92), hall.twine((0.10, 0.10, 0.09)), 0.05, 0.0016, 0.06, (0, 1, 0))
    tubes("ties", [[(x + s * w, y, z0 + (tall if k else 0)), (x + s * 0.95, y + 0.04, 1.95 if k else 0.03)] for s in (-1, 1) for k in (0, 1)], 0.004, steel, 6)


def dusk(power=12, exposure=1.0, sun=24.0, **more):
    """The hall as the evening ends: few lamps, a cool roof, the low sun in the door."""
    return room(power=power, exposure=exposure, sun=sun, fill=0.09, tint=(0.27, 0.33, 0.42), trees=(3.4, 5.4), sky=0.8, **more)


HAZE = (260.0, (0.115, 0.085, 0.060))
