"""What a coach and a tournament leave lying about: a cap, a clipboard with a line-up, a whistle, a cup, a stack of cones."""

import math
import os

import bpy
import numpy as np

from . import field
from .mesh import again, box, build, lathe, tubes
from .shade import Shade, metal, paint


def _hold(name, parts, at, turn=(0, 0, 0)):
    hold = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(hold)
    for p in parts:
        if p.parent is None:
            p.parent = hold
    hold.location, hold.rotation_euler = at, turn
    return hold


def cap(at, turn=0.0, colour=(0.016, 0.055, 0.036), tilt=0.0):
    """A cap that lies on its rim at `at`, its brim towards -y at turn 0, the mark above it."""
    s = Shade("cap", roughness=0.85, specular=0.15)
    weave = s.noise(420, 2)
    s.set(base_color=s.mix(s.noise(9, 4), tuple(0.8 * c for c in colour), tuple(1.25 * c for c in colour)))
    s.bump(weave, 0.0008, 0.5)
    c = s.material
    p = [(1.0, 0.0), (1.005, 0.10), (0.99, 0.34), (0.90, 0.64), (0.68, 0.88), (0.36, 0.985), (0.0, 1.0)]
    crown = lathe("crown", field._smooth(p, 5), 96, c)
    crown.scale = (0.084, 0.098, 0.115)
    n, m = 48, 10
    w = np.radians(np.linspace(-70, 70, n))
    rows = []
    for k in np.linspace(0, 1, m):
        out = 0.078 * k * np.clip(np.cos(w * 90 / 70), 0, 1) ** 0.42
        rows.append(np.stack([(0.084 + 0.12 * out) * np.sin(w), -(0.098 + out) * np.cos(w), 0.016 - 0.10 * out - 0.014 * k * np.sin(w) ** 2 + 0.010 * np.cos(w) * k], -1))
    i, j = np.arange(m - 1)[:, None] * n, np.arange(n - 1)
    brim = build("brim", np.concatenate(rows), np.stack([i + j, i + j + 1, i + n + 1 + j, i + n + j], -1).reshape(-1, 4), c, smooth=True)
    t = brim.modifiers.new("thick", "SOLIDIFY")
    t.thickness = 0.004
    seams = []
    for a in np.arange(6) * math.pi / 3 + math.pi / 6:
        seams.append([(0.0845 * r * math.sin(a), -0.0985 * r * math.cos(a), 0.1155 * z) for r, z in field._smooth(p, 3)[:-1]])
    parts = [crown, brim, tubes("seams", seams, 0.0011, c, 6)]
    button = lathe("button", [(0.0, 0.008), (0.008, 0.006), (0.010, 0.0)], 24, c)
    button.location = (0, 0, 0.112)
    parts.append(button)
    m_ = paint("cap mark", (0.66, 0.63, 0.56), 0.8)
    d, k = 0.021, 9
    u, v = np.meshgrid(np.linspace(-1, 1, k), np.linspace(-1, 1, k))
    x, z = (u - v) / 2 * d, (u + v) / 2 * d
    g = np.stack([x, np.full_like(x, -0.13), 0.056 + z], -1).reshape(-1, 3)
    i, j = np.arange(k - 1)[:, None] * k, np.arange(k - 1)
    badge = build("cap mark", g, np.stack([i + j, i + j + 1, i + k + 1 + j, i + k + j], -1).reshape(-1, 4), m_)
    wrap = badge.modifiers.new("wrap", "SHRINKWRAP")
    wrap.target, wrap.offset, wrap.wrap_method, wrap.wrap_mode = crown, 0.0016, "NEAREST_SURFACEPOINT", "ABOVE_SURFACE"
    parts.append(badge)
    return _hold("cap", parts, at, (tilt, 0, turn))


