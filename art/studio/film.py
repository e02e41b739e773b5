"""From render to picture. Nets are rendered on their own (crisp, no noise) over a calmed picture of all else; then haze, bloom, vignette."""

import os
import shutil
import tempfile
import time

import bpy
import numpy as np

from . import clean
from .light import panel  # noqa: F401

FAR = 60.0  # metres
MESH = 0.065  # metres between the twines of a net, as far as a lens can tell them apart


def _load(path):
    im = bpy.data.images.load(path)
    w, h = im.size
    a = np.empty(w * h * 4, dtype=np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)


def _blur(a, radius):
    p = min(int(3 * radius) + 1, *(side - 1 for side in a.shape[:2]))
    a = np.pad(a, ((p, p), (p, p), (0, 0)), "edge")
    h, w = a.shape[:2]
    fy, fx = np.fft.fftfreq(h)[:, None], np.fft.rfftfreq(w)[None]
    g = np.exp(-2 * (np.pi * radius) ** 2 * (fx * fx + fy * fy))
    return np.fft.irfft2(np.fft.rfft2(a, axes=(0, 1)) * g[:, :, None], s=(h, w), axes=(0, 1))[p:-p, p:-p].astype(np.float32)


def _tame(colour):
    lum = colour.sum(2)
    pad = np.pad(lum, 1, "edge")
    h, w = lum.shape
    around = np.sort(np.stack([pad[y:y + h, x:x + w] for y in range(3) for x in range(3) if (x, y) != (1, 1)]), axis=0)
    cap = 2.4 * around[6] + 0.01
    return colour * np.minimum(1, cap / np.maximum(lum, 1e-6))[:, :, None]


def _calm(colour, albedo, normal, strength, r=4):
    """Averages alike neighbours, guided by albedo and normals: noise goes, texture stays."""
    if strength <= 0:
        return colour
    soft = _blur(albedo, 0.45)
    norm = _blur(normal, 0.6)
    light = colour / (albedo + 0.04)
    tone = np.log1p(4 * light)
    guess = _blur(tone, 1.3)
    h, w = colour.shape[:2]
    total, weight = np.zeros_like(light), np.zeros((h, w, 1), dtype=np.float32)
    pad = ((r, r), (r, r), (0, 0))
    L, G, A, N = (np.pad(k, pad, "edge") for k in (light, guess, soft, norm))
    for dy in range(-r, r + 1):
        for dx in range(-r, r + 1):
            win = np.s_[r + dy:r + dy + h, r + dx:r + dx + w]
            d = ((G[win] - guess) ** 2).sum(2) / (strength * 0.075) ** 2 + ((A[win] - soft) ** 2).sum(2) / 0.03 ** 2 + ((N[win] - norm) ** 2).sum(2) / 0.30 ** 2
            k = np.exp(-d - (dx * dx + dy * dy) / (2 * 3.6 ** 2))[:, :, None].astype(np.float32)
            total += k * L[win]
            weight += k
    return total / weight * (soft + 0.04)


def _circle(far, width):
    """How many pixels wide the lens draws a point at a distance."""
    cam = bpy.context.scene.camera.data
    f, focus = cam.lens / 1000, cam.dof.focus_distance
    return np.abs(far - focus) / np.maximum(far, 0.05) * f * f / (cam.dof.aperture_fstop * max(focus - f, 0.01)) / (cam.sensor_width / 1000) * width


def _defocus(colour, far):
    """Smooths what the lens already blurs, where few samples leave it ragged."""
    coc = _circle(far, colour.shape[1])
    for sigma, least in ((0.9, 3.0), (1.8, 6.0), (3.0, 11.0)):
        m = np.clip((_blur(coc[:, :, None], 1.0) - least) / least, 0, 1).astype(np.float32)
        if m.max() > 0:
            soft = _blur(np.minimum(colour, 6.0) * m, sigma) / np.maximum(_blur(m, sigma), 1e-3)
            colour = colour * (1 - m) + soft * m
    return colour


def _is_net(ob):
    return ob.name.split(".")[0] in ("side net", "top net", "end net", "screen", "target net")


