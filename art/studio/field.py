"""What lies on a ball field: plate, base, rubber, bats, bucket."""

import math

import numpy as np
from mathutils import Vector

from .mesh import bevel, box, build, lathe, prism, tubes
from .shade import Shade, metal, paint, plain

PLATE = 0.4318
INCH = 0.0254


def _rubber(name="rubber", soil=0.75, white=(0.78, 0.755, 0.70)):
    s = Shade(name, roughness=0.62, specular=0.3)
    here = s.place()
    dirt = s.add(s.mul(s.noise(6.5, 12, 0.72, here), 0.7), s.mul(s.noise(48, 10, 0.7, here), 0.35))
    scratch = s.step(s.noise(11, 12, 0.8, s.stretch(here, (1, 9, 1), 0.6)), 0.60, 0.68)
    tone = s.mix(s.mul(s.step(dirt, 0.46, 0.66), soil), white, (0.36, 0.165, 0.09))
    s.set(base_color=s.mix(s.mul(scratch, 0.4), tone, (0.40, 0.22, 0.13)))
    s.bump(s.add(dirt, s.mul(s.noise(160, 6, 0.7, here), 0.35)), 0.0018, 0.35)
    return s.material


def plate(at=(0, 0, 0), turn=0.0, soil=0.75):
    """Home plate, 17 inches wide, its point at `at`, the flat side towards +y; black bevelled rim."""
    h = PLATE / 2
    shape = np.array([(0, 0), (h, h), (h, 2 * h), (-h, 2 * h), (-h, h)])
    mid = np.array([0, 1.15 * h])
    wide = mid + (shape - mid) * 1.075
    parts = []
    v = np.concatenate([np.c_[wide, np.full(5, -0.02)], np.c_[wide, np.full(5, 0.002)], np.c_[shape, np.full(5, 0.0125)]])
    i = np.arange(5)
    k = (i + 1) % 5
    rim = np.concatenate([np.stack([i, k, 5 + k, 5 + i], -1), np.stack([5 + i, 5 + k, 10 + k, 10 + i], -1)])
    parts.append(bevel(build("rim", v, rim, paint("rim", (0.022, 0.021, 0.020), 0.6, 0.75)), 0.001, 2))
    parts.append(prism("plate", [tuple(p) for p in shape], -0.01, 0.0165, _rubber(soil=soil), 0.0032))
    for p in parts:
        p.location, p.rotation_euler = at, (0, 0, turn)
    return parts


def base(at=(0, 0, 0), turn=0.0, soil=0.6):
    """A base, 15 inches square and 3 high, with a domed top."""
    h, n = 7.5 * INCH, 48
    u = np.linspace(-1, 1, n)
    x, y = np.meshgrid(u, u)
    dome = 0.062 + 0.012 * (1 - x ** 4) * (1 - y ** 4)
    edge = np.maximum(np.abs(x), np.abs(y))
    dome -= 0.014 * np.clip((edge - 0.9) / 0.1, 0, 1) ** 2
    pull = 1 - 0.020 * (np.clip(np.hypot(x, y) - 1.15, 0, 1) / 0.26)
    top = np.stack([x * h * pull, y * h * pull, dome], -1).reshape(-1, 3)
    i = np.arange(n - 1)[:, None] * n + np.arange(n - 1)
    faces = np.stack([i, i + 1, i + n + 1, i + n], -1).reshape(-1, 4)
    ring = np.concatenate([np.arange(n), np.arange(1, n) * n + n - 1, (n - 1) * n + np.arange(n - 2, -1, -1), np.arange(n - 2, 0, -1) * n])
    rows, extra, last = [top], [faces], ring
    count = len(top)
    for out, z in ((1.010, 0.040), (1.012, 0.015), (1.012, -0.02)):
        v = top[ring] * [out, out, 0] + [0, 0, z]
        now = np.arange(count, count + len(ring))
        extra.append(np.stack([last, now, np.roll(now, -1), np.roll(last, -1)], -1))
        rows.append(v)
        last, count = now, count + len(ring)
    ob = build("base", np.concatenate(rows), np.concatenate(extra), _rubber("canvas", soil, (0.80, 0.775, 0.72)), smooth=True)
    ob.location, ob.rotation_euler = at, (0, 0, turn)
    return ob


