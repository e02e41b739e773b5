"""Renders one scene: blender -b -P art/render.py -- SCENE OUT.jpg WIDTH SAMPLES

A scene is a module in art/scenes with a function `build()`; it may set SIZE, SAMPLES, CALM, BLOOM, HAZE and NET. `near-SCENE`
is what `studio/near.py` shows of it.
WIDTH and SAMPLES may be "full": what the scene asks for."""

import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from studio import film, light, near  # noqa: E402

name, out, width, samples = sys.argv[sys.argv.index("--") + 1:]
scene = importlib.import_module(f"scenes.{name.removeprefix('near-')}")
is_near = name.startswith("near-")
size = (528, 528) if is_near else getattr(scene, "SIZE", (1600, 1067))
width = size[0] if width == "full" else int(width)
samples = getattr(scene, "SAMPLES", 72) if samples == "full" else int(samples)
start = time.time()
light.begin()
if is_near and name.removeprefix("near-") in near.EMPTY:
    near.without_people()
scene.build()
if is_near:
    near.camera(name.removeprefix("near-"))
print(f"{name}: built in {time.time() - start:.0f} s", flush=True)
film.shoot(out, (width, round(width * size[1] / size[0])), samples, getattr(scene, "CALM", 0.6), getattr(scene, "BLOOM", 0.06),
           haze=getattr(scene, "HAZE", (170.0, (0.17, 0.125, 0.080))), net_light=getattr(scene, "NET", 1.0))
print(f"{name}: done in {time.time() - start:.0f} s", flush=True)
