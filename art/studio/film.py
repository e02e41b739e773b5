"""From render to picture: a little bloom, vignette and grain, then JPEG."""

import os
import shutil
import tempfile
import time

import bpy
import numpy as np


def _load(path):
    im = bpy.data.images.load(path)
    w, h = im.size
    a = np.empty(w * h * 4, dtype=np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[:, :, :3]


def _blur(a, radius):
    """A Gaussian blur. The picture is continued beyond its edges, or a lamp at the top would glow at the bottom."""
    p = min(int(3 * radius) + 1, *(side - 1 for side in a.shape[:2]))
    a = np.pad(a, ((p, p), (p, p), (0, 0)), "edge")
    h, w = a.shape[:2]
    fy, fx = np.fft.fftfreq(h)[:, None], np.fft.rfftfreq(w)[None]
    g = np.exp(-2 * (np.pi * radius) ** 2 * (fx * fx + fy * fy))
    return np.fft.irfft2(np.fft.rfft2(a, axes=(0, 1)) * g[:, :, None], s=(h, w), axes=(0, 1))[p:-p, p:-p]


def _tame(colour):
    """Takes lone bright pixels (a lamp met by chance) down to the level of their neighbours."""
    lum = colour.sum(2)
    pad = np.pad(lum, 1, "edge")
    h, w = lum.shape
    around = np.sort(np.stack([pad[y:y + h, x:x + w] for y in range(3) for x in range(3) if (x, y) != (1, 1)]), axis=0)
    cap = 2.0 * around[6] + 0.01
    return colour * np.minimum(1, cap / np.maximum(lum, 1e-6))[:, :, None]


def _calm(colour, albedo, strength):
    """Averages alike neighbours, guided by what the surfaces look like without light: noise goes, texture stays."""
    if strength <= 0:
        return colour
    soft = _blur(albedo, 0.8)
    light = colour / (soft + 0.04)
    tone = np.log1p(4 * light)
    guess = _blur(tone, 1.0)
    r = 5
    h, w = colour.shape[:2]
    total, weight = np.zeros_like(light), np.zeros((h, w, 1), dtype=np.float32)
    pad = ((r, r), (r, r), (0, 0))
    L, G, A = np.pad(light, pad, "edge"), np.pad(guess, pad, "edge"), np.pad(soft, pad, "edge")
    for dy in range(-r, r + 1):
        for dx in range(-r, r + 1):
            win = np.s_[r + dy:r + dy + h, r + dx:r + dx + w]
            d = ((G[win] - guess) ** 2).sum(2) / (strength * 0.055) ** 2 + ((A[win] - soft) ** 2).sum(2) / 0.02 ** 2
            k = np.exp(-d - (dx * dx + dy * dy) / (2 * 3.0 ** 2))[:, :, None].astype(np.float32)
            total += k * L[win]
            weight += k
    return total / weight * (soft + 0.04)


def shoot(out, size, samples, calm=0.0, bloom=0.06, quality=86):
    """Renders the scene and writes `out` (JPEG) at `size` pixels."""
    sc = bpy.context.scene
    sc.render.resolution_x, sc.render.resolution_y, sc.cycles.samples = *size, samples
    layer = sc.view_layers[0]
    layer.cycles.denoising_store_passes = True
    folder = tempfile.mkdtemp()
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    src = t.nodes.new("CompositorNodeRLayers")
    file = t.nodes.new("CompositorNodeOutputFile")
    file.base_path = folder
    file.format.file_format, file.format.color_depth = "OPEN_EXR", "32"
    file.file_slots.clear()
    for name in ("Image", "Denoising Albedo"):
        file.file_slots.new(name.split()[-1])
        t.links.new(src.outputs[name], file.inputs[-1])
    t.links.new(src.outputs["Image"], t.nodes.new("CompositorNodeComposite").inputs[0])
    start = time.time()
    bpy.ops.render.render()
    print(f"rendered in {time.time() - start:.0f} s", flush=True)
    found = {n.split("0")[0]: _load(os.path.join(folder, n)) for n in os.listdir(folder)}
    shutil.rmtree(folder)
    develop(found["Image"], found["Albedo"], out, calm, bloom, quality)


def develop(colour, albedo, out, calm, bloom, quality):
    h, w = colour.shape[:2]
    colour = _calm(_tame(colour), albedo, calm)
    if bloom:
        over = np.clip(colour, 0, 12)
        for r, share in ((w / 400, 0.5), (w / 110, 0.3), (w / 30, 0.2)):
            colour = colour + bloom * share * (_blur(over, r) - over)
    y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    colour = colour * (1 - 0.16 * np.clip(0.5 * (x * x + y * y), 0, 1) ** 1.2)[:, :, None]
    rng = np.random.default_rng(7)
    grain = _blur(rng.normal(size=(h, w, 1)), 0.6)
    colour = np.clip(colour, 0, None) * (1 + 0.022 * grain / grain.std() * 0.8)
    im = bpy.data.images.new("picture", w, h, float_buffer=True)
    im.pixels.foreach_set(np.concatenate([colour, np.ones((h, w, 1))], 2).astype(np.float32).ravel())
    s = bpy.context.scene.render.image_settings
    s.file_format, s.quality, s.color_mode = ("PNG" if out.endswith("png") else "JPEG"), quality, "RGB"
    im.save_render(out)
