"""What hangs and stands along the walls of the hall: a roller door, the mark, pennants, a clock, a rack, a cooler, high windows."""

import math
import os

import bpy
import numpy as np

from . import field, gear, light
from .mesh import box, build, lathe, tubes
from .shade import Shade, glow, metal, paint

CLAY, CHALK, GREEN, GOLD = (0.33, 0.055, 0.020), (0.62, 0.60, 0.54), (0.020, 0.070, 0.042), (0.60, 0.34, 0.04)


def _hold(name, parts, at, turn):
    hold = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(hold)
    for p in parts:
        if p.parent is None:
            p.parent = hold
    hold.location, hold.rotation_euler = at, (0, 0, turn)
    return hold


def roller_door(at, wide=3.6, tall=3.4, turn=0.0, sky=(1.0, 0.60, 0.26), shine=1.3, colour=(0.30, 0.31, 0.30)):
    """A closed sectional door, its foot in the middle at `at`, seen from -y at turn 0: five sections, windows in the fourth."""
    s = Shade("door section", specular=0.35)
    n = s.noise(2.2, 5, 0.6)
    z = s.axes(s.local())[2]
    s.set(base_color=s.mix(n, tuple(0.86 * c for c in colour), colour), roughness=s.add(0.42, s.mul(n, 0.2)))
    s.bump(s.math("SINE", s.mul(z, 2 * math.pi / 0.085)), 0.006, 0.35)
    dark, steel = paint("door rail", (0.040, 0.046, 0.044), 0.45), metal("door steel", (0.42, 0.42, 0.40), 0.35)
    pane = glow("door pane", sky, shine)
    pane.cycles.sample_as_light = False
    rows = 5
    step = tall / rows
    parts = []
    for r in range(rows):
        mid = step * (r + 0.5)
        if r == 3:
            n_windows = max(3, round(wide / 0.9))
            w = wide / n_windows
            lo, hi = mid - 0.20, mid + 0.20
            for z0, z1 in ((mid - step / 2 + 0.006, lo), (hi, mid + step / 2 - 0.006)):
                parts.append(box("section", (wide, 0.06, z1 - z0), (0, 0, (z0 + z1) / 2), s.material, 0.008))
            for k in range(n_windows + 1):
                x = -wide / 2 + w * k
                edge = 0.13 if 0 < k < n_windows else 0.16
                parts.append(box("section", (edge, 0.06, hi - lo), (max(-wide / 2 + 0.08, min(wide / 2 - 0.08, x)), 0, mid), s.material, 0.004))
            for k in range(n_windows):
                x = -wide / 2 + w * (k + 0.5)
                parts.append(box("pane", (w - 0.1, 0.01, hi - lo), (x, 0.012, mid), pane))
                parts.append(tubes("pane rim", [[(x - w / 2 + 0.07, -0.034, lo), (x + w / 2 - 0.07, -0.034, lo), (x + w / 2 - 0.07, -0.034, hi), (x - w / 2 + 0.07, -0.034, hi), (x - w / 2 + 0.07, -0.034, lo)]], 0.013, dark, 6))
        else:
            parts.append(box("section", (wide, 0.06, step - 0.012), (0, 0, mid), s.material, 0.010))
    for x in (-wide / 2 - 0.07, wide / 2 + 0.07):
        parts.append(box("rail", (0.14, 0.16, tall + 0.30), (x, -0.01, (tall + 0.30) / 2), dark, 0.008))
    parts.append(box("drum", (wide + 0.28, 0.34, 0.36), (0, -0.10, tall + 0.20), dark, 0.03))
    parts.append(tubes("pull", [[(-0.16, -0.06, 0.45), (0.16, -0.06, 0.45)]], 0.014, steel, 10))
    parts.append(box("lip", (wide, 0.07, 0.05), (0, 0, 0.03), paint("door lip", (0.02, 0.02, 0.02), 0.8)))
    chain = [(wide / 2 - 0.12, -0.07, h) for h in np.linspace(1.0, tall + 0.1, 40)]
    parts.append(tubes("chain", [chain], 0.006, steel, 6))
    return _hold("roller door", parts, (at[0], at[1] - 0.05, at[2]), turn)


