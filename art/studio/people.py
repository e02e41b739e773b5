"""People with faces, hair and hands, in any pose: coaches and players. A figure looks towards +y at turn 0; its right is +x."""

import math

import bpy
import numpy as np
from mathutils import Vector

from . import field, gear, kit
from .kit import _bars, _cloth, _folds, _hide, _hold, grown
from .mesh import build, lathe, tubes
from .shade import Shade, paint, plain

SKIN = {"light": (0.36, 0.19, 0.125), "tan": (0.27, 0.135, 0.078), "brown": (0.155, 0.072, 0.040), "dark": (0.085, 0.040, 0.024)}
HAIR = {"black": (0.012, 0.010, 0.009), "brown": (0.050, 0.024, 0.011), "sand": (0.20, 0.115, 0.045), "gray": (0.26, 0.25, 0.235)}


def _head(skin, hair, cap, helmet, style, beard, young=False):
    """A head whose neck is at the origin, its face towards +y."""
    flesh = plain("face", skin, 0.55)
    locks = Shade("hair", base_color=hair, roughness=0.55, specular=0.4)
    locks.bump(locks.noise(60, 4, 0.6, locks.stretch(locks.local(), (6, 6, 0.6))), 0.004, 0.8)
    dark, lip = paint("eye", (0.010, 0.008, 0.007), 0.3), plain("lip", tuple(0.62 * c for c in skin), 0.5)
    skull = [[(0, -0.008, 0.125, 0.078, 0.094, 0.095)], [(0, 0.022, 0.075, 0.066, 0.070, 0.060), (0, 0.036, 0.036, 0.052, 0.052, 0.040), (0, 0.054, 0.016, 0.030, 0.026, 0.022)],
             [(0, 0.086, 0.096, 0.009, 0.011, 0.010), (0, 0.099, 0.068, 0.0125, 0.016, 0.012)], [(-0.042, 0.060, 0.060, 0.024, 0.017, 0.024)], [(0.042, 0.060, 0.060, 0.024, 0.017, 0.024)],
             [(-0.030, 0.079, 0.108, 0.020, 0.010, 0.009), (0.030, 0.079, 0.108, 0.020, 0.010, 0.009)]]
    big = 1.35 if young else 1.0
    skull += [[(s * 0.079, -0.006, 0.085, 0.011, 0.020, 0.028)] for s in (-1, 1)]
    parts = [grown("head", skull, flesh, 0.004, 2)]
    for s in (-1, 1):
        parts.append(grown("eye", [[(s * 0.030, 0.0845, 0.090, 0.0115 * big, 0.006, 0.0065 * big * big)]], dark, 0.0018, 1))
        parts.append(grown("brow", [[(s * 0.016, 0.0915, 0.109, 0.006, 0.005, 0.0045), (s * 0.044, 0.081, 0.112, 0.006, 0.005, 0.004)]], locks.material, 0.002, 1))
    parts.append(grown("mouth", [[(-0.020, 0.078, 0.036, 0.007, 0.006, 0.004), (0, 0.085, 0.033, 0.010, 0.006, 0.0045), (0.020, 0.078, 0.036, 0.007, 0.006, 0.004)]], lip, 0.002, 1))
    back = [[(0, -0.026, 0.125, 0.084, 0.086, 0.088), (0, -0.040, 0.070, 0.078, 0.064, 0.050)], [(0, -0.055, 0.035, 0.060, 0.038, 0.030)]]
    if not cap and not helmet:
        back += [[(0, 0.020, 0.175, 0.076, 0.075, 0.050), (0, -0.01, 0.18, 0.08, 0.085, 0.05)]]
    if style == "long":
        back += [[(0, -0.108, 0.085, 0.026, 0.026, 0.026), (0, -0.135, 0.02, 0.030, 0.026, 0.03), (0.008, -0.128, -0.07, 0.024, 0.020, 0.03), (0.014, -0.115, -0.14, 0.010, 0.010, 0.02)]]
    if style == "curly":
        rng = np.random.default_rng(3)
        back += [[(0.082 * math.sin(a), -0.03 - 0.075 * math.cos(a), z, 0.024)] for a in np.linspace(-1.7, 1.7, 9) for z in (0.045 + rng.uniform(0, 0.02), 0.09)]
    parts.append(grown("hair", back, locks.material, 0.004, 2))
    if beard:
        parts.append(grown("beard", [[(s * 0.058, 0.020, 0.055, 0.012, 0.020, 0.022), (s * 0.046, 0.050, 0.020, 0.016, 0.020, 0.018), (0, 0.070, 0.006, 0.030, 0.016, 0.018)] for s in (-1, 1)], locks.material, 0.003, 2))
    if cap:
        c = paint("cap", cap, 0.75)
        p = [(1.0, -0.10), (1.0, 0.10), (0.97, 0.38), (0.86, 0.66), (0.64, 0.88), (0.34, 0.985), (0.0, 1.0)]
        crown = lathe("cap", field._smooth(p, 4), 64, c)
        crown.scale, crown.location, crown.rotation_euler = (0.088, 0.106, 0.098), (0, -0.006, 0.128), (0.06, 0, 0)
        parts.append(crown)
        w = np.radians(np.linspace(-64, 64, 40))
        rows = []
        for k in np.linspace(0, 1, 8):
            out = 0.075 * k * np.clip(np.cos(w * 90 / 64), 0, 1) ** 0.45
            rows.append(np.stack([(0.088 + 0.1 * out) * np.sin(w), -0.006 + (0.104 + out) * np.cos(w), 0.127 - 0.22 * out - 0.010 * np.sin(w) ** 2], -1))
        i, j = np.arange(7)[:, None] * 40, np.arange(39)
        brim = build("brim", np.concatenate(rows), np.stack([i + j, i + j + 1, i + 41 + j, i + 40 + j], -1).reshape(-1, 4), c, smooth=True)
        t = brim.modifiers.new("thick", "SOLIDIFY")
        t.thickness = 0.005
        parts.append(brim)
        button = lathe("button", [(0.0, 0.008), (0.008, 0.006), (0.010, 0.0)], 20, c)
        button.location = (0, -0.012, 0.225)
        parts.append(button)
        m = paint("cap mark", (0.66, 0.63, 0.56), 0.7)
        d = 0.020
        badge = build("cap mark", [(0, 0.100, 0.166 - d), (d, 0.098, 0.166), (0, 0.090, 0.166 + d), (-d, 0.098, 0.166)], np.array([(0, 1, 2, 3)]), m)
        wrap = badge.modifiers.new("wrap", "SHRINKWRAP")
        wrap.target, wrap.offset, wrap.wrap_method, wrap.wrap_mode = crown, 0.002, "NEAREST_SURFACEPOINT", "ABOVE_SURFACE"
        parts.append(badge)
    hold = bpy.data.objects.new("head", None)
    bpy.context.scene.collection.objects.link(hold)
    if helmet:
        worn = bpy.data.objects.new("worn helmet", None)
        bpy.context.scene.collection.objects.link(worn)
        for q in gear.helmet((0, 0, 0), 0.0, helmet):
            q.parent = worn
        worn.parent, worn.location, worn.rotation_euler = hold, (0, -0.012, 0.030), (0.04, 0, math.pi)
    for q in parts:
        q.parent = hold
    return hold


