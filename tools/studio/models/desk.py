"""Desk & Office."""
import math

from materials import acrylic, brass, cloth, crystal, gloss, leather, material, metal, paper, plastic, steel, walnut, wood
from models.paper import pen
from shapes import ball, box, brand_flat, cut, disc, group, lathe, lettering, rounded, sheet, slab, tube


def desk_mat(colour='#76797d'):
    """Two layers, one corner rolled up so that the felt below shows."""
    wide, deep = 7.0, 3.5
    top, felt = leather(colour, 18), cloth('#c9c4ba', 30, strength=0.6)

    def surface(lift):
        rows = []
        for y in (-deep / 2 + deep * i / 8 for i in range(9)):
            row = []
            for x in (-wide / 2 + wide * k / 160 for k in range(161)):
                past = max(0, x - 1.6)
                turned = past / (0.42 - 0.02 * past)
                r = 0.42 - 0.03 * past
                row.append((min(x, 1.6) + (r - lift) * math.sin(turned), y, 0.04 + lift + (r - lift) * (1 - math.cos(turned))))
            rows.append(row)
        return rows

    sheet(surface(0.035), top, thick=0.035)
    sheet(surface(0.0), felt, thick=0.035)
    brand_flat((-2.4, -1.35, 0.1), 0.9, 0.4, up=(0, 1, 0))


def card_holder():
    skin, shell = leather('#20242b', 40), steel()
    with group(turn=-22, tilt=-10):
        slab(1.0, 0.64, 0.14, skin, (0, 0.07, 0.32), 0.05, 0.03, (90, 0, 0))
        slab(1.04, 0.2, 0.15, shell, (0, 0.075, 0.1), 0.04, 0.02, (90, 0, 0))
        for i, (x, z, roll) in enumerate(((0.0, 0.52, 4), (0.06, 0.56, -3), (-0.03, 0.6, 0))):
            with group((x, 0.0 + i * 0.02, z), roll=roll):
                box((0.88, 0.008, 0.5), (0, 0, 0.05), paper(('#fbf8f1', '#e5ecea', '#f4e6cc')[i]), 0.003)
                if i == 0:
                    box((0.12, 0.004, 0.1), (-0.32, -0.005, 0.2), plastic('#0f4c4a'), 0)
                    for k, w in enumerate((0.4, 0.3)):
                        box((w, 0.004, 0.022), (0.05 - (0.4 - w) / 2, -0.005, 0.23 - k * 0.05), plastic('#3a3d41'), 0)
        brand_flat((0, -0.072, 0.36), 0.5, 0.22)


def phone_stand():
    from models.tech import phone

    silver = metal('#c3c6ca', 0.3)
    with group(turn=-28):
        slab(0.85, 0.95, 0.06, silver, (0, 0.05, 0), 0.12, 0.02)
        disc(0.07, -0.35, 0.7, steel(), (0, 0.4, 0.1), 0.01, (0, 90, 0))
        with group((0, 0.4, 0.1), tilt=14):
            slab(0.5, 0.85, 0.05, silver, (0, 0.0, 0.42), 0.08, 0.015, (90, 0, 0))
        with group((0, 0.19, 0.88)):
            disc(0.06, -0.3, 0.6, steel(), (0, 0, 0), 0.01, (0, 90, 0))
            with group(tilt=-24):
                slab(0.8, 0.75, 0.05, silver, (0, 0.03, -0.05), 0.1, 0.015, (90, 0, 0))
                for x in (-0.25, 0.25):
                    tube([(x, 0, -0.4), (x, -0.16, -0.42), (x, -0.17, -0.32)], 0.035, silver, straight=True)
                with group((0, -0.06, -0.38)):
                    phone()
        brand_flat((0, -0.28, 0.061), 0.4, 0.16, up=(0, 1, 0))