def mark(at, size=1.9, turn=0.0):
    """The mark painted on a wall, its middle at `at`, seen from -y at turn 0: a clay diamond with the corner of the plate in chalk."""
    h = size / 2
    clay = paint("mark clay", (0.36, 0.062, 0.022), 0.6, 0.05)
    chalk = paint("mark chalk", (0.66, 0.64, 0.58), 0.6, 0.05)
    parts = [build("mark", [(0, 0, -h), (h, 0, 0), (0, 0, h), (-h, 0, 0)], np.array([(0, 1, 2, 3)]), clay)]
    # The logo's drawing is 46 wide; its chalk line runs from (12, 23) by (24, 35) to (36, 23) and is 4 wide.
    k, w = size / 46, 2.0
    d = w * math.sqrt(2)
    pts = [(-12 - w / math.sqrt(2), 1 - w / math.sqrt(2)), (0, -11 - d), (12 + w / math.sqrt(2), 1 - w / math.sqrt(2)), (12 - w / math.sqrt(2), 1 + w / math.sqrt(2)), (0, -11 + d), (-12 + w / math.sqrt(2), 1 + w / math.sqrt(2))]
    v = [(x * k, -0.004, z * k) for x, z in pts]
    parts.append(build("mark", v, [np.array([(0, 1, 4, 5)]), np.array([(1, 2, 3, 4)])], chalk))
    return _hold("mark", parts, at, turn)


def numeral(text, at, size=0.6, turn=0.0, colour=CHALK):
    """A number painted on a wall or a board, its middle at `at`, seen from -y at turn 0."""
    curve = bpy.data.curves.new("numeral", "FONT")
    font = os.path.join(os.path.dirname(__file__), "..", "..", "src", "pictures", "fonts", "display.ttf")
    curve.font = bpy.data.fonts.load(os.path.abspath(font), check_existing=True)
    curve.body, curve.size, curve.extrude = text, size, 0.002
    curve.align_x, curve.align_y = "CENTER", "CENTER"
    curve.materials.append(paint("numeral", colour, 0.6))
    ob = bpy.data.objects.new("numeral", curve)
    ob.location, ob.rotation_euler = at, (math.pi / 2, 0, turn)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def cage_sign(number, at, wide=0.50, turn=0.0):
    """A board with the number of a cage that hangs from its cross bar at `at`."""
    x, y, z = at
    board = paint("sign", (0.66, 0.63, 0.56), 0.5, 0.35)
    parts = [box("sign", (wide, 0.02, wide * 1.06), (0, 0, -0.12 - wide * 0.53), board, 0.012)]
    rim, t = wide * 0.43, wide * 0.022
    mid, high = -0.12 - wide * 0.53, wide * 0.46
    clay = paint("sign clay", CLAY, 0.5)
    for size, spot in (((2 * rim, 0.004, t), (0, -0.011, mid - high)), ((2 * rim, 0.004, t), (0, -0.011, mid + high)), ((t, 0.004, 2 * high + t), (-rim, -0.011, mid)), ((t, 0.004, 2 * high + t), (rim, -0.011, mid))):
        parts.append(box("sign rim", size, spot, clay))
    parts.append(tubes("sign cord", [[(s * wide * 0.36, 0, -0.12), (s * wide * 0.30, 0, 0.0)] for s in (-1, 1)], 0.006, metal("cord"), 6))
    hold = _hold("sign", parts, at, turn)
    n = numeral(number, (0, -0.0125, -0.12 - wide * 0.545), wide * 1.15, 0.0, CLAY)
    n.data.extrude = 0.0
    n.parent = hold
    return hold


def pennants(a, b, drop=0.22, tall=0.34, colours=(CLAY, CHALK, GREEN, GOLD), each=0.30):
    """A cord from a to b with pennants on it."""
    a, b = np.array(a, float), np.array(b, float)
    way = b - a
    n = max(2, int(np.linalg.norm(way[:2]) / each))
    t = np.linspace(0, 1, 4 * n + 1)
    cord = a + t[:, None] * way - np.array((0, 0, 1)) * (4 * drop * t * (1 - t))[:, None]
    tubes("pennant cord", [cord], 0.008, paint("cord", (0.5, 0.48, 0.43), 0.8), 5)
    across = np.array((-way[1], way[0], 0)) / max(1e-6, np.hypot(way[0], way[1]))
    for k in range(n):
        colour = colours[k % len(colours)]
        p, q = cord[4 * k], cord[4 * k + 4]
        p, q = p + (q - p) * 0.06, q - (q - p) * 0.06
        tip = (p + q) / 2 - (0, 0, tall) + across * (0.05 if k % 2 else -0.03)
        m = [(p + q) / 2 * (1 - s) + tip * s + across * 0.03 * math.sin(3 * s) for s in (0, 1)]
        build("pennant", [p, m[0], q, tip], [np.array([(0, 1, 3)]), np.array([(1, 2, 3)])], paint("pennant", colour, 0.85), smooth=False)