def _turned(v, a):
    c, s = math.cos(a), math.sin(a)
    return np.array((v[0] * c - v[1] * s, v[0] * s + v[1] * c, v[2] if len(v) > 2 else 0.0))


def _between(a, b, t):
    return tuple(np.asarray(a, float) * (1 - t) + np.asarray(b, float) * t)


POSES = {
    # hips, chest (and how far it is turned), knees, feet (with the way they point), elbows and wrists; first left, then right.
    "stand": dict(hips=(0.0, 0.0, 0.93), chest=(0.0, 0.015, 1.30), twist=0.0, knees=((-0.115, 0.03, 0.49), (0.13, 0.02, 0.49)), feet=((-0.14, -0.02, 0.35), (0.16, 0.0, -0.30)),
                  elbows=((-0.30, -0.05, 1.14), (0.30, -0.05, 1.14)), wrists=((-0.27, 0.06, 0.92), (0.27, 0.06, 0.92))),
    "akimbo": dict(hips=(0.02, 0.0, 0.93), chest=(0.0, 0.015, 1.30), twist=0.0, knees=((-0.12, 0.05, 0.49), (0.13, 0.0, 0.49)), feet=((-0.17, 0.03, 0.40), (0.15, -0.03, -0.25)),
                   elbows=((-0.26, 0.06, 1.13), (0.385, -0.06, 1.16)), wrists=((-0.09, 0.27, 1.12), (0.20, 0.02, 0.99))),
    "talk": dict(hips=(-0.02, 0.0, 0.93), chest=(0.0, 0.025, 1.30), twist=0.10, knees=((-0.12, 0.05, 0.49), (0.13, 0.0, 0.49)), feet=((-0.17, 0.05, 0.40), (0.15, -0.05, -0.25)),
                 elbows=((-0.27, 0.05, 1.13), (0.29, 0.10, 1.15)), wrists=((-0.10, 0.25, 1.10), (0.20, 0.34, 1.27))),
    "lean": dict(hips=(0.03, 0.0, 0.92), chest=(0.0, 0.02, 1.29), twist=-0.12, knees=((-0.12, 0.06, 0.49), (0.15, 0.0, 0.48)), feet=((-0.20, 0.05, 0.5), (0.17, -0.03, -0.2)),
                 elbows=((-0.30, -0.03, 1.14), (0.30, 0.02, 1.13)), wrists=((-0.20, 0.12, 0.97), (0.32, 0.19, 0.98))),
    "throw": dict(hips=(0.0, -0.02, 0.86), chest=(0.02, -0.06, 1.22), twist=-1.25, knees=((-0.04, 0.30, 0.52), (0.12, -0.24, 0.46)), feet=((-0.06, 0.48, 0.15), (0.06, -0.46, -1.3)),
                  elbows=((0.03, 0.40, 1.36), (0.04, -0.48, 1.40)), wrists=((-0.02, 0.62, 1.34), (0.09, -0.47, 1.66))),
    "catch": dict(hips=(0.0, -0.05, 0.84), chest=(0.0, 0.03, 1.20), twist=0.05, knees=((-0.20, 0.13, 0.47), (0.21, 0.10, 0.47)), feet=((-0.27, -0.02, 0.35), (0.28, -0.06, -0.35)),
                  elbows=((-0.33, 0.12, 1.10), (0.31, 0.12, 1.08)), wrists=((-0.17, 0.36, 1.30), (0.05, 0.34, 1.20))),
    "ready": dict(hips=(0.0, -0.22, 0.68), chest=(0.0, 0.12, 0.96), twist=0.0, knees=((-0.27, 0.12, 0.45), (0.27, 0.10, 0.45)), feet=((-0.34, -0.10, 0.35), (0.34, -0.12, -0.35)),
                  elbows=((-0.26, 0.26, 0.74), (0.26, 0.26, 0.74)), wrists=((-0.13, 0.46, 0.56), (0.12, 0.44, 0.56))),
    "sit": dict(hips=(0.0, 0.0, 0.58), chest=(0.0, 0.10, 0.95), twist=0.0, knees=((-0.16, 0.44, 0.53), (0.17, 0.43, 0.53)), feet=((-0.18, 0.44, 0.25), (0.20, 0.38, -0.25)),
                elbows=((-0.30, 0.20, 0.80), (0.30, 0.20, 0.80)), wrists=((-0.15, 0.42, 0.68), (0.15, 0.42, 0.68))),
    "kneel": dict(hips=(0.0, 0.0, 0.50), chest=(-0.02, 0.13, 0.85), twist=0.08, knees=((-0.15, 0.37, 0.49), (0.13, 0.06, 0.085)), feet=((-0.15, 0.36, 0.20), (0.13, -0.32, math.pi)),
                  elbows=((-0.28, 0.25, 0.72), (0.30, 0.10, 0.70)), wrists=((-0.17, 0.40, 0.60), (0.20, 0.33, 0.66))),
    # At bat, right-handed: the plate in front, the pitcher at the left.
    "swing": dict(hips=(-0.05, -0.05, 0.835), chest=(-0.01, 0.00, 1.195), twist=0.64, broad=True, tuck=(0.020, 0.004, -0.060), slope=((0.035, 0.045, 0.0), (-0.005, 0.0, -0.035)), knees=((-0.32, 0.02, 0.47), (0.13, 0.16, 0.40)), feet=((-0.56, -0.06, 0.70), (0.40, 0.08, 0.55)), tiptoe=(0.0, 0.13),
                  elbows=((-0.20, 0.37, 1.17), (0.14, 0.32, 1.06)), wrists=((-0.10, 0.61, 1.09), (-0.02, 0.555, 1.08))),
    "walk": dict(hips=(0.0, 0.0, 0.92), chest=(0.0, 0.04, 1.29), twist=0.10, knees=((-0.10, -0.02, 0.48), (0.11, 0.20, 0.50)), feet=((-0.11, -0.38, 0.05), (0.12, 0.30, -0.08)),
                 elbows=((-0.29, 0.04, 1.13), (0.29, -0.09, 1.14)), wrists=((-0.27, 0.24, 0.98), (0.28, -0.06, 0.90))),
}


