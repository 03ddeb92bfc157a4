"""Wellness & Outdoors."""
import math

from materials import BLACK, cloth, fleece, material, metal, paper, plastic, steel
from shapes import ball, box, brand_flat, brand_round, disc, group, lathe, lettering, rod, rounded, sheet, soft, spline, strap, tube


def spiral(inner, turns, pitch, steps=40):
    return [((inner + pitch * t / steps) * math.cos(math.tau * t / steps), (inner + pitch * t / steps) * math.sin(math.tau * t / steps)) for t in range(int(turns * steps) + 1)]


def yoga_mat(colour='#0f4c4a', lighter=None):
    """Half rolled: the roll behind, the flat part before it, its strap beside."""
    top, under = plastic(colour, 0.85), plastic(lighter or {'#0f4c4a': '#7fb8ae', '#5b3f74': '#b9a3cf'}.get(colour, '#cccccc'), 0.85)
    wide, pitch, inner = 3.0, 0.14, 0.14
    roll = spiral(inner, 3.6, pitch)
    end = inner + pitch * 3.6
    # Ends at the lowest point, from where the flat part leads to the camera.
    turn = -math.pi / 2 - math.tau * 3.6
    roll = [(y * math.cos(turn) - z * math.sin(turn), y * math.sin(turn) + z * math.cos(turn)) for y, z in roll]
    flat = [(-t * 0.15, -end) for t in range(1, 19)]
    path = [(y, z + end + 0.05) for y, z in [*roll, *flat]]
    with group(turn=-22):
        for lift, made in ((0.03, top), (-0.025, under)):
            rows = []
            for i, (y, z) in enumerate(path):
                y0, z0 = path[max(i - 1, 0)]
                y1, z1 = path[min(i + 1, len(path) - 1)]
                length = math.hypot(y1 - y0, z1 - z0)
                ny, nz = -(z1 - z0) / length, (y1 - y0) / length
                rows.append([(x, y - ny * lift, z - nz * lift) for x in (-wide / 2, -wide / 4, 0, wide / 4, wide / 2)])
            sheet(rows, made, thick=0.05)
        for x in (-0.75, 0.75):
            lathe([(end + 0.055, -0.09), (end + 0.075, -0.08), (end + 0.075, 0.08), (end + 0.055, 0.09)], cloth('#20242b'), (x, 0, end + 0.05), (0, 90, 0))
        strap([(-0.75, 0, 2 * end + 0.1), (-0.5, -0.05, 2 * end + 0.5), (0, -0.05, 2 * end + 0.62), (0.5, -0.05, 2 * end + 0.5), (0.75, 0, 2 * end + 0.1)], 0.16, 0.03, cloth('#20242b'), across=(0, 1, 0))
        brand_flat((0, -1.9, 0.1), 1.0, 0.5, up=(0, 1, 0))


def canopy(radius, rise, panels, first, second):
    """Eight gores, hollow between their ribs."""
    for panel in range(panels):
        rows = []
        for i in range(17):
            t = i / 16
            row = []
            for k in range(13):
                s = k / 12
                a = math.tau * (panel + s) / panels
                hollow = math.sin(math.pi * s)
                r = radius * math.sin(t * math.pi * 0.42) / math.sin(math.pi * 0.42) * (1 - 0.075 * hollow * t)
                z = rise * math.cos(t * math.pi * 0.47) - 0.09 * hollow * t * (1 - t) * 2 + 0.05 * hollow * t * t
                row.append((r * math.cos(a), r * math.sin(a), z))
            rows.append(row)
        sheet(rows, cloth((first, second)[panel % 2], 90, strength=0.1), thick=0.015)
        a = math.tau * panel / panels
        tube([(radius * t * math.cos(a) * 0.99, radius * t * math.sin(a) * 0.99, rise * math.cos(math.asin(min(1, t * math.sin(math.pi * 0.42))) / 0.42 * 0.47) - 0.03) for t in (0.02, 0.25, 0.5, 0.75, 1.0)], 0.02, metal('#3a3d41', 0.3))
        ball(0.04, metal('#c3c6ca', 0.3), (radius * math.cos(a), radius * math.sin(a), rise * math.cos(math.pi * 0.47)))


