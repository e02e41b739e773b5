"""What players leave about: a pack with bats, a fielder's glove, batting gloves, a bottle, a towel; and a player, far enough away to be an outline."""

import math

import bpy
import numpy as np

from . import field
from .mesh import box, build, icosphere, lathe, tubes
from .shade import Shade, paint, plain


def _hold(name, parts, at, turn):
    hold = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(hold)
    for p in parts:
        if p.parent is None:
            p.parent = hold
    hold.location, hold.rotation_euler = at, turn if isinstance(turn, tuple) else (0, 0, turn)
    return hold


def grown(name, chains, material, voxel=0.004, rounds=4):
    """One skin over chains of balls: each chain lists (x, y, z, r) or (x, y, z, rx, ry, rz), and what lies between is filled."""
    v0, f0 = icosphere(2)
    verts, faces = [], []
    for chain in chains:
        pts = [np.array(p[:3] + ((p[3],) * 3 if len(p) == 4 else tuple(p[3:])), float) for p in chain]
        steps = [pts[0]]
        for a, b in zip(pts, pts[1:]):
            n = max(1, int(np.linalg.norm(b[:3] - a[:3]) / (0.35 * max(0.002, min(a[3:].min(), b[3:].min())))))
            steps += [a + (b - a) * k / n for k in range(1, n + 1)]
        for s in steps:
            faces.append(f0 + len(v0) * len(verts))
            verts.append(v0 * s[3:] + s[:3])
    ob = build(name, np.concatenate(verts), np.concatenate(faces), material, smooth=True)
    m = ob.modifiers.new("skin", "REMESH")
    m.mode, m.voxel_size, m.use_smooth_shade = "VOXEL", voxel, True
    s = ob.modifiers.new("soft", "SMOOTH")
    s.iterations, s.factor = rounds, 0.5
    return ob


def _folds(ob, depth, size=0.075, turn=0.5):
    """Folds of cloth, drawn out across the body."""
    t = bpy.data.textures.new("folds", "CLOUDS")
    t.noise_scale, t.noise_depth = size, 2
    way = bpy.data.objects.new("folds", None)
    bpy.context.scene.collection.objects.link(way)
    way.scale, way.rotation_euler = (1.9, 1.9, 0.62), (turn, 0.35, 0)
    way.parent = None
    m = ob.modifiers.new("folds", "DISPLACE")
    m.texture, m.texture_coords, m.texture_coords_object, m.strength, m.mid_level = t, "OBJECT", way, depth, 0.5
    soft = ob.modifiers.new("iron", "SMOOTH")
    soft.iterations, soft.factor = 2, 0.5
    return ob


def _hide(name, colour, scale=1.0):
    s = Shade(name, specular=0.35, roughness=0.5)
    here = s.local()
    worn = s.step(s.noise(9 * scale, 6, 0.6, here), 0.45, 0.70)
    s.set(base_color=s.mix(s.mul(worn, 0.6), colour, tuple(min(1, 1.7 * c) for c in colour)), roughness=s.add(0.42, s.mul(worn, 0.2)))
    s.bump(s.add(s.noise(420, 4, 0.6, here), s.mul(s.noise(26, 4, 0.6, here), 1.4)), 0.0012, 0.5)
    return s.material


def _cloth(name, colour, weave=700, folds=9):
    s = Shade(name, specular=0.15, roughness=0.85)
    here = s.local()
    s.set(base_color=s.mix(s.noise(folds, 5, 0.6, here), tuple(0.75 * c for c in colour), tuple(min(1, 1.2 * c) for c in colour)))
    s.bump(s.add(s.mul(s.noise(folds * 1.7, 3, 0.5, here), 6.0), s.mul(s.noise(weave, 2, 0.5, here), 0.25)), 0.004, 0.6)
    return s.material


