"""Baseballs and softballs with real seams, and heaps of them."""

import math

import numpy as np

from .mesh import again, build
from .shade import Shade, plain

BASEBALL, SOFTBALL, YOUTH = 0.074 / 2, 0.097 / 2, 0.084 / 2


def _seam(t, open=0.42):
    a = np.pi / 2 - (np.pi / 2 - open) * np.cos(t)
    b = t / 2 + open * np.sin(2 * t)
    return np.stack([np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a)], -1)


def _even(n):
    """n points evenly along the seam."""
    t = np.linspace(0, 4 * np.pi, 4001)
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(_seam(t), axis=0), axis=1))])
    return _seam(np.interp(np.linspace(0, d[-1], n, endpoint=False), d, t))


def _leather(name, colour, scuff):
    s = Shade(name, roughness=0.48, specular=0.35)
    pores = s.noise(1500, 4, 0.6)
    marks = s.step(s.noise(45, 10, 0.75, warp=0.6), 0.50, 0.72)
    soil = s.step(s.noise(22, 8, 0.7), 0.53, 0.70)
    tone = s.mix(s.mul(marks, 0.20), colour, tuple(c * 0.72 for c in colour))
    tone = s.mix(s.mul(soil, scuff), tone, (0.42, 0.20, 0.11))
    s.set(base_color=tone, subsurface=0.0)
    s.bump(s.add(s.mul(pores, 0.5), s.mul(s.noise(320, 5, 0.6), 0.6)), 0.0004, 0.35)
    return s.material


def make(radius=BASEBALL, leather=(0.80, 0.765, 0.69), thread=(0.50, 0.016, 0.020), scuff=0.35, stitches=108):
    """One ball: a sphere pinched along its seam, and its stitches. Returns an unlinked object to be placed `again`."""
    n, m = 256, 128
    u, w = np.linspace(0, 2 * np.pi, n, endpoint=False), np.linspace(0, np.pi, m)
    v = np.stack([np.outer(np.sin(w), np.cos(u)), np.outer(np.sin(w), np.sin(u)), np.outer(np.cos(w), np.ones(n))], -1).reshape(-1, 3)
    near = np.full(len(v), 9.0)
    for part in np.array_split(_even(900), 9):
        near = np.minimum(near, np.arccos(np.clip(v @ part.T, -1, 1)).min(1))
    gap = near * radius
    pinch = -0.00075 * np.exp(-((gap / 0.0007) ** 2)) + 0.00030 * np.exp(-(((gap - 0.0025) / 0.0016) ** 2))
    body = v * (radius + pinch)[:, None]
    i, j = np.arange(m - 1)[:, None] * n, np.arange(n)
    skin = np.stack([i + j, i + n + j, i + n + (j + 1) % n, i + (j + 1) % n], -1).reshape(-1, 4)

    # Every stitch is a short thick thread, laid from the seam outwards and a little forward.
    p = _even(stitches)
    t = np.roll(p, -1, 0) - np.roll(p, 1, 0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    b = np.cross(p, t)
    step = 0.5 * np.linalg.norm(np.roll(p, -1, 0) - p, axis=1).mean()
    verts, faces, base = [body], [skin], len(body)
    threads = []
    for side in (-1, 1):
        rows = []
        for k in np.linspace(0, 1, 7):
            q = p + side * b * (0.006 + 0.098 * k) + t * (step * 1.55 * k)
            q /= np.linalg.norm(q, axis=1, keepdims=True)
            lift = radius + 0.00025 + 0.00055 * math.sin(math.pi * min(k * 1.1, 1)) - 0.0006 * (k in (0, 1))
            thick = 0.00056 * (0.75 if k in (0, 1) else 1.0)
            across = np.cross(q, side * b + t * 0.6)
            across /= np.linalg.norm(across, axis=1, keepdims=True)
            ring = [q * lift + thick * (math.cos(a) * across + math.sin(a) * q) for a in np.linspace(0, 2 * np.pi, 7)[:-1]]
            rows.append(np.stack(ring, 1))
        threads.append(np.stack(rows, 1).reshape(-1, 3))
    for tv in threads:
        a = np.arange(stitches)[:, None, None] * 42 + np.arange(6)[None, :, None] * 6 + base
        k = np.arange(6)
        faces.append(np.stack([a + k, a + (k + 1) % 6, a + 6 + (k + 1) % 6, a + 6 + k], -1).reshape(-1, 4))
        verts.append(tv)
        base += len(tv)
    ob = build("ball", np.concatenate(verts), np.concatenate(faces), _leather("leather", leather, scuff), smooth=True, link=False)
    ob.data.materials.append(plain("thread", thread, 0.6))
    index = np.zeros(len(ob.data.polygons), dtype=np.int32)
    index[len(skin):] = 1
    ob.data.polygons.foreach_set("material_index", index)
    return ob


def baseball(scuff=0.35):
    return make(scuff=scuff)


def softball(scuff=0.2):
    return make(SOFTBALL, (0.70, 0.76, 0.055), (0.55, 0.02, 0.02), scuff, 88)


def youth(colour=(0.80, 0.765, 0.69), thread=(0.5, 0.016, 0.02)):
    return make(YOUTH, colour, thread, 0.1, 96)


def put(ball, at, turn=(0.9, 0.35, 0.5)):
    return again(ball, at, turn)


def heap(number, radius, fits, start, seed=0, rounds=900):
    """Lets balls settle: `fits(points, radius)` pushes points back inside the container, `start` gives their first places.

    Returns (number, 3) centres that neither overlap nor float."""
    rng = np.random.default_rng(seed)
    p = start(rng, number)
    v = np.zeros_like(p)
    for r in range(rounds):
        v[:, 2] -= 0.0006
        v *= 0.94
        old = p.copy()
        p = p + v
        for _ in range(8):
            d = p[:, None] - p[None]
            dist = np.linalg.norm(d, axis=2) + np.eye(len(p))
            over = np.clip(2 * radius - dist, 0, None) * (1 - np.eye(len(p)))
            p = p + 0.5 * (d / dist[:, :, None] * over[:, :, None]).sum(1) * 0.7
            p = fits(p, radius)
        v = p - old
    return p


def pour(ball, points, seed=0):
    rng = np.random.default_rng(seed)
    return [again(ball, p, tuple(rng.random(3) * 6.28)) for p in points]