def globe():
    """Crystal, with the land frosted on it as on a map of dots."""
    land = ['0001111100000111111111100000', '0011111110001111111111111100', '0001111100001111111111111000', '0000111000001111110111110000', '0000011100000111110011010000',
            '0000001111000111100001001100', '0000001111000011100000001110', '0000001110000011000000001100', '0000001100000010000000000010', '0000001000000000000000000000']
    ball(0.3, crystal('#eef7ff'), (0, 0, 0.46))
    frost = material('#f4fbff', 0, 0.7)
    for row, line in enumerate(land):
        for column, cell in enumerate(line):
            if cell == '1':
                for shift, up in ((-0.25, 3.2), (0.25, 3.2), (-0.25, -3.2), (0.25, -3.2)):
                    lat, lon = math.radians(62 - row * 13 + up), math.radians((column + shift) * 360 / 28 - 262)
                    if math.cos(lon) * math.cos(lat) > -0.2:
                        p = (0.302 * math.cos(lat) * math.sin(lon), -0.302 * math.cos(lat) * math.cos(lon), 0.46 + 0.302 * math.sin(lat))
                        ball(0.0135, frost, p)
    with group(turn=-24):
        box((0.62, 0.5, 0.14), (0, 0, 0.07), gloss('#17191d'), 0.03)
        brand_flat((0, -0.252, 0.07), 0.4, 0.1)
    lathe(rounded([(0, 0.14), (0.2, 0.14), (0.13, 0.2), (0, 0.2)], 0.02), steel())


def organiser():
    made, dark = wood('#9c6a3c', '#b98552', 'z'), plastic('#22262b', 0.5)
    lathe(rounded([(0, 0), (0.62, 0), (0.62, 0.07), (0, 0.07)], 0.02), dark)
    with group((0, 0, 0.1), turn=-34):
        slab(1.3, 1.3, 0.06, made, (0, 0, 0), 0.1, 0.02)

        def bin_of(x, y, w, d, h):
            for size, at in (((w, 0.04, h), (x, y - d / 2, h / 2 + 0.05)), ((w, 0.04, h), (x, y + d / 2, h / 2 + 0.05)), ((0.04, d, h), (x - w / 2, y, h / 2 + 0.05)), ((0.04, d, h), (x + w / 2, y, h / 2 + 0.05))):
                box(size, at, made, 0.012)

        bin_of(-0.3, 0.3, 0.58, 0.58, 1.15)
        bin_of(0.3, 0.3, 0.58, 0.58, 0.9)
        bin_of(-0.3, -0.3, 0.58, 0.58, 0.55)
        bin_of(0.3, -0.3, 0.58, 0.58, 0.4)
        for x, y, lean, colour in ((-0.42, 0.25, 5, '#b03a2e'), (-0.25, 0.4, -4, '#2f6fa8'), (-0.2, 0.2, 3, '#1b1a17')):
            with group((x, y, 0.1), roll=lean):
                pen(colour, upright=True)
        with group((0.3, 0.35, 0.1), roll=-4):
            box((0.3, 0.03, 1.4), (0, 0, 0.7), material('#f2c94c', 0, 0.4), 0.01)
            for i in range(12):
                box((0.08 if i % 2 else 0.12, 0.034, 0.008), (-0.1, 0, 0.25 + i * 0.09), plastic('#333333'), 0)
        with group((-0.3, -0.3, 0.55), roll=14, turn=10):
            for side in (-1, 1):
                tube([(side * 0.02, 0, -0.1), (side * 0.1, 0, 0.22), (side * 0.06, 0, 0.36), (side * -0.02, 0, 0.25), (side * 0.02, 0, 0.0)], 0.03, plastic('#c8442f'))
        for i in range(5):
            tube([(0.2 + i * 0.05, -0.3, 0.3), (0.2 + i * 0.05, -0.2, 0.46), (0.24 + i * 0.05, -0.4, 0.44)], 0.01, steel())
        box((0.36, 0.36, 0.2), (0.32, -0.3, 0.34), paper('#f8e58e'), 0.01)
        brand_flat((-0.3, -0.612, 0.32), 0.4, 0.25)


