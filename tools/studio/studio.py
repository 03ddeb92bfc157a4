"""
Renders pieces of the seed into seed/pictures, on the processor, and writes where a logo goes on each:

    blender -b -noaudio -t 1 --python-exit-code 1 --python tools/studio/studio.py            what changed
    blender -b -noaudio -t 1 --python-exit-code 1 --python tools/studio/studio.py -- drk-03  one by name
"""
import hashlib
import inspect
import json
import math
import sys
from pathlib import Path

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

SIZE = 640
SAMPLES = 24

FOLDER = Path(__file__).resolve().parents[2] / 'seed' / 'pictures'
LIST = FOLDER / 'studio.json'
SOURCE = Path(__file__).read_text()
BLUE_PAPER = '#c3d1ec'

S = None


def linear(hexadecimal):
    channels = [int(hexadecimal[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def material(colour, metal=0.0, rough=0.4, coat=0.0, glass=0.0, brushed=False, hammered=False, grain=None):
    made = bpy.data.materials.new('m')
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*linear(colour), 1)
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Clearcoat'].default_value = coat
    shader.inputs['Clearcoat Roughness'].default_value = 0.15
    if glass:
        shader.inputs['Transmission'].default_value = glass
        shader.inputs['IOR'].default_value = 1.2
    if brushed or grain:
        place = nodes.new('ShaderNodeTexCoord')
        stretch = nodes.new('ShaderNodeMapping')
        stretch.inputs['Scale'].default_value = (2, 2, 60) if brushed else (14, 14, 1.2)
        noise = nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = 3
        links.new(place.outputs['Object'], stretch.inputs['Vector'])
        links.new(stretch.outputs['Vector'], noise.inputs['Vector'])
        ramp = nodes.new('ShaderNodeValToRGB')
        links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
        low, high = ramp.color_ramp.elements
        low.position, high.position = 0.35, 0.7
        if grain:
            low.color, high.color = (*linear(colour), 1), (*linear(grain), 1)
            links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
        else:
            low.color, high.color = (rough - 0.06,) * 3 + (1,), (rough + 0.1,) * 3 + (1,)
            links.new(ramp.outputs['Color'], shader.inputs['Roughness'])
    if hammered:
        cells = nodes.new('ShaderNodeTexVoronoi')
        cells.feature = 'SMOOTH_F1'
        cells.inputs['Scale'].default_value = 9
        bump = nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = 0.55
        bump.inputs['Distance'].default_value = 0.05
        place = nodes.new('ShaderNodeTexCoord')
        links.new(place.outputs['Object'], cells.inputs['Vector'])
        links.new(cells.outputs['Distance'], bump.inputs['Height'])
        links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    return made


def steel():
    return material('#c9cacc', 1, 0.24, brushed=True)


def add(name, mesh, made, at=(0, 0, 0)):
    thing = bpy.data.objects.new(name, mesh)
    S.collection.objects.link(thing)
    thing.location = at
    thing.data.materials.append(made)
    thing.pass_index = 1
    return thing


def lathe(profile, made, at=(0, 0, 0), segments=96):
    """A turned piece. The profile goes from the axis at the bottom outwards and up, in units of 10 cm."""
    mesh = bpy.data.meshes.new('lathe')
    mesh.from_pydata([(r, 0, z) for r, z in profile], [(i, i + 1) for i in range(len(profile) - 1)], [])
    thing = add('lathe', mesh, made, at)
    screw = thing.modifiers.new('screw', 'SCREW')
    screw.steps = screw.render_steps = segments
    screw.use_merge_vertices = screw.use_smooth_shade = screw.use_normal_calculate = True
    split = thing.modifiers.new('edges', 'EDGE_SPLIT')
    split.split_angle = math.radians(40)
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


def tube(points, radius, made, at=(0, 0, 0)):
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = '3D', radius, 6, 16
    line = curve.splines.new('BEZIER')
    line.bezier_points.add(len(points) - 1)
    for point, where in zip(line.bezier_points, points):
        point.co = where
        point.handle_left_type = point.handle_right_type = 'AUTO'
    return add('tube', curve, made, at)


def box(size, at, made, radius=0.03):
    mesh = bpy.data.meshes.new('box')
    x, y, z = (half / 2 for half in size)
    corners = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    mesh.from_pydata(corners, [], faces)
    thing = add('box', mesh, made, at)
    bevel = thing.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments = radius, 4
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    return thing


BLACK = '#17181a'


def body_of_flask(radius, height, neck, made, at=(0, 0, 0), slope=0.3):
    lathe(
        rounded([(0, 0.02), (radius, 0.02), (radius, height - slope), (neck, height), (neck, height + 0.02), (0, height + 0.02)], 0.12),
        made,
        at,
    )


# Each model answers where a logo goes: radius of the surface, width, height and middle above the ground, in units of 10 cm.
def flask(colour):
    body_of_flask(0.35, 2.1, 0.25, material(colour, 0.15, 0.38, 0.25))
    lathe([(0.354, 0.02), (0.356, 0.03), (0.356, 0.1), (0.352, 0.11)], steel())
    lathe([(0, 2.1), (0.25, 2.1), (0.25, 2.17), (0, 2.17)], steel())
    lathe(rounded([(0, 2.16), (0.27, 2.16), (0.27, 2.55), (0, 2.55)], 0.04), material(BLACK, 0, 0.45))
    return 0.35, 0.4, 0.6, 1.05


def led_bottle(colour):
    body_of_flask(0.33, 2.0, 0.3, material(colour, 0.2, 0.5, 0.1), slope=0.04)
    lathe(rounded([(0, 2.01), (0.31, 2.01), (0.31, 2.3), (0, 2.3)], 0.05), steel())
    lathe([(0, 2.301), (0.24, 2.301), (0.24, 2.306), (0, 2.306)], material('#050607', 0, 0.1, 1))
    glow = bpy.data.materials.new('glow')
    glow.use_nodes = True
    glow.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (0.55, 0.9, 1, 1)
    glow.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 5
    # The digits of 62 and a degree's dot, as bars of seven segments on the lid.
    segments = {'6': 'acdefg', '2': 'abged'}
    bars = {'a': (0, 2, 0), 'b': (1, 1, 1), 'c': (1, -1, 1), 'd': (0, -2, 0), 'e': (-1, -1, 1), 'f': (-1, 1, 1), 'g': (0, 0, 0)}
    for index, digit in enumerate('62'):
        for key in segments[digit]:
            x, y, upright = bars[key]
            size = (0.014, 0.07, 0.004) if upright else (0.062, 0.014, 0.004)
            box(size, (-0.08 + index * 0.14 + x * 0.036, y * 0.042, 2.31), glow, 0.001)
    return 0.33, 0.4, 0.6, 1.0


def copper_bottle(_):
    copper = material('#c8744a', 1, 0.2, hammered=True)
    plain = material('#c8744a', 1, 0.18)
    lathe(
        rounded([(0, 0.02), (0.36, 0.02), (0.37, 0.2), (0.37, 1.72), (0.3, 1.98), (0.19, 2.14), (0.19, 2.24), (0, 2.24)], 0.2, 10),
        copper,
    )
    lathe(rounded([(0.19, 2.2), (0.23, 2.2), (0.23, 2.24), (0.19, 2.24)], 0.015), plain)
    lathe(rounded([(0, 2.25), (0.24, 2.25), (0.24, 2.5), (0.19, 2.57), (0, 2.6)], 0.06), plain)
    return 0.37, 0.5, 0.35, 1.0


def glass_bottle(_):
    glass = material('#f4fbfa', 0, 0.02, glass=1)
    lathe(
        rounded([(0, 0.03), (0.33, 0.03), (0.33, 1.62), (0.24, 1.84), (0.24, 1.98), (0.21, 1.98), (0.21, 1.83), (0.295, 1.6), (0.295, 0.1), (0, 0.1)], 0.06),
        glass,
    )
    lathe(rounded([(0, 1.93), (0.275, 1.93), (0.275, 2.2), (0, 2.2)], 0.03), material('#c99a5b', 0, 0.5, grain='#e2bd82'))
    lathe([(0.205, 1.88), (0.215, 1.885), (0.215, 1.93), (0.205, 1.93)], material('#e9ecea', 0, 0.5))
    return 0.33, 0.45, 0.6, 0.85


def tumbler(colour):
    body = material(colour, 0.15, 0.4, 0.2)
    lathe(rounded([(0, 0.02), (0.29, 0.02), (0.3, 0.55), (0.42, 1.55), (0, 1.55)], 0.06), body)
    lathe([(0.415, 1.54), (0.425, 1.55), (0.43, 1.59), (0.4, 1.6)], steel())
    lathe(rounded([(0, 1.59), (0.435, 1.59), (0.435, 1.66), (0.37, 1.68), (0.36, 1.64), (0, 1.64)], 0.02), material(BLACK, 0, 0.35))
    box((0.16, 0.28, 0.05), (0, -0.16, 1.67), material('#2b2d30', 0, 0.3), 0.02)
    lathe([(0.294, 0.02), (0.298, 0.03), (0.3, 0.1), (0.295, 0.11)], steel())
    return 0.37, 0.45, 0.5, 1.0


def mug(colour):
    glaze = material(colour, 0, 0.22, 0.6)
    lathe(rounded([(0, 0.02), (0.36, 0.02), (0.41, 0.08), (0.41, 0.95), (0.375, 0.95), (0.375, 0.1), (0, 0.1)], 0.035), glaze)
    tube([(0.39, 0, 0.78), (0.6, 0, 0.79), (0.7, 0, 0.5), (0.59, 0, 0.23), (0.39, 0, 0.24)], 0.055, glaze)
    return 0.41, 0.6, 0.6, 0.5


def flask_set(colour):
    paint = material(colour, 0.15, 0.38, 0.25)
    body_of_flask(0.42, 1.95, 0.33, paint, (-0.3, 0.1, 0), 0.22)
    lathe(rounded([(0, 1.97), (0.36, 1.97), (0.35, 2.4), (0, 2.4)], 0.05), steel(), (-0.3, 0.1, 0))
    tube([(0.1, 0.1, 1.45), (0.36, 0.1, 1.42), (0.38, 0.1, 0.75), (0.1, 0.1, 0.62)], 0.045, material(BLACK, 0, 0.5))
    for x, y in ((0.52, -0.32), (0.93, 0.06)):
        cup = rounded([(0, 0.02), (0.19, 0.02), (0.235, 0.5), (0.215, 0.5), (0.175, 0.06), (0, 0.06)], 0.02)
        lathe(cup, steel(), (x, y, 0))
        lathe([(0.2, 0.1), (0.205, 0.11), (0.228, 0.38), (0.224, 0.39)], paint, (x, y, 0))
    return 0.42, 0.4, 0.6, 1.0


def sipper(colour):
    plastic = material(colour, 0, 0.12, glass=0.75)
    ribs = [(0.35 - 0.02 * (i % 2), 0.15 + i * 0.09) for i in range(8)]
    lathe(rounded([(0, 0.02), (0.33, 0.02), *ribs, (0.36, 0.95), (0.36, 1.7), (0.29, 1.95), (0, 1.95)], 0.03), plastic)
    lathe(rounded([(0, 1.95), (0.32, 1.95), (0.32, 2.12), (0.2, 2.2), (0, 2.2)], 0.04), material(BLACK, 0, 0.4))
    lathe(rounded([(0, 2.18), (0.09, 2.18), (0.1, 2.36), (0.06, 2.42), (0, 2.42)], 0.03), material('#f1f0ec', 0, 0.4))
    tube([(-0.28, 0, 2.1), (-0.34, 0, 2.34), (-0.12, 0, 2.5)], 0.03, material(BLACK, 0, 0.4))
    return 0.36, 0.45, 0.5, 1.35


# The file under seed/pictures: model, colour, tint of the paper. A colour of a product carries its name behind the item number.
PIECES = {
    'drk-01': (flask, '#0f4c4a', BLUE_PAPER),
    'drk-01-black': (flask, '#1b1a17', BLUE_PAPER),
    'drk-01-coral': (flask, '#d9694f', BLUE_PAPER),
    'drk-02': (led_bottle, '#1d2733', BLUE_PAPER),
    'drk-03': (copper_bottle, None, BLUE_PAPER),
    'drk-04': (glass_bottle, None, BLUE_PAPER),
    'drk-05': (tumbler, '#1b1a17', BLUE_PAPER),
    'drk-05-teal': (tumbler, '#0f4c4a', BLUE_PAPER),
    'drk-05-white': (tumbler, '#f4f1ea', BLUE_PAPER),
    'drk-06': (mug, '#f4f1ea', BLUE_PAPER),
    'drk-06-black': (mug, '#1b1a17', BLUE_PAPER),
    'drk-06-sand': (mug, '#cbb994', BLUE_PAPER),
    'drk-07': (flask_set, '#1e3557', BLUE_PAPER),
    'drk-08': (sipper, '#4f9fc4', BLUE_PAPER),
}


def paper(tint):
    """A sheet that bends up behind the piece, so that no horizon shows."""
    bend = [(1.5 * math.sin(a), 1.5 - 1.5 * math.cos(a)) for a in (i * math.pi / 48 for i in range(25))]
    profile = [(-8, 0), *bend, (1.5, 9)]
    corners = [(x, y + 2.4, z) for y, z in profile for x in (-12, 12)]
    mesh = bpy.data.meshes.new('paper')
    mesh.from_pydata(corners, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)])
    for face in mesh.polygons:
        face.use_smooth = True
    add('paper', mesh, material(tint, 0, 0.95)).pass_index = 0