def glove(at, turn=0.0, colour=(0.27, 0.105, 0.035), lean=0.30, ball=None):
    """A fielder's glove that stands on its heel, its pocket towards -y at turn 0."""
    hide = _hide("glove", colour)
    lace = _hide("lace", tuple(0.8 * c for c in colour))
    chains = [[(-0.055, 0.0, 0.045, 0.045, 0.030, 0.040), (0.055, 0.0, 0.045, 0.050, 0.032, 0.042)],
              [(-0.055, 0.016, 0.08, 0.040, 0.020, 0.045), (0.05, 0.016, 0.08, 0.040, 0.020, 0.045)],
              [(-0.04, 0.026, 0.12, 0.045, 0.014, 0.04), (0.05, 0.026, 0.12, 0.045, 0.014, 0.04)]]
    tips = []
    for x0, x1, tall in ((-0.050, -0.075, 0.275), (-0.012, -0.022, 0.300), (0.028, 0.034, 0.296), (0.066, 0.090, 0.262)):
        mid, tip = ((x0 + x1) / 2, 0.036, 0.19), (x1, 0.004, tall)
        chains.append([(x0, 0.020, 0.11, 0.021, 0.018, 0.02), (*mid, 0.0215, 0.017, 0.02), (*tip, 0.0195, 0.015, 0.018)])
        tips.append((x1, 0.0, tall - 0.022))
    # The thumb to the left, and the web between it and the first finger.
    chains.append([(-0.085, 0.008, 0.06, 0.030, 0.024, 0.03), (-0.135, 0.000, 0.12, 0.024, 0.020, 0.025), (-0.165, -0.028, 0.205, 0.020, 0.017, 0.02)])
    web = []
    for t in np.linspace(0, 1, 6):
        a = np.array((-0.112, 0.008, 0.10)) * (1 - t) + np.array((-0.158, -0.026, 0.205)) * t
        b = np.array((-0.060, 0.030, 0.14)) * (1 - t) + np.array((-0.088, 0.006, 0.262)) * t
        m = (a + b) / 2 + np.array((0, 0.028, 0.0))
        web.append([tuple(a), tuple(m), tuple(b)])
    for t in np.linspace(0.1, 0.9, 4):
        web.append([tuple(np.array(w[0]) * (1 - t) ** 2 + np.array(w[1]) * 2 * t * (1 - t) + np.array(w[2]) * t * t) for w in web[:6]])
    parts = [grown("glove", chains, hide, 0.0035, 3), tubes("web", web, 0.0062, lace, 8)]
    thong = [[tips[i], tuple((np.array(tips[i]) + tips[i + 1]) / 2 + (0, 0.006, 0.006)), tips[i + 1]] for i in range(3)]
    thong += [[(x, -0.030, 0.045 + 0.03 * math.sin(9 * x)), (x + 0.016, -0.034, 0.058), (x + 0.030, -0.030, 0.045)] for x in np.linspace(-0.085, 0.06, 5)]
    parts.append(tubes("lace", thong, 0.0032, lace, 8))
    if ball is not None:
        from .mesh import again
        parts.append(again(ball, (-0.045, -0.012, 0.142), (0.7, 0.5, 1.4)))
    return _hold("glove", parts, at, (-lean, 0, turn))


def batting_glove(at, turn=0.0, colour=(0.60, 0.585, 0.54), second=(0.33, 0.045, 0.018), tilt=(0.0, 0.0), flip=1):
    """A batting glove as it was dropped: flat, its fingers a little apart. Its cuff is towards -y at turn 0."""
    main = _hide("batting glove", colour, 2.0)
    trim = _hide("batting glove trim", second, 2.0)
    k = flip
    chains = [[(-0.026, 0.03, 0.012, 0.026, 0.03, 0.012), (0.026, 0.03, 0.012, 0.026, 0.03, 0.012)],
              [(-0.022, 0.065, 0.013, 0.024, 0.03, 0.012), (0.024, 0.065, 0.013, 0.024, 0.03, 0.012)]]
    fingers = [[(x0, 0.085, 0.013, 0.0125, 0.012, 0.010), (x1, 0.085 + 0.6 * long, 0.017, 0.0118, 0.012, 0.0095), (x2, 0.085 + long, 0.010, 0.0105, 0.011, 0.008)]
               for x0, x1, x2, long in ((-0.034, -0.042, -0.046, 0.066), (-0.012, -0.014, -0.012, 0.082), (0.012, 0.015, 0.019, 0.078), (0.034, 0.043, 0.050, 0.058))]
    thumb = [(-0.040, 0.035, 0.012, 0.016, 0.016, 0.011), (-0.066, 0.062, 0.015, 0.0135, 0.014, 0.0105), (-0.078, 0.092, 0.011, 0.0115, 0.012, 0.009)]
    mirrored = [[(p[0] * k, *p[1:]) for p in c] for c in chains + fingers[:3:2] + [thumb]]
    others = [[(p[0] * k, *p[1:]) for p in c] for c in fingers[1::2]]
    parts = [grown("batting glove", mirrored, main, 0.0022, 3), grown("batting glove", others, trim, 0.0022, 3)]
    cuff = [[(-0.030, -0.012, 0.012, 0.014, 0.020, 0.013), (0.030, -0.012, 0.012, 0.014, 0.020, 0.013)]]
    parts.append(grown("cuff", cuff, trim, 0.0022, 2))
    strap = [[(-0.024, -0.012, 0.0245, 0.012, 0.011, 0.004), (0.034, -0.010, 0.0235, 0.010, 0.011, 0.004)]]
    parts.append(grown("strap", strap, main, 0.002, 1))
    return _hold("batting glove", parts, at, (tilt[0], tilt[1], turn))


