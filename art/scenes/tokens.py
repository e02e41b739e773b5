"""Brass tokens on the front desk: two stacks, one leaning, a few spread out; the hall soft behind."""

import math

import numpy as np
from mathutils import Vector

import bpy

from studio import balls, hall, light, place
from studio.mesh import again, box, build as shape, icosphere, scatter
from studio.shade import Shade, glow, paint

R, THICK = 0.0142, 0.0023
SIZE, CALM, BLOOM, HAZE = (1120, 747), 1.5, 0.09, place.HAZE
TOP = 1.05


def _brass():
    s = Shade("brass", metallic=1.0)
    tarnish = s.noise(60, 3, 0.55)
    tone = s.ramp(tarnish, (0.35, (0.52, 0.29, 0.075)), (0.62, (0.78, 0.49, 0.155)))
    scratch = s.noise(900, 4, 0.8, s.stretch(s.local(), (1, 0.05, 1), 0.7))
    s.set(base_color=tone, roughness=s.add(0.20, s.mul(tarnish, 0.25)))
    s.bump(scratch, 0.00002, 0.25)
    return s.material


def _token(brass):
    """A token: reeded edge, raised rim, a diamond struck on both sides."""
    rings, n = np.concatenate([np.linspace(0, 0.97, 220), [0.985, 1.0]]), 720
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
    place.dusk(x0=-6.5, x1=6.5, y0=-2.5, y1=16, lamp_rows=(-4.4, -1.5, 1.5, 4.4), door=(-4.4, 0.4, 3.4), sun_from=-9, sun=7, power=14, exposure=0.75)
    hall.tunnel(-1.9, 3.2, 13.5)
    hall.tunnel(1.76, 3.2, 13.5, left=False)
    hall.l_screen((1.9, 9.0, 0), 0.1)
    before = set(bpy.context.scene.objects)
    token = _token(_brass())
    _spread(token)
    ball = balls.baseball(0.3)
    balls.put(ball, (0.125, 0.16, balls.BASEBALL), (0.8, 0.3, 0.6))
    _desk()
    bell(-0.125, 0.235)
    light.panel((-0.5, -0.4, 0.9), (0.7, 0.5), 3.4, (1, 0.90, 0.76), (0, 0, 0))
    light.panel((0.3, 1.3, 0.8), (1.2, 0.3), 5.0, (1, 0.82, 0.60), (0, 0, 0))
    for ob in set(bpy.context.scene.objects) - before:
        if not ob.parent:
            ob.location.z += TOP
    light.camera((-0.068, -0.255, 0.074 + TOP), (0.006, 0.010, 0.034 + TOP), (0.01, -0.012, 0.012 + TOP), 8.0, 37)


def bell(x, y):
    """A desk bell."""
    from studio.mesh import lathe
    from studio.shade import metal
    dome = lathe("bell", [(0.0, 0.046), (0.012, 0.0455), (0.026, 0.041), (0.037, 0.031), (0.043, 0.018), (0.0445, 0.012), (0.043, 0.012)], 96, metal("bell", (0.72, 0.70, 0.66), 0.16))
    foot = lathe("bell foot", [(0.0, 0.010), (0.047, 0.010), (0.049, 0.007), (0.049, 0.0), (0.0, 0.0)], 96, paint("bell foot", (0.02, 0.02, 0.02), 0.35))
    knob = lathe("bell knob", [(0.0, 0.058), (0.005, 0.057), (0.0065, 0.053), (0.004, 0.050), (0.003, 0.045), (0.0, 0.045)], 32, metal("bell knob", (0.72, 0.70, 0.66), 0.16))
    for p in (dome, foot, knob):
        p.location = (x, y, 0)


def _desk():
    wood = Shade("desk", specular=0.3, clearcoat=0.2, clearcoat_roughness=0.2)
    x, y, z = wood.axes(wood.place())
    plank = wood.math("FLOOR", wood.mul(wood.add(y, 0.03), 1 / 0.14))
    shift = wood.node("CombineXYZ", _0=wood.mul(plank, 3.7), _1=plank, _2=0.0)
    where = wood.node("VectorMath", settings={"operation": "ADD"}, _0=wood.place(), _1=shift)
    grain = wood.noise(9, 9, 0.65, wood.stretch(where, (0.35, 7, 1)), 0.6)
    fine = wood.noise(60, 5, 0.7, wood.stretch(where, (0.12, 8, 1)))
    tone = wood.ramp(grain, (0.32, (0.034, 0.0145, 0.0062)), (0.52, (0.080, 0.037, 0.0155)), (0.70, (0.125, 0.062, 0.027)))
    gap = wood.step(wood.math("ABSOLUTE", wood.sub(wood.math("FRACT", wood.mul(wood.add(y, 0.03), 1 / 0.14)), 0.5)), 0.490, 0.496)
    wood.set(base_color=wood.mix(gap, wood.mix(wood.mul(wood.step(fine, 0.52, 0.7), 0.4), tone, (0.05, 0.02, 0.01)), (0.012, 0.006, 0.003)), roughness=wood.add(0.30, wood.mul(fine, 0.25)))
    wood.bump(wood.sub(fine, wood.mul(gap, 2.0)), 0.0004, 0.5)
    box("desk", (2.4, 0.62, 0.04), (0.2, 0.12, -0.02), wood.material, 0.004)