def pitchers_rubber(at=(0, 0, 0), turn=0.0):
    """24 by 6 inches, set into the mound."""
    ob = box("rubber", (24 * INCH, 6 * INCH, 0.06), (at[0], at[1], at[2] - 0.012), _rubber("slab", 0.8), 0.006)
    ob.rotation_euler = (0, 0, turn)
    return ob


_WOOD = [  # radius, distance from knob, for a 33 inch bat
    (0.0, 0.0), (0.012, 0.0), (0.0212, 0.0025), (0.0247, 0.008), (0.0247, 0.012), (0.0205, 0.0185), (0.0150, 0.026), (0.0128, 0.040),
    (0.0121, 0.08), (0.0121, 0.20), (0.0126, 0.28), (0.0140, 0.36), (0.0167, 0.44), (0.0207, 0.52), (0.0256, 0.60), (0.0299, 0.67),
    (0.0322, 0.73), (0.0327, 0.78), (0.0322, 0.812), (0.0300, 0.829), (0.0245, 0.8375), (0.015, 0.8375), (0.011, 0.833), (0.0, 0.831),
]


def _smooth(profile, steps=5):
    p = np.array(profile)
    d = np.arange(len(p))
    t = np.linspace(0, len(p) - 1, (len(p) - 1) * steps + 1)
    # Catmull-Rom through the points keeps the turned curve of the wood.
    i = np.clip(np.floor(t).astype(int), 0, len(p) - 2)
    f = (t - i)[:, None]
    a, b, c, e = p[np.clip(i - 1, 0, None)], p[i], p[i + 1], p[np.clip(i + 2, None, len(p) - 1)]
    q = 0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - e) * f ** 2 + (3 * b - a - 3 * c + e) * f ** 3)
    q[:, 0] = q[:, 0].clip(0)
    return q


def _lumber(name, light, dark, barrel=None, handle=None, split=0.40):
    s = Shade(name, specular=0.5, clearcoat=0.55, clearcoat_roughness=0.12)
    here = s.local()
    grain = s.noise(34, 8, 0.65, s.stretch(here, (1, 1, 0.045)), 0.9)
    pore = s.noise(260, 3, 0.6, s.stretch(here, (1, 1, 0.02)))
    tone = s.ramp(grain, (0.34, dark), (0.50, light), (0.60, tuple(0.8 * c for c in light)), (0.72, light))
    tone = s.mix(s.mul(s.step(pore, 0.55, 0.7), 0.35), tone, tuple(0.55 * c for c in dark))
    z = s.axes(here)[2]
    for colour, low, high in ((barrel, split, 9.0), (handle, -1.0, split)):
        if colour:
            edge = s.mul(s.step(z, low - 0.0006, low + 0.0006), s.step(z, high + 0.0006, high - 0.0006))
            tone = s.mix(edge, tone, s.mix(s.mul(grain, 0.35), colour, tuple(0.6 * c for c in colour)))
    if barrel and handle is None:
        ring = s.mul(s.step(z, split - 0.0065, split - 0.0055), s.step(z, split + 0.0005, split - 0.0005))
        tone = s.mix(ring, tone, (0.80, 0.72, 0.52))
    worn = s.step(s.noise(30, 8, 0.7), 0.55, 0.75)
    s.set(base_color=tone, roughness=s.add(0.28, s.mul(worn, 0.25)))
    s.bump(s.add(s.mul(grain, 0.3), pore), 0.0002, 0.2)
    return s.material


def natural_wood():
    return _lumber("ash", (0.50, 0.285, 0.125), (0.33, 0.160, 0.060))


def dark_wood():
    return _lumber("black barrel", (0.43, 0.235, 0.10), (0.28, 0.13, 0.05), barrel=(0.020, 0.017, 0.015))


def red_wood():
    return _lumber("clay barrel", (0.52, 0.30, 0.135), (0.35, 0.17, 0.065), barrel=(0.205, 0.033, 0.016), split=0.36)


def _grip(name="tape", colour=(0.030, 0.028, 0.026)):
    s = Shade(name, base_color=colour, roughness=0.8)
    x, y, z = s.axes(s.local())
    angle = s.math("ARCTAN2", y, x)
    wrap = s.math("FRACT", s.add(s.mul(z, 1 / 0.021), s.mul(angle, 1 / (2 * math.pi))))
    s.bump(s.add(s.step(wrap, 0.0, 0.22), s.mul(s.noise(900, 3), 0.15)), 0.0012, 0.7)
    return s.material


