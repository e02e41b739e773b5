"""Brass tokens on the front desk: two stacks, one leaning, a few spread out; lamps of the hall far behind."""

import math

import numpy as np
from mathutils import Vector

from studio import balls, light
from studio.mesh import again, box, build as shape, icosphere, scatter
from studio.shade import Shade, glow, paint

R, THICK = 0.0142, 0.0023
BLOOM = 0.09
CALM = 0.9


def _brass():
    s = Shade("brass", metallic=1.0)
    tarnish = s.noise(120, 6, 0.7)
    tone = s.ramp(tarnish, (0.35, (0.52, 0.29, 0.075)), (0.62, (0.80, 0.50, 0.155)))
    scratch = s.noise(900, 4, 0.8, s.stretch(s.local(), (1, 0.05, 1), 0.7))
    s.set(base_color=tone, roughness=s.add(0.20, s.mul(tarnish, 0.25)))
    s.bump(scratch, 0.00006, 0.5)
    return s.material


def _token(brass):
    """A token: reeded edge, raised rim, a diamond struck on both sides."""
    rings, n = np.concatenate([np.linspace(0, 0.97, 56), [0.985, 1.0]]), 180
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)

    def soft(x, start, end):
        t = np.clip((x - start) / (end - start), 0, 1)
        return t * t * (3 - 2 * t)

    r, t = np.meshgrid(rings, a, indexing="ij")
    d = np.abs(r * np.cos(t)) + np.abs(r * np.sin(t))
    relief = 0.00022 * soft(r, 0.84, 0.88) + 0.00026 * soft(d, 0.62, 0.58) - 0.00022 * soft(d, 0.42, 0.38) + 0.00022 * soft(d, 0.20, 0.16)
    edge = np.where(r >= 0.985, -0.00012 * (r - 0.97) / 0.03, 0)
    z = THICK / 2 - 0.00026 + relief + edge
    rr = R * r * (1 - 0.012 * (r >= 0.999) * (np.cos(60 * t) > 0))
    top = np.stack([rr * np.cos(t), rr * np.sin(t), z], -1).reshape(-1, 3)
    v = np.concatenate([top, top * [1, 1, -1]])
    i, j = np.arange(len(rings) - 1)[:, None] * n, np.arange(n)
    k = (j + 1) % n
    f = np.stack([i + j, i + n + j, i + n + k, i + k], -1).reshape(-1, 4)
    last = (len(rings) - 1) * n
    side = np.stack([last + j, len(top) + last + j, len(top) + last + k, last + k], -1)
    return shape("token", v, np.concatenate([f, f[:, ::-1] + len(top), side]), brass, smooth=True, link=False)


def _spread(token):
    rng = np.random.default_rng(4)

    def stack(x, y, number):
        for i in range(number):
            again(token, (x + rng.normal(0, 0.0005), y + rng.normal(0, 0.0005), THICK * (i + 0.5)), (0, 0, rng.random() * 6))

    stack(0, 0, 8)
    stack(0.036, 0.018, 5)
    for x, y in ((-0.046, -0.012), (-0.070, 0.020), (0.052, -0.030), (0.090, 0.004), (-0.024, 0.062), (0.012, -0.058), (-0.105, -0.030), (0.125, 0.052)):
        again(token, (x, y, THICK / 2), (0, 0, rng.random() * 6))
    again(token, (0.034, -0.0485, THICK * 1.5), (0, 0, 1.0))
    # One leans on the tall stack: its underside touches the stack's upper edge, its rim the desk.
    lean, high, way = math.radians(56), 8 * THICK, math.radians(-58)
    u = Vector((math.cos(way), math.sin(way), 0))
    up = Vector((0, 0, 1))
    away = u * math.sin(lean) + up * math.cos(lean)
    foot = u * (R + high / math.tan(lean))
    centre = foot + (up * math.sin(lean) - u * math.cos(lean)) * R + away * THICK / 2
    again(token, centre, away.to_track_quat("Z", "Y").to_euler())