def golf_umbrella(colour=BLACK, second='#f4f1ea'):
    with group((0, 0, 0.5), roll=14):
        with group((0, 0, 2.6)):
            canopy(2.6, 1.3, 8, colour, second)
            rod((0, 0, 1.28), (0, 0, 1.55), 0.04, metal('#3a3d41', 0.3))
        rod((0, 0, 0.3), (0, 0, 3.9), 0.05, metal('#2b2e33', 0.3))
        lathe(rounded([(0, -0.45), (0.13, -0.45), (0.12, 0.2), (0.16, 0.42), (0, 0.42)], 0.05), plastic('#1c1e21'))
        brand_flat((0.42, -2.05, 3.1), 0.6, 0.34, up=(0, 0.5, 0.8))


def folding_umbrella(colour='#1f4f7a'):
    """Closed, with its strap, before its sleeve; the open one would be the golf umbrella's."""
    with group((0.15, 0, 0.24), turn=-24):
        folds = cloth(colour, 90, strength=0.15)
        rows = []
        for i in range(41):
            t = i / 40
            r = (0.13 + 0.11 * math.sin(math.pi * min(1, t * 1.05)) ** 0.6) * (1 - 0.15 * t)
            rows.append([(-1.1 + 2.2 * t, r * (1 + 0.13 * math.cos(8 * a + t * 4)) * math.cos(a), r * (1 + 0.13 * math.cos(8 * a + t * 4)) * math.sin(a)) for a in (math.tau * k / 96 for k in range(96))])
        sheet(rows, folds, closed=(False, True))
        with group((0.1, 0, 0), roll=90):
            lathe([(0.245, -0.08), (0.262, -0.07), (0.262, 0.07), (0.245, 0.08)], cloth('#16365a', 90))
        for k in range(8):
            a = math.tau * k / 8
            rod((1.02, 0.12 * math.cos(a), 0.12 * math.sin(a)), (1.2, 0.17 * math.cos(a), 0.17 * math.sin(a)), 0.014, metal('#c3c6ca', 0.3))
        rod((-1.1, 0, 0), (-1.3, 0, 0), 0.05, metal('#c3c6ca', 0.3))
        with group((-1.2, 0, 0), roll=-90):
            lathe(rounded([(0, 0), (0.12, 0), (0.16, 0.2), (0.15, 0.75), (0, 0.78)], 0.06), plastic('#1c1e21', 0.5))
            lathe([(0.158, 0.1), (0.165, 0.11), (0.165, 0.15), (0.158, 0.16)], metal('#c3c6ca', 0.3))
        tube([(-1.95, 0, 0), (-2.15, -0.12, -0.1), (-2.2, -0.35, -0.2), (-2.0, -0.5, -0.21), (-1.85, -0.3, -0.2), (-1.95, -0.02, -0.02)], 0.02, cloth('#1c1e21'))
    with group((0.35, -0.78, 0.17), turn=-24):
        soft((2.3, 0.5, 0.32), cloth(colour, 90, 0.3, strength=0.15), square=(0.8, 0.3))
        tube([(1.1, 0, 0.02), (1.3, -0.08, -0.1), (1.42, 0.05, -0.13), (1.28, 0.12, -0.1), (1.1, 0.02, 0.0)], 0.016, cloth('#1c1e21'))
        brand_flat((0, -0.08, 0.16), 0.8, 0.2, up=(0, 1, 0.2))


