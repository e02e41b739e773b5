"""A short way to write shader graphs, and the materials that several things share."""

import bpy
import numpy as np


class Shade:
    """A material under construction: every method adds a node and returns its output."""

    def __init__(self, name, **surface):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]
        self.set(**surface)

    def set(self, **inputs):
        for key, v in inputs.items():
            self._plug(self.surface.inputs[key.replace("_", " ").title().replace("Ior", "IOR")], v)
        return self

    def _plug(self, socket, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.tree.links.new(v, socket)
        elif isinstance(v, tuple) and len(v) == 3 and socket.type == "RGBA":
            socket.default_value = (*v, 1)
        else:
            socket.default_value = v

    def node(self, kind, out=0, settings=None, **inputs):
        n = self.tree.nodes.new("ShaderNode" + kind)
        for k, v in (settings or {}).items():
            setattr(n, k, v)
        for k, v in inputs.items():
            self._plug(n.inputs[int(k[1:])] if k[0] == "_" else n.inputs[k.replace("_", " ").title()], v)
        return n.outputs[out]

    def math(self, op, a, b=0.0, c=0.0):
        return self.node("Math", settings={"operation": op}, _0=a, _1=b, _2=c)

    def add(self, a, b): return self.math("ADD", a, b)
    def sub(self, a, b): return self.math("SUBTRACT", a, b)
    def mul(self, a, b): return self.math("MULTIPLY", a, b)
    def most(self, a, b): return self.math("MAXIMUM", a, b)
    def least(self, a, b): return self.math("MINIMUM", a, b)
    def unit(self, a): return self.node("Clamp", _0=a)

    def step(self, a, start, end):
        """0 below start, 1 above end."""
        return self.node("MapRange", settings={"interpolation_type": "SMOOTHSTEP"}, _0=a, _1=start, _2=end, _3=0.0, _4=1.0)

    def place(self): return self.node("NewGeometry", out="Position")
    def local(self): return self.node("TexCoord", out="Object")
    def own(self): return self.node("NewGeometry", out="Random Per Island")
    def each(self): return self.node("ObjectInfo", out="Random")
    def axes(self, v): return self.tree.nodes[self._name(self.node("SeparateXYZ", _0=v))].outputs
    def _name(self, socket): return socket.node.name

    def noise(self, scale, detail=6.0, rough=0.6, at=None, warp=0.0):
        return self.node("TexNoise", Vector=at or self.local(), Scale=scale, Detail=detail, Roughness=rough, Distortion=warp)

    def stretch(self, v, scale, turn=0.0):
        return self.node("Mapping", Vector=v, Scale=scale, Rotation=(0, 0, turn))

    def ramp(self, fac, *stops):
        """Colours along fac: (position, (r, g, b)) pairs."""
        out = self.node("ValToRGB", Fac=fac)
        e = out.node.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for i, (at, colour) in enumerate(stops):
            e[i].position, e[i].color = at, (*colour, 1)
        return out

    def mix(self, fac, a, b, how="MIX"):
        return self.node("MixRGB", settings={"blend_type": how}, _0=fac, _1=a, _2=b)

    def bump(self, height, distance=0.001, strength=1.0):
        self.set(normal=self.node("Bump", Height=height, Distance=distance, Strength=strength))
        return self


class Soil(Shade):
    """A shader for wide ground: its noise is looked up in one tiling picture instead of computed, several times faster."""

    WAVES = 16  # base wavelengths across the tile

    def noise(self, scale, detail=6.0, rough=0.6, at=None, warp=0.0):
        self.calls = getattr(self, "calls", 0) + 1
        where = self.node("Mapping", Vector=at or self.local(), Scale=(scale / self.WAVES,) * 3,
                          Rotation=(0, 0, 0.7 * self.calls), Location=(0.37 * self.calls, 0.59 * self.calls, 0))
        colour = self.node("TexImage", settings={"image": self._tile()}, Vector=where)
        return self.tree.nodes[self._name(self.node("SeparateRGB", _0=colour))].outputs[self.calls % 3]

    @classmethod
    def _tile(cls, n=2048):
        image = bpy.data.images.get("grain")
        if image:
            return image
        rng = np.random.default_rng(12)
        f = np.hypot(np.fft.fftfreq(n)[:, None], np.fft.rfftfreq(n)[None]) * n
        fall = np.where(f < cls.WAVES * 0.6, 0, np.maximum(f, 1) ** -1.5)
        out = np.ones((n, n, 4), dtype=np.float32)
        for c in range(3):
            a = np.fft.irfft2(fall * np.exp(2j * np.pi * rng.random(f.shape)), s=(n, n))
            out[:, :, c] = 0.5 + 0.095 * a / a.std()
        image = bpy.data.images.new("grain", n, n, float_buffer=True, is_data=True)
        image.pixels.foreach_set(out.ravel())
        image.pack()
        return image


def plain(name, colour, roughness=0.5, **more):
    return Shade(name, base_color=colour, roughness=roughness, **more).material


def glow(name, colour, strength):
    s = Shade(name, base_color=(0, 0, 0))
    s.set(emission=colour, emission_strength=strength)
    return s.material


def paint(name, colour, roughness=0.42, wear=0.0):
    """Painted or moulded stuff, faintly uneven; `wear` lets dust in."""
    s = Shade(name)
    n = s.noise(14, 8, 0.65)
    dusty = s.mix(s.mul(s.step(n, 0.5, 0.72), wear), colour, (0.36, 0.20, 0.13))
    s.set(base_color=dusty, roughness=s.add(roughness, s.mul(n, 0.18)))
    return s.material


def metal(name, colour=(0.55, 0.55, 0.54), roughness=0.38):
    s = Shade(name, metallic=1.0, base_color=colour)
    s.set(roughness=s.add(roughness - 0.08, s.mul(s.noise(30, 6), 0.2)))
    return s.material