def _hand(wrist, elbow, skin, fist=False, spread=None):
    """A hand that goes on from the forearm: palm, four fingers, a thumb."""
    w = Vector(wrist)
    way = (w - Vector(elbow)).normalized()
    side = way.cross(Vector((0, 0, 1)))
    side = side.normalized() if side.length > 0.1 else Vector((1, 0, 0))
    up = side.cross(way).normalized()
    chains = [[(*(w - way * 0.02), 0.029), (*(w + way * 0.045), 0.036)]]
    for k in (-1.5, -0.5, 0.5, 1.5):
        root = w + way * 0.07 + up * (0.017 * k)
        if fist:
            chains.append([(*root, 0.013), (*(root + way * 0.018 + side * 0.028), 0.013), (*(root - way * 0.012 + side * 0.040), 0.012)])
        else:
            chains.append([(*root, 0.0125), (*(root + way * 0.045 + up * (0.004 * k)), 0.0115), (*(root + way * 0.080 + up * (0.007 * k) - side * 0.012), 0.0100)])
    chains.append([(*(w + way * 0.015 + up * 0.028), 0.015), (*(w + way * 0.052 + up * 0.052 + side * 0.010), 0.013), (*(w + way * 0.075 + up * (0.030 if fist else 0.056) + side * 0.02), 0.012)])
    return grown("hand", chains, skin, 0.004, 2), w + way * 0.055