def bottle(at, colour=(0.020, 0.085, 0.048), cap=(0.62, 0.60, 0.55)):
    """A squeeze bottle for water."""
    body = Shade("bottle", base_color=colour, roughness=0.3, specular=0.5, clearcoat=0.4)
    low = lathe("bottle", field._smooth([(0.0, 0.002), (0.034, 0.002), (0.0365, 0.008), (0.0365, 0.075), (0.033, 0.088), (0.033, 0.104), (0.0365, 0.116), (0.0365, 0.175),
                                         (0.034, 0.188), (0.030, 0.193), (0.0, 0.193)], 4), 72, body.material)
    top = lathe("bottle cap", field._smooth([(0.0335, 0.188), (0.0345, 0.190), (0.0345, 0.210), (0.030, 0.216), (0.012, 0.224), (0.010, 0.228), (0.010, 0.244), (0.012, 0.246),
                                             (0.011, 0.256), (0.0, 0.258)], 4), 72, paint("bottle cap", cap, 0.4))
    return _hold("bottle", [low, top], at, 0.0)


def _puffed(name, wide, deep, tall, material, power=5.0, n=72, open_top=0.0):
    """A soft box: a superellipsoid, fuller at its foot; it stands on its foot at the origin."""
    u, w = np.linspace(0, 2 * np.pi, n, endpoint=False), np.linspace(0, np.pi, n // 2)

    def pow_(a, e):
        return np.sign(a) * np.abs(a) ** e

    e = 2 / power
    x = np.outer(np.sin(w) ** e, pow_(np.cos(u), e))
    y = np.outer(np.sin(w) ** e, pow_(np.sin(u), e))
    z = np.outer(pow_(np.cos(w), e), np.ones(n))
    full = 1 + 0.06 * np.cos((z + 0.55) * 1.6) - 0.10 * np.clip(z - 0.2, 0, 1) ** 2
    rng = np.random.default_rng(7)
    for k in range(9):
        d, ph, f = rng.normal(size=3), rng.random() * 6, rng.uniform(3, 7)
        full = full + 0.010 * np.sin(f * (d[0] * x + d[1] * y + d[2] * z) + ph)
    v = np.stack([x * full * wide / 2, y * full * deep / 2, (z + 1) * tall / 2], -1).reshape(-1, 3)
    i, j = np.arange(n // 2 - 1)[:, None] * n, np.arange(n)
    f = np.stack([i + j, i + n + j, i + n + (j + 1) % n, i + (j + 1) % n], -1).reshape(-1, 4)
    return build(name, v, f, material, smooth=True)


def pack(at, turn=0.0, colour=(0.020, 0.052, 0.034), bats=True, tilt=0.0):
    """A player's pack, half open, two bats in the sleeves at its sides; its front is towards -y at turn 0."""
    cloth = _cloth("pack", colour)
    dark = _cloth("pack trim", (0.012, 0.013, 0.012))
    red = paint("piping", (0.36, 0.055, 0.020), 0.6)
    body = _puffed("pack", 0.36, 0.23, 0.50, cloth, 5.5)
    pocket = _puffed("pocket", 0.29, 0.10, 0.24, cloth, 5.0)
    pocket.location = (0, -0.105, 0.035)
    lid = _puffed("lid", 0.30, 0.19, 0.05, dark, 5.0)
    lid.location, lid.rotation_euler = (0, 0.075, 0.47), (-0.9, 0, 0)
    parts = [body, pocket, lid]
    mouth = [(0.155 * math.cos(t), -0.01 + 0.085 * math.sin(t), 0.497) for t in np.linspace(0, 2 * math.pi, 49)]
    parts.append(tubes("mouth", [mouth], 0.009, dark, 8))
    parts.append(build("inside", [(0.97 * x, -0.01 + 0.97 * (y + 0.01), 0.4985) for x, y, _ in mouth[:-1]], np.array([range(48)]), plain("inside", (0.006, 0.007, 0.006), 1.0)))
    arc = [(0.135 * math.sin(t), -0.158, 0.155 + 0.105 * math.cos(t)) for t in np.linspace(-1.9, 1.9, 40)]
    parts.append(tubes("zip", [arc], 0.0045, red, 8))
    # The mark: a diamond in chalk.
    d = 0.040
    parts.append(build("mark", [(0, -0.1625, 0.14 - d), (d, -0.1625, 0.14), (0, -0.1625, 0.14 + d), (-d, -0.1625, 0.14)], np.array([(0, 1, 2, 3)]), paint("mark", (0.74, 0.72, 0.66), 0.8)))
    for s in (-1, 1):
        strap = [(s * (0.09 + 0.02 * k), 0.115 + 0.075 * math.sin(math.pi * k), 0.47 - 0.37 * k) for k in np.linspace(0, 1, 24)]
        parts.append(tubes("strap", [strap], 0.016, dark, 10))
        sleeve = lathe("sleeve", field._smooth([(0.0, 0.0), (0.036, 0.004), (0.040, 0.05), (0.041, 0.20), (0.040, 0.31), (0.042, 0.318), (0.0385, 0.316), (0.037, 0.30), (0.0, 0.28)], 3), 40, dark)
        sleeve.location = (s * 0.215, -0.005, 0.02)
        parts.append(sleeve)
        if bats:
            ob = field.metal_bat() if s > 0 else field.bat(field.natural_wood(), taped=True)
            ob.location, ob.rotation_euler = (s * 0.222, 0.0, 0.892), (math.pi + 0.02, 0.02 * s, 0)
            parts.append(ob)
    loop = [(0.035 * math.cos(t), 0.11, 0.50 + 0.055 * math.sin(t)) for t in np.linspace(0, math.pi, 20)]
    parts.append(tubes("loop", [loop], 0.008, dark, 8))
    return _hold("pack", parts, at, (tilt, 0, turn))


def towel(at, wide=0.30, drop=0.34, turn=0.0, colour=(0.62, 0.59, 0.52), over=0.0):
    """A towel that hangs over an edge along x at `at`: in front of it and, shorter, behind."""
    n, m = 60, 70
    u, t = np.meshgrid(np.linspace(-0.5, 0.5, n), np.linspace(-0.62, 1.0, m))
    r = 0.024
    along = t * drop
    bend = np.clip(along / r, -math.pi / 2, math.pi / 2)
    y = -r * np.sin(bend) - 0.012 * np.sin(u * 17) * np.clip(np.abs(along) / drop, 0, 1)
    z = r * np.cos(bend) - np.clip(np.abs(along) - r * math.pi / 2, 0, None)
    x = u * wide * (1 - 0.10 * np.clip(t, 0, 1)) + 0.01 * np.sin(t * 5)
    i, j = np.arange(m - 1)[:, None] * n, np.arange(n - 1)
    f = np.stack([i + j, i + j + 1, i + n + j + 1, i + n + j], -1).reshape(-1, 4)
    ob = build("towel", np.stack([x, y, z], -1).reshape(-1, 3), f, _cloth("towel", colour, 260, 14), smooth=True)
    s = ob.modifiers.new("thick", "SOLIDIFY")
    s.thickness = 0.006
    return _hold("towel", [ob], at, turn)


def player(at, turn=0.0, shirt=(0.17, 0.030, 0.014), tall=1.0, walking=0.26, mark=(0.50, 0.48, 0.43), number="7", hair=(0.030, 0.016, 0.009)):
    """A player walking away along +y at turn 0: a bat over the right shoulder, a helmet in the left hand. Meant for far away."""
    cloth = _cloth("shirt", shirt, 300, 6)
    white = _cloth("trousers", (0.27, 0.262, 0.24), 300, 6)
    skin = plain("skin", (0.22, 0.110, 0.062), 0.6)
    locks = Shade("hair", base_color=hair, roughness=0.55, specular=0.4)
    black = paint("shoes", (0.02, 0.02, 0.02), 0.5)
    cap = paint("cap", (0.016, 0.045, 0.030), 0.7)
    w = walking
    foot = {s: (s * w if s > 0 else -w - 0.04, 0.0 if s > 0 else 0.05) for s in (-1, 1)}
    legs = [[(s * 0.088, 0.0, 0.90, 0.118), (s * 0.105, s * w * 0.30, 0.66, 0.100), (s * 0.112, s * w * 0.45 + 0.03, 0.47, 0.084), (s * 0.115, foot[s][0] * 0.85, 0.28, 0.078),
             (s * 0.115, foot[s][0], 0.12 + foot[s][1], 0.058)] for s in (-1, 1)]
    hips = [[(-0.080, 0.0, 0.93, 0.115, 0.115, 0.11), (0.080, 0.0, 0.93, 0.115, 0.115, 0.11)]]
    trunk = [[(0, 0.0, 0.93, 0.190, 0.130, 0.07), (0, 0.010, 1.10, 0.180, 0.122, 0.12), (0, 0.02, 1.34, 0.205, 0.128, 0.12)], [(-0.165, 0.015, 1.41, 0.088), (0.165, 0.015, 1.41, 0.088)]]
    left = [[(-0.195, 0.01, 1.40, 0.084), (-0.262, -0.04, 1.17, 0.074)]]
    fore = [[(-0.262, -0.04, 1.18, 0.050), (-0.272, 0.03, 0.93, 0.038), (-0.272, 0.045, 0.86, 0.046)]]
    right = [[(0.195, 0.01, 1.40, 0.084), (0.300, 0.07, 1.20, 0.074)]]
    fore += [[(0.300, 0.07, 1.20, 0.050), (0.225, 0.155, 1.40, 0.040), (0.215, 0.15, 1.44, 0.046)]]
    head = [[(0, 0.02, 1.50, 0.066), (0, 0.03, 1.58, 0.064), (0, 0.04, 1.645, 0.092, 0.108, 0.115)]]
    shoes = [[(s * 0.115, foot[s][0], 0.055 + foot[s][1], 0.050), (s * 0.122, foot[s][0] + 0.14, 0.040 + 0.3 * foot[s][1], 0.045)] for s in (-1, 1)]
    back = [[(0, 0.018, 1.625, 0.090, 0.092, 0.080), (0, -0.005, 1.545, 0.068, 0.048, 0.040)]]
    soles = [[(x, y, 0.012 + foot[s][1] * (1 if k == 0 else 0.3), r * 1.05, r * 1.05, 0.014) for k, (x, y, _, r) in enumerate(c)] for s, c in zip((-1, 1), shoes)]
    neck = [[(0, 0.015, 1.45, 0.105, 0.085, 0.05), (0, 0.022, 1.52, 0.072)]]
    parts = [_folds(grown("trousers", legs + hips, white, 0.008, 4), 0.034, 0.085, 0.3), _folds(grown("shirt", trunk + left + right, cloth, 0.008, 4), 0.030),
             grown("hair", back, locks.material, 0.006, 2), grown("soles", soles, paint("sole", (0.42, 0.41, 0.38), 0.6), 0.006, 2), grown("neck", neck, skin, 0.008, 3), grown("arms", fore, skin, 0.010, 3),
             grown("head", head, skin, 0.010, 3), grown("shoes", shoes, black, 0.010, 3)]
    # The number on the back.
    chalk, y = paint("number", mark, 0.8), -0.132
    for q in _bars(number):
        n = 10
        u, w = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n))
        c = np.array(q, float)
        g = (1 - u)[..., None] * ((1 - w)[..., None] * c[0] + w[..., None] * c[3]) + u[..., None] * ((1 - w)[..., None] * c[1] + w[..., None] * c[2])
        v = np.stack([0.066 * g[..., 0], np.full_like(g[..., 0], y - 0.03), 1.262 + 0.105 * g[..., 1]], -1).reshape(-1, 3)
        i, j = np.arange(n - 1)[:, None] * n, np.arange(n - 1)
        digit = build("number", v, np.stack([i + j, i + j + 1, i + n + j + 1, i + n + j], -1).reshape(-1, 4), chalk)
        wrap = digit.modifiers.new("wrap", "SHRINKWRAP")
        wrap.target, wrap.offset, wrap.wrap_method, wrap.wrap_mode = parts[1], 0.004, "NEAREST_SURFACEPOINT", "ABOVE_SURFACE"
        parts.append(digit)
    crown = [[(0, 0.035, 1.69, 0.106, 0.122, 0.092)], [(0, 0.10, 1.685, 0.085, 0.06, 0.014), (0, 0.175, 1.675, 0.074, 0.05, 0.010)]]
    parts.append(grown("cap", crown, cap, 0.007, 2))
    ob = field.bat(field.natural_wood())
    from mathutils import Vector
    a, b = Vector((0.225, 0.20, 1.40)), Vector((0.115, -0.42, 1.80))
    ob.rotation_euler = (b - a).to_track_quat("Z", "Y").to_euler()
    ob.location = a
    parts.append(ob)
    hold = _hold("player", parts, at, turn)
    hold.scale = (tall,) * 3
    from . import gear
    rim = gear.helmet((0, 0, 0), 0.0, (0.016, 0.060, 0.034))
    carried = bpy.data.objects.new("helmet", None)
    bpy.context.scene.collection.objects.link(carried)
    for p in rim:
        p.parent = carried
    carried.parent, carried.location, carried.rotation_euler = hold, (-0.275, 0.06, 0.63), (0.0, 0.15, 1.2)
    return hold