def lamp():
    shell = material('#4a5057', 0.7, 0.35, 0.2)
    lathe(rounded([(0, 0), (0.85, 0), (0.85, 0.12), (0.2, 0.18), (0, 0.18)], 0.05), shell)
    arc = [(0.35 + -1.35 * math.cos(a) * 0.9 - 0.15, 0, 1.6 + 2.1 * math.sin(a)) for a in (math.radians(t) for t in range(0, 130, 10))]
    tube([(-1.0, 0, 0.3), (-1.05, 0, 1.0), *arc[1:]], 0.095, shell)
    tube([(-0.55, 0, 0.1), (-0.85, 0, 0.14), (-1.0, 0, 0.3)], 0.075, shell)
    x, _, z = arc[-1]
    with group((x + 0.3, 0, z - 0.12), roll=28):
        slab(1.7, 0.5, 0.15, shell, (0.3, 0, 0), 0.24, 0.05)
        slab(1.5, 0.38, 0.02, material('#fff0d0', glow=6), (0.3, 0, -0.02), 0.18, 0)
    for i, colour in enumerate(('#ffd9a0', '#fff1dc', '#dfefff')):
        disc(0.05, 0.175, 0.01, material(colour, glow=1.5), (0.05 + i * 0.16, -0.45, -0.02), 0)
    box((0.14, 0.03, 0.06), (0.5, -0.66, 0.07), plastic('#1b1d20'), 0.01, (0, 0, 38))
    brand_flat((0.05, -0.62, 0.16), 0.5, 0.14, up=(0, 1, 0.2))


def photo_frame():
    """Two blocks of acrylic held by four magnets, a picture between."""
    block = acrylic(alpha=0.12)
    with group(turn=-24):
        box((1.5, 0.1, 1.0), (0, -0.06, 0.5), block, 0.015)
        box((1.5, 0.13, 1.0), (0, 0.09, 0.5), block, 0.015)
        y = 0.005
        box((1.26, 0.006, 0.8), (0, y, 0.5), material('#5fb0e6', 0, 0.6), 0)
        cut([(-0.63, 0), (0.63, 0), (0.63, 0.2), (0.35, 0.42), (0.15, 0.22), (-0.1, 0.52), (-0.35, 0.25), (-0.63, 0.33)], 0.004, material('#1f6b46', 0, 0.7), (0, y - 0.004, 0.1), (90, 0, 0))
        disc(0.1, 0, 0.004, material('#ffc233', 0, 0.6), (0.36, y - 0.005, 0.72), 0, (90, 0, 0))
        for x in (-0.68, 0.68):
            for z in (0.07, 0.93):
                disc(0.045, 0, 0.28, steel(), (x, 0.16, z), 0.01, (90, 0, 0))
        brand_flat((0, -0.136, 0.055), 0.6, 0.07)


def name_plate():
    with group(turn=-20):
        depth, tall, wide = 0.5, 0.62, 2.4
        profile = [(-depth / 2, 0), (depth / 2, 0), (depth / 2 - 0.12, tall), (depth / 2 - 0.24, tall)]
        verts = [(sx * wide / 2, y, z) for sx in (-1, 1) for y, z in profile]
        from shapes import mesh_of

        mesh_of(verts, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], walnut('x'), smooth=False)
        lean = math.degrees(math.atan2(depth - 0.24, tall))
        with group((0, -depth / 2 + (depth - 0.24) / 2, tall / 2), tilt=-lean):
            slab(2.15, 0.46, 0.02, brass(0.3), (0, 0.0, 0), 0.03, 0.006, (90, 0, 0))
            lettering('ASHA VERMA', 0.2, plastic('#2b2115'), (0, -0.024, 0.07))
            lettering('Head of Operations', 0.1, plastic('#2b2115'), (0, -0.024, -0.11))
            brand_flat((-0.85, -0.022, 0), 0.3, 0.3)