def figure(at, turn=0.0, pose="stand", shirt=(0.33, 0.045, 0.018), trousers=(0.36, 0.35, 0.32), socks=(0.016, 0.045, 0.030), skin="tan", hair="brown", style="short", beard=False, cap=None, helmet=None,
           number=None, mark=(0.56, 0.54, 0.48), sleeves=None, tall=1.0, wide=1.0, look=0.0, nod=0.0, fists=(False, False), gloved=False, belt=(0.02, 0.02, 0.02), badge=True, trim=None, creased=1.0, bare=True, **changes):
    """One person. `look` and `nod` turn the head; `changes` replaces parts of the pose. Returns the figure and its two palms."""
    p = {**POSES[pose], **changes}
    tone = SKIN[skin]
    flesh, cloth, legs_m = plain("skin", tone, 0.58), _cloth("shirt", shirt, 300, 7), _cloth("trousers", trousers, 300, 7)
    black, sole = paint("shoes", (0.02, 0.02, 0.02), 0.5), paint("sole", (0.42, 0.41, 0.38), 0.6)
    hips, chest = np.array(p["hips"], float), np.array(p["chest"], float)
    up = (chest - hips) / np.linalg.norm(chest - hips)
    turned = p["twist"]
    shoulders = [chest + up * 0.105 + _turned((s * 0.178, 0.0, 0.0), turned) for s in (-1, 1)]
    # How far a shoulder goes, in the chest's own directions.
    if "slope" in p:
        shoulders = [at_rest + _turned(way, turned) for at_rest, way in zip(shoulders, p["slope"])]
    neck = chest + up * 0.185 + (0, 0.012, 0)
    legs, calves, shoes, soles = [], [], [], []
    for i, s in enumerate((-1, 1)):
        hip = hips + _turned((s * 0.088, 0, -0.03), 0.5 * turned)
        knee, (fx, fy, aim) = np.array(p["knees"][i], float), p["feet"][i]
        raised = p.get("raised", (0.0, 0.0))[i]
        tip = p.get("tiptoe", (0.0, 0.0))[i]
        ankle = np.array((fx, fy, 0.105 + raised + tip))
        mid = _between(knee, ankle, 0.42)
        chain = [(*hip, 0.116), (*_between(hip, knee, 0.5), 0.102), (*knee, 0.085)]
        if socks:
            legs.append(chain + [(*_between(knee, ankle, 0.28), 0.081), (*mid, 0.068)])
            calves.append([(*_between(knee, ankle, 0.35), 0.058), (*_between(knee, ankle, 0.6), 0.052), (*ankle, 0.040)])
        else:
            legs.append(chain + [(*_between(knee, ankle, 0.4), 0.082), (*_between(knee, ankle, 0.8), 0.076), (*_between(knee, ankle, 1.03), 0.073)])
        ahead = np.array((-math.sin(aim), math.cos(aim), 0.0))
        z = raised
        heel = np.array((fx, fy, z)) - ahead * 0.02
        lifts = (tip, 0.42 * tip, 0.0)
        shoes.append([(*(heel + (0, 0, 0.055 + lifts[0])), 0.043, 0.043, 0.046), (*(heel + ahead * 0.11 + (0, 0, 0.046 + lifts[1])), 0.046, 0.048, 0.036), (*(heel + ahead * 0.20 + (0, 0, 0.036)), 0.042, 0.042, 0.028)])
        soles.append([(x, y, 0.014 + z + lift, rx * 1.05, ry * 1.05, 0.014) for (x, y, _, rx, ry, _), lift in zip(shoes[-1], lifts)])
    pelvis = [[(*(hips + _turned((s * 0.075, -0.008, 0.0), 0.5 * turned)), 0.112, 0.118, 0.11) for s in (-1, 1)]]
    waist = hips + up * 0.09
    trunk = [[(*waist, 0.162, 0.122, 0.055), (*_between(hips, chest, 0.52), 0.160, 0.116, 0.10), (*chest, 0.178, 0.122, 0.115)]]
    if abs(turned) > 0.5:
        trunk = [[(*waist, 0.145, 0.135, 0.055), (*_between(hips, chest, 0.52), 0.138, 0.135, 0.10), (*chest, 0.128, 0.160, 0.115)]]
    broad = p.get("broad")
    if broad:
        # As wide as the others, whichever way it is turned.
        trunk = [[(*(mid + _turned((s * half, 0, 0), part * turned)), r, r, tall_) for s in (-1, 1)] for mid, half, r, tall_, part in
                 ((waist, 0.036, 0.112, 0.055, 0.5), (np.array(_between(hips, chest, 0.52)), 0.040, 0.113, 0.10, 0.75), (chest, 0.060, 0.116, 0.115, 1.0))]
        trunk.append([tuple(f) for f in ((*waist, 0.13, 0.118, 0.05), (*_between(hips, chest, 0.52), 0.125, 0.118, 0.09), (*chest, 0.128, 0.124, 0.10))])
    trunk.append([(*(shoulders[0] + (0, 0, -0.005)), 0.080, 0.080, 0.074), (*(chest + up * 0.125), 0.100, 0.092, 0.066), (*(shoulders[1] + (0, 0, -0.005)), 0.080, 0.080, 0.074)])
    short, arms, unders = [], [], []
    for i in (0, 1):
        sh, el, wr = shoulders[i], np.array(p["elbows"][i], float), np.array(p["wrists"][i], float)
        short.append([(*sh, 0.079), (*_between(sh, el, 0.45), 0.068), (*_between(sh, el, 0.72), 0.066)])
        arms.append([(*_between(sh, el, 0.60), 0.049), (*el, 0.043), (*_between(el, wr, 0.35), 0.044), (*wr, 0.030)])
    body = _folds(grown("shirt", trunk + short, cloth, 0.007, 4), 0.028 * creased)
    parts = [body, _folds(grown("trousers", legs + pelvis, legs_m, 0.007, 4), 0.030 * creased, 0.085, 0.3), grown("shoes", shoes, black, 0.006, 3), grown("soles", soles, sole, 0.006, 2)]
    parts.append(grown("arms", arms, _cloth("undershirt", sleeves, 500, 8) if sleeves else flesh, 0.006, 3))
    parts.append(grown("neck", [[(*(neck - up * 0.06), 0.078, 0.074, 0.04), (*neck, 0.060), (*(neck + up * 0.06 + (0, 0.012, 0)), 0.056)]], flesh, 0.006, 3))
    if socks:
        parts.append(grown("socks", calves, _cloth("socks", socks, 500, 5), 0.007, 3))
    around = (0.150, 0.140) if abs(turned) > 0.5 else (0.172, 0.132)
    if broad:
        around = (0.150, 0.118)
    ring = [(*(waist + _turned((around[0] * math.cos(t), around[1] * math.sin(t), -0.035), 0.5 * turned)),) for t in np.linspace(0, 2 * math.pi, 49)]
    parts.append(tubes("belt", [ring], 0.017, paint("belt", belt, 0.5), 8))
    collar = [(*(neck - up * 0.035 + _turned((0.078 * math.cos(t), 0.080 * math.sin(t), 0.016 * -math.sin(t)), turned)),) for t in np.linspace(0, 2 * math.pi, 33)]
    parts.append(tubes("collar", [collar], 0.011, paint("collar", trim or tuple(0.5 * c for c in shirt), 0.8), 8))
    palms = []
    for i in (0, 1):
        ob, palm = _hand(p["wrists"][i], p["elbows"][i], flesh, fists[i])
        # A hand in a fielder's glove, always the left one, is not seen.
        if not bare or gloved and i == 0:
            bpy.data.objects.remove(ob)
        else:
            parts.append(ob)
        palms.append(palm)
    chalk = paint("number", mark, 0.8)

    def laid(points, name):
        digit = build(name, *points, chalk)
        wrap = digit.modifiers.new("wrap", "SHRINKWRAP")
        wrap.target, wrap.offset, wrap.wrap_method, wrap.wrap_mode = body, 0.004, "NEAREST_SURFACEPOINT", "ABOVE_SURFACE"
        parts.append(digit)

    n = 12
    u, w = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n))
    i, j = np.arange(n - 1)[:, None] * n, np.arange(n - 1)
    quads = np.stack([i + j, i + j + 1, i + n + j + 1, i + n + j], -1).reshape(-1, 4)

    def sheet(q, behind, high, sx, sz):
        c = np.array(q, float)
        g = (1 - u)[..., None] * ((1 - w)[..., None] * c[0] + w[..., None] * c[3]) + u[..., None] * ((1 - w)[..., None] * c[1] + w[..., None] * c[2])
        flat = np.stack([sx * g[..., 0], np.full_like(g[..., 0], behind), np.zeros_like(g[..., 0])], -1).reshape(-1, 3)
        z = (high + sz * g[..., 1]).reshape(-1)
        return np.array([_turned(f, turned) for f in flat]) + chest + z[:, None] * up, quads

    if number:
        for q in _bars(number):
            laid(sheet(q, -0.150, -0.005, 0.070, 0.100), "number")
    if badge:
        laid(sheet([(-1, 0), (0, 1), (1, 0), (0, -1)], 0.150, 0.055, 0.040, 0.040), "badge")
    hold = _hold("figure", parts, at, turn)
    hold.scale = (tall * wide, tall * wide, tall)
    head = _head(tone, HAIR[hair], cap, helmet, style, beard)
    head.parent, head.location, head.rotation_euler = hold, tuple(neck + up * 0.055 + (0, 0.016, 0) + p.get("tuck", (0, 0, 0))), (-nod, 0, look)
    return hold, palms


