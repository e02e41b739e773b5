"""A thing of a scene from near, for the corner of a phone's head: the upper right half of a square, so it fills the largest circle there."""

import math

import bpy
from mathutils import Vector

from . import kit, light, people

SHARE = 1 - math.sqrt(0.5)  # how far the circle's middle is from the upper and the right edge
# What each scene shows: its middle, how wide it is in metres, the aperture, and the camera where it is not the scene's.
THINGS = {
    "hitting": ((0.25, 1.02, 0.69), 0.16, 6.3, None),
    "lamps": ((4.9, 10.45, 3.3), 0.60, 8.0, None),
    "open-area": ((0.0, 6.30, 0.0), 0.50, 5.6, (-0.42, 5.05, 0.62)),
    "open-door": ((1.62, 3.05, 0.37), 0.76, 6.3, (0.95, 0.75, 0.50)),
    "pitching": ((0.40, 1.02, 0.062), 0.105, 8.0, (0.16, 0.10, 0.20)),
    "team": ((0.26, 2.0, 0.53), 0.34, 8.0, None),
}

# Where nobody is seen, so that nobody has to be made.
EMPTY = ("hitting", "lamps", "open-area", "team")


def without_people():
    def nobody(*_, **__):
        hold = bpy.data.objects.new("nobody", None)
        bpy.context.scene.collection.objects.link(hold)
        hold.location = (0, 0, -90)
        return hold, (Vector(), Vector())

    people.figure = nobody
    kit.batter = kit.player = lambda *_, **__: None


def camera(name):
    point, wide, aperture, at = THINGS[name]
    point, at = Vector(point), Vector(at or bpy.context.scene.camera.location)
    frame = wide / (2 * SHARE)
    ahead = (point - at).normalized()
    right = ahead.cross(Vector((0, 0, 1))).normalized()
    up = right.cross(ahead)
    look = point - (right + up) * frame * (0.5 - SHARE)
    away = (look - at).length
    light.camera(at, look, point, aperture, 36 * away / frame)