def runner(at, turn=0.0, shirt=(0.20, 0.032, 0.014), tall=0.62, cap=(0.016, 0.060, 0.034), mark=(0.56, 0.54, 0.48)):
    """A child who runs along +y at turn 0, a helmet on. Meant to be seen from behind, some way off."""
    from . import gear
    cloth, white = _cloth("shirt", shirt, 300, 6), _cloth("trousers", (0.36, 0.35, 0.32), 300, 6)
    skin, black = plain("skin", (0.30, 0.165, 0.10), 0.6), paint("shoes", (0.02, 0.02, 0.02), 0.5)
    legs = [[(0.085, 0.0, 0.92, 0.120), (0.095, 0.20, 0.78, 0.110), (0.100, 0.34, 0.66, 0.092), (0.100, 0.28, 0.46, 0.082), (0.100, 0.22, 0.34, 0.070)],
            [(-0.085, 0.0, 0.92, 0.120), (-0.090, -0.06, 0.70, 0.108), (-0.092, -0.12, 0.50, 0.090), (-0.092, -0.26, 0.34, 0.082), (-0.092, -0.34, 0.24, 0.068)]]
    hips = [[(-0.080, 0.0, 0.93, 0.118, 0.115, 0.11), (0.080, 0.0, 0.93, 0.118, 0.115, 0.11)]]
    trunk = [[(0, 0.0, 0.95, 0.195, 0.135, 0.07), (0, 0.035, 1.12, 0.185, 0.125, 0.12), (0, 0.10, 1.34, 0.200, 0.128, 0.12)], [(-0.155, 0.11, 1.40, 0.084), (0.155, 0.11, 1.40, 0.084)]]
    sleeves = [[(-0.180, 0.11, 1.39, 0.082), (-0.255, 0.19, 1.20, 0.072)], [(0.180, 0.11, 1.39, 0.082), (0.270, -0.06, 1.24, 0.072)]]
    arms = [[(-0.255, 0.19, 1.21, 0.050), (-0.265, 0.24, 1.14, 0.048), (-0.190, 0.42, 1.26, 0.040), (-0.180, 0.45, 1.29, 0.046)],
            [(0.270, -0.06, 1.25, 0.050), (0.285, -0.13, 1.17, 0.048), (0.275, 0.00, 1.00, 0.040), (0.270, 0.03, 0.97, 0.046)]]
    head = [[(0, 0.12, 1.46, 0.075), (0, 0.15, 1.56, 0.070), (0, 0.17, 1.64, 0.092, 0.108, 0.115)]]
    shoes = [[(0.100, 0.21, 0.270, 0.052), (0.100, 0.33, 0.235, 0.046)], [(-0.092, -0.36, 0.150, 0.050), (-0.092, -0.30, 0.055, 0.045)]]
    shirt_ = _folds(grown("shirt", trunk + sleeves, cloth, 0.009, 4), 0.028)
    parts = [_folds(grown("trousers", legs + hips, white, 0.009, 4), 0.030), shirt_, grown("arms", arms, skin, 0.008, 3), grown("head", head, skin, 0.008, 3), grown("shoes", shoes, black, 0.008, 3)]
    hold = _hold("runner", parts, at, turn)
    hold.scale = (tall * 1.06, tall * 1.06, tall)
    rim = gear.helmet((0, 0, 0), 0.0, cap)
    worn = bpy.data.objects.new("worn helmet", None)
    bpy.context.scene.collection.objects.link(worn)
    for p in rim:
        p.parent = worn
    worn.parent, worn.location, worn.rotation_euler, worn.scale = hold, (0, 0.165, 1.50), (-0.1, 0, math.pi), (1.42,) * 3
    return hold