TOTS = {
    # As POSES, of a child of four, about a meter tall.
    "bat": dict(hips=(0.02, -0.01, 0.43), chest=(0.015, 0.01, 0.655), twist=-0.30, knees=((-0.105, 0.045, 0.25), (0.115, 0.035, 0.25)), feet=((-0.150, 0.0, 0.55), (0.150, -0.02, -0.25)),
                elbows=((-0.065, 0.165, 0.620), (0.245, 0.040, 0.625)), wrists=((0.088, 0.165, 0.625), (0.150, 0.135, 0.705))),
    "run": dict(hips=(0.0, 0.0, 0.45), chest=(0.0, 0.045, 0.670), twist=0.16, knees=((-0.065, 0.150, 0.310), (0.070, -0.015, 0.260)), feet=((-0.070, 0.190, 0.05), (0.075, -0.190, -0.05)), raised=(0.075, 0.060),
                elbows=((-0.205, -0.075, 0.650), (0.195, 0.060, 0.640)), wrists=((-0.185, 0.050, 0.590), (0.150, 0.190, 0.690))),
    "hold": dict(hips=(0.0, 0.0, 0.44), chest=(0.0, 0.010, 0.665), twist=0.0, knees=((-0.075, 0.02, 0.25), (0.080, 0.025, 0.25)), feet=((-0.085, -0.01, 0.35), (0.095, 0.0, -0.35)),
                 elbows=((-0.205, 0.030, 0.610), (0.205, 0.030, 0.610)), wrists=((-0.075, 0.140, 0.615), (0.075, 0.140, 0.615))),
}