def _wire(names):
    sc = bpy.context.scene
    folder = tempfile.mkdtemp()
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    src = t.nodes.new("CompositorNodeRLayers")
    file = t.nodes.new("CompositorNodeOutputFile")
    file.base_path = folder
    file.format.file_format, file.format.color_depth, file.format.color_mode = "OPEN_EXR", "32", "RGBA"
    file.file_slots.clear()
    for name in names:
        file.file_slots.new(name.split()[-1])
        t.links.new(src.outputs[name], file.inputs[-1])
    t.links.new(src.outputs["Image"], t.nodes.new("CompositorNodeComposite").inputs[0])
    start = time.time()
    bpy.ops.render.render()
    print(f"rendered in {time.time() - start:.0f} s", flush=True)
    found = {n.split("0")[0]: _load(os.path.join(folder, n)) for n in os.listdir(folder)}
    shutil.rmtree(folder)
    return found


def _evened(net, nets, shine=0.36):
    """Nets from their pass: where twines are closer than a few pixels they are an even veil, which cannot shimmer."""
    cam = bpy.context.scene.camera
    sharp = MESH * cam.data.lens / cam.data.sensor_width * net.shape[1]
    screens = [(ob.matrix_world.translation - cam.location).length for ob in nets if ob.data.materials[0].name.endswith("white twine")]
    white, grey = net[:, :, 2:3], net[:, :, 3:4] - net[:, :, 2:3]
    away = FAR * _blur(net[:, :, 1:2], 2.0) / np.maximum(_blur(grey, 2.0), 1e-4)
    tint = np.array((1.0, 0.97, 0.90), dtype=np.float32)
    tone = np.maximum(net[:, :, :1] - 0.36 * white, 0)
    layers = [(np.concatenate([tone * tint, grey], 2), sharp / np.maximum(away, 0.3))]
    if screens:
        layers.append((np.concatenate([shine * white * tint, white], 2), np.full_like(away, sharp / np.mean(screens))))
    total = np.zeros_like(net)
    for layer, pitch in layers:
        # What the lens blurs is smoothed: few samples leave it ragged.
        blurred = _circle(sharp / pitch, net.shape[1])
        for least, sigma in ((2.0, 0.9), (4.0, 1.8), (7.0, 3.0), (11.0, 4.5)):
            m = _blur(np.clip((blurred - least) / least, 0, 1), 2.0)
            layer = layer * (1 - m) + _blur(layer, sigma) * m
        for most, sigma in ((13.0, 0.6), (9.0, 1.4), (6.5, 3.0), (4.5, 5.0)):
            m = _blur(np.clip((most - pitch) / (0.25 * most), 0, 1), 2.0)
            layer = layer * (1 - m) + _blur(layer, sigma) * m
        total += layer * (1 - 0.3 * _blur(np.clip((8.0 - pitch) / 4.0, 0, 1), 2.0))
    return total


def _net_pass(nets, samples, haze, light=1.0):
    """Only the nets, unlit, with everything else cut out; returns premultiplied colour and coverage."""
    from .shade import Shade
    sc = bpy.context.scene
    for ob in sc.objects:
        if ob.type == "LIGHT":
            ob.hide_render = True
        elif ob.name.startswith("fibre"):
            ob.hide_render = True
        elif ob.type == "MESH" and ob not in nets:
            ob.is_holdout = True
        elif ob.type == "EMPTY":
            ob.is_holdout = True
    for ob in nets:
        ob.hide_render = False
        old = ob.data.materials[0]
        key = "flat " + old.name
        m = bpy.data.materials.get(key)
        if not m:
            light_ = old.name.startswith("white")
            s = Shade(key)
            z = s.axes(s.place())[2]
            far = s.node("CameraData", out="View Distance")
            base = (0.30, 0.29, 0.26) if light_ else (0.022, 0.023, 0.021)
            top = (0.42, 0.40, 0.35) if light_ else (0.085, 0.080, 0.070)
            tone = s.mix(s.step(z, 0.0, 3.6), base, top)
            fog = s.sub(1.0, s.math("POWER", 2.718, s.mul(far, -1.0 / haze[0]))) if haze else 0.0
            tone = s.mix(fog, tone, haze[1]) if haze else tone
            # Red is the tone, green how far away it is, blue a screen's share: see _evened.
            tone = s.node("CombineRGB", R=s.axes(tone)[0], G=0.0 if light_ else s.mul(far, 1.0 / FAR), B=1.0 if light_ else 0.0, out="Image")
            t = s.tree
            t.nodes.remove(s.surface)
            e = t.nodes.new("ShaderNodeEmission")
            t.links.new(tone, e.inputs[0])
            t.links.new(e.outputs[0], t.nodes["Material Output"].inputs[0])
            m = s.material
        ob.data.materials[0] = m
    sc.render.film_transparent = True
    sc.cycles.samples = samples
    sc.cycles.max_bounces = 0
    sc.cycles.use_adaptive_sampling = False
    net = _evened(_wire(("Image",))["Image"], nets, 0.36 if light >= 1 else 0.20)
    net[:, :, :3] *= light
    return net


