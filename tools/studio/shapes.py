"""
Parts that models are put together from, in units of 10 cm: x to the right, y away from the camera, z up. All parts land in the
group that is open, so a whole model can be placed, turned and scaled.
"""
import math
from contextlib import contextmanager

import bpy
import numpy as np
from mathutils import Euler, Vector

OPEN = []
"""Groups that are open, the innermost last: empties that carry their parts."""
AREAS = []
"""Where a logo goes, said by the models: the group, four points in it, width, height and radius. The first is the picture's."""


def begin():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    OPEN.clear()
    AREAS.clear()


@contextmanager
def group(at=(0, 0, 0), turn=0, tilt=0, roll=0, scale=1):
    """Angles in degrees: turn about the upright axis, tilt backwards, roll sideways."""
    empty = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(empty)
    empty.location = at
    empty.rotation_euler = Euler([math.radians(a) for a in (tilt, roll, turn)], 'XYZ')
    empty.scale = (scale, scale, scale)
    empty.parent = OPEN[-1] if OPEN else None
    OPEN.append(empty)
    try:
        yield empty
    finally:
        OPEN.pop()


def add(data, made, at=(0, 0, 0), rot=(0, 0, 0)):
    thing = bpy.data.objects.new('part', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = Euler([math.radians(a) for a in rot], 'XYZ')
    thing.parent = OPEN[-1] if OPEN else None
    data.materials.append(made)
    thing.pass_index = 1
    return thing


def mesh_of(vertices, faces, made, at=(0, 0, 0), rot=(0, 0, 0), smooth=True, split=40):
    mesh = bpy.data.meshes.new('mesh')
    mesh.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(split)
    return add(mesh, made, at, rot)


def sheet(points, made, at=(0, 0, 0), rot=(0, 0, 0), closed=(False, False), thick=0.0, smooth=True):
    """A surface through a grid of points (rows x columns x 3)."""
    points = np.asarray(points, float)
    rows, columns = points.shape[:2]
    faces = [
        (r * columns + c, r * columns + (c + 1) % columns, (r + 1) % rows * columns + (c + 1) % columns, (r + 1) % rows * columns + c)
        for r in range(rows if closed[0] else rows - 1)
        for c in range(columns if closed[1] else columns - 1)
    ]
    thing = mesh_of(points.reshape(-1, 3), faces, made, at, rot, smooth, 60)
    if thick:
        solid = thing.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness = thick
        solid.offset = 0
    return thing


def lathe(profile, made, at=(0, 0, 0), rot=(0, 0, 0), segments=80, split=40):
    """A turned piece. The profile goes from the axis at the bottom outwards and up."""
    mesh = bpy.data.meshes.new('lathe')
    mesh.from_pydata([(r, 0, z) for r, z in profile], [(i, i + 1) for i in range(len(profile) - 1)], [])
    thing = add(mesh, made, at, rot)
    screw = thing.modifiers.new('screw', 'SCREW')
    screw.steps = screw.render_steps = segments
    screw.use_merge_vertices = screw.use_smooth_shade = screw.use_normal_calculate = True
    edges = thing.modifiers.new('edges', 'EDGE_SPLIT')
    edges.split_angle = math.radians(split)
    return thing


def rounded(points, radius=0.02, steps=5):
    """The profile with each inner corner turned into an arc, as no real edge is a razor's."""
    out = [points[0]]
    for a, b, c in zip(points, points[1:], points[2:]):
        a, b, c = Vector(a), Vector(b), Vector(c)
        reach = min(radius, (a - b).length / 2.2, (c - b).length / 2.2)
        p, q = b + (a - b).normalized() * reach, b + (c - b).normalized() * reach
        out += [tuple(p * (1 - t) ** 2 + b * 2 * t * (1 - t) + q * t * t) for t in (i / steps for i in range(steps + 1))]
    return [*out, points[-1]]


def disc(radius, z, thick, made, at=(0, 0, 0), edge=0.02, rot=(0, 0, 0)):
    """A round plate from z upwards."""
    return lathe(rounded([(0, z), (radius, z), (radius, z + thick), (0, z + thick)], edge), made, at, rot)


def tube(points, radius, made, at=(0, 0, 0), rot=(0, 0, 0), closed=False, straight=False):
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = '3D', radius, 4, 14
    curve.use_fill_caps = True
    line = curve.splines.new('BEZIER')
    line.bezier_points.add(len(points) - 1)
    line.use_cyclic_u = closed
    for point, where in zip(line.bezier_points, points):
        point.co = where
        point.handle_left_type = point.handle_right_type = 'VECTOR' if straight else 'AUTO'
    return add(curve, made, at, rot)


def strap(points, wide, thick, made, at=(0, 0, 0), across=(1, 0, 0)):
    """A flat band through the points; `across` is the direction of its width."""
    line = np.asarray(spline(points, 12), float)
    side = np.asarray(across, float) * wide / 2
    return sheet(np.stack([line - side, line, line + side], 1), made, at, thick=thick)


def spline(points, steps=10, closed=False):
    """Points on a smooth line through the given ones (Catmull-Rom)."""
    given = [np.asarray(p, float) for p in points]
    count = len(given)
    out = []
    for i in range(count if closed else count - 1):
        p0, p1, p2, p3 = (given[(i + k) % count] if closed else given[min(max(i + k, 0), count - 1)] for k in (-1, 0, 1, 2))
        for t in (k / steps for k in range(steps)):
            out.append(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t**3))
    return out if closed else [*out, given[-1]]