def tot(at, turn=0.0, pose="hold", shirt=(0.62, 0.36, 0.02), shorts=(0.035, 0.042, 0.060), skin="light", hair="brown", style="short", helmet=None, cap=None, socks=(0.60, 0.58, 0.53), shoes=(0.33, 0.045, 0.018),
        tall=1.0, look=0.0, nod=0.0, trim=None, **changes):
    """A child of three to five: a large head on a short round body, in a T-shirt and shorts. Returns the figure and its two palms."""
    p = {**TOTS[pose], **changes}
    tone = SKIN[skin]
    flesh, cloth = plain("skin", tone, 0.58), _cloth("shirt", shirt, 300, 9)
    hips, chest, turned = np.array(p["hips"], float), np.array(p["chest"], float), p["twist"]
    up = (chest - hips) / np.linalg.norm(chest - hips)
    shoulders = [chest + up * 0.055 + _turned((s * 0.112, 0.0, 0.0), turned) for s in (-1, 1)]
    neck = chest + up * 0.105
    wide, thighs, calves, feet, soles, ankles = [], [], [], [], [], []
    for i, s in enumerate((-1, 1)):
        hip = hips + _turned((s * 0.058, 0, -0.02), 0.5 * turned)
        knee, (fx, fy, aim) = np.array(p["knees"][i], float), p["feet"][i]
        z = p.get("raised", (0.0, 0.0))[i]
        ankle = np.array((fx, fy, 0.062 + z))
        wide.append([(*hip, 0.080), (*_between(hip, knee, 0.5), 0.071), (*_between(hip, knee, 0.86), 0.068)])
        thighs.append([(*_between(hip, knee, 0.6), 0.054), (*knee, 0.045), (*_between(knee, ankle, 0.35), 0.045), (*_between(knee, ankle, 0.85), 0.033), (*ankle, 0.031)])
        ankles.append([(*_between(knee, ankle, 0.74), 0.0375), (*ankle, 0.036)])
        ahead = np.array((-math.sin(aim), math.cos(aim), 0.0))
        heel = np.array((fx, fy, z)) - ahead * 0.012
        feet.append([(*(heel + (0, 0, 0.040)), 0.035, 0.037, 0.036), (*(heel + ahead * 0.065 + (0, 0, 0.037)), 0.037, 0.039, 0.030), (*(heel + ahead * 0.115 + (0, 0, 0.031)), 0.036, 0.036, 0.024)])
        soles.append([(x, y, 0.012 + z, rx * 1.06, ry * 1.06, 0.012) for x, y, _, rx, ry, _ in feet[-1]])
    pelvis = [[(*(hips + _turned((s * 0.045, -0.008, 0.005), 0.5 * turned)), 0.082, 0.088, 0.075) for s in (-1, 1)]]
    trunk = [[(*(hips + up * 0.045), 0.116, 0.104, 0.040), (*(_between(hips, chest, 0.45) + _turned((0, 0.010, 0), turned)), 0.112, 0.104, 0.070), (*chest, 0.112, 0.088, 0.075)],
             [(*shoulders[0], 0.050, 0.050, 0.047), (*(chest + up * 0.068), 0.066, 0.062, 0.044), (*shoulders[1], 0.050, 0.050, 0.047)]]
    short, arms = [], []
    for i in (0, 1):
        sh, el, wr = shoulders[i], np.array(p["elbows"][i], float), np.array(p["wrists"][i], float)
        short.append([(*sh, 0.051), (*_between(sh, el, 0.45), 0.049), (*_between(sh, el, 0.80), 0.048)])
        arms.append([(*_between(sh, el, 0.60), 0.034), (*el, 0.031), (*_between(el, wr, 0.4), 0.032), (*wr, 0.023)])
    body = _folds(grown("shirt", trunk + short, cloth, 0.005, 4), 0.016, 0.05)
    parts = [body, _folds(grown("shorts", wide + pelvis, _cloth("shorts", shorts, 300, 9), 0.005, 3), 0.014, 0.05, 0.3), grown("legs", thighs, flesh, 0.005, 3), grown("socks", ankles, _cloth("socks", socks, 500, 5), 0.005, 2),
             grown("shoes", feet, paint("tot shoes", shoes, 0.5), 0.005, 3), grown("soles", soles, paint("sole", (0.42, 0.41, 0.38), 0.6), 0.005, 2), grown("arms", arms, flesh, 0.005, 3)]
    parts.append(grown("neck", [[(*(neck - up * 0.05), 0.050, 0.048, 0.03), (*(neck + up * 0.03), 0.040)]], flesh, 0.005, 2))
    collar = [(*(neck - up * 0.022 + _turned((0.052 * math.cos(t), 0.052 * math.sin(t), -0.008 * math.sin(t)), turned)),) for t in np.linspace(0, 2 * math.pi, 33)]
    parts.append(tubes("collar", [collar], 0.008, paint("tot collar", trim or tuple(0.6 * c for c in shirt), 0.8), 8))
    palms = []
    for i in (0, 1):
        w = Vector(p["wrists"][i])
        way = (w - Vector(p["elbows"][i])).normalized()
        side = way.orthogonal().normalized()
        parts.append(grown("hand", [[(*w, 0.023), (*(w + way * 0.030), 0.029, 0.027, 0.028)], [(*(w + way * 0.045), 0.024), (*(w + way * 0.066), 0.014)], [(*(w + way * 0.02 + side * 0.02), 0.011), (*(w + way * 0.045 + side * 0.03), 0.010)]], flesh, 0.004, 2))
        palms.append(w + way * 0.04)
    hold = _hold("tot", parts, at, turn)
    hold.scale = (tall,) * 3
    head = _head(tone, HAIR[hair], cap, helmet, style, False, young=True)
    head.parent, head.location, head.rotation_euler = hold, tuple(neck + up * 0.020 + (0, 0.008, 0)), (-nod, 0, look)
    head.scale = (1.05, 1.02, 0.98)
    for q in head.children:
        if q.name.startswith("worn helmet"):
            q.scale, q.location = (1.13,) * 3, (0, -0.014, 0.014)
    return hold, palms