def massage_gun():
    shell, dark = material('#2a2f36', 0.1, 0.4, 0.15), plastic('#101214', 0.55)
    with group((-0.2, 0.1, 0)):
        with group((0, 0, 1.35), roll=90):
            lathe(rounded([(0, -0.62), (0.27, -0.62), (0.3, -0.45), (0.3, 0.4), (0.22, 0.55), (0, 0.55)], 0.06), shell)
            lathe([(0.302, 0.0), (0.308, 0.01), (0.308, 0.05), (0.302, 0.06)], metal('#f2a31b', 0.3))
            lathe(rounded([(0, 0.55), (0.1, 0.55), (0.1, 0.75), (0, 0.75)], 0.02), steel())
            ball(0.2, dark, (0, 0, 0.9))
            for i in range(7):
                lathe([(0.272, -0.55 + i * 0.02), (0.274, -0.545 + i * 0.02), (0.272, -0.54 + i * 0.02)], dark)
        lathe(rounded([(0, 0.02), (0.2, 0.02), (0.19, 0.4), (0.21, 1.2), (0, 1.25)], 0.06), dark, (-0.12, 0, 0))
        for i in range(4):
            disc(0.02, 0, 0.01, material('#8fe3ff', glow=2), (-0.22 + i * 0.07, -0.302, 1.35), 0, (90, 0, 0))
        disc(0.07, 0, 0.03, steel(), (-0.12, -0.2, 0.95), 0.01, (90, 0, 0))
        brand_flat((-0.12, -0.2, 0.6), 0.25, 0.3)
    heads = ((0.55, -0.5), (0.95, -0.2), (1.2, -0.6))
    with group((*heads[0], 0)):
        lathe(rounded([(0, 0), (0.1, 0), (0.1, 0.18), (0.2, 0.24), (0.2, 0.34), (0, 0.34)], 0.02), dark)
    with group((*heads[1], 0)):
        lathe(rounded([(0, 0), (0.1, 0), (0.1, 0.18), (0.13, 0.22), (0.02, 0.5), (0, 0.5)], 0.03), dark)
    with group((*heads[2], 0)):
        lathe(rounded([(0, 0), (0.1, 0), (0.1, 0.2), (0, 0.2)], 0.02), dark)
        for x in (-0.12, 0.12):
            soft((0.12, 0.14, 0.34), dark, (x, 0, 0.34), square=(0.8, 0.8))
        box((0.34, 0.13, 0.1), (0, 0, 0.22), dark, 0.03)


def first_aid_box():
    shell, green = material('#f3f3ef', 0, 0.35, 0.3), material('#1f8a4c', 0, 0.4, 0.2)
    with group(turn=-22):
        box((2.2, 0.8, 1.6), (0, 0, 0.8), shell, 0.16)
        box((2.23, 0.83, 0.06), (0, 0, 1.08), green, 0.03)
        box((0.62, 0.02, 0.2), (0, -0.4, 0.58), green, 0.006)
        box((0.2, 0.02, 0.62), (0, -0.4, 0.58), green, 0.006)
        lettering('FIRST AID', 0.2, green, (0, -0.408, 1.26))
        for x in (-0.75, 0.75):
            box((0.26, 0.08, 0.34), (x, -0.42, 1.08), plastic('#d9dad6'), 0.03)
        tube([(-0.5, 0, 1.58), (-0.48, 0, 1.82), (-0.3, 0, 1.9), (0.3, 0, 1.9), (0.48, 0, 1.82), (0.5, 0, 1.58)], 0.07, green)
        brand_flat((0.75, -0.402, 0.5), 0.4, 0.4)


def resistance_bands():
    """Three flat loops of latex and their pouch."""
    def loop(at, turn, size, wide, made):
        line = spline([(0, 0, 0), (size * 0.7, -0.12, 0), (size, 0.2, 0), (size * 0.6, 0.5, 0), (0, 0.42, 0), (-size * 0.6, 0.5, 0), (-size, 0.2, 0), (-size * 0.7, -0.12, 0)], 12, True)
        with group(at, turn=turn):
            sheet([[(x, y, z) for z in (0.0, wide)] for x, y, _ in line], made, closed=(True, False), thick=0.025)

    loop((-0.65, -0.35, 0), 12, 0.75, 0.42, plastic('#f2b632', 0.5))
    loop((0.6, -0.55, 0), -14, 0.75, 0.42, plastic('#2fa38a', 0.5))
    loop((0.0, 0.25, 0), 4, 0.85, 0.42, plastic('#d0473a', 0.5))
    for text, x, y, turn in (('LIGHT', -0.62, -0.475, 12), ('MEDIUM', 0.58, -0.675, -14)):
        lettering(text, 0.14, paper('#ffffff'), (x, y, 0.21), (90, 0, turn), 0.006)
    with group((1.5, 0.45, 0), turn=-14):
        soft((1.0, 0.5, 1.2), cloth('#2b3036', 60, 0.2), (0, 0, 0.6), square=(0.45, 0.7), taper=0.12)
        tube([(0.3 * math.cos(a), 0.14 * math.sin(a), 1.08) for a in (math.tau * k / 16 for k in range(16))], 0.03, cloth('#f2b632'), closed=True)
        tube([(0.25, -0.1, 1.08), (0.4, -0.3, 0.8), (0.38, -0.32, 0.45)], 0.02, cloth('#f2b632'))
        brand_flat((0, -0.26, 0.55), 0.5, 0.4)


