"""Clay, chalk and grass out to the trees: one mesh, fine where the camera looks."""

import math

import numpy as np

from . import noise
from .mesh import again, build, icosphere, scatter
from .shade import Shade, Soil, paint, plain


class Chalk:
    """A chalk line from a to b, `width` wide; `worn` from 0 (fresh) to 1 (nearly gone)."""

    def __init__(self, a, b, width=0.1, worn=0.2):
        self.a, self.b, self.width, self.worn = np.array(a, float), np.array(b, float), width, worn


class Ground:
    """The ground of one scene. `flat` lists (x, y, radius) where something lies; `hill` adds a height to (x, y)."""

    def __init__(self, focus=(0, 0), chalk=(), flat=(), hill=None, rough=1.0, raked=25.0, seed=1, grass=None):
        self.focus, self.chalk, self.flat, self.hill = focus, list(chalk), flat, hill
        self.rough, self.raked, self.seed, self.grass = rough, raked, seed, grass

    def height(self, x, y, spacing=None):
        x, y = np.asarray(x, float), np.asarray(y, float)
        s = self.seed * 50
        h = 0.016 * noise.layered(x, y, 0.9, 3, 0.5, s, spacing)
        h += 0.0075 * noise.layered(x, y, 0.16, 5, 0.62, s + 9, spacing)
        # Footprints and scuffs: dents where a slow noise peaks.
        h -= 0.012 * np.clip(noise.layered(x, y, 0.35, 2, 0.5, s + 23, spacing) - 0.35, 0, 1)
        h *= self.rough
        for fx, fy, r in self.flat:
            d = np.hypot(x - fx, y - fy)
            h *= np.clip((d - r) / (0.5 * r), 0.12, 1)
        if self.hill:
            h = h + self.hill(x, y)
        return h

    def at(self, x, y):
        return float(self.height(np.array([x]), np.array([y]))[0])

    def level(self, x, y, radius):
        """The highest ground under something round."""
        a = np.linspace(0, 2 * np.pi, 24)
        r = np.linspace(0, radius, 6)[:, None]
        return float(self.height(x + r * np.cos(a), y + r * np.sin(a)).max())

    def lay(self, core=1.9, step=0.008, reach=420.0):
        inner = np.arange(-core, core + step, step)
        grow = step * np.cumsum(1.042 ** np.arange(1, 400))
        grow = grow[grow < reach]
        u = np.concatenate([-(core + grow)[::-1], inner, core + grow])
        gap = np.gradient(u)
        x, y = np.meshgrid(u + self.focus[0], u + self.focus[1])
        gx, gy = np.meshgrid(gap, gap)
        z = self.height(x, y, np.maximum(gx, gy))
        n = len(u)
        i = np.arange(n - 1)[:, None] * n + np.arange(n - 1)
        faces = np.stack([i, i + 1, i + n + 1, i + n], -1).reshape(-1, 4)
        self.core = core
        return build("ground", np.stack([x, y, z], -1).reshape(-1, 3), faces, self._clay(), smooth=True)

    def _clay(self):
        s = Soil("clay", roughness=0.95, specular=0.15)
        here = s.local()
        x, y, _ = s.axes(here)
        fine = s.noise(70, 5, 0.72, here)
        mid = s.noise(7, 7, 0.72, here)
        slow = s.noise(0.55, 2, 0.55, here)
        colour = s.ramp(mid, (0.30, (0.135, 0.043, 0.020)), (0.52, (0.235, 0.080, 0.038)), (0.74, (0.350, 0.140, 0.070)))
        damp = s.mul(s.step(slow, 0.52, 0.70), 0.42)
        colour = s.mix(damp, colour, (0.095, 0.030, 0.015))
        colour = s.mix(s.mul(s.step(fine, 0.56, 0.74), 0.45), colour, (0.43, 0.20, 0.115))
        # Boots carry some chalk away: patches of clay show through, more where a line is worn.
        mask, edge = None, s.noise(34, 5, 0.70, here)
        gone = s.add(s.mul(s.noise(5.5, 4, 0.7, here), 0.75), s.mul(fine, 0.35))
        for c in self.chalk:
            m = self._line(s, here, c, edge, fine, gone)
            mask = m if mask is None else s.most(mask, m)
        grain = s.add(s.mul(fine, 0.8), s.mul(s.noise(260, 3, 0.7, here), 0.35))
        if self.raked is not None:
            # The drag mat leaves fine furrows, broken up by everything that came after it.
            turn = math.radians(self.raked)
            across = s.add(s.mul(x, math.cos(turn)), s.mul(y, math.sin(turn)))
            rows = s.add(0.5, s.mul(s.math("SINE", s.add(s.mul(across, 220.0), s.mul(s.noise(3.0, at=here), 30.0))), 0.5))
            grain = s.add(grain, s.mul(s.mul(rows, s.step(slow, 0.62, 0.40)), 0.30))
        if self.grass:
            colour = s.mix(self.grass(s, x, y), colour, self._lawn(s, here))
        if mask is not None:
            colour = s.mix(mask, colour, s.mix(fine, (0.62, 0.58, 0.52), (0.88, 0.86, 0.82)))
        s.set(base_color=colour)
        s.bump(grain, 0.007, 0.9)
        return s.material

    @staticmethod
    def _line(s, here, c, edge, fine, gone):
        mid, run = (c.a + c.b) / 2, c.b - c.a
        along = s.node("Mapping", settings={"vector_type": "TEXTURE"}, Vector=here, Location=(*mid, 0),
                       Rotation=(0, 0, math.atan2(run[1], run[0])))
        x, y, _ = s.axes(along)
        out = s.most(s.sub(s.math("ABSOLUTE", x), float(np.hypot(*run)) / 2), s.sub(s.math("ABSOLUTE", y), c.width / 2))
        ragged = s.add(out, s.mul(s.sub(edge, 0.5), 0.07 + 0.05 * c.worn))
        solid = s.step(ragged, 0.004, -0.010)
        kept = s.step(gone, 0.80 - 0.30 * c.worn, 0.66 - 0.30 * c.worn)
        dust = s.mul(s.step(ragged, 0.10, -0.02), s.mul(s.step(fine, 0.45, 0.70), 0.42))
        return s.most(s.mul(solid, s.add(0.18, s.mul(kept, 0.80))), dust)

    @staticmethod
    def _lawn(s, here):
        x, y, _ = s.axes(here)
        blades = s.noise(26, 5, 0.75, s.stretch(here, (1, 0.6, 1)))
        tone = s.ramp(blades, (0.3, (0.018, 0.040, 0.010)), (0.7, (0.075, 0.125, 0.026)))
        # Mowing stripes, six metres each.
        band = s.step(s.math("SINE", s.mul(s.add(x, s.mul(y, 0.25)), math.pi / 6)), -0.25, 0.25)
        return s.mix(s.mul(band, 0.42), tone, s.mix(0.7, tone, (0.12, 0.17, 0.045)))

    def crumbs(self, number=26000, spread=None, largest=0.011, seed=3, keep_off=()):
        """Loose crumbs of clay, most of them tiny; some of chalk along the lines."""
        rng = np.random.default_rng(seed)
        r = spread or self.core
        clay = Shade("crumb", roughness=0.95, specular=0.1)
        clay.set(base_color=clay.ramp(clay.own(), (0, (0.15, 0.048, 0.022)), (0.6, (0.27, 0.098, 0.048)), (1, (0.37, 0.155, 0.080))))
        shapes = []
        for k in range(6):
            v, f = icosphere(1 if k < 3 else 2)
            shapes.append((v * (1 + 0.30 * rng.normal(size=(len(v), 1)).clip(-1, 1)) * rng.uniform(0.65, 1.15, 3), f))
        d = r * np.sqrt(rng.random(number)) * rng.uniform(0.25, 1, number)
        a = rng.random(number) * 2 * np.pi
        x, y = self.focus[0] + d * np.cos(a), self.focus[1] + d * np.sin(a)
        # Crumbs gather in drifts.
        keep = noise.layered(x, y, 0.5, 3, 0.6, self.seed + 77) + rng.uniform(-0.7, 0.7, number) > -0.15
        for kx, ky, kr in keep_off:
            keep &= np.hypot(x - kx, y - ky) > kr
        x, y = x[keep], y[keep]
        size = 0.0009 * (1 - rng.random(len(x)) * 0.9985) ** -0.42
        size = np.minimum(size, largest * rng.uniform(0.6, 1, len(x)))
        z = self.height(x, y) + size * 0.25
        scatter("crumbs", shapes, np.stack([x, y, z], -1), size, clay.material, seed)
        if self.chalk:
            pts = []
            for c in self.chalk:
                run = c.b - c.a
                length = float(np.hypot(*run))
                t = rng.random(int(min(length, 2 * r) * 1000))
                side = rng.normal(0, c.width * 0.45, len(t))
                normal = np.array([-run[1], run[0]]) / length
                p = c.a + t[:, None] * run + side[:, None] * normal
                pts.append(p[np.hypot(*(p - self.focus).T) < r])
            p = np.concatenate(pts)
            for kx, ky, kr in keep_off:
                p = p[np.hypot(p[:, 0] - kx, p[:, 1] - ky) > kr]
            size = 0.0008 * (1 - rng.random(len(p)) * 0.99) ** -0.42
            scatter("chalk", shapes, np.stack([p[:, 0], p[:, 1], self.height(p[:, 0], p[:, 1]) + size * 0.2], -1), size,
                    plain("chalk", (0.82, 0.80, 0.75), 0.95), seed + 1)