def give_toy_bat(hold, a, b, colour=(0.62, 0.07, 0.03), grip=0.06):
    """A short thick bat of plastic, from near `a`, where a hand holds it, towards `b`."""
    shape = field._smooth([(0.0, 0.0), (0.016, 0.0), (0.021, 0.005), (0.021, 0.012), (0.0145, 0.020), (0.0135, 0.06), (0.0140, 0.13), (0.022, 0.20), (0.036, 0.27), (0.044, 0.34), (0.046, 0.44), (0.045, 0.52), (0.036, 0.550), (0.018, 0.562), (0.0, 0.564)], 4)
    ob = lathe("toy bat", shape, 72, paint("toy bat", colour, 0.32))
    wrap = lathe("toy grip", [(0.0150, 0.022), (0.0155, 0.06), (0.0155, 0.125), (0.0145, 0.135)], 48, paint("toy grip", (0.33, 0.045, 0.018), 0.6))
    wrap.parent = ob
    a, b = Vector(a), Vector(b)
    way = (b - a).normalized()
    ob.rotation_euler, ob.location = way.to_track_quat("Z", "Y").to_euler(), a - way * grip
    ob.parent = hold
    return ob


def give_bat(hold, a, b, material=None, grip=0.10):
    """A bat from near `a`, where a hand holds it, towards `b` (in the figure's own lengths)."""
    ob = field.bat(material or field.natural_wood(), taped=True)
    a, b = Vector(a), Vector(b)
    way = (b - a).normalized()
    ob.rotation_euler, ob.location = way.to_track_quat("Z", "Y").to_euler(), a - way * grip
    ob.parent = hold
    return ob