def picnic_mat():
    """Rolled in its flap with a handle, one end open so that the check shows."""
    dark = cloth('#26384a', 60)
    with group((0, 0.1, 0), turn=-22):
        tread = spiral(0.08, 4.4, 0.115)
        turn = -math.pi / 2 - math.tau * 4.4
        roll = [(y * math.cos(turn) - z * math.sin(turn), y * math.sin(turn) + z * math.cos(turn)) for y, z in tread]
        end = 0.08 + 0.115 * 4.4
        path = [(y, z + end + 0.04) for y, z in [*roll, *((-t * 0.12, -end) for t in range(1, 16))]]
        rows = [[(-1.5 + 3.0 * k / 12, y, z) for k in range(13)] for y, z in path]
        sheet(rows, tartan(), thick=0.07)
        for x in (-0.8, 0.8):
            lathe([(end + 0.05, -0.1), (end + 0.075, -0.09), (end + 0.075, 0.09), (end + 0.05, 0.1)], dark, (x, 0, end + 0.04), (0, 90, 0))
        strap([(-0.8, 0, 2 * end + 0.06), (-0.6, 0, 2 * end + 0.42), (0, 0, 2 * end + 0.52), (0.6, 0, 2 * end + 0.42), (0.8, 0, 2 * end + 0.06)], 0.2, 0.05, dark, across=(0, 1, 0))
        lathe([(end + 0.045, -0.62), (end + 0.06, -0.6), (end + 0.06, 0.6), (end + 0.045, 0.62)], dark, (0, 0, end + 0.04), (0, 90, 0))
        brand_flat((0, -end - 0.06, end + 0.04), 0.8, 0.4)


def tartan():
    made = fleece('#b8453a')
    from materials import into, pattern, ramp

    nodes = made.node_tree
    across = ramp(made, pattern(made, 'ShaderNodeTexWave', (1, 1, 1), bands_direction='X', Scale=0.9), '#b8453a', '#7c2a2f', (0.45, 0.55))
    along = pattern(made, 'ShaderNodeTexWave', (1, 1, 1), bands_direction='Y', Scale=0.9)
    mix = nodes.nodes.new('ShaderNodeMixRGB')
    nodes.links.new(ramp(made, along, 0.0, 0.6, (0.55, 0.65)), mix.inputs['Fac'])
    nodes.links.new(across, mix.inputs[1])
    mix.inputs[2].default_value = (0.85, 0.78, 0.66, 1)
    return into(made, mix.outputs[0], 'Base Color')


def succulent():
    """A rosette of thick leaves in a pot of stoneware."""
    leaf = [material(c, 0, 0.5, 0.15) for c in ('#5f9a6b', '#78b07c', '#93c48c')]
    glaze = material('#e9e2d3', 0, 0.3, 0.4)
    lathe(rounded([(0, 0), (0.38, 0), (0.5, 0.75), (0.5, 0.82), (0.45, 0.82), (0.42, 0.7), (0, 0.7)], 0.05), glaze)
    lathe([(0.42, 0.25), (0.435, 0.26), (0.462, 0.42), (0.455, 0.43)], material('#c77b52', 0, 0.7))
    disc(0.44, 0.7, 0.03, material('#4a3626', 0, 1), edge=0.01)
    for ring, (count, out, lean, size) in enumerate(((10, 0.36, 68, 1.0), (9, 0.27, 48, 0.85), (7, 0.18, 28, 0.7), (5, 0.08, 10, 0.5))):
        for i in range(count):
            with group((0, 0, 0.74 + ring * 0.05), turn=360 / count * i + ring * 21):
                with group((0.05, 0, 0), roll=lean):
                    soft((0.11 * size, 0.28 * size, 0.56 * size), leaf[min(ring, 2)], (0, 0, 0.26 * size), square=(0.9, 1.0), rings=14, sides=16)
    brand_round(0.46, 0.4, 0.25, 0.34)
