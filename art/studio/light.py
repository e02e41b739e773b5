"""The one evening: sky, sun, lens and film. Every scene starts with `evening` or `hall`."""

import math

import bpy
from mathutils import Vector

from .mesh import aim

SUN_HEIGHT = math.radians(9)
LENS = 40


def begin():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    c = sc.cycles
    c.device, c.use_denoising = "CPU", False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 2, 1, 1, 4
    c.use_fast_gi, c.fast_gi_method, c.ao_bounces_render = True, "REPLACE", 1
    c.sample_clamp_direct, c.sample_clamp_indirect, c.blur_glossy = 4.0, 3.0, 1.0
    c.caustics_reflective = c.caustics_refractive = False
    c.use_adaptive_sampling, c.adaptive_threshold = True, 0.1
    c.adaptive_min_samples = 6
    sc.view_settings.view_transform, sc.view_settings.look = "Filmic", "High Contrast"
    return sc


def _world():
    w = bpy.data.worlds.new("sky")
    bpy.context.scene.world = w
    w.use_nodes = True
    return w.node_tree


def evening(sun_from, sun=0.35, light=0.12, exposure=0.0):
    """Open sky with the sun 9 degrees up, standing `sun_from` degrees clockwise of +y."""
    t = _world()
    sky = t.nodes.new("ShaderNodeTexSky")
    sky.sky_type, sky.sun_elevation, sky.sun_rotation = "NISHITA", SUN_HEIGHT, math.radians(sun_from)
    sky.sun_intensity, sky.sun_disc = sun, True
    sky.dust_density, sky.ozone_density = 1.6, 1.6
    bg = t.nodes["Background"]
    t.links.new(sky.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = light
    bpy.context.scene.view_settings.exposure = exposure


def indoors(sun_from=None, sun=12.0, colour=(0.30, 0.34, 0.40), light=0.22, exposure=0.55, height=None):
    """Under a roof: a little fill, and the same sun through the door from `sun_from`; lamps do the rest."""
    bg = _world().nodes["Background"]
    bg.inputs[0].default_value, bg.inputs[1].default_value = (*colour, 1), light
    bpy.context.scene.view_settings.exposure = exposure
    if sun_from is not None:
        _sunbeam(sun_from, sun, SUN_HEIGHT if height is None else math.radians(height))


def _sunbeam(sun_from, strength, height=SUN_HEIGHT):
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = strength, (1.0, 0.66, 0.38), math.radians(0.8)
    ob = bpy.data.objects.new("sun", lamp)
    a = math.radians(sun_from)
    ob.location = Vector((math.sin(a), math.cos(a), math.tan(height))) * 10
    aim(ob, (0, 0, 0))
    bpy.context.scene.collection.objects.link(ob)


def panel(at, size, power, colour=(1, 0.93, 0.82), target=None):
    """A soft lamp facing down, or towards `target`."""
    lamp = bpy.data.lights.new("lamp", "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", size[0], size[1]
    lamp.energy, lamp.color = power, colour
    ob = bpy.data.objects.new("lamp", lamp)
    ob.location = at
    if target is not None:
        aim(ob, target)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def camera(at, look, focus=None, aperture=2.8, lens=LENS):
    """The camera at `at`, looking at `look`, sharp at the point `focus`."""
    cam = bpy.data.cameras.new("camera")
    ob = bpy.data.objects.new("camera", cam)
    ob.location = at
    aim(ob, look)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    cam.lens, cam.clip_start, cam.clip_end = lens, 0.02, 2000
    cam.dof.use_dof = True
    ahead = (Vector(look) - Vector(at)).normalized()
    cam.dof.focus_distance = (Vector(focus or look) - Vector(at)).dot(ahead)
    cam.dof.aperture_fstop, cam.dof.aperture_blades = aperture, 0
    return ob