def blades(name, size, number, length, width, material, lean=0.5, seed=0):
    """A square patch of grass or turf, `size` wide."""
    rng = np.random.default_rng(seed)
    p = rng.uniform(-size / 2, size / 2, (number, 2))
    a = rng.random(number) * 2 * np.pi
    tall = length * rng.uniform(0.6, 1.1, number)
    bend = np.abs(rng.normal(0, lean, number))
    side = np.stack([np.cos(a), np.sin(a)], -1) * width / 2
    way = np.stack([-np.sin(a), np.cos(a)], -1)
    rows = []
    for t in (0.0, 0.55, 1.0):
        mid = p + way * (tall * bend * t * t)[:, None]
        z = tall * t * (1 - 0.25 * bend * t)
        half = side * (1 - 0.75 * t * t)
        rows += [np.c_[mid - half, z], np.c_[mid + half, z]]
    v = np.stack(rows, 1).reshape(-1, 3)
    i = np.arange(number)[:, None] * 6
    f = np.concatenate([i + [0, 1, 3, 2], i + [2, 3, 5, 4]])
    return build(name, v, f, material, link=False)


def carpet(patches, size, where, height=None, seed=0):
    """Lays patches side by side wherever `where(x, y)` says yes within its (x0, y0, x1, y1)."""
    rng = np.random.default_rng(seed)
    (x0, y0, x1, y1), wanted = where
    for x in np.arange(x0 + size / 2, x1, size):
        for y in np.arange(y0 + size / 2, y1, size):
            if wanted is None or wanted(x, y):
                z = height(x, y) if height else 0.0
                again(patches[rng.integers(len(patches))], (x, y, z), (0, 0, math.pi / 2 * rng.integers(4)))


