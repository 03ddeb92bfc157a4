"""Home & Kitchen."""
import math

from materials import BLACK, acrylic, brass, cloth, material, metal, plastic, steel, wood
from shapes import ball, box, brand_flat, brand_round, disc, group, lathe, rounded, slab, soft, strap, tube


def lunch_set():
    """Three steel tiers in their clamp, the insulated bag behind."""
    shine = steel()
    with group((-0.55, -0.15, 0)):
        for i in range(3):
            lathe(rounded([(0, 0.02), (0.56, 0.02), (0.6, 0.1), (0.6, 0.44), (0, 0.44)], 0.05), shine, (0, 0, i * 0.46))
            lathe([(0.6, 0.4), (0.625, 0.41), (0.625, 0.45), (0.6, 0.46)], metal('#e3e5e7', 0.15), (0, 0, i * 0.46))
        lathe(rounded([(0, 1.38), (0.62, 1.38), (0.6, 1.5), (0.3, 1.56), (0, 1.56)], 0.05), shine)
        for side in (-1, 1):
            box((0.03, 0.18, 1.55), (side * 0.635, 0, 0.8), metal('#e3e5e7', 0.15), 0.01)
            box((0.05, 0.24, 0.2), (side * 0.655, 0, 1.05), shine, 0.02)
        tube([(-0.63, 0, 1.5), (-0.6, 0, 1.82), (0, 0, 1.95), (0.6, 0, 1.82), (0.63, 0, 1.5)], 0.045, shine)
        brand_round(0.6, 0.35, 0.2, 0.68)
    with group((0.95, 0.35, 0), turn=-10):
        soft((1.5, 1.3, 1.9), cloth('#2d6a5f', 60, 0.15), (0, 0, 0.96), square=(0.25, 0.4))
        tube([(0.74 * math.copysign(abs(math.cos(a)) ** 0.4, math.cos(a)), 0.64 * math.copysign(abs(math.sin(a)) ** 0.4, math.sin(a)), 1.55) for a in (math.tau * k / 48 for k in range(48))], 0.03, plastic('#e8e4d8'), closed=True)
        strap([(-0.5, 0, 1.85), (-0.45, 0, 2.35), (0, 0, 2.5), (0.45, 0, 2.35), (0.5, 0, 1.85)], 0.2, 0.05, cloth('#1d3f3a'), across=(0, 1, 0))


def casserole(radius, tall, colour):
    shell = material(colour, 0, 0.3, 0.3)
    lathe(rounded([(0, 0), (radius * 0.86, 0), (radius, tall * 0.25), (radius, tall), (0, tall)], 0.08), shell)
    lathe([(radius, tall - 0.06), (radius + 0.04, tall - 0.05), (radius + 0.04, tall + 0.02), (radius, tall + 0.03)], steel())
    lathe(rounded([(0, tall + 0.03), (radius + 0.02, tall + 0.03), (radius * 0.95, tall + 0.18), (radius * 0.4, tall + 0.3), (0, tall + 0.32)], 0.08), shell)
    lathe(rounded([(0, tall + 0.3), (0.14, tall + 0.3), (0.19, tall + 0.42), (0, tall + 0.45)], 0.04), plastic(BLACK))
    for side in (-1, 1):
        box((0.3, 0.5, 0.12), (side * (radius + 0.08), 0, tall * 0.72), plastic(BLACK), 0.05)
    lathe([(radius + 0.001, tall * 0.42), (radius + 0.006, tall * 0.43), (radius + 0.006, tall * 0.5), (radius + 0.001, tall * 0.51)], plastic('#f4e9d3'))


def casseroles():
    with group((-0.62, 0.25, 0)):
        casserole(0.98, 0.95, '#a5462f')
        brand_round(0.98, 0.5, 0.25, 0.7)
    with group((1.05, -0.45, 0)):
        casserole(0.72, 0.72, '#a5462f')


def serving_tray():
    with group(turn=-24):
        slab(3.8, 2.2, 0.1, wood('#8a5a2e', '#c0894d', 'x'), (0, 0, 0), 0.14, 0.03)
        edge = wood('#7d4f27', '#b07a40', 'x')
        for y in (-1.06, 1.06):
            box((3.7, 0.1, 0.3), (0, y, 0.18), edge, 0.03)
        for x in (-1.86, 1.86):
            box((0.1, 2.2, 0.3), (x, 0, 0.18), wood('#7d4f27', '#b07a40', 'y'), 0.03)
            side = 1 if x > 0 else -1
            tube([(x, -0.55, 0.3), (x + side * 0.05, -0.5, 0.55), (x + side * 0.08, 0, 0.62), (x + side * 0.05, 0.5, 0.55), (x, 0.55, 0.3)], 0.055, brass())
            for y in (-0.55, 0.55):
                disc(0.1, 0.31, 0.04, brass(), (x, y, 0), 0.015)
        brand_flat((0, -0.5, 0.102), 1.0, 0.5, up=(0, 1, 0))