def clock(at, r=0.24, turn=0.0, hour=5.6):
    """A plain wall clock, its middle at `at`, seen from -y at turn 0."""
    rim = lathe("clock rim", [(r * 0.90, 0.0), (r, 0.0), (r, 0.05), (r * 0.92, 0.055), (r * 0.90, 0.03)], 64, paint("clock rim", (0.02, 0.022, 0.021), 0.4))
    face = lathe("clock face", [(0.0, 0.028), (r * 0.92, 0.028)], 64, paint("clock face", (0.70, 0.69, 0.64), 0.5))
    ink = paint("clock ink", (0.02, 0.02, 0.02), 0.5)
    for p in (rim, face):
        p.rotation_euler = (math.pi / 2, 0, 0)
    parts = [rim, face]
    for k in range(12):
        a = math.radians(30 * k)
        long = 0.18 if k % 3 == 0 else 0.10
        parts.append(box("tick", (0.02 * r / 0.24, 0.004, long * r), (r * (0.84 - long / 2) * math.sin(a), -0.031, r * (0.84 - long / 2) * math.cos(a)), ink, 0, (0, a, 0)))
    for a, long, w in ((hour / 12 * 2 * math.pi, 0.50, 0.028), ((hour % 1) * 2 * math.pi, 0.76, 0.020)):
        parts.append(box("hand", (w * r / 0.24, 0.004, long * r), (r * long / 2 * math.sin(a), -0.034, r * long / 2 * math.cos(a)), ink, 0, (0, a, 0)))
    return _hold("clock", parts, at, turn)


def rack(at, wide=2.2, turn=0.0, bats=9, helmets=5):
    """A rack on the wall at `at` (its foot, in the middle), seen from -y at turn 0: a shelf with helmets, bats that stand below."""
    wood = Shade("rack", specular=0.35)
    grain = wood.noise(8, 8, 0.6, wood.stretch(wood.place(), (0.5, 8, 8)), 0.5)
    wood.set(base_color=wood.ramp(grain, (0.35, (0.22, 0.105, 0.042)), (0.65, (0.38, 0.205, 0.090))), roughness=0.45)
    m = wood.material
    parts = [box("shelf", (wide, 0.36, 0.035), (0, -0.20, 1.50), m, 0.004), box("rail", (wide, 0.03, 0.10), (0, -0.20, 0.86), m, 0.004), box("foot", (wide, 0.26, 0.06), (0, -0.19, 0.10), m, 0.004),
             box("back", (wide, 0.02, 1.46), (0, -0.015, 0.80), paint("rack back", (0.030, 0.058, 0.042), 0.6), 0.004)]
    for s in (-1, 1):
        parts.append(box("side", (0.035, 0.36, 1.52), (s * (wide / 2 - 0.017), -0.20, 0.76), m, 0.004))
    woods = [field.natural_wood(), field.dark_wood(), field.red_wood(), field.natural_wood()]
    for i in range(bats):
        x = -wide / 2 + wide * (i + 0.7) / (bats + 0.4)
        ob = field.metal_bat() if i % 5 == 4 else field.bat(woods[i % 4], taped=i % 3 == 1)
        ob.location, ob.rotation_euler = (x + 0.01, -0.17, 0.975), (math.pi + 0.05, 0.02 * (i % 3 - 1), 0)
        parts.append(ob)
    for i in range(helmets):
        x = -wide / 2 + wide * (i + 0.5) / helmets
        parts += gear.helmet((x, -0.20, 1.518), 0.5 * math.sin(i * 2.1), (CLAY, (0.016, 0.060, 0.034), CLAY, (0.02, 0.022, 0.021))[i % 4])
    return _hold("rack", parts, at, turn)


def cooler(at, turn=0.0):
    """A water cooler with a bottle on top, its front towards -y at turn 0."""
    body = paint("cooler", (0.52, 0.515, 0.49), 0.4)
    dark = paint("cooler dark", (0.03, 0.032, 0.031), 0.4)
    water = Shade("water", base_color=(0.10, 0.26, 0.36), roughness=0.12, specular=0.7, clearcoat=1.0)
    parts = [box("cooler", (0.32, 0.32, 0.96), (0, 0, 0.48), body, 0.02), box("niche", (0.22, 0.03, 0.20), (0, -0.155, 0.76), dark, 0.01)]
    bottle = lathe("water", field._smooth([(0.0, 0.0), (0.05, 0.0), (0.06, 0.04), (0.13, 0.09), (0.135, 0.12), (0.135, 0.22), (0.128, 0.24), (0.135, 0.26), (0.135, 0.38), (0.11, 0.42), (0.0, 0.43)], 4), 64, water.material)
    bottle.location = (0, 0, 0.96)
    parts.append(bottle)
    for x, c in ((-0.05, (0.05, 0.12, 0.30)), (0.05, CLAY)):
        parts.append(box("tap", (0.035, 0.05, 0.035), (x, -0.17, 0.83), paint("tap", c, 0.4), 0.006))
    return _hold("cooler", parts, at, turn)