def light(at, size, power, target):
    lamp = bpy.data.lights.new('light', 'AREA')
    lamp.size, lamp.energy = size, power
    thing = bpy.data.objects.new('light', lamp)
    S.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


def smooth_noise():
    """Debian's Blender has no denoiser: blurs within surfaces of one direction, the paper strongly, pieces hardly."""
    S.use_nodes = True
    tree = S.node_tree
    tree.nodes.clear()
    layers, out = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeComposite')
    S.view_layers[0].use_pass_normal = S.view_layers[0].use_pass_object_index = True
    mask = tree.nodes.new('CompositorNodeIDMask')
    mask.index, mask.use_antialiasing = 1, True
    tree.links.new(layers.outputs['IndexOB'], mask.inputs['ID value'])
    blurred = []
    for iterations, sigma_colour, sigma_space in ((6, 0.3, 6), (1, 0.12, 2)):
        blur = tree.nodes.new('CompositorNodeBilateralblur')
        blur.iterations, blur.sigma_color, blur.sigma_space = iterations, sigma_colour, sigma_space
        tree.links.new(layers.outputs['Image'], blur.inputs['Image'])
        tree.links.new(layers.outputs['Image' if iterations == 1 else 'Normal'], blur.inputs['Determinator'])
        blurred.append(blur)
    mix = tree.nodes.new('CompositorNodeMixRGB')
    tree.links.new(mask.outputs['Alpha'], mix.inputs['Fac'])
    tree.links.new(blurred[0].outputs['Image'], mix.inputs[1])
    tree.links.new(blurred[1].outputs['Image'], mix.inputs[2])
    tree.links.new(mix.outputs['Image'], out.inputs['Image'])