def build():
    light.indoors(sun_from=74, sun=9.0, light=0.08, exposure=0.45)
    token = _token(_brass())
    _spread(token)
    wood = Shade("desk", specular=0.45, clearcoat=0.35, clearcoat_roughness=0.2)
    x, y, z = wood.axes(wood.place())
    plank = wood.math("FLOOR", wood.mul(wood.add(y, 0.03), 1 / 0.14))
    shift = wood.node("CombineXYZ", _0=wood.mul(plank, 3.7), _1=plank, _2=0.0)
    where = wood.node("VectorMath", settings={"operation": "ADD"}, _0=wood.place(), _1=shift)
    grain = wood.noise(9, 9, 0.65, wood.stretch(where, (0.35, 7, 1)), 0.6)
    fine = wood.noise(60, 5, 0.7, wood.stretch(where, (0.12, 8, 1)))
    tone = wood.ramp(grain, (0.32, (0.060, 0.026, 0.011)), (0.52, (0.140, 0.066, 0.028)), (0.70, (0.215, 0.108, 0.048)))
    gap = wood.step(wood.math("ABSOLUTE", wood.sub(wood.math("FRACT", wood.mul(wood.add(y, 0.03), 1 / 0.14)), 0.5)), 0.490, 0.496)
    wood.set(base_color=wood.mix(gap, wood.mix(wood.mul(wood.step(fine, 0.52, 0.7), 0.4), tone, (0.05, 0.02, 0.01)), (0.012, 0.006, 0.003)), roughness=wood.add(0.30, wood.mul(fine, 0.25)))
    wood.bump(wood.sub(fine, wood.mul(gap, 2.0)), 0.0004, 0.5)
    box("desk", (2.4, 0.62, 0.04), (0.2, 0.12, -0.02), wood.material, 0.004)
    ball = balls.baseball(0.3)
    balls.put(ball, (0.145, 0.20, balls.BASEBALL), (0.8, 0.3, 0.6))
    # Behind the desk: the hall, far out of focus.
    green = paint("far wall", (0.016, 0.040, 0.026), 0.7)
    shape("wall", [(-9, 8, -2), (9, 8, -2), (9, 8, 2.2), (-9, 8, 2.2)], np.array([(0, 1, 2, 3)]), green)
    shape("upper", [(-9, 8.01, 2.2), (9, 8.01, 2.2), (9, 8.01, 6), (-9, 8.01, 6)], np.array([(0, 1, 2, 3)]), paint("upper wall", (0.34, 0.33, 0.30), 0.7))
    shape("stripe", [(-9, 7.99, 0.55), (9, 7.99, 0.55), (9, 7.99, 0.72), (-9, 7.99, 0.72)], np.array([(0, 1, 2, 3)]), paint("stripe", (0.36, 0.062, 0.022), 0.6))
    shape("floor", [(-9, 0.5, -1.05), (9, 0.5, -1.05), (9, 8, -1.05), (-9, 8, -1.05)], np.array([(0, 1, 2, 3)]), paint("far turf", (0.022, 0.055, 0.022), 0.8))
    shine = glow("far lamps", (1.0, 0.62, 0.24), 16)
    shine.cycles.sample_as_light = False
    spots = np.array([(x + 0.35 * (i % 2), 5.2 + 0.5 * i, 0.36 + 0.22 * i) for i in range(4) for x in (-2.3, -1.15, 0.1, 1.3, 2.5)], float)
    lamps = scatter("lamps", [icosphere(2)], spots, np.full(len(spots), 0.03), shine)
    lamps.visible_diffuse = lamps.visible_glossy = False
    light.panel((-0.5, -0.4, 0.9), (0.7, 0.5), 5.0, (1, 0.86, 0.68), (0, 0, 0))
    light.panel((0.3, 1.3, 0.8), (1.2, 0.3), 9.0, (1, 0.80, 0.55), (0, 0, 0))
    light.panel((0.0, 6.0, 2.6), (8, 2), 130, (1, 0.86, 0.68), (0, 7.5, 0))
    light.camera((-0.060, -0.245, 0.066), (0.012, 0.010, 0.020), (0.01, -0.012, 0.012), 5.6)