def wall_pads(x0, x1, y, tall=1.5, each=1.2, colour=(0.030, 0.085, 0.052), turn=None):
    """Padding along the far wall at y."""
    pad = Shade("pad", specular=0.35, roughness=0.5)
    n = pad.noise(3, 4, 0.6)
    pad.set(base_color=pad.mix(n, tuple(0.8 * c for c in colour), colour))
    k = max(1, round((x1 - x0) / each))
    w = (x1 - x0) / k
    for i in range(k):
        box("pad", (w - 0.02, 0.09, tall), (x0 + w * (i + 0.5), y - 0.045, tall / 2 + 0.05), pad.material, 0.025)


def windows(x0, x1, y, z0=3.7, z1=4.5, sky=((1.0, 0.52, 0.20), (0.55, 0.60, 0.66)), shine=1.6, number=6, power=0.0):
    """A row of high windows in the far wall at y, the evening sky in them; with `power` they light the hall a little."""
    s = Shade("window sky", base_color=(0, 0, 0), specular=0.0)
    z = s.axes(s.place())[2]
    s.set(emission=s.mix(s.step(z, z0 - 0.2, z1 + 0.2), *sky), emission_strength=shine)
    s.material.cycles.sample_as_light = False
    frame = paint("window frame", (0.045, 0.050, 0.048), 0.45)
    box("window", (x1 - x0, 0.01, z1 - z0), ((x0 + x1) / 2, y - 0.012, (z0 + z1) / 2), s.material)
    bars = [((x0 + x1) / 2, z0, x1 - x0 + 0.08, 0.09), ((x0 + x1) / 2, z1, x1 - x0 + 0.08, 0.08)]
    for k in range(number + 1):
        bars.append((x0 + (x1 - x0) * k / number, (z0 + z1) / 2, 0.08 if k % 2 == 0 else 0.05, z1 - z0))
    for x, zz, w, h in bars:
        box("window bar", (w, 0.09, h), (x, y - 0.045, zz), frame, 0.006)
    if power:
        lamp = light.panel(((x0 + x1) / 2, y - 0.15, (z0 + z1) / 2), (x1 - x0, z1 - z0), power, sky[0], ((x0 + x1) / 2, y - 6, 0.2))
        lamp.visible_camera = False


def side_windows(x, y0, y1, z0=3.5, z1=4.5, sky=((1.0, 0.55, 0.24), (0.62, 0.64, 0.66)), shine=1.7, number=6, power=0.0):
    """The same in a side wall at x (the right one if x > 0)."""
    s = Shade("window sky", base_color=(0, 0, 0), specular=0.0)
    z = s.axes(s.place())[2]
    s.set(emission=s.mix(s.step(z, z0 - 0.2, z1 + 0.2), *sky), emission_strength=shine)
    s.material.cycles.sample_as_light = False
    frame = paint("window frame", (0.045, 0.050, 0.048), 0.45)
    out = math.copysign(1, x)
    box("window", (0.01, y1 - y0, z1 - z0), (x - out * 0.012, (y0 + y1) / 2, (z0 + z1) / 2), s.material)
    for yy, zz, w, h in [((y0 + y1) / 2, z0, y1 - y0 + 0.08, 0.09), ((y0 + y1) / 2, z1, y1 - y0 + 0.08, 0.08)] + [(y0 + (y1 - y0) * k / number, (z0 + z1) / 2, 0.08, z1 - z0) for k in range(number + 1)]:
        box("window bar", (0.09, w, h), (x - out * 0.045, yy, zz), frame, 0.006)
    if power:
        lamp = light.panel((x - out * 0.15, (y0 + y1) / 2, (z0 + z1) / 2), (z1 - z0, y1 - y0), power, sky[0], (x - out * 5, (y0 + y1) / 2, 0.2))
        lamp.visible_camera = False


def evening_outside(x, y0, y1, z0=1.0, z1=9.0, shine=0.85):
    """The sky behind an open row of windows in the left wall, near x."""
    s = Shade("card", base_color=(0, 0, 0), specular=0.0)
    z = s.axes(s.place())[2]
    s.set(emission=s.ramp(s.math("DIVIDE", s.sub(z, z0), z1 - z0), (0.0, (1.0, 0.45, 0.12)), (0.35, (1.0, 0.60, 0.26)), (0.7, (0.66, 0.62, 0.52)), (1.0, (0.30, 0.42, 0.56))), emission_strength=shine)
    s.material.cycles.sample_as_light = False
    card = build("sky", [(x - 3, y0 - 6, z0), (x - 3, y1 + 9, z0), (x - 3, y1 + 9, z1), (x - 3, y0 - 6, z1)], np.array([(0, 1, 2, 3)]), s.material)
    card.visible_shadow = card.visible_diffuse = False