def grip_bat(hold, a, b, colour=(0.30, 0.29, 0.265), far=(0.055, 0.145), material=None):
    """A bat whose knob is at `a`, in two hands in batting gloves (of a figure that is not `bare`)."""
    give_bat(hold, a, b, material, 0.0)
    a, way = Vector(a), (Vector(b) - Vector(a)).normalized()
    leather = _hide("batting gloves", colour, 2.0)
    for f in far:
        kit._fist(a + way * f, way, leather).parent = hold


def give_glove(hold, wrist, turn=0.0, tilt=0.0, ball=None, colour=(0.27, 0.105, 0.035)):
    ob = kit.glove((0, 0, 0), 0.0, colour, 0.0, ball)
    ob.parent, ob.location, ob.rotation_euler = hold, wrist, (tilt, 0, turn)
    return ob


def give_board(hold, at, turn=0.0, tilt=0.9):
    """A clipboard with a sheet of paper."""
    from .mesh import box
    board = box("clipboard", (0.23, 0.012, 0.32), (0, 0, 0), paint("clipboard", (0.20, 0.10, 0.045), 0.5), 0.004)
    sheet = box("paper", (0.205, 0.004, 0.275), (0, -0.009, -0.012), paint("paper", (0.74, 0.73, 0.69), 0.7))
    clip = box("clip", (0.09, 0.02, 0.035), (0, -0.010, 0.142), paint("clip", (0.45, 0.45, 0.44), 0.3), 0.004)
    h = bpy.data.objects.new("clipboard", None)
    bpy.context.scene.collection.objects.link(h)
    for p in (board, sheet, clip):
        p.parent = h
    h.parent, h.location, h.rotation_euler = hold, at, (tilt, 0, turn)
    return h


def bag(hold, at=(0.0, -0.20, 0.98), turn=math.pi):
    """A pack on the back of a figure."""
    ob = kit.pack((0, 0, 0), 0.0)
    ob.parent, ob.location, ob.rotation_euler = hold, at, (0, 0, turn)
    return ob