def _text(text, at, size, material):
    """Printed letters, their middle at `at`, seen from -y."""
    curve = bpy.data.curves.new("print", "FONT")
    font = os.path.join(os.path.dirname(__file__), "..", "..", "src", "pictures", "fonts", "display.ttf")
    curve.font = bpy.data.fonts.load(os.path.abspath(font), check_existing=True)
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, "CENTER", "CENTER"
    curve.materials.append(material)
    ob = bpy.data.objects.new("print", curve)
    ob.location, ob.rotation_euler = at, (math.pi / 2, 0, 0)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def clipboard(at, turn=0.0, lean=0.32):
    """A clipboard that stands on its lower edge at `at` and leans back by `lean`, its sheet towards -y: a diamond, and a line-up written beside it."""
    wood = Shade("clipboard", specular=0.3, roughness=0.55)
    grain = wood.noise(60, 5, 0.6)
    wood.set(base_color=wood.ramp(grain, (0.3, (0.16, 0.078, 0.032)), (0.7, (0.26, 0.135, 0.060))))
    parts = [box("clipboard", (0.235, 0.006, 0.325), (0, 0, 0.1625), wood.material, 0.003)]
    paper = paint("paper", (0.72, 0.70, 0.65), 0.75)
    n, m = 12, 30
    u, t = np.meshgrid(np.linspace(-0.5, 0.5, n), np.linspace(0, 1, m))
    curl = 0.010 * np.clip(0.16 - t, 0, 1) ** 2 / 0.0256 * (0.5 + u)
    v = np.stack([u * 0.208, -0.0042 - curl, 0.012 + 0.278 * t], -1).reshape(-1, 3)
    i, j = np.arange(m - 1)[:, None] * n, np.arange(n - 1)
    parts.append(build("paper", v, np.stack([i + j, i + j + 1, i + n + 1 + j, i + n + j], -1).reshape(-1, 4), paper, smooth=True))
    steel = metal("clip", (0.62, 0.62, 0.60), 0.25)
    parts += [box("clip", (0.105, 0.012, 0.022), (0, -0.008, 0.300), steel, 0.004), box("clip", (0.060, 0.016, 0.026), (0, -0.008, 0.318), steel, 0.006)]
    ink, red, y = paint("ink", (0.020, 0.026, 0.045), 0.8), paint("red ink", (0.40, 0.045, 0.018), 0.8), -0.0047
    rng = np.random.default_rng(5)

    def written(x, z, long, tall=0.0042):
        """A line of handwriting: loops of uneven height."""
        t = np.linspace(0, long, int(long / 0.00045))
        turn = 2 * math.pi * t / 0.0046
        high = np.interp(t, np.arange(0, long + 0.009, 0.0046), rng.choice((0.45, 0.5, 0.55, 1.25), len(np.arange(0, long + 0.009, 0.0046)), p=(0.3, 0.3, 0.2, 0.2)))
        return [(x + q + 0.0016 * math.sin(w), y, z + tall * k * (0.5 - 0.5 * math.cos(w))) for q, w, k in zip(t, turn, high)]

    words, rules = [], []
    for k, place in enumerate(("CF", "SS", "3B", "1B", "LF", "C", "RF", "2B", "P")):
        z = 0.243 - 0.0165 * k
        rules.append([(-0.092, y + 0.0003, z - 0.0035), (0.006, y + 0.0003, z - 0.0035)])
        words += [written(-0.078, z, rng.uniform(0.030, 0.046))]
        for text, x in ((str(k + 1), -0.088), (place, -0.008)):
            parts.append(_text(text, (x, y - 0.0002, z + 0.003), 0.0115, ink))
    parts.append(_text("LINE-UP", (-0.052, y - 0.0002, 0.268), 0.0175, red))
    parts.append(tubes("rules", rules, 0.0003, paint("rule", (0.30, 0.34, 0.36), 0.8), 5))
    parts.append(tubes("words", words, 0.00048, ink, 5))
    c, r = (0.054, 0.195), 0.032
    diamond = [(c[0], y, c[1] - r), (c[0] + r, y, c[1]), (c[0], y, c[1] + r), (c[0] - r, y, c[1]), (c[0], y, c[1] - r)]
    arc = [(c[0] + 0.050 * math.sin(a), y, c[1] - r + 0.078 * math.cos(a)) for a in np.linspace(-0.78, 0.78, 24)]
    for i, path in enumerate((diamond, [(c[0], y, c[1] - r), *arc, (c[0], y, c[1] - r)])):
        n_ = np.concatenate([np.linspace(p, q, 8)[:-1] for p, q in zip(path, path[1:])])
        parts.append(tubes("diamond", [n_], 0.0006, ink, 5))
    way = [(c[0] + r * 0.95 - 0.030 * q, y - 0.0003, c[1] + 0.010 + 0.030 * q + 0.006 * math.sin(3.1 * q)) for q in np.linspace(0, 1, 16)]
    tip = np.array(way[-1])
    parts.append(tubes("arrow", [way, [tip + (0.009, 0, 0.0005), tip], [tip + (0.002, 0, -0.009), tip]], 0.0009, red, 6))
    notes = [written(-0.088, 0.074 - 0.015 * k, long) for k, long in enumerate((0.150, 0.128, 0.070))]
    parts.append(tubes("notes", notes, 0.00048, ink, 5))
    # A pencil under the clip.
    yellow = paint("pencil", (0.55, 0.30, 0.02), 0.4)
    parts.append(tubes("pencil", [[(0.100, -0.010, 0.115), (0.097, -0.010, 0.285)]], 0.0038, yellow, 8))
    return _hold("clipboard", parts, at, (-lean, 0, turn))


def whistle(at, turn=0.0, cord=()):
    """A steel whistle lying on its side, with its cord along points from it."""
    steel = metal("whistle", (0.66, 0.65, 0.62), 0.2)
    body = lathe("whistle", [(0.0, -0.010), (0.0125, -0.010), (0.014, -0.008), (0.014, 0.008), (0.0125, 0.010), (0.0, 0.010)], 48, steel)
    mouth = box("mouthpiece", (0.032, 0.012, 0.018), (0.024, 0.008, 0.0), steel, 0.002)
    parts = [body, mouth, tubes("ring", [[(-0.020 + 0.007 * math.cos(a), 0.0, 0.007 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 20)]], 0.0011, steel, 6)]
    hold = _hold("whistle", parts, (at[0], at[1], at[2] + 0.011), (0, 0, turn))
    if len(cord):
        tubes("whistle cord", [cord], 0.0032, paint("whistle cord", (0.42, 0.05, 0.02), 0.85), 8)
    return hold