def masala_box():
    shine = steel()
    lathe(rounded([(0, 0), (1.0, 0), (1.02, 0.08), (1.02, 0.62), (0.98, 0.62), (0.97, 0.08), (0, 0.06)], 0.04), shine)
    spices = ('#c0281c', '#e5a112', '#7d4a24', '#b86a2a', '#3b2a20', '#d8c9a0', '#8a8a3a')
    for i, colour in enumerate(spices):
        a = math.tau * (i - 1) / 6
        x, y = (0, 0) if i == 0 else (0.63 * math.cos(a), 0.63 * math.sin(a))
        lathe(rounded([(0, 0.08), (0.27, 0.08), (0.3, 0.5), (0.28, 0.5), (0.26, 0.12), (0, 0.12)], 0.03), shine, (x, y, 0))
        from materials import bumped, pattern

        made = material(colour, 0, 1.0)
        bumped(made, pattern(made, 'ShaderNodeTexNoise', (1, 1, 1), Scale=26.0, Detail=4.0), 0.9, 0.04)
        lathe([(0.283, 0.4), (0.2, 0.44), (0.1, 0.475), (0, 0.48)], made, (x, y, 0))
    with group((0.1, -0.25, 0.5), turn=40, tilt=8):
        tube([(0, 0, 0), (0.3, 0, 0.08), (0.6, 0, 0.12)], 0.025, shine)
        ball(0.1, shine, (-0.08, 0, 0), 0.4)
    with group((0.0, 1.05, 0.05), tilt=74):
        disc(1.04, 0, 0.04, acrylic('#eaf2f4', 0.3), (0, 1.04, -0.02), 0.01)
        lathe([(0.92, -0.03), (1.05, -0.03), (1.06, 0.02), (1.05, 0.05), (0.92, 0.05)], shine, (0, 1.04, 0))
        lathe(rounded([(0, 0.02), (0.12, 0.02), (0.15, 0.14), (0, 0.15)], 0.03), shine, (0, 1.04, 0))
    brand_round(1.02, 0.5, 0.25, 0.34)


def knife(length, wide, handle):
    """Hangs with its blade downwards; the handle begins at the origin and rises."""
    with group():
        box((0.14, 0.24, 1.0), (0, 0, 0.55), handle, 0.05)
        for z in (0.3, 0.55, 0.8):
            disc(0.028, -0.072, 0.144, steel(), (0, 0, z), 0.004, (0, 90, 0))
        box((0.15, 0.26, 0.09), (0, 0, 0.04), steel(), 0.03)
        box((0.035, 0.28 * wide, 0.16), (0, 0, -0.05), steel(), 0.005)


def knife_block():
    handle = plastic('#17181a', 0.35)
    with group(turn=-38):
        from shapes import mesh_of

        side = [(-0.85, 0), (0.75, 0), (0.75, 0.35), (0.25, 1.75), (-0.6, 1.45)]
        points = [(s * 0.62, y, z) for s in (-1, 1) for y, z in side]
        faces = [(4, 3, 2, 1, 0), (5, 6, 7, 8, 9)] + [(i, (i + 1) % 5, 5 + (i + 1) % 5, 5 + i) for i in range(5)]
        block = mesh_of(points, faces, wood('#8a5a2e', '#b98550', 'z'), smooth=False)
        bevel = block.modifiers.new('bevel', 'BEVEL')
        bevel.width, bevel.segments = 0.04, 3
        for i, (x, t, wide) in enumerate(((-0.36, 0.3, 1.0), (0.0, 0.3, 0.8), (0.36, 0.3, 0.6), (-0.2, 0.72, 0.7), (0.2, 0.72, 0.5))):
            y, z = -0.6 + 0.85 * t, 1.45 + 0.3 * t
            with group((x, y, z + 0.02), tilt=19.4):
                knife(1.0, wide, handle)
        brand_flat((0, -0.73, 0.75), 0.6, 0.4, up=(0, 0.17, 1))
