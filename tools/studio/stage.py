"""One lens, one soft key light, one sheet of paper in the category's tint: renders what stands on it."""
import math
import tempfile
from pathlib import Path

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from denoise import denoise
from materials import material
from shapes import AREAS

SAMPLES = 9
LENS = 85


def sheet_of_paper(tint, scale):
    """Bends up behind the piece, so that no horizon shows."""
    bend = [(1.5 * math.sin(a), 1.5 - 1.5 * math.cos(a)) for a in (i * math.pi / 48 for i in range(25))]
    profile = [(-8, 0), *bend, (1.5, 12)]
    corners = [(x * scale, (y + 2.4) * scale, z * scale) for y, z in profile for x in (-14, 14)]
    mesh = bpy.data.meshes.new('paper')
    mesh.from_pydata(corners, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)])
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.materials.append(material(tint, 0, 0.95))
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('paper', mesh))


def light(at, size, power, target):
    lamp = bpy.data.lights.new('light', 'AREA')
    lamp.size, lamp.energy = size, power
    thing = bpy.data.objects.new('light', lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


def extent():
    """Corners of all parts."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    parts = [thing.evaluated_get(graph) for thing in bpy.context.scene.objects if thing.pass_index == 1]
    return np.array([part.matrix_world @ Vector(corner) for part in parts for corner in part.bound_box])


def aim(eye, points, pitch, fill, wide):
    """The same lens for all, nearer or farther: the points fill this share of the picture. What it looks at, and how far away."""
    scene = bpy.context.scene
    middle = Vector((points.min(0) + points.max(0)) / 2)
    back = Vector((0, -math.cos(math.radians(pitch)), math.sin(math.radians(pitch))))
    eye.rotation_euler = (-back).to_track_quat('-Z', 'Y').to_euler()
    away = Vector(points.max(0) - points.min(0)).length * LENS / 36 * 1.3
    # What is near looms, so the frame of the points is known only once the camera stands somewhere.
    for _ in range(4):
        eye.location = middle + back * away
        bpy.context.view_layer.update()
        seen = np.array([world_to_camera_view(scene, eye, Vector(p))[:2] for p in points])
        span = seen.max(0) - seen.min(0)
        centre = (seen.max(0) + seen.min(0)) / 2 - 0.5
        frame = away * 36 / LENS
        right, up = eye.matrix_world.to_3x3() @ Vector((1, 0, 0)), eye.matrix_world.to_3x3() @ Vector((0, 1, 0))
        middle = middle + right * centre[0] * frame + up * centre[1] * frame / wide
        away *= max(span[0], span[1]) / fill
    return middle, away


def camera_for(pitch, fill, wide, aside):
    scene = bpy.context.scene
    lens = bpy.data.cameras.new('camera')
    lens.lens = LENS
    eye = bpy.data.objects.new('camera', lens)
    scene.collection.objects.link(eye)
    scene.camera = eye
    middle, away = aim(eye, extent(), pitch, fill, wide)
    lens.shift_x, lens.shift_y = -aside, 0.01
    return middle, away * 0.7 * 36 / LENS


def settings(size, wide, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.use_persistent_data = False
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising, cycles.use_adaptive_sampling = 'CPU', samples or SAMPLES, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 8, 2, 3, 8
    cycles.transparent_max_bounces = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 1.5, 5
    scene.render.resolution_x, scene.render.resolution_y = round(size * wide), size
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'High Contrast'
    scene.view_settings.exposure = 0.48
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    back = scene.world.node_tree.nodes['Background'].inputs
    back[0].default_value, back[1].default_value = (0.97, 0.98, 1, 1), 0.16
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True


def prepare(tint, pitch=13, fill=0.74, size=640, wide=1.0, aside=0.0, samples=None, close=None):
    settings(size, wide, samples)
    middle, reach = camera_for(pitch, fill, wide, aside)
    scale = reach / 2.5
    sheet_of_paper(tint, max(scale, 0.4))
    for at, wide_light, power in (((-3.0, -2.2, 3.9), 1.8, 340), ((3.6, -1.4, 1.6), 1.6, 60), ((0.4, 2.0, 3.6), 2.4, 90)):
        where = middle + Vector(at) * scale
        light(where, wide_light * scale, power * scale * scale, middle)
    if close:
        carrier, points, *_ = AREAS[0]
        aim(bpy.context.scene.camera, np.array([carrier.matrix_world @ p for p in points]), pitch, close, wide)


def passes(folder):
    """Renders; the passes that the denoiser needs."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, out = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    out.base_path, out.format.file_format, out.format.color_depth = folder, 'OPEN_EXR', '32'
    out.file_slots.clear()
    names = {'Image': 'image', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal', 'Denoising Depth': 'depth'}
    for socket, name in names.items():
        out.file_slots.new(name)
        tree.links.new(layers.outputs[socket], out.inputs[name])
    bpy.ops.render.render()
    found = []
    for name in names.values():
        image = bpy.data.images.load(str(next(Path(folder).glob(f'{name}*.exr'))))
        image.colorspace_settings.name = 'Non-Color' if name != 'image' else 'Linear'
        width, height = image.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        found.append(pixels.reshape(height, width, 4)[..., :3])
        bpy.data.images.remove(image)
    return found


def shoot(file, quality=88):
    with tempfile.TemporaryDirectory() as folder:
        colour, albedo, normal, depth = passes(folder)
    clean = denoise(colour, albedo, normal, depth[..., 0])
    height, width = clean.shape[:2]
    image = bpy.data.images.new('clean', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.dstack([clean, np.ones((height, width), np.float32)]).astype(np.float32).ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.quality = 'JPEG', quality
    image.save_render(str(file))


def branding_area():
    """Where a logo goes: four corners and the sag of the upper and lower edge, as shares of the picture's side. None: nowhere."""
    if not AREAS:
        return None
    bpy.context.view_layer.update()
    carrier, points, wide, tall, radius = AREAS[0]
    scene = bpy.context.scene
    seen = [world_to_camera_view(scene, scene.camera, carrier.matrix_world @ p) for p in points]
    left, top, right, low_right, low, low_left = [(p.x, 1 - p.y) for p in seen]
    size = carrier.matrix_world.to_scale()[0]
    # + 0.0: a zero without a sign, which a backup could not keep.
    return {
        'corners': [[round(x, 4), round(y, 4)] for x, y in (left, right, low_right, low_left)],
        'sag': [round(top[1] - (left[1] + right[1]) / 2, 4) + 0.0, round(low[1] - (low_left[1] + low_right[1]) / 2, 4) + 0.0],
        'widthMm': round(wide * 100 * size, 1),
        'heightMm': round(tall * 100 * size, 1),
        'radiusMm': None if radius is None else round(radius * 100 * size, 1),
    }