def camera_for():
    """Frames every piece: the same lens and eye level for all, nearer or farther."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = [
        thing.matrix_world @ Vector(corner)
        for thing in (o.evaluated_get(graph) for o in S.objects if o.pass_index == 1)
        for corner in thing.bound_box
    ]
    low = Vector(min(p[i] for p in points) for i in range(3))
    high = Vector(max(p[i] for p in points) for i in range(3))
    middle = (low + high) / 2
    reach = max(high.z - low.z, high.x - low.x)
    lens = bpy.data.cameras.new('camera')
    lens.lens = 85
    eye = bpy.data.objects.new('camera', lens)
    S.collection.objects.link(eye)
    away = reach / 0.7 * 85 / 36
    eye.location = middle + Vector((0, -math.cos(math.radians(13)), math.sin(math.radians(13)))) * away
    eye.rotation_euler = (middle - eye.location).to_track_quat('-Z', 'Y').to_euler()
    S.camera = eye
    return middle, reach


def corners_of(eye, area, first):
    """Corners of the branding area in the picture, from the upper left, clockwise, as shares of its side."""
    radius, wide, tall, z = area
    half = wide / 2 / radius
    x, y = first
    spots = [(-half, z + tall / 2), (half, z + tall / 2), (half, z - tall / 2), (-half, z - tall / 2)]
    seen = [world_to_camera_view(S, eye, Vector((x + radius * math.sin(a), y - radius * math.cos(a), h))) for a, h in spots]
    return [[round(p.x, 4), round(1 - p.y, 4)] for p in seen]


def render(name):
    global S
    bpy.ops.wm.read_factory_settings(use_empty=True)
    S = bpy.context.scene
    S.render.engine = 'CYCLES'
    S.cycles.device = 'CPU'
    S.cycles.samples = SAMPLES
    S.cycles.use_denoising = False
    S.cycles.use_adaptive_sampling = True
    S.cycles.adaptive_threshold = 0.04
    S.cycles.max_bounces, S.cycles.diffuse_bounces, S.cycles.glossy_bounces, S.cycles.transmission_bounces = 7, 2, 3, 7
    S.cycles.caustics_reflective = S.cycles.caustics_refractive = False
    S.cycles.sample_clamp_indirect = 2
    S.cycles.sample_clamp_direct = 6
    S.render.resolution_x = S.render.resolution_y = SIZE
    S.view_settings.view_transform = 'Filmic'
    S.view_settings.look = 'Medium High Contrast'
    S.view_settings.exposure = 0.1
    build, colour, tint = PIECES[name]
    area = build(colour)
    middle, reach = camera_for()
    paper(tint)
    for at, size, power in (((-3.2, -2.8, 3.6), 3.2, 300), ((3.6, -1.4, 1.6), 1.6, 60), ((0.4, 2.0, 3.6), 2.4, 90)):
        scale = reach / 2.5
        where = middle + Vector(at) * scale
        light(where, size * scale, power * scale * scale, middle)
    S.world = bpy.data.worlds.new('world')
    S.world.use_nodes = True
    S.world.node_tree.nodes['Background'].inputs[0].default_value = (0.97, 0.98, 1, 1)
    S.world.node_tree.nodes['Background'].inputs[1].default_value = 0.28
    smooth_noise()
    S.render.filepath = str(FOLDER / f'{name}.jpg')
    S.render.image_settings.file_format = 'JPEG'
    S.render.image_settings.quality = 88
    bpy.ops.render.render(write_still=True)
    first = (-0.3, 0.1) if build is flask_set else (0, 0)
    return {'corners': corners_of(S.camera, area, first), 'widthMm': area[1] * 100, 'heightMm': area[2] * 100, 'radiusMm': area[0] * 100}


def fingerprint(piece):
    """Of what decides a picture: its colour, its model and all that models share."""
    shared = SOURCE
    for model, *_ in PIECES.values():
        shared = shared.replace(inspect.getsource(model), '')
    shared = shared[: shared.index('PIECES = {')] + shared[shared.index('def paper') :]
    model, *rest = PIECES[piece]
    return hashlib.sha256((shared + inspect.getsource(model) + repr(rest)).encode()).hexdigest()[:16]


def main(names):
    unknown = [name for name in names if name not in PIECES]
    if unknown:
        sys.exit(f"No model renders {', '.join(unknown)}. The studio knows {', '.join(PIECES)}.")
    done = json.loads(LIST.read_text()) if LIST.exists() else {}
    for name in names or PIECES:
        mark = fingerprint(name)
        if not names and done.get(name, {}).get('fingerprint') == mark and (FOLDER / f'{name}.jpg').exists():
            continue
        done[name] = {'fingerprint': mark, 'brandingArea': render(name)}
        LIST.write_text(json.dumps(dict(sorted(done.items())), indent=2) + '\n')


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])
