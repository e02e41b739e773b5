"""A thing of a scene from near, for the corner of a phone's head: the upper right half of a square, so it fills the largest circle there."""

import math

import bpy
from mathutils import Vector

from . import kit, light, people

SHARE = 1 - math.sqrt(0.5)  # how far the circle's middle is from the upper and the right edge
# What each scene shows: its middle, how wide it is in metres, the aperture, and the camera where it is not the scene's.
THINGS = {
    "hitting": ((0.25, 1.02, 0.69), 0.16, 6.3, None),
    "l-screen": ((0.705, 0.79, 1.345), 0.37, 3.2, None),
    "lamps": ((1.585, -0.08, 0.605), 0.42, 3.2, None),
    "league": ((-2.675, 0.0, 0.64), 0.41, 4.0, None),
    "open-area": ((0.37, 2.62, 0.36), 0.40, 3.2, None),
    "open-door": ((0.73, 3.60, 0.545), 0.34, 4.5, (0.35, 2.2, 0.50)),
    "pitching": ((0.40, 1.02, 0.062), 0.105, 8.0, (0.16, 0.10, 0.20)),
    "team": ((0.26, 2.0, 0.53), 0.34, 8.0, None),
}

# Where nobody is seen, so that nobody has to be made.
EMPTY = ("hitting", "open-door", "team")


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