def box(size, at, made, radius=0.03, rot=(0, 0, 0)):
    mesh = bpy.data.meshes.new('box')
    x, y, z = (half / 2 for half in size)
    corners = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    mesh.from_pydata(corners, [], [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])
    thing = add(mesh, made, at, rot)
    if radius:
        bevel = thing.modifiers.new('bevel', 'BEVEL')
        bevel.width, bevel.segments = min(radius, *(s * 0.49 for s in size)), 4
        mesh.polygons.foreach_set('use_smooth', [True] * 6)
        mesh.use_auto_smooth = True
    return thing


def outline_of(wide, tall, radius, steps=8):
    """A rectangle with round corners, around the middle."""
    x, y = wide / 2 - radius, tall / 2 - radius
    arcs = ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270))
    return [
        (cx + radius * math.cos(math.radians(a + 90 * i / steps)), cy + radius * math.sin(math.radians(a + 90 * i / steps)))
        for cx, cy, a in arcs
        for i in range(steps + 1)
    ]


def cut(outline, thick, made, at=(0, 0, 0), rot=(0, 0, 0), edge=0.0, holes=()):
    """A plate of this outline, lying, its upper face at `thick`; `edge` rounds it."""
    curve = bpy.data.curves.new('cut', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = max(thick / 2 - edge, 0), edge, 3, -edge
    for points in (outline, *holes):
        line = curve.splines.new('POLY')
        line.points.add(len(points) - 1)
        for point, (x, y) in zip(line.points, points):
            point.co = (x, y, 0, 1)
        line.use_cyclic_u = True
    x, y, z = at
    with group((x, y, z), tilt=rot[0], roll=rot[1], turn=rot[2]):
        return add(curve, made, (0, 0, thick / 2))


def slab(wide, deep, thick, made, at=(0, 0, 0), corner=0.1, edge=0.02, rot=(0, 0, 0)):
    """A lying plate with round corners."""
    return cut(outline_of(wide, deep, corner), thick, made, at, rot, edge)


def soft(size, made, at=(0, 0, 0), rot=(0, 0, 0), square=(0.35, 0.35), taper=0.0, rings=40, sides=64):
    """Something stuffed: between a ball (1) and a box (0), seen from the side and from above. `taper` narrows the top."""

    def power(value, exponent):
        return math.copysign(abs(value) ** exponent, value)

    points = []
    for i in range(rings + 1):
        v = -math.pi / 2 + math.pi * i / rings
        row = []
        for k in range(sides):
            u = 2 * math.pi * k / sides
            z = power(math.sin(v), square[0])
            narrow = 1 - taper * (z + 1) / 2
            row.append((
                size[0] / 2 * narrow * power(math.cos(v), square[0]) * power(math.cos(u), square[1]),
                size[1] / 2 * narrow * power(math.cos(v), square[0]) * power(math.sin(u), square[1]),
                size[2] / 2 * z,
            ))
        points.append(row)
    return sheet(points, made, at, rot, (False, True))


def ball(radius, made, at=(0, 0, 0), squeeze=1.0, rot=(0, 0, 0)):
    profile = [(radius * math.sin(math.pi * i / 24), -radius * squeeze * math.cos(math.pi * i / 24)) for i in range(25)]
    return lathe(profile, made, at, rot, 40)


def rod(start, end, radius, made):
    return tube([start, end], radius, made, straight=True)


def lettering(text, size, made, at=(0, 0, 0), rot=(90, 0, 0), thick=0.004):
    """Words in the middle of a place, upright and facing the camera unless turned."""
    curve = bpy.data.curves.new('words', 'FONT')
    curve.body, curve.size, curve.extrude = text, size, thick
    curve.align_x = curve.align_y = 'CENTER'
    return add(curve, made, at, rot)


def inside(outline, x, y):
    hit = np.zeros(x.shape, bool)
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]]):
        crosses = (y1 > y) != (y2 > y)
        hit ^= crosses & (x < (x2 - x1) * (y - y1) / (y2 - y1 + 1e-12) + x1)
    return hit


