"""Open Image Denoise, run with numpy: the network of Intel's library, whose weights the npm package `denoiser` ships.

`OIDN` names the folder of the weights (node_modules/denoiser/tzas); without it the film calms noise by itself."""

import os
import struct

import numpy as np

FOLDER = os.environ.get("OIDN")


def _weights(name):
    with open(os.path.join(FOLDER, name + ".tza"), "rb") as f:
        raw = f.read()
    at = struct.unpack_from("<Q", raw, 4)[0]
    number, at = struct.unpack_from("<I", raw, at)[0], at + 4
    found = {}
    for _ in range(number):
        n = struct.unpack_from("<H", raw, at)[0]
        key = raw[at + 2:at + 2 + n].decode()
        at += 2 + n
        dims = raw[at]
        shape = struct.unpack_from(f"<{dims}I", raw, at + 1)
        at += 1 + 4 * dims + dims
        kind = {"f": "<f4", "h": "<f2"}[chr(raw[at])]
        start = struct.unpack_from("<Q", raw, at + 1)[0]
        at += 9
        found[key] = np.frombuffer(raw, kind, int(np.prod(shape)), start).reshape(shape).astype(np.float32)
    return found


def _conv(x, w, b, relu=True):
    h, wide, c = x.shape
    p = np.zeros((h + 2, wide + 2, c), dtype=np.float32)
    p[1:-1, 1:-1] = x
    out = np.empty((h, wide, len(w)), dtype=np.float32)
    taps = np.ascontiguousarray(w.transpose(2, 3, 1, 0))
    rows = max(1, 262144 // wide)
    for y in range(0, h, rows):
        n = min(rows, h - y)
        total = np.broadcast_to(b, (n * wide, len(w))).copy()
        for dy in range(3):
            for dx in range(3):
                total += p[y + dy:y + dy + n, dx:dx + wide].reshape(-1, c) @ taps[dy, dx]
        out[y:y + n] = (np.maximum(total, 0, out=total) if relu else total).reshape(n, wide, -1)
    return out


def _pool(x):
    h, w, c = x.shape
    return x.reshape(h // 2, 2, w // 2, 2, c).max((1, 3))


def _up(x):
    return x.repeat(2, 0).repeat(2, 1)


def _network(name, x):
    k = _weights(name)

    def conv(a, layer, relu=True):
        return _conv(a, k[layer + ".weight"], k[layer + ".bias"], relu)

    h, w = x.shape[:2]
    x = np.pad(x, ((0, -h % 16), (0, -w % 16), (0, 0)), "edge")
    if "enc_conv1a.weight" in k:
        steps = [x]
        a = x
        for i in (1, 2, 3, 4):
            a = _pool(conv(conv(a, f"enc_conv{i}a"), f"enc_conv{i}b"))
            steps.append(a)
        a = conv(conv(a, "enc_conv5a"), "enc_conv5b")
        for i in (4, 3, 2, 1):
            a = conv(conv(np.concatenate([_up(a), steps[i - 1]], 2), f"dec_conv{i}a"), f"dec_conv{i}b")
        return (conv(a, "dec_conv1c", False) if "dec_conv1c.weight" in k else conv(a, "dec_conv0", False))[:h, :w]
    steps = [x]
    a = _pool(conv(conv(x, "enc_conv0"), "enc_conv1"))
    for i in (2, 3, 4):
        steps.append(a)
        a = _pool(conv(a, f"enc_conv{i}"))
    a = conv(conv(a, "enc_conv5a"), "enc_conv5b")
    for i in (4, 3, 2, 1):
        a = conv(conv(np.concatenate([_up(a), steps[i - 1]], 2), f"dec_conv{i}a"), f"dec_conv{i}b")
    return conv(a, "dec_conv0", False)[:h, :w]


A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _curve(y):
    y = np.maximum(y, 0)
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(y, C) + D, E * np.log(y + F) + G)).astype(np.float32)


def _straight(x):
    x = np.maximum(x, 0)
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum(x - D, 0) / B, 1 / C), np.exp((x - G) / E) - F)).astype(np.float32)


def clean(colour, albedo, normal):
    """Colour without noise; in a large picture, albedo and normals are cleaned first, so that they guide without noise of their own."""
    draft = bool(os.environ.get("DRAFT"))
    small = colour.shape[1] < 1000 or bool(os.environ.get("ONE"))
    albedo, normal = np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5
    if not draft and not small:
        albedo, normal = (np.clip(_network(k, a), 0, 1) for k, a in (("rt_alb", albedo), ("rt_nrm", normal)))
    lum = colour @ np.array((0.212671, 0.715160, 0.072169), dtype=np.float32)
    h, w = lum.shape
    bins = lum[:h // 16 * 16, :w // 16 * 16].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    scale = 0.18 / float(np.exp2(np.log2(bins[bins > 1e-8]).mean()))
    top = float(_curve(np.float32(65504.0)))
    x = np.concatenate([_curve(np.minimum(colour * scale, 65504)) / top, albedo, normal], 2).astype(np.float32)
    return _straight(_network("rt_hdr_alb_nrm_small" if draft else "rt_hdr_alb_nrm" if small else "rt_hdr_calb_cnrm", x) * top) / scale
