"""Smooth random heights for arrays of points."""

import numpy as np


def _corner(i, j, seed):
    h = (i.astype(np.int64) * 374761393 + j.astype(np.int64) * 668265263 + seed * 974634777) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((h ^ (h >> 16)) & 0xFFFF) / 65535.0 * 2 - 1


def value(x, y, seed=0):
    """Value noise in -1..1 with a wavelength of about one."""
    i, j = np.floor(x), np.floor(y)
    u, v = x - i, y - j
    u, v = u * u * u * (u * (u * 6 - 15) + 10), v * v * v * (v * (v * 6 - 15) + 10)
    a, b = _corner(i, j, seed), _corner(i + 1, j, seed)
    c, d = _corner(i, j + 1, seed), _corner(i + 1, j + 1, seed)
    return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v


def layered(x, y, wavelength, octaves, roughness=0.5, seed=0, spacing=None):
    """Octaves of noise; those too fine for the given point spacing fade out."""
    total, gain = np.zeros_like(x, dtype=float), 1.0
    for o in range(octaves):
        fade = 1.0 if spacing is None else np.clip((wavelength / spacing - 2) / 2, 0, 1)
        # Each octave is turned, so that no grid shows.
        c, s = np.cos(o * 1.1 + 0.3), np.sin(o * 1.1 + 0.3)
        total += gain * fade * value((x * c - y * s) / wavelength, (x * s + y * c) / wavelength, seed + o)
        wavelength /= 2
        gain *= roughness
    return total
