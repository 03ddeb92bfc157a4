"""What things are made of. Colours are written as on screen, '#rrggbb'."""
import bpy

BLACK = '#17181a'


def linear(hexadecimal):
    channels = [int(hexadecimal[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def material(colour, metal=0.0, rough=0.4, coat=0.0, glass=0.0, index=1.2, glow=0.0, sheen=0.0):
    made = bpy.data.materials.new('m')
    made.use_nodes = True
    inputs = made.node_tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value = (*linear(colour), 1)
    inputs['Metallic'].default_value = metal
    inputs['Roughness'].default_value = rough
    inputs['Clearcoat'].default_value = coat
    inputs['Clearcoat Roughness'].default_value = 0.15
    inputs['Sheen'].default_value = sheen
    if glass:
        inputs['Transmission'].default_value = glass
        inputs['IOR'].default_value = index
    if glow:
        inputs['Emission'].default_value = (*linear(colour), 1)
        inputs['Emission Strength'].default_value = glow
    return made


def pattern(made, kind, stretch, **settings):
    """A texture in the thing's own coordinates; its output."""
    tree = made.node_tree
    place, mapping, texture = (tree.nodes.new(name) for name in ('ShaderNodeTexCoord', 'ShaderNodeMapping', kind))
    mapping.inputs['Scale'].default_value = stretch
    tree.links.new(place.outputs['Object'], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs['Vector'], texture.inputs['Vector'])
    for name, value in settings.items():
        if name in ('wave_type', 'bands_direction', 'feature', 'wave_profile'):
            setattr(texture, name, value)
        else:
            texture.inputs[name.replace('_', ' ')].default_value = value
    return texture.outputs['Distance' if kind == 'ShaderNodeTexVoronoi' else 'Fac']


def ramp(made, value, low, high, between=(0.35, 0.7)):
    tree = made.node_tree
    node = tree.nodes.new('ShaderNodeValToRGB')
    tree.links.new(value, node.inputs['Fac'])
    for element, position, colour in zip(node.color_ramp.elements, between, (low, high)):
        element.position = position
        element.color = (*linear(colour), 1) if isinstance(colour, str) else (colour, colour, colour, 1)
    return node.outputs['Color']


def into(made, output, name):
    made.node_tree.links.new(output, made.node_tree.nodes['Principled BSDF'].inputs[name])
    return made


def bumped(made, height, strength=0.4, distance=0.02):
    tree = made.node_tree
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    tree.links.new(height, bump.inputs['Height'])
    before = tree.nodes['Principled BSDF'].inputs['Normal'].links
    if before:
        tree.links.new(before[0].from_socket, bump.inputs['Normal'])
    return into(made, bump.outputs['Normal'], 'Normal')


def steel(colour='#c9cacc', rough=0.24):
    made = material(colour, 1, rough)
    noise = pattern(made, 'ShaderNodeTexNoise', (2, 2, 60), Scale=3.0)
    return into(made, ramp(made, noise, rough - 0.06, rough + 0.1), 'Roughness')


def metal(colour, rough=0.2):
    return material(colour, 1, rough)


def brass(rough=0.22):
    return material('#d3a649', 1, rough)


def gold(rough=0.16):
    return material('#e2b450', 1, rough)


def hammered(colour, scale=9):
    made = material(colour, 1, 0.2)
    cells = pattern(made, 'ShaderNodeTexVoronoi', (1, 1, 1), feature='SMOOTH_F1', Scale=scale)
    return bumped(made, cells, 0.55, 0.05)


def wood(light='#c99a5b', dark='#e2bd82', along='z', rough=0.45):
    made = material(light, 0, rough, 0.1)
    stretch = {'x': (1.2, 14, 14), 'y': (14, 1.2, 14), 'z': (14, 14, 1.2)}[along]
    noise = pattern(made, 'ShaderNodeTexNoise', stretch, Scale=1.6, Detail=4.0)
    return into(made, ramp(made, noise, light, dark), 'Base Color')


def bamboo(along='z'):
    return wood('#cfa263', '#e6c58c', along)


def teak(along='x'):
    return wood('#6b3d1f', '#91592f', along, 0.35)


def walnut(along='x'):
    return wood('#3f271a', '#65422b', along, 0.35)


def cork():
    made = material('#b98a58', 0, 0.9)
    cells = pattern(made, 'ShaderNodeTexNoise', (1, 1, 1), Scale=34.0, Detail=6.0)
    into(made, ramp(made, cells, '#7d5532', '#cfa26d', (0.36, 0.5)), 'Base Color')
    return bumped(made, cells, 0.3, 0.02)


def cloth(colour, weave=60.0, folds=0.0, sheen=0.4, strength=0.25):
    """Woven or knitted: fine threads, and wide soft folds if wanted."""
    made = material(colour, 0, 0.92, sheen=sheen)
    if folds:
        wide = pattern(made, 'ShaderNodeTexNoise', (1, 1, 0.6), Scale=1.8, Detail=2.0)
        bumped(made, wide, folds, 0.5)
    threads = pattern(made, 'ShaderNodeTexNoise', (1, 1, 1), Scale=weave, Detail=1.0)
    return bumped(made, threads, strength, 0.02)


def fleece(colour):
    return cloth(colour, 26.0, 0.25, 1, 0.8)


def jute(colour='#b8925a'):
    made = material(colour, 0, 0.95, sheen=0.3)
    warp = pattern(made, 'ShaderNodeTexWave', (1, 1, 1), bands_direction='X', Scale=9.0, Distortion=1.2)
    weft = pattern(made, 'ShaderNodeTexWave', (1, 1, 1), bands_direction='Z', Scale=9.0, Distortion=1.2)
    mix = made.node_tree.nodes.new('ShaderNodeMath')
    mix.operation = 'MULTIPLY'
    made.node_tree.links.new(warp, mix.inputs[0])
    made.node_tree.links.new(weft, mix.inputs[1])
    into(made, ramp(made, mix.outputs[0], '#7f5f35', '#d0ac74', (0.0, 0.6)), 'Base Color')
    return bumped(made, mix.outputs[0], 0.7, 0.03)


def leather(colour, grain=30.0):
    made = material(colour, 0, 0.48, 0.06)
    cells = pattern(made, 'ShaderNodeTexVoronoi', (1, 1, 1), feature='SMOOTH_F1', Scale=grain)
    return bumped(made, cells, 0.12, 0.02)


def speckled(colour, specks, amount=0.62, scale=24.0, rough=0.9):
    made = material(colour, 0, rough)
    noise = pattern(made, 'ShaderNodeTexNoise', (1, 1, 1), Scale=scale, Detail=2.0)
    return into(made, ramp(made, noise, colour, specks, (amount, amount + 0.06)), 'Base Color')


def kraft():
    return speckled('#b98f5e', '#a47b4c', 0.5, 40.0)


def marble(colour='#22252a', veins='#8a8f96'):
    made = material(colour, 0, 0.15, 0.6)
    noise = pattern(made, 'ShaderNodeTexNoise', (1, 1, 1), Scale=3.0, Detail=8.0, Distortion=2.5)
    return into(made, ramp(made, noise, colour, veins, (0.55, 0.75)), 'Base Color')


def crystal(tint='#f6fbff', index=1.45):
    return material(tint, 0, 0.0, glass=1, index=index)


def clear(tint='#f4fbfa'):
    return material(tint, 0, 0.02, glass=1)


def plastic(colour, rough=0.4):
    return material(colour, 0, rough)


def gloss(colour):
    return material(colour, 0, 0.2, 0.6)


def paper(colour='#f6f3ec'):
    return material(colour, 0, 0.85)


def striped(colour, other, direction='X', scale=1.0, share=0.5):
    made = material(colour, 0, 0.9, sheen=0.3)
    wave = pattern(made, 'ShaderNodeTexWave', (1, 1, 1), bands_direction=direction, Scale=scale)
    return into(made, ramp(made, wave, colour, other, (share - 0.01, share + 0.01)), 'Base Color')


def acrylic(tint='#e9f4f5', alpha=0.22):
    """Clear plates through which things are seen undistorted, without the noise of refraction."""
    made = material(tint, 0, 0.05, 1)
    made.node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = alpha
    return made