def shoot(out, size, samples, calm=0.0, bloom=0.06, quality=90, haze=(170.0, (0.17, 0.125, 0.080)), net_light=1.0):
    sc = bpy.context.scene
    sc.render.resolution_x, sc.render.resolution_y, sc.cycles.samples = *size, samples
    part = os.environ.get("PART")
    if part:
        sc.render.use_border = True
        sc.render.border_min_x, sc.render.border_max_x, sc.render.border_min_y, sc.render.border_max_y = map(float, part.split(","))
    layer = sc.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_mist = True
    m = sc.world.mist_settings
    m.start, m.depth, m.falloff = 0.0, 60.0, "LINEAR"
    nets = [ob for ob in sc.objects if ob.type == "MESH" and _is_net(ob)]
    for ob in nets:
        ob.hide_render = True
    found = _wire(("Image", "Denoising Albedo", "Denoising Normal", "Mist"))
    start = time.time()
    if clean.FOLDER:
        colour = clean.clean(*(found[k][:, :, :3] for k in ("Image", "Albedo", "Normal")))
    else:
        colour = _calm(_tame(found["Image"][:, :, :3]), found["Albedo"][:, :, :3], found["Normal"][:, :, :3], calm)
        colour = _defocus(colour, found["Mist"][:, :, 0] * 60.0)
    print(f"cleaned in {time.time() - start:.0f} s", flush=True)
    if haze:
        raw = found["Mist"][:, :, :1]
        fog = np.where(raw > 0.97, 0.10, 1 - np.exp(-raw * 60.0 / haze[0]))
        # Where the lens blurs what is far, one ray tells little of how far it is.
        near = np.clip(_blur((_circle(raw[:, :, 0] * 60.0, raw.shape[1])[:, :, None] < 6.0).astype(np.float32), raw.shape[1] / 900), 0, 1)
        wide = raw.shape[1] / 160
        soft = _blur(fog * (1 - near), wide) / np.maximum(_blur(1 - near, wide), 1e-3)
        fog = fog * near + soft * (1 - near)
        colour = colour * (1 - fog) + fog * np.array(haze[1], dtype=np.float32)
    if nets:
        net = _net_pass(set(nets), 10, haze, net_light)
        colour = colour * (1 - net[:, :, 3:4]) + net[:, :, :3]
    if out.endswith("jpg"):
        np.save(out.replace(".jpg", ".npy"), colour.astype(np.float16))
    develop(colour, out, bloom, quality)


def develop(colour, out, bloom, quality):
    h, w = colour.shape[:2]
    if bloom:
        over = np.clip(colour, 0, 8)
        for r, share in ((w / 400, 0.4), (w / 110, 0.3), (w / 30, 0.3)):
            colour = colour + bloom * share * (_blur(over, r) - over)
    y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    colour = colour * (1 - 0.18 * np.clip(0.5 * (x * x + y * y), 0, 1) ** 1.2)[:, :, None]
    colour = np.clip(colour, 0, None)
    im = bpy.data.images.new("picture", w, h, float_buffer=True)
    im.pixels.foreach_set(np.concatenate([colour, np.ones((h, w, 1))], 2).astype(np.float32).ravel())
    s = bpy.context.scene.render.image_settings
    s.file_format, s.quality, s.color_mode = ("PNG" if out.endswith("png") else "JPEG"), quality, "RGB"
    im.save_render(out)