def bat(material, taped=False, length=0.838):
    """A wooden bat, knob at its origin, lying along its own +z."""
    k = length / 0.838
    ob = lathe("bat", _smooth(_WOOD) * k, 96, material)
    parts = [ob]
    if taped:
        parts.append(lathe("grip", [(0.0122 * k, 0.036), (0.0136 * k, 0.038), (0.0133 * k, 0.15), (0.0134 * k, 0.262), (0.0124 * k, 0.264)], 64, _grip()))
        parts[1].parent = ob
    return ob


_METAL = [
    (0.0, 0.0), (0.016, 0.0), (0.0225, 0.003), (0.0225, 0.010), (0.0165, 0.017), (0.0128, 0.026), (0.0118, 0.05), (0.0118, 0.24),
    (0.0124, 0.30), (0.0150, 0.38), (0.0200, 0.46), (0.0250, 0.53), (0.0280, 0.60), (0.0286, 0.66), (0.0286, 0.80), (0.0286, 0.822), (0.0278, 0.826),
    (0.0278, 0.828), (0.0280, 0.832), (0.0262, 0.842), (0.018, 0.848), (0.0, 0.850),
]


def metal_bat(colour=(0.24, 0.035, 0.018), second=(0.80, 0.78, 0.72)):
    """A softball bat: lacquered barrel, wrapped grip, rubber cap."""
    s = Shade("lacquer", metallic=0.0, specular=0.6, clearcoat=0.9, clearcoat_roughness=0.06)
    x, y, z = s.axes(s.local())
    band = s.mul(s.step(z, 0.40, 0.402), s.step(z, 0.55, 0.548))
    flake = s.noise(1400, 2)
    tone = s.mix(band, s.mix(s.mul(flake, 0.3), colour, tuple(min(1, c * 1.6) for c in colour)), second)
    tone = s.mix(s.step(z, 0.8255, 0.8265), tone, (0.02, 0.02, 0.02))
    s.set(base_color=tone, roughness=0.32)
    ob = lathe("metal bat", _smooth(_METAL, 4), 96, s.material)
    grip = lathe("grip", [(0.0120, 0.026), (0.0142, 0.030), (0.0138, 0.14), (0.0139, 0.282), (0.0122, 0.286)], 64, _grip())
    grip.parent = ob
    return ob


def lay_bat(ob, knob, heading, ground):
    """Lays a bat down: it rests on its barrel and its knob. `ground(x, y)` is the height beneath."""
    a = math.radians(heading)
    way = np.array([math.sin(a), math.cos(a)])
    low = ground(*knob) + 0.0240
    tip = np.array(knob) + way * 0.76
    high = ground(*tip) + 0.0322
    tilt = math.atan2(high - low, 0.76)
    ob.rotation_mode = "QUATERNION"
    run = Vector((way[0] * math.cos(tilt), way[1] * math.cos(tilt), math.sin(tilt)))
    ob.rotation_quaternion = run.to_track_quat("Z", "Y")
    ob.location = (knob[0], knob[1], low)
    return ob


def bucket(at=(0, 0, 0), colour=(0.62, 0.60, 0.55)):
    """A five-gallon bucket with its wire handle down. Returns (bottom radius, top radius, height)."""
    low, top, tall = 0.131, 0.148, 0.365
    s = paint("bucket", colour, 0.38, 0.55)
    p = [(0.0, 0.004), (low - 0.004, 0.004), (low, 0.0), (low + 0.001, 0.006)]
    lip = [(top - 0.003, tall - 0.075), (top + 0.004, tall - 0.073), (top + 0.004, tall - 0.068), (top - 0.002, tall - 0.066),
           (top - 0.001, tall - 0.045), (top + 0.005, tall - 0.043), (top + 0.005, tall - 0.038), (top - 0.001, tall - 0.036),
           (top + 0.0005, tall - 0.012), (top + 0.006, tall - 0.008), (top + 0.0065, tall - 0.002), (top + 0.003, tall), (top - 0.002, tall - 0.001)]
    inner = [(top - 0.003, tall - 0.01), (low - 0.003, 0.008), (0.0, 0.008)]
    ob = lathe("bucket", p + lip + inner, 128, s)
    ob.location = at
    a = np.linspace(0, math.pi, 60)
    r = top + 0.008
    drop = 0.16
    wire = np.stack([r * np.cos(a), -0.985 * r * np.sin(a) * 0.98 - 0.004, tall - 0.055 - drop * np.sin(a) ** 0.8], -1)
    h = tubes("handle", [wire], 0.0022, metal("wire"))
    h.location = at
    ears = [box("ear", (0.012, 0.03, 0.03), (at[0] + sgn * (top + 0.005), at[1], at[2] + tall - 0.055), s, 0.004) for sgn in (-1, 1)]
    return low - 0.003, top - 0.003, tall