def nearest(outline, x, y):
    """For each place, the distance to the outline and the nearest point on it."""
    best = np.full(x.shape, 1e9)
    near_x, near_y = np.zeros_like(x), np.zeros_like(y)
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]]):
        dx, dy = x2 - x1, y2 - y1
        t = np.clip(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy + 1e-12), 0, 1)
        px, py = x1 + t * dx, y1 + t * dy
        away = np.hypot(x - px, y - py)
        better = away < best
        best[better], near_x[better], near_y[better] = away[better], px[better], py[better]
    return best, near_x, near_y


def relief(outline, made, height=0.15, round_over=0.25, folds=(), at=(0, 0, 0), cells=150, lift=0.0):
    """
    Cloth lying on the paper: rises from its outline, with folds as (x1, y1, x2, y2, width, height). Its outline is smooth, as
    vertices at the edge move onto it.
    """
    outline = [tuple(p) for p in outline]
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    pitch = max(max(xs) - min(xs), max(ys) - min(ys)) / cells
    x, y = np.meshgrid(np.arange(min(xs) - pitch, max(xs) + 2 * pitch, pitch), np.arange(min(ys) - pitch, max(ys) + 2 * pitch, pitch))
    within = inside(outline, x, y)
    away, near_x, near_y = nearest(outline, x, y)
    edge = away < pitch * 0.75
    used = within | edge
    x, y = np.where(edge, near_x, x), np.where(edge, near_y, y)
    rise = np.where(edge, 0, np.clip(away / round_over, 0, 1))
    z = height * np.sqrt(1 - (1 - rise) ** 2)
    z += 0.25 * height * np.sin(x * 2.1 + y * 1.3) * np.sin(y * 1.7 - x * 0.8) * rise
    for x1, y1, x2, y2, wide, tall in folds:
        along = np.hypot(x2 - x1, y2 - y1)
        t = np.clip(((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / along**2, 0, 1)
        apart = np.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1))
        z += tall * np.exp(-((apart / wide) ** 2)) * np.sin(np.pi * np.clip(t, 0.02, 0.98)) ** 0.5 * np.minimum(1, rise * 2)
    numbers = np.full(x.shape, -1)
    numbers[used] = np.arange(used.sum())
    a, b, c, d = numbers[:-1, :-1], numbers[:-1, 1:], numbers[1:, 1:], numbers[1:, :-1]
    whole = (a >= 0) & (b >= 0) & (c >= 0) & (d >= 0)
    faces = np.stack([a[whole], b[whole], c[whole], d[whole]], 1).tolist()
    for missing, three in ((a, (b, c, d)), (b, (a, c, d)), (c, (a, b, d)), (d, (a, b, c))):
        corner = (missing < 0) & np.logical_and.reduce([part >= 0 for part in three])
        faces += np.stack([part[corner] for part in three], 1).tolist()
    return mesh_of(np.stack([x[used], y[used], z[used] + lift], 1).tolist(), faces, made, at, split=80)


def mirrored(half):
    """A closed outline from its right half, top to bottom."""
    return [*half, *((-x, y) for x, y in reversed(half))]


def brand_round(radius, wide, tall, z, at=(0, 0)):
    """A logo's place on an upright cylinder, around its front."""
    half = wide / 2 / radius
    x, y = at
    spots = [(s * half, z + t * tall / 2) for s, t in ((-1, 1), (0, 1), (1, 1), (1, -1), (0, -1), (-1, -1))]
    points = [Vector((x + radius * math.sin(a), y - radius * math.cos(a), h)) for a, h in spots]
    AREAS.append((OPEN[-1], points, wide, tall, radius))


def brand_bent(points, wide, tall, radius):
    """A logo's place on a bent surface: upper edge from left to right, then the lower from right to left, the middle of each between."""
    AREAS.append((OPEN[-1], [Vector(p) for p in points], wide, tall, radius))


def brand_flat(middle, wide, tall, right=(1, 0, 0), up=(0, 0, 1)):
    middle, right, up = Vector(middle), Vector(right).normalized() * wide / 2, Vector(up).normalized() * tall / 2
    AREAS.append((OPEN[-1], [middle + s * right + t * up for s, t in ((-1, 1), (0, 1), (1, 1), (1, -1), (0, -1), (-1, -1))], wide, tall, None))