def grass_material(line=None):
    s = Shade("grass", roughness=0.55, specular=0.3)
    tone = s.ramp(s.own(), (0, (0.030, 0.070, 0.014)), (0.7, (0.085, 0.150, 0.030)), (1, (0.23, 0.22, 0.075)))
    x, y, _ = s.axes(s.place())
    band = s.step(s.math("SINE", s.mul(s.add(x, s.mul(y, 0.25)), math.pi / 6)), -0.25, 0.25)
    tone = s.mix(s.mul(band, 0.35), tone, s.mix(0.6, tone, (0.14, 0.20, 0.05)))
    if line is not None:
        painted = s.step(s.math("ABSOLUTE", s.sub(x, line)), 0.060, 0.045)
        tone = s.mix(s.mul(painted, 0.85), tone, (0.80, 0.78, 0.72))
    s.set(base_color=tone)
    return s.material


def lawn(where, size=0.6, height=None, long=0.05, line=None):
    """Real blades, for the part of the lawn that the lens can tell from paint; `line` is the x of a foul line along y."""
    m = grass_material(line)
    kinds = [blades("grass", size * 1.04, int(size * size * 9000), long, 0.0055, m, 0.55, k) for k in range(3)]
    carpet(kinds, size, where, height)


def trees(distance=95, spread=140, tall=(7, 14), number=46, seed=2, centre=0.0):
    """A line of trees: crowns of leaves, soft in every picture. Spread along x at y = distance."""
    rng = np.random.default_rng(seed)
    s = Shade("leaf", roughness=0.7, specular=0.1)
    s.set(base_color=s.ramp(s.own(), (0, (0.012, 0.022, 0.006)), (0.7, (0.034, 0.050, 0.014)), (1, (0.085, 0.066, 0.016))))
    kinds = []
    for k in range(4):
        lumps = rng.normal(0, 0.25, (22, 3)) * [1, 1, 0.8] + [0, 0, 0.60]
        c = lumps[rng.integers(0, 22, 9000)]
        v = rng.normal(size=(9000, 3))
        v /= np.linalg.norm(v, axis=1, keepdims=True)
        p = c + v * rng.uniform(0.06, 0.20, (9000, 1))
        p[:, 2] = p[:, 2].clip(0.02)
        q = rng.normal(size=(9000, 2, 3)) * 0.0125
        quad = np.stack([p - q[:, 0], p + q[:, 1], p + q[:, 0], p - q[:, 1]], 1).reshape(-1, 3)
        kinds.append(build("tree", quad, np.arange(len(quad)).reshape(-1, 4), s.material, link=False))
    for x in np.linspace(-spread, spread, number):
        h = rng.uniform(*tall)
        again(kinds[rng.integers(4)], (centre + x + rng.normal(0, 2.0), distance + rng.uniform(-5, 9), -0.3), (0, 0, rng.random() * 6), h)
    # Undergrowth closes the gaps between the trunks.
    for x in np.arange(-spread, spread, 3.2):
        h = rng.uniform(5, 7.5)
        again(kinds[rng.integers(4)], (centre + x, distance + 8 + rng.uniform(-2, 4), -2.2), (0, 0, rng.random() * 6), (h * 1.5, h * 1.5, h))