__all__ = ["glove", "batting_glove", "bottle", "pack", "towel", "player", "grown", "box"]


DIGITS = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgecd", "8": "abcdefg", "9": "abcdfg"}
BARS = {"a": ((-1, 1), (1, 1), (1, 0.66), (-1, 0.66)), "g": ((-1, 0.17), (1, 0.17), (1, -0.17), (-1, -0.17)), "d": ((-1, -0.66), (1, -0.66), (1, -1), (-1, -1)),
        "f": ((-1, 1), (-0.4, 1), (-0.4, 0), (-1, 0)), "e": ((-1, 0), (-0.4, 0), (-0.4, -1), (-1, -1)), "b": ((0.4, 1), (1, 1), (1, 0), (0.4, 0)), "c": ((0.4, 0), (1, 0), (1, -1), (0.4, -1))}


def _bars(number):
    """The strokes of a number on a back, in a box from -1 to 1."""
    wide = 1.0 if len(number) == 1 else 0.62
    for k, digit in enumerate(number):
        mid = 0.0 if len(number) == 1 else (-0.78, 0.78)[k]
        strokes = [((-1, 1), (1, 1), (1, 0.66), (-1, 0.66)), ((0.42, 0.68), (1, 0.68), (0.05, -1), (-0.55, -1))] if digit == "7" else [BARS[c] for c in DIGITS[digit]]
        for q in strokes:
            yield [(mid + wide * x, z) for x, z in q]


