"""Helmets, a bench, a rack: what a team brings."""

import math

import numpy as np

from .mesh import box, build, tubes
from .shade import Shade, paint


def helmet(at, turn=0.0, colour=(0.30, 0.045, 0.018), worn=False):
    """A batting helmet with two ear flaps and a visor; it stands on its rim, the visor towards -y at turn 0."""
    s = Shade("helmet", specular=0.6, clearcoat=0.9, clearcoat_roughness=0.08)
    s.set(base_color=colour, roughness=0.35)
    if worn:
        # Scratches where it was thrown down, and the dust of the clay.
        here = s.local()
        cut = s.step(s.noise(26, 10, 0.8, s.stretch(here, (1, 5, 0.5), 0.7), 0.4), 0.565, 0.590)
        rub = s.step(s.noise(17, 9, 0.72, here, 0.6), 0.53, 0.68)
        dust = s.mul(s.step(s.add(s.mul(s.axes(here)[2], -4.0), s.noise(9, 8, 0.7, here)), 0.45, 0.95), 0.45)
        tone = s.mix(s.mul(cut, 0.36), colour, (0.62, 0.40, 0.32))
        tone = s.mix(s.mul(rub, 0.30), tone, (0.40, 0.16, 0.10))
        s.set(base_color=s.mix(dust, tone, (0.36, 0.17, 0.10)), roughness=s.add(0.30, s.mul(s.most(rub, dust), 0.4)), clearcoat=s.sub(0.9, s.mul(s.most(rub, s.mul(dust, 1.6)), 0.8)))
    a, b, c = 0.108, 0.132, 0.118  # half width, half length, height above the temples
    n, m = 96, 40
    theta = np.linspace(0, 2 * math.pi, n, endpoint=False)  # 0 at the front (-y)
    d = np.abs((theta + math.pi) % (2 * math.pi) - math.pi)
    # How far below the temples the rim runs: short in front, ear flaps at the sides, the neck behind.
    flap = np.exp(-((d - math.radians(92)) / math.radians(27)) ** 4)
    drop = 0.012 + 0.085 * flap + 0.034 * np.clip((d - math.radians(120)) / math.radians(40), 0, 1)
    verts = []
    for k in range(m):
        t = k / (m - 1)
        if t < 0.62:
            p = t / 0.62 * math.pi / 2
            r, z = np.full(n, math.sin(p)), np.full(n, c * math.cos(p))
        else:
            q = (t - 0.62) / 0.38
            r, z = np.full(n, 1.0) + 0.02 * q - 0.03 * flap * q * q, -drop * q
        verts.append(np.stack([a * r * np.sin(theta), -b * r * np.cos(theta), z], -1))
    i = np.arange(m - 1)[:, None] * n
    j = np.arange(n)
    faces = np.stack([i + j, i + n + j, i + n + (j + 1) % n, i + (j + 1) % n], -1).reshape(-1, 4)
    shell = build("helmet", np.concatenate(verts), faces, s.material, smooth=True)
    thick = shell.modifiers.new("shell", "SOLIDIFY")
    thick.thickness, thick.offset = 0.005, -1
    # Visor.
    w = np.radians(np.linspace(-58, 58, 40))
    rows = []
    for k in np.linspace(0, 1, 8):
        out = 0.062 * k * np.cos(w * 90 / 58) ** 0.5 if k else 0 * w
        rows.append(np.stack([(a + 0.2 * out) * np.sin(w), -(b + out) * np.cos(w) - 0.0 * out, -0.010 - 0.016 * k * np.cos(w) + 0.022 * (k ** 1.0) * (np.sin(w) ** 2) * 0], -1))
    i = np.arange(7)[:, None] * 40
    j = np.arange(39)
    visor = build("visor", np.concatenate(rows), np.stack([i + j, i + j + 1, i + 41 + j, i + 40 + j], -1).reshape(-1, 4), s.material, smooth=True)
    v = visor.modifiers.new("shell", "SOLIDIFY")
    v.thickness = 0.005
    hole = paint("ear hole", (0.012, 0.012, 0.012), 0.6)
    low = 0.012 + 0.085
    parts = [shell, visor]
    for side in (-1, 1):
        ring = [(side * (a * 0.985 + 0.004), 0.004 + 0.017 * math.cos(t), -0.050 + 0.017 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 25)]
        parts.append(tubes("ear", [ring], 0.004, hole, 8))
        parts.append(build("ear hole", [(side * (a * 0.985 + 0.0035), y, z) for _, y, z in ring[:-1]], np.array([range(24)]), hole))
    for p in parts:
        p.location, p.rotation_euler = (at[0], at[1], at[2] + low), (0, 0, turn)
    return parts


def bench(x0, x1, y, high=0.46, deep=0.34):
    """A plain bench of two boards on steel legs."""
    wood = Shade("bench", specular=0.4, clearcoat=0.3, clearcoat_roughness=0.25)
    grain = wood.noise(8, 8, 0.6, wood.stretch(wood.place(), (0.5, 8, 8)), 0.5)
    wood.set(base_color=wood.ramp(grain, (0.35, (0.24, 0.115, 0.045)), (0.65, (0.40, 0.215, 0.095))), roughness=0.4)
    for k in (-1, 1):
        box("board", (x1 - x0, deep / 2 - 0.012, 0.04), ((x0 + x1) / 2, y + k * deep / 4, high - 0.02), wood.material, 0.006)
    steel = paint("bench steel", (0.05, 0.055, 0.052), 0.45)
    legs = []
    for x in (x0 + 0.25, (x0 + x1) / 2, x1 - 0.25):
        legs += [[(x, y - deep / 2 + 0.04, 0.01), (x, y - deep / 2 + 0.04, high - 0.04)], [(x, y + deep / 2 - 0.04, 0.01), (x, y + deep / 2 - 0.04, high - 0.04)],
                 [(x, y - deep / 2 + 0.02, high - 0.055), (x, y + deep / 2 - 0.02, high - 0.055)]]
    tubes("legs", legs, 0.017, steel, 12)
