"""Under the roof: turf, walls, lamps, nets, tunnels, and a door open to the same evening.

The hall runs along y: the camera stands near y = 0 and looks towards the far wall."""

import math

import bpy
import numpy as np

from . import field, ground, light
from .ground import blades, carpet
from .mesh import again, box, build, lathe, tubes
from .shade import Shade, Soil, glow, metal, paint, plain

FOOT = 0.3048


class Line:
    """A white line sewn into the turf, from a to b."""

    def __init__(self, a, b, width=0.10, colour=(0.72, 0.71, 0.67)):
        self.a, self.b, self.width, self.colour = np.array(a, float), np.array(b, float), width, colour


def box_of_lines(x0, y0, x1, y1, width=0.08):
    h = width / 2
    return [Line((x0 - h, y0), (x1 + h, y0), width), Line((x0 - h, y1), (x1 + h, y1), width),
            Line((x0, y0), (x0, y1), width), Line((x1, y0), (x1, y1), width)]


def _sewn(s, here, tone, lines, soft):
    for k in lines:
        mid, run = (k.a + k.b) / 2, k.b - k.a
        along = s.node("Mapping", settings={"vector_type": "TEXTURE"}, Vector=here, Location=(*mid, 0), Rotation=(0, 0, math.atan2(run[1], run[0])))
        x, y, _ = s.axes(along)
        out = s.most(s.sub(s.math("ABSOLUTE", x), float(np.hypot(*run)) / 2), s.sub(s.math("ABSOLUTE", y), k.width / 2))
        tone = s.mix(s.step(out, soft, -soft), tone, k.colour)
    return tone