def mound(x, y):
    """The height of a pitcher's mound with its rubber at (0, 0), home plate towards +y."""
    top = 10 * INCH
    r = np.hypot(x, y - 18 * INCH)
    circle = np.clip((2.74 - r) / 1.5, 0, 1)
    circle = circle * circle * (3 - 2 * circle)
    front = top - np.clip(y - 6 * INCH, 0, None) / 12
    return np.minimum(top * circle, np.maximum(front, 0) * np.clip(circle * 3, 0, 1))


def tee(at=(0, 0, 0), tall=0.56, turn=0.0):
    """A batting tee: rubber foot shaped like home plate, tube, soft cup. Returns the height of its cup."""
    black = paint("tee", (0.022, 0.022, 0.022), 0.65, 0.5)
    h = PLATE / 2
    foot = prism("foot", [(0, -h), (h, 0), (h, h), (-h, h), (-h, 0)], 0.0, 0.024, black, 0.005)
    tube = lathe("tube", [(0.033, 0.02), (0.033, 0.05), (0.022, 0.058), (0.022, tall * 0.55), (0.026, tall * 0.555), (0.026, tall * 0.60),
                          (0.0185, tall * 0.605), (0.0185, tall - 0.09)], 48, paint("tube", (0.05, 0.05, 0.05), 0.5))
    cup = lathe("cup", [(0.0185, tall - 0.10), (0.026, tall - 0.095), (0.022, tall - 0.06), (0.022, tall - 0.045), (0.034, tall), (0.0315, tall),
                        (0.019, tall - 0.04), (0.0, tall - 0.04)], 48, paint("cup", (0.60, 0.045, 0.02), 0.6))
    for p in (foot, tube, cup):
        p.location, p.rotation_euler = at, (0, 0, turn)
    return tall


def cone(colour=(0.75, 0.17, 0.02), tall=0.23):
    """A training cone on a square foot, with a band of chalk white. Unlinked, to be placed `again`."""
    k = tall / 0.23
    s = Shade("cone", roughness=0.45, specular=0.4)
    z = s.axes(s.local())[2]
    band = s.mul(s.step(z, 0.118 * k, 0.119 * k), s.step(z, 0.166 * k, 0.165 * k))
    dirt = s.step(s.add(s.noise(18, 6, 0.7), s.mul(z, -1.2)), 0.45, 0.68)
    s.set(base_color=s.mix(s.mul(dirt, 0.35), s.mix(band, colour, (0.78, 0.76, 0.70)), (0.20, 0.12, 0.07)))
    ring = [(0.088, 0.012), (0.0785, 0.019), (0.076, 0.026), (0.0178, 0.218), (0.0165, 0.226), (0.0135, 0.229), (0.0105, 0.226), (0.0105, 0.15)]
    ob = lathe("cone", np.array(ring) * k, 96, s.material)
    foot = prism("cone foot", [(x * k, y * k) for x, y in _rounded(0.094, 0.03)], 0.0, 0.014 * k, s.material, 0.004)
    foot.parent = ob
    return ob


def _rounded(half, radius, n=8):
    out = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(n + 1):
            a = math.radians(start + 90 * i / n)
            out.append((cx * (half - radius) + radius * math.cos(a), cy * (half - radius) + radius * math.sin(a)))
    return out


def move(ob, at, turn=(0, 0, 0)):
    ob.location, ob.rotation_euler = at, turn
    return ob