def cup(at, turn=0.0, k=1.0):
    """A winner's cup of brass on a base of dark wood; its plate is towards -y at turn 0. About 0.37 m tall."""
    s = Shade("cup", metallic=1.0, base_color=(0.83, 0.56, 0.20))
    s.set(roughness=s.add(0.13, s.mul(s.noise(26, 6), 0.16)))
    gold = s.material
    prof = [(0.0, 0.0), (0.052, 0.0), (0.054, 0.006), (0.047, 0.014), (0.030, 0.022), (0.016, 0.036), (0.012, 0.052), (0.013, 0.060), (0.021, 0.066), (0.021, 0.072), (0.013, 0.078), (0.014, 0.092),
            (0.034, 0.104), (0.057, 0.124), (0.071, 0.152), (0.077, 0.188), (0.079, 0.225), (0.083, 0.250), (0.090, 0.262), (0.0895, 0.265), (0.085, 0.262), (0.078, 0.250), (0.074, 0.225), (0.070, 0.180), (0.05, 0.125), (0.0, 0.105)]
    bowl = lathe("cup", field._smooth(prof, 4), 128, gold)
    band = lathe("band", [(0.0772, 0.196), (0.0798, 0.198), (0.0805, 0.206), (0.0792, 0.208)], 128, gold)
    ears = []
    for sgn in (-1, 1):
        pts = [(0.074, 0.232), (0.098, 0.252), (0.124, 0.244), (0.132, 0.214), (0.118, 0.178), (0.092, 0.150), (0.068, 0.138)]
        ears.append([(sgn * x, 0.0, z) for x, z in field._smooth(pts, 8)])
    handles = tubes("handles", ears, 0.0058, gold, 14)
    wood = Shade("cup base", specular=0.5, clearcoat=0.5, clearcoat_roughness=0.15, roughness=0.35)
    grain = wood.noise(16, 6, 0.6, wood.stretch(wood.local(), (6, 6, 0.7)))
    wood.set(base_color=wood.ramp(grain, (0.35, (0.030, 0.012, 0.006)), (0.65, (0.075, 0.030, 0.013))))
    parts = [bowl, band, handles]
    for p in parts:
        p.location = (0, 0, 0.100)
    foot = [lathe("base", [(0.0, 0.0), (0.082, 0.0), (0.084, 0.004), (0.084, 0.024), (0.078, 0.030), (0.070, 0.032), (0.066, 0.040), (0.064, 0.090), (0.067, 0.096), (0.064, 0.101), (0.0, 0.101)], 96, wood.material)]
    a = np.linspace(-0.62, 0.62, 24)
    plate = np.concatenate([np.stack([0.0668 * np.sin(a), -0.0668 * np.cos(a), np.full_like(a, z)], -1) for z in (0.050, 0.082)])
    j = np.arange(23)
    foot.append(build("cup plate", plate, np.stack([j, j + 1, j + 25, j + 24], -1), gold, smooth=True))
    # The mark on the bowl: a diamond in red.
    g = 11
    u, v = np.meshgrid(np.linspace(-1, 1, g), np.linspace(-1, 1, g))
    x, z = (u - v) / 2 * 0.032, (u + v) / 2 * 0.034
    i, j = np.arange(g - 1)[:, None] * g, np.arange(g - 1)
    badge = build("cup mark", np.stack([x, np.full_like(x, -0.12), 0.262 + z], -1).reshape(-1, 3), np.stack([i + j, i + j + 1, i + g + 1 + j, i + g + j], -1).reshape(-1, 4), paint("cup mark", (0.36, 0.052, 0.018), 0.35))
    parts += foot
    hold = _hold("cup", parts + [badge], at, (0, 0, turn))
    wrap = badge.modifiers.new("wrap", "SHRINKWRAP")
    wrap.target, wrap.offset, wrap.wrap_method, wrap.wrap_mode = bowl, 0.0012, "NEAREST_SURFACEPOINT", "ABOVE_SURFACE"
    hold.scale = (k,) * 3
    return hold


def cones(at, number=8, seed=1, step=0.034, colour=(0.75, 0.17, 0.02)):
    """Cones put over one another, a little crooked."""
    rng = np.random.default_rng(seed)
    one = field.cone(colour)
    for k in range(number):
        spot = (at[0] + rng.uniform(-0.004, 0.004), at[1] + rng.uniform(-0.004, 0.004), at[2] + step * k)
        turn = (rng.uniform(-0.02, 0.02), rng.uniform(-0.02, 0.02), rng.uniform(-0.5, 0.5))
        if k == number - 1:
            field.move(one, spot, turn)
        else:
            twin = again(one, spot, turn)
            for child in one.children:
                foot = again(child)
                foot.parent = twin
    return one
