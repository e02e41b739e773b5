"""Meshes from plain arrays: fast enough for a million blades of grass."""

import bpy
import numpy as np
from mathutils import Vector


def build(name, verts, faces, material=None, smooth=False, link=True):
    """Makes an object from (n, 3) vertices and faces: one (m, k) array, or a list of such arrays."""
    me = bpy.data.meshes.new(name)
    groups = faces if isinstance(faces, list) else [faces]
    groups = [np.asarray(g, dtype=np.int32) for g in groups if len(g)]
    verts = np.asarray(verts, dtype=np.float32)
    loops = np.concatenate([g.ravel() for g in groups])
    sizes = np.concatenate([np.full(len(g), g.shape[1], dtype=np.int32) for g in groups])
    me.vertices.add(len(verts))
    me.vertices.foreach_set("co", verts.ravel())
    me.loops.add(len(loops))
    me.loops.foreach_set("vertex_index", loops)
    me.polygons.add(len(sizes))
    me.polygons.foreach_set("loop_start", np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int32))
    me.polygons.foreach_set("loop_total", sizes)
    me.polygons.foreach_set("use_smooth", np.full(len(sizes), smooth))
    me.update(calc_edges=True)
    if material:
        me.materials.append(material)
    ob = bpy.data.objects.new(name, me)
    if link:
        bpy.context.scene.collection.objects.link(ob)
    return ob


def again(ob, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """The same thing once more, sharing its mesh."""
    twin = bpy.data.objects.new(ob.name, ob.data)
    twin.location = at
    twin.rotation_euler = turn
    twin.scale = (scale,) * 3 if np.isscalar(scale) else scale
    bpy.context.scene.collection.objects.link(twin)
    for m in ob.modifiers:
        if m.type == "BEVEL":
            bevel(twin, m.width, m.segments)
    return twin


def bevel(ob, width, segments=3):
    m = ob.modifiers.new("edge", "BEVEL")
    m.width, m.segments, m.limit_method = width, segments, "ANGLE"
    return ob


def box(name, size, at=(0, 0, 0), material=None, edge=0.0, turn=(0, 0, 0)):
    """A box by its full size and centre, its edges softened by `edge`."""
    x, y, z = (s / 2 for s in size)
    v = [(a, b, c) for c in (-z, z) for b in (-y, y) for a in (-x, x)]
    f = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    ob = build(name, v, np.array(f), material)
    ob.location, ob.rotation_euler = at, turn
    return bevel(ob, edge) if edge else ob


def prism(name, outline, z0, z1, material=None, edge=0.0):
    """A flat outline (counter-clockwise) raised from z0 to z1."""
    n = len(outline)
    v = [(x, y, z0) for x, y in outline] + [(x, y, z1) for x, y in outline]
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    ob = build(name, v, [np.array([range(n, 2 * n)]), np.array([list(range(n))[::-1]]), np.array(sides)], material)
    return bevel(ob, edge) if edge else ob


def lathe(name, profile, segments=64, material=None, link=True):
    """Turns a profile of (radius, height) pairs around z."""
    p = np.array(profile, dtype=float)
    a = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    v = np.stack([np.outer(p[:, 0], np.cos(a)), np.outer(p[:, 0], np.sin(a)), np.repeat(p[:, 1:2], segments, 1)], -1)
    i = np.arange(len(p) - 1)[:, None] * segments
    j = np.arange(segments)
    k = (j + 1) % segments
    f = np.stack([i + j, i + k, i + segments + k, i + segments + j], -1).reshape(-1, 4)
    return build(name, v.reshape(-1, 3), f, material, smooth=True, link=link)


def tubes(name, paths, radius, material=None, sides=8, link=True):
    """Round tubes along several paths (lists of points), as one mesh."""
    verts, faces, base = [], [], 0
    ring = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    for path in paths:
        p = np.asarray(path, dtype=float)
        t = np.gradient(p, axis=0)
        t /= np.linalg.norm(t, axis=1, keepdims=True)
        up = np.where(np.abs(t[:, 2:3]) > 0.95, [[1.0, 0, 0]], [[0, 0, 1.0]])
        a = np.cross(t, up)
        a /= np.linalg.norm(a, axis=1, keepdims=True)
        b = np.cross(t, a)
        v = p[:, None] + radius * (np.cos(ring)[None, :, None] * a[:, None] + np.sin(ring)[None, :, None] * b[:, None])
        i = np.arange(len(p) - 1)[:, None] * sides + base
        j = np.arange(sides)
        k = (j + 1) % sides
        faces.append(np.stack([i + j, i + k, i + sides + k, i + sides + j], -1).reshape(-1, 4))
        verts.append(v.reshape(-1, 3))
        base += len(p) * sides
    return build(name, np.concatenate(verts), np.concatenate(faces), material, smooth=True, link=link)


def scatter(name, shapes, at, scale, material, seed=0):
    """Many turned copies of a few small shapes [(verts, faces)], as one mesh."""
    rng = np.random.default_rng(seed)
    which = rng.integers(0, len(shapes), len(at))
    verts, faces, base = [], [], 0
    for s, (sv, sf) in enumerate(shapes):
        here = np.flatnonzero(which == s)
        q = rng.normal(size=(len(here), 4))
        q /= np.linalg.norm(q, axis=1, keepdims=True)
        w, x, y, z = q.T
        turn = np.stack([
            1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w),
            2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w),
            2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y),
        ], -1).reshape(-1, 3, 3)
        v = np.einsum("nij,kj->nki", turn, sv) * scale[here][:, None, None] + at[here][:, None]
        faces.append((sf[None] + (np.arange(len(here)) * len(sv))[:, None, None] + base).reshape(-1, sf.shape[1]))
        verts.append(v.reshape(-1, 3))
        base += len(here) * len(sv)
    return build(name, np.concatenate(verts), np.concatenate(faces), material, smooth=True)


def icosphere(subdivisions):
    import bmesh

    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=subdivisions, radius=1)
    v = np.array([x.co[:] for x in bm.verts])
    f = np.array([[x.index for x in y.verts] for y in bm.faces])
    bm.free()
    return v, f


def aim(ob, target):
    ob.rotation_euler = (Vector(target) - ob.location).to_track_quat("-Z", "Y").to_euler()