def _fist(at, way, material):
    """A gloved fist around a handle that runs along `way`."""
    from mathutils import Vector
    way = Vector(way).normalized()
    u = way.orthogonal().normalized()
    w = way.cross(u)
    rings = []
    for k in range(4):
        mid = Vector(at) + way * (0.0215 * (k - 1.5))
        rings.append([(*(mid + 0.0235 * (math.cos(t) * u + math.sin(t) * w)), 0.0128) for t in np.linspace(0, 1.75 * math.pi, 12)])
    palm = Vector(at) + 0.020 * u
    rings.append([(*(palm - way * 0.03), 0.026), (*(palm + way * 0.03), 0.026)])
    return grown("fist", rings, material, 0.004, 2)


def batter(at, turn=0.0, shirt=(0.20, 0.032, 0.014), tall=1.0, mark=(0.56, 0.54, 0.48), cap=(0.016, 0.060, 0.034), number="7", wide=1.0, child=False, sleeve=(0.012, 0.014, 0.013), hair=(0.030, 0.016, 0.009)):
    """A right-handed batter who waits for the ball: it comes from +y at turn 0, the chest is towards +x. Meant to be seen from behind."""
    from mathutils import Vector

    from . import gear
    cloth = _cloth("shirt", shirt, 300, 7)
    white = _cloth("trousers", (0.36, 0.35, 0.32), 300, 7)
    skin = plain("skin", (0.27, 0.140, 0.082), 0.6)
    under = _cloth("undershirt", sleeve, 500, 8)
    locks = Shade("hair", base_color=hair, roughness=0.55, specular=0.4)
    locks.bump(locks.noise(60, 4, 0.6, locks.stretch(locks.local(), (6, 6, 0.6))), 0.004, 0.8)
    sole = paint("sole", (0.42, 0.41, 0.38), 0.6)
    grip = _hide("batting gloves", (0.30, 0.29, 0.265), 2.0)
    black = paint("shoes", (0.02, 0.02, 0.02), 0.5)
    sock = _cloth("socks", (0.016, 0.045, 0.030), 500, 5)
    hips = [[(-0.055, 0.085, 0.905, 0.118, 0.105, 0.115), (-0.065, -0.085, 0.900, 0.120, 0.105, 0.115)], [(-0.055, 0, 0.93, 0.118, 0.150, 0.08), (-0.035, 0, 1.0, 0.108, 0.138, 0.06)]]
    legs = [[(-0.045, 0.105, 0.88, 0.108), (0.045, 0.185, 0.70, 0.098), (0.135, 0.275, 0.505, 0.088), (0.118, 0.300, 0.42, 0.090), (0.085, 0.335, 0.29, 0.076)],
            [(-0.060, -0.105, 0.88, 0.112), (0.040, -0.175, 0.69, 0.102), (0.145, -0.240, 0.495, 0.090), (0.113, -0.275, 0.41, 0.092), (0.070, -0.310, 0.29, 0.077)]]
    calves = [[(0.100, 0.320, 0.36, 0.058), (0.075, 0.350, 0.25, 0.052), (0.055, 0.375, 0.10, 0.040)], [(0.090, -0.295, 0.36, 0.060), (0.050, -0.330, 0.25, 0.054), (0.010, -0.360, 0.10, 0.041)]]
    shoes = [[(0.030, 0.375, 0.052, 0.046, 0.040, 0.046), (0.130, 0.400, 0.045, 0.050, 0.044, 0.036), (0.225, 0.420, 0.038, 0.040, 0.040, 0.028)],
             [(-0.010, -0.360, 0.052, 0.046, 0.040, 0.046), (0.095, -0.370, 0.045, 0.050, 0.044, 0.036), (0.195, -0.375, 0.038, 0.040, 0.040, 0.028)]]
    trunk = [[(-0.035, 0, 1.035, 0.112, 0.146, 0.045), (0.005, -0.010, 1.10, 0.108, 0.148, 0.09), (0.055, -0.030, 1.25, 0.128, 0.184, 0.10), (0.095, -0.045, 1.36, 0.118, 0.190, 0.085)],
             [(0.140, 0.125, 1.385, 0.076, 0.070, 0.070), (0.115, -0.045, 1.415, 0.080, 0.120, 0.062), (0.080, -0.220, 1.405, 0.078, 0.072, 0.072)]]
    sleeves = [[(0.145, 0.135, 1.38, 0.074), (0.245, 0.060, 1.315, 0.062), (0.295, 0.020, 1.285, 0.062)], [(0.080, -0.225, 1.40, 0.078), (0.095, -0.335, 1.365, 0.064), (0.103, -0.390, 1.350, 0.064)]]
    arms = [[(0.250, 0.055, 1.312, 0.046), (0.355, -0.020, 1.245, 0.042), (0.300, -0.160, 1.360, 0.038), (0.262, -0.245, 1.440, 0.030)],
            [(0.098, -0.340, 1.362, 0.048), (0.118, -0.480, 1.322, 0.043), (0.185, -0.385, 1.420, 0.039), (0.228, -0.305, 1.490, 0.031)]]
    hands = [[(0.255, -0.255, 1.448, 0.040, 0.042, 0.042), (0.262, -0.275, 1.462, 0.040)], [(0.236, -0.290, 1.510, 0.041, 0.042, 0.042), (0.244, -0.300, 1.525, 0.040)]]
    head = [[(0.112, -0.045, 1.43, 0.078, 0.090, 0.06), (0.132, -0.035, 1.47, 0.068), (0.158, -0.018, 1.55, 0.066)], [(0.172, 0.005, 1.615, 0.078, 0.095, 0.105)], [(0.172, 0.060, 1.555, 0.050, 0.045, 0.040)]]
    back = [[(0.168, -0.028, 1.600, 0.083, 0.083, 0.080), (0.160, -0.050, 1.535, 0.070, 0.050, 0.040)]]
    soles = [[(x, y, 0.014, rx * 1.04, ry * 1.06, 0.014) for x, y, _, rx, ry, _ in chain] for chain in shoes]
    collar = [(0.128 + 0.080 * math.cos(t), -0.038 + 0.088 * math.sin(t), 1.462 + 0.020 * math.cos(t)) for t in np.linspace(0, 2 * math.pi, 33)]
    body = _folds(grown("shirt", trunk + sleeves, cloth, 0.007, 4), 0.030)
    parts = [_folds(grown("trousers", hips + legs, white, 0.007, 4), 0.034, 0.085, 0.3), body, _folds(grown("arms", [[(*p[:3], p[3] * 1.08) for p in c] for c in arms], under, 0.006, 3), 0.012, 0.05), grown("hair", back, locks.material, 0.005, 2), grown("soles", soles, sole, 0.005, 2), tubes("collar", [collar], 0.012, under, 8),
             grown("head", head, skin, 0.006, 3), grown("socks", calves, sock, 0.007, 3), grown("shoes", shoes, black, 0.006, 3)]
    belt = [(-0.028 + 0.120 * math.cos(t), 0.150 * math.sin(t), 1.018 + 0.012 * math.cos(t)) for t in np.linspace(0, 2 * math.pi, 49)]
    parts.append(tubes("belt", [belt], 0.017, black, 8))
    # The number on the back, laid on the shirt.
    chalk = paint("number", mark, 0.8)
    for corners in _bars(number):
        n = 14
        a, b = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n))
        c = np.array(corners, float)
        p = (1 - a)[..., None] * ((1 - b)[..., None] * c[0] + b[..., None] * c[3]) + a[..., None] * ((1 - b)[..., None] * c[1] + b[..., None] * c[2])
        v = np.stack([-0.10 + 0.045 * p[..., 1], -0.030 - 0.060 * p[..., 0], 1.235 + 0.105 * p[..., 1]], -1).reshape(-1, 3)
        i, j = np.arange(n - 1)[:, None] * n, np.arange(n - 1)
        digit = build("number", v, np.stack([i + j, i + j + 1, i + n + j + 1, i + n + j], -1).reshape(-1, 4), chalk)
        wrap = digit.modifiers.new("wrap", "SHRINKWRAP")
        wrap.target, wrap.offset, wrap.wrap_method, wrap.wrap_mode = body, 0.004, "NEAREST_SURFACEPOINT", "ABOVE_SURFACE"
        parts.append(digit)
    ob = field.bat(field.natural_wood(), taped=True)
    a, b = Vector((0.266, -0.262, 1.400)), Vector((0.030, -0.580, 2.120))
    ob.rotation_euler, ob.location = (b - a).to_track_quat("Z", "Y").to_euler(), a
    parts.append(ob)
    for far in (0.060, 0.150):
        parts.append(_fist(a + (b - a).normalized() * far, b - a, grip))
    hold = _hold("batter", parts, at, turn)
    hold.scale = (tall * wide, tall * wide, tall)
    rim = gear.helmet((0, 0, 0), 0.0, cap)
    worn = bpy.data.objects.new("worn helmet", None)
    bpy.context.scene.collection.objects.link(worn)
    for p in rim:
        p.parent = worn
    worn.parent, worn.location, worn.rotation_euler = hold, (0.172, 0.0, 1.522), (0.06, 0.05, math.pi - 0.05)
    if child:
        worn.scale, worn.location = (1.42,) * 3, (0.172, 0.0, 1.490)
    return hold