def turf(area, lines=(), near=None, seed=0, colour=(0.038, 0.078, 0.026), deep=(0.014, 0.034, 0.012)):
    """Artificial turf over `area` (x0, y0, x1, y1); real blades within `near`, paint beyond."""
    x0, y0, x1, y1 = area
    s = Soil("turf", roughness=0.95, specular=0.0)
    here = s.place()
    fibre = s.noise(60, at=here)
    tone = s.ramp(fibre, (0.34, deep), (0.68, tuple(1.05 * c for c in colour)))
    tread = s.step(s.noise(0.8, at=here), 0.46, 0.62)
    tone = s.mix(s.mul(tread, 0.35), tone, tuple(c * 1.35 for c in colour))
    s.set(base_color=_sewn(s, here, tone, lines, 0.006))
    s.bump(s.add(fibre, s.noise(150, at=here)), 0.010, 0.6)
    build("turf", [(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], np.array([(0, 1, 2, 3)]), s.material)
    if near:
        b = Soil("fibre", roughness=0.8, specular=0.04)
        here = b.place()
        tread = b.step(b.noise(0.8, at=here), 0.46, 0.62)
        low, mid, high = (tuple(c * k for c in colour) for k in (1.4, 2.0, 2.5))
        tone = b.mix(tread, b.mix(b.own(), low, mid), b.mix(b.own(), mid, high))
        tone = _sewn(b, here, tone, lines, 0.004)
        b.set(base_color=tone)
        t = b.tree
        glow_through = b.node("BsdfTranslucent", Color=b.mix(1.0, tone, (1.0, 1.15, 0.55), "MULTIPLY"))
        mixed = t.nodes.new("ShaderNodeMixShader")
        mixed.inputs[0].default_value = 0.15
        t.links.new(b.surface.outputs[0], mixed.inputs[1])
        t.links.new(glow_through, mixed.inputs[2])
        t.links.new(mixed.outputs[0], t.nodes["Material Output"].inputs[0])
        size = 0.5
        kinds = [blades("fibre", size * 1.05, 7000, 0.0135, 0.003, b.material, 0.75, seed + k) for k in range(3)]
        carpet(kinds, size, (near, None), seed=seed)


def shell(x0, x1, y0, y1, high=5.2, door=None, window=None):
    """Floor slab, walls, roof with trusses. `door` (x0, x1, height) opens the far wall; `window` (y0, y1, z0, z1) the left one."""
    slab = Soil("slab", roughness=0.7)
    slab.set(base_color=slab.ramp(slab.noise(3), (0.35, (0.10, 0.095, 0.09)), (0.65, (0.17, 0.165, 0.155))))
    build("slab", [(x0, y0, -0.03), (x1, y0, -0.03), (x1, y1, -0.03), (x0, y1, -0.03)], np.array([(0, 1, 2, 3)]), slab.material)
    wall = Shade("wall", roughness=0.75, specular=0.2)
    x, y, z = wall.axes(wall.place())
    mottle = wall.noise(1.5, 4, at=wall.place())
    low = wall.mix(mottle, (0.016, 0.040, 0.026), (0.026, 0.058, 0.038))
    high_ = wall.mix(mottle, (0.40, 0.385, 0.35), (0.43, 0.415, 0.378))
    band = wall.step(z, 2.395, 2.405)
    stripe = wall.mul(wall.step(z, 2.395, 2.405), wall.step(z, 2.565, 2.555))
    wall.set(base_color=wall.mix(stripe, wall.mix(band, low, high_), (0.36, 0.062, 0.022)))
    ribs = wall.math("ABSOLUTE", wall.math("SINE", wall.mul(wall.add(x, y), 2 * math.pi / 0.4)))
    wall.bump(wall.mul(wall.step(ribs, 0.25, 0.0), band), 0.02, 0.8)
    m = wall.material

    def pane(points):
        build("wall", points, np.array([(0, 1, 2, 3)]), m)

    def along_x(y, a, b, lo, hi):
        pane([(a, y, lo), (b, y, lo), (b, y, hi), (a, y, hi)])

    def along_y(x, a, b, lo, hi):
        pane([(x, a, lo), (x, b, lo), (x, b, hi), (x, a, hi)])

    along_x(y0, x0, x1, 0, high)
    if door:
        a, b, top = door
        along_x(y1, x0, a, 0, high)
        along_x(y1, b, x1, 0, high)
        along_x(y1, a, b, top, high)
        frame = paint("door frame", (0.60, 0.34, 0.04), 0.5, 0.3)
        for x in (a, b):
            box("jamb", (0.14, 0.30, top), (x, y1, top / 2), frame, 0.01)
        box("head", (b - a + 0.14, 0.30, 0.16), ((a + b) / 2, y1, top), frame, 0.01)
    else:
        along_x(y1, x0, x1, 0, high)
    along_y(x1, y0, y1, 0, high)
    if window:
        a, b, lo, hi = window
        along_y(x0, y0, a, 0, high)
        along_y(x0, b, y1, 0, high)
        along_y(x0, a, b, 0, lo)
        along_y(x0, a, b, hi, high)
        bars = paint("bars", (0.03, 0.03, 0.03))
        for k in np.linspace(a, b, 7):
            box("bar", (0.08, 0.06, hi - lo), (x0, k, (lo + hi) / 2), bars)
    else:
        along_y(x0, y0, y1, 0, high)
    deck = Shade("deck", roughness=0.6, specular=0.2)
    dx, dy, dz = deck.axes(deck.place())
    rib = deck.math("SINE", deck.mul(dx, 2 * math.pi / 0.30))
    deck.set(base_color=deck.mix(deck.step(rib, -0.3, 0.3), (0.10, 0.105, 0.10), (0.19, 0.19, 0.18)))
    build("deck", [(x0, y0, high), (x1, y0, high), (x1, y1, high), (x0, y1, high)], np.array([(0, 3, 2, 1)]), deck.material)
    steel = paint("steel", (0.055, 0.060, 0.058), 0.5)
    chords, webs = [], []
    for y in np.arange(y0 + 1.5, y1, 3.0):
        lo, hi = high - 0.55, high - 0.10
        chords += [[(x0, y, lo), (x1, y, lo)], [(x0, y, hi), (x1, y, hi)]]
        n = max(2, int((x1 - x0) / 0.7))
        zig = [(x0 + (x1 - x0) * i / n, y, hi if i % 2 else lo) for i in range(n + 1)]
        webs += [[zig[i], zig[i + 1]] for i in range(n)]
    tubes("chords", chords, 0.045, steel, 8)
    tubes("webs", webs, 0.018, steel, 6)


def lamps(rows, y0, y1, high, power=55, step=2.6, colour=(1.0, 0.88, 0.72)):
    """Rows of lamps along y at the given xs: bright fixtures to be seen, and one long soft lamp per row that lights."""
    shine = glow("tube", colour, 9.0)
    shine.cycles.sample_as_light = False
    body = paint("fixture", (0.28, 0.28, 0.27), 0.4)
    wires = []
    for x in rows:
        for y in np.arange(y0 + step / 2, y1, step):
            box("fixture", (0.34, 1.30, 0.07), (x, y, high + 0.05), body, 0.01)
            for side in (-0.085, 0.085):
                tube = box("tube", (0.11, 1.22, 0.02), (x + side, y, high + 0.008), shine)
                # Only to be seen: the long lamp does the lighting, without fireflies.
                tube.visible_diffuse = tube.visible_glossy = False
            wires += [[(x, y + d, high + 0.08), (x, y + d, high + 1.2)] for d in (-0.5, 0.5)]
        lamp = light.panel((x, (y0 + y1) / 2, high - 0.02), (0.34, y1 - y0), power * (y1 - y0), colour)
        lamp.visible_camera = False
    tubes("wires", wires, 0.004, metal("wire"), 5)


def _net(name, corner, u, v, material, mesh=0.065, thick=0.0016, sag=0.0, normal=None, step=0.25):
    """A net spanned by vectors u and v from a corner; it sags along `normal` between its edges."""
    corner, u, v = (np.array(k, float) for k in (corner, u, v))
    lu, lv = np.linalg.norm(u), np.linalg.norm(v)
    normal = np.array(normal if normal is not None else (0, 0, 0), float)

    def point(a, b):
        # Pulled tight along its edges, and gathered a little everywhere.
        belly = np.sin(np.pi * np.clip(b, 0, 1)) * (0.6 + 0.4 * np.abs(np.sin(np.pi * a * lu / 3.0)))
        ripple = 0.12 * np.sin(a * lu * 2.1 + 3 * b) + 0.05 * np.sin(b * lv * 5 + a * lu)
        return corner + a[:, None] * u + b[:, None] * v + (sag * (belly + ripple * np.sin(np.pi * np.clip(b, 0, 1))))[:, None] * normal

    paths = []
    for b in np.linspace(0, 1, max(2, round(lv / mesh) + 1)):
        a = np.linspace(0, 1, max(2, int(lu / step) + 1))
        paths.append(point(a, np.full_like(a, b)))
    for a in np.linspace(0, 1, max(2, round(lu / mesh) + 1)):
        b = np.linspace(0, 1, max(2, int(lv / step) + 1))
        paths.append(point(np.full_like(b, a), b))
    return tubes(name, paths, thick, material, 3)


def twine(colour=(0.11, 0.108, 0.10)):
    return plain("white twine" if colour[0] > 0.3 else "twine", colour, 0.8)


def tunnel(x, y0, y1, wide=12 * FOOT, high=3.4, left=True, right=True, top=True, end=False, mesh=0.065, material=None):
    """A batting cage: nets on cables between posts."""
    m = material or twine()
    h = wide / 2
    sides = [s for s, on in ((-h, left), (h, right)) if on]
    for s in sides:
        _net("side net", (x + s, y0, 0.02), (0, y1 - y0, 0), (0, 0, high - 0.02), m, mesh, sag=0.10, normal=(math.copysign(1, s), 0, 0))
    if top:
        _net("top net", (x - h, y0, high), (0, y1 - y0, 0), (wide, 0, 0), m, mesh, sag=0.16, normal=(0, 0, -1))
    if end:
        _net("end net", (x - h, y1, 0.02), (wide, 0, 0), (0, 0, high - 0.02), m, mesh, sag=0.12, normal=(0, 1, 0))
    posts, cables = [], []
    for s in sides:
        cables.append([(x + s, y0, high), (x + s, y1, high)])
        posts += [[(x + s, y, 0), (x + s, y, high + 0.05)] for y in np.arange(y0, y1 + 0.1, (y1 - y0) / 3)]
    for y in np.arange(y0, y1 + 0.1, (y1 - y0) / 3):
        posts.append([(x - h, y, high + 0.02), (x + h, y, high + 0.02)])
    tubes("posts", posts, 0.028, paint("post", (0.045, 0.050, 0.048), 0.45), 12)
    tubes("cables", cables, 0.005, metal("cable"), 6)


def l_screen(at, turn=0.0, net=(0.70, 0.69, 0.65)):
    """A pitcher's L-screen, seven feet square, with padded frame and feet."""
    a, b, c = 2.13, 1.05, 1.22
    corners = [(-a / 2, 0.05), (a / 2, 0.05), (a / 2, c), (-a / 2 + b, c), (-a / 2 + b, a), (-a / 2, a)]
    pad = paint("pad", (0.020, 0.055, 0.034), 0.55, 0.25)
    edge = [[(x0, 0, z0), (x1, 0, z1)] for (x0, z0), (x1, z1) in zip(corners, corners[1:] + corners[:1])]
    feet = [[(s * a / 2, -0.55, 0.04), (s * a / 2, 0.55, 0.04)] for s in (-1, 1)]
    frame = tubes("frame", edge, 0.036, pad, 20)
    foot = tubes("feet", feet, 0.024, paint("foot", (0.05, 0.05, 0.05)), 14)
    joints = lathe("joint", [(0.0, -0.037), (0.026, -0.026), (0.037, 0), (0.026, 0.026), (0.0, 0.037)], 16, pad)
    parts = [frame, foot, joints]
    for x, z in corners[1:]:
        j = again(joints, (x, 0, z))
        parts.append(j)
    joints.location = (corners[0][0], 0, corners[0][1])
    m = twine(net)
    parts += [_net("screen", (-a / 2, 0, 0.05), (a, 0, 0), (0, 0, c - 0.05), m, 0.065, 0.0030, 0.05, (0, 1, 0)),
              _net("screen", (-a / 2, 0, c), (b, 0, 0), (0, 0, a - c), m, 0.065, 0.0030, 0.03, (0, 1, 0))]
    hold = bpy.data.objects.new("l-screen", None)
    bpy.context.scene.collection.objects.link(hold)
    for p in parts:
        p.parent = hold
    hold.location, hold.rotation_euler = at, (0, 0, turn)
    return hold


def outside(y, width=60, trees=(6, 9.5), glow=0.62):
    """What the open door shows: a strip of clay, lawn, fence and trees in the evening."""
    s = Soil("yard", roughness=1.0, specular=0.0)
    x_, y_, _ = s.axes(s.place())
    tone = s.ramp(s.noise(6, at=s.place()), (0.35, (0.15, 0.05, 0.023)), (0.65, (0.30, 0.11, 0.053)))
    grass = s.ramp(s.noise(20, at=s.place()), (0.3, (0.03, 0.06, 0.015)), (0.7, (0.09, 0.14, 0.03)))
    s.set(base_color=s.mix(s.step(y_, y + 6.0, y + 6.2), tone, grass))
    build("yard", [(-width, y, -0.02), (width, y, -0.02), (width, y + 120, -0.02), (-width, y + 120, -0.02)], np.array([(0, 1, 2, 3)]), s.material)
    ground.fence(distance=y + 40, spread=width)
    ground.trees(distance=y + 92, spread=width, number=22, tall=trees)
    # The evening sky as a painted card, far behind the trees.
    sky = Shade("card", base_color=(0, 0, 0), specular=0.0)
    up = sky.axes(sky.place())[2]
    sky.set(emission=sky.ramp(sky.math("DIVIDE", up, 60.0), (0.0, (1.0, 0.42, 0.10)), (0.18, (1.0, 0.56, 0.22)), (0.45, (0.60, 0.58, 0.50)), (1.0, (0.20, 0.33, 0.52))),
            emission_strength=glow)
    sky.material.cycles.sample_as_light = False
    far = y + 160
    card = build("sky", [(-3 * width, far, -2), (3 * width, far, -2), (3 * width, far, 90), (-3 * width, far, 90)], np.array([(0, 1, 2, 3)]), sky.material)
    card.visible_shadow = card.visible_diffuse = False


def ladder(at, length=4.6, step=0.42, wide=0.46, colour=(0.78, 0.45, 0.05), turn=0.0):
    """An agility ladder lying on the turf: flat rungs between two straps."""
    rung = paint("rung", colour, 0.4, 0.2)
    strap = paint("strap", (0.02, 0.02, 0.02), 0.8)
    hold = bpy.data.objects.new("ladder", None)
    bpy.context.scene.collection.objects.link(hold)
    rng = np.random.default_rng(5)
    n = int(length / step) + 1
    for i in range(n):
        r = box("rung", (wide, 0.036, 0.004), (rng.normal(0, 0.004), i * step + rng.normal(0, 0.006), 0.0215), rung, 0.0015, (0, 0, rng.normal(0, 0.02)))
        r.parent = hold
        for s in (-1, 1):
            clip = box("clip", (0.030, 0.050, 0.007), (s * (wide / 2 - 0.006), i * step, 0.0235), strap, 0.002)
            clip.parent = hold
    for s in (-1, 1):
        y = np.linspace(-0.05, (n - 1) * step + 0.05, 160)
        x = s * (wide / 2 - 0.006) + 0.006 * np.sin(y * 7 + s) + 0.003 * np.sin(y * 17)
        z = 0.0205 + 0.0015 * np.sin(y * 11)
        w = 0.010
        v = np.concatenate([np.stack([x - w, y, z], -1), np.stack([x + w, y, z], -1)])
        i = np.arange(159)
        b = build("strap", v, np.stack([i, i + 1, i + 161, i + 160], -1), strap)
        b.parent = hold
    hold.location, hold.rotation_euler = at, (0, 0, turn)
    return hold


def machine(at, turn=0.0, balls=None, ball=None):
    """A two-wheel pitching machine: tripod, wheels with motors, a chute, and a wire hopper for `balls` (see `hopper`)."""
    steel = paint("machine steel", (0.30, 0.295, 0.28), 0.4)
    red = paint("machine clay", (0.30, 0.048, 0.020), 0.38, 0.15)
    tyre = Shade("tyre", base_color=(0.16, 0.155, 0.145), roughness=0.7)
    tyre.bump(tyre.noise(120, 3), 0.001, 0.4)
    hub = metal("hub", (0.62, 0.61, 0.58), 0.3)
    hold = bpy.data.objects.new("machine", None)
    bpy.context.scene.collection.objects.link(hold)
    parts = []
    # Tripod.
    top = (0, 0, 0.86)
    feet = [(0.0, -0.62, 0.02), (0.50, 0.36, 0.02), (-0.50, 0.36, 0.02)]
    parts.append(tubes("legs", [[top, f] for f in feet] + [[np.add(np.multiply(top, 0.45), np.multiply(f, 0.55)) for f in (feet[i], feet[(i + 1) % 3])] for i in range(3)], 0.019, steel, 14))
    for f in feet:
        parts.append(lathe("foot", [(0, 0), (0.045, 0), (0.045, 0.012), (0.022, 0.03), (0, 0.03)], 32, tyre.material))
        parts[-1].location = (f[0], f[1], 0)
    parts.append(box("head", (0.17, 0.30, 0.11), (0, 0.02, 0.92), red, 0.014))
    parts.append(box("mast", (0.055, 0.075, 0.80), (-0.115, 0.02, 1.26), steel, 0.006))
    # Two wheels, one over the other, a ball's width apart; the gap looks towards -y.
    r = 0.195
    profile = [(0.05, -0.028), (0.115, -0.030), (0.125, -0.040), (r - 0.03, -0.046), (r - 0.006, -0.030), (r, 0.0), (r - 0.006, 0.030), (r - 0.03, 0.046),
               (0.125, 0.040), (0.115, 0.030), (0.05, 0.028)]
    for z in (1.26 - r - 0.031, 1.26 + r + 0.031):
        w = lathe("wheel", field._smooth(profile, 5), 96, tyre.material)
        disc = lathe("hub", [(0, -0.034), (0.03, -0.034), (0.03, -0.026), (0.118, -0.022), (0.118, 0.022), (0.03, 0.026), (0.03, 0.036), (0, 0.036)], 64, hub)
        motor = lathe("motor", [(0, -0.20), (0.050, -0.20), (0.062, -0.19), (0.062, -0.06), (0.050, -0.05), (0, -0.05)], 48, red)
        for p in (w, disc, motor):
            p.location, p.rotation_euler = (0.0, -0.04, z), (0, math.pi / 2, 0)
            parts.append(p)
    # Guard around the wheels.
    for x in (-0.075, 0.075):
        a = np.linspace(math.radians(20), math.radians(340), 90)
        loop = np.stack([np.full_like(a, x), -0.04 - 0.245 * np.cos(a), 1.26 + 0.465 * np.sin(a)], -1)
        parts.append(tubes("guard", [loop], 0.008, metal("rod", (0.45, 0.45, 0.44)), 10))
    # Chute: an open half pipe falling from the hopper to the gap.
    a = np.linspace(math.pi, 2 * math.pi, 20)
    q = []
    start, stop = np.array([0, 0.62, 1.475]), np.array([0, 0.17, 1.245])
    for k in (0.047, 0.044):
        for p in (start, stop):
            q.append(np.stack([p[0] + k * np.cos(a), np.full_like(a, p[1]), p[2] + 0.044 + k * np.sin(a)], -1))
    v = np.concatenate(q)
    i = np.arange(19)
    f = np.concatenate([np.stack([i, i + 1, i + 21, i + 20], -1), np.stack([i + 40, i + 60, i + 61, i + 41], -1)])
    parts.append(build("chute", v, f, metal("chute", (0.5, 0.5, 0.49), 0.35), smooth=True))
    parts.append(tubes("stay", [[(-0.115, 0.05, 1.60), (-0.03, 0.56, 1.50)], [(-0.115, 0.05, 1.15), (0, 0.30, 1.27)]], 0.010, steel, 10))
    # Hopper of wire: rings and ribs.
    wire = metal("hopper wire", (0.60, 0.60, 0.58), 0.3)
    cx, cy, z0 = 0.0, 0.74, 1.50
    rings = [[(cx + rr * math.cos(t), cy + rr * math.sin(t), z0 + zz) for t in np.linspace(0, 2 * math.pi, 65)] for rr, zz in HOPPER_RINGS]
    ribs = [[(cx + rr * math.cos(t), cy + rr * math.sin(t), z0 + zz) for rr, zz in HOPPER_RINGS] for t in np.linspace(0, 2 * math.pi, 37)[:-1]]
    spokes = [[(cx + 0.11 * math.cos(t), cy + 0.11 * math.sin(t), z0), (cx - 0.11 * math.cos(t), cy - 0.11 * math.sin(t), z0)] for t in np.linspace(0, math.pi, 7)[:-1]]
    parts.append(tubes("hopper rings", rings, 0.0035, wire, 8))
    parts.append(tubes("hopper ribs", ribs + spokes, 0.0022, wire, 6))
    parts.append(tubes("hopper legs", [[(cx + s * 0.10, cy + 0.02, z0), (cx + s * 0.30, cy + 0.34, 0.02)] for s in (-1, 1)] + [[(cx, cy, z0), (0, 0.02, 0.97)]], 0.014, steel, 12))
    if ball is not None:
        for k, p in enumerate(balls):
            b = again(ball, (cx + p[0], cy + p[1], z0 + p[2]), (k * 1.1, k * 0.7, k * 1.9))
            parts.append(b)
        for k, t in enumerate((0.12, 0.38)):
            p = start + (stop - start) * t
            parts.append(again(ball, (0, p[1], p[2] + 0.044 - 0.044 + 0.037 + 0.002), (k + 0.4, 1 + k, 0.3)))
    # A control box with two dials.
    parts.append(box("control", (0.16, 0.10, 0.12), (-0.20, 0.06, 1.10), paint("control", (0.025, 0.027, 0.026), 0.4), 0.01))
    lamp = glow("dial", (1.0, 0.55, 0.10), 5)
    for x in (-0.235, -0.165):
        d = lathe("dial", [(0, 0.008), (0.012, 0.008), (0.012, 0.0)], 24, lamp)
        d.location, d.rotation_euler = (x, 0.008, 1.125), (math.pi / 2, 0, 0)
        parts.append(d)
    for p in parts:
        p.parent = hold
    hold.location, hold.rotation_euler = at, (0, 0, turn)
    return hold


HOPPER_RINGS = [(0.11, 0.0), (0.19, 0.06), (0.25, 0.14), (0.275, 0.24), (0.285, 0.34)]


def in_hopper(p, r):
    """Keeps balls within the wire hopper (its own coordinates)."""
    p = p.copy()
    p[:, 2] = np.maximum(p[:, 2], r + 0.003)
    wall = np.interp(p[:, 2], [z for _, z in HOPPER_RINGS], [k for k, _ in HOPPER_RINGS]) - r * 1.06
    wall = np.where(p[:, 2] > 0.36, wall + 0.02, wall)
    d = np.hypot(p[:, 0], p[:, 1])
    p[:, :2] *= np.minimum(1, wall / np.maximum(d, 1e-6))[:, None]
    return p