def fence(distance=72, spread=140, tall=2.6, centre=0.0):
    """The outfield fence: dark green windscreen, yellow cap. A gentle arc around y = distance."""
    a = np.linspace(-1, 1, 90)
    x = centre + spread * a
    y = distance - 22 * a * a
    ridge = 0.04 * np.sin(np.arange(90) * 2.1)
    green = paint("windscreen", (0.014, 0.036, 0.022), 0.7)
    v = np.concatenate([np.stack([x, y + ridge, np.full(90, z)], -1) for z in (-0.3, tall)])
    i = np.arange(89)
    build("fence", v, np.stack([i, i + 1, i + 91, i + 90], -1), green)
    ring = np.linspace(0, 2 * np.pi, 9)[:-1]
    rows = np.stack([np.stack([x, y + 0.09 * math.cos(r), np.full(90, tall + 0.09 * math.sin(r))], -1) for r in ring], 1).reshape(-1, 3)
    i, j = np.arange(89)[:, None] * 8, np.arange(8)
    build("cap", rows, np.stack([i + j, i + (j + 1) % 8, i + 8 + (j + 1) % 8, i + 8 + j], -1).reshape(-1, 4),
          paint("cap", (0.72, 0.42, 0.05)), smooth=True)


def infield(radius=4.1):
    """Which part of a diamond with home at (0, 0) is lawn, as a shader mask."""
    def mask(s, x, y):
        wob = s.mul(s.sub(s.noise(1.3, 3, 0.6), 0.5), 0.30)
        far = s.math("SQRT", s.add(s.mul(x, x), s.mul(y, y)))
        # The base paths run at 45 degrees; the lawn lies between and beyond them.
        path = s.mul(s.math("ABSOLUTE", s.sub(s.math("ABSOLUTE", x), y)), 0.7071)
        inside = s.least(s.sub(far, radius), s.sub(path, 0.95))
        dy = s.sub(y, 18.4)
        skin = s.sub(s.math("SQRT", s.add(s.mul(x, x), s.mul(dy, dy))), 29.0)
        # Inside the square of the bases is lawn; from there to the arc of 29 m is clay; then outfield.
        square = s.sub(s.add(s.math("ABSOLUTE", x), s.math("ABSOLUTE", s.sub(y, 19.4))), 18.2)
        field = s.most(s.least(inside, s.mul(square, -1.0)), skin)
        side = s.least(s.sub(s.math("ABSOLUTE", x), s.add(y, 1.4)), s.sub(far, radius))
        return s.step(s.add(s.most(field, side), wob), -0.02, 0.06)
    return mask
