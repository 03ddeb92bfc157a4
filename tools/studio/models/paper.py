"""Notebooks, pens, calendars and what else lies on a desk."""
import math

from materials import BLACK, bamboo, cloth, cork, gold, jute, kraft, leather, material, metal, paper, plastic, speckled, walnut
from shapes import box, brand_flat, cut, disc, group, lathe, lettering, rod, rounded, slab, strap, tube


def book(wide, tall, thick, cover, pages=None, corner=0.06):
    """A closed book standing at the origin, its cover to the camera, its back on the left."""
    for y in (-thick / 2, thick / 2 - 0.02):
        slab(wide, tall, 0.024, cover, (0, y + 0.022, tall / 2), corner, 0.008, (90, 0, 0))
    box((wide - 0.08, thick - 0.03, tall - 0.07), (-0.0, 0, tall / 2), pages or paper('#f1ead9'), 0.005)
    box((0.04, thick + 0.004, tall - 0.004), (-wide / 2 + 0.02, 0, tall / 2), cover, 0.02)


def notebook(colour=BLACK, accent='#e8a23a'):
    """Stands a little turned: elastic band and ribbon."""
    with group(turn=-26, tilt=-8):
        book(1.4, 2.1, 0.17, leather(colour, 60))
        band = cloth(accent, 60)
        box((0.07, 0.016, 2.11), (0.5, -0.092, 1.053), band, 0.004)
        box((0.07, 0.2, 0.016), (0.5, 0.0, 2.1), band, 0.004)
        brand_flat((-0.1, -0.1, 1.2), 0.6, 0.4)


def planner(colour='#5b2e2a'):
    with group(turn=-24, tilt=-8):
        skin = leather(colour, 40)
        book(1.7, 2.4, 0.3, skin)
        box((0.62, 0.03, 0.7), (0.66, -0.165, 1.2), skin, 0.012)
        slab(0.62, 0.7, 0.03, skin, (0.56, -0.15, 1.2), 0.18, 0.008, (90, 0, 0))
        box((0.05, 0.36, 0.7), (0.87, 0, 1.2), skin, 0.02)
        disc(0.06, 0, 0.012, gold(0.3), (0.42, -0.18, 1.2), 0.004, (90, 0, 0))
        with group((0.93, -0.02, 0.62)):
            pen('#b9bcc0', upright=True)
        for z in (1.0, 1.75):
            lathe([(0.07, 0), (0.075, 0.01), (0.075, 0.16), (0.07, 0.17)], skin, (0.93, -0.02, z))
        for x in (-0.75, 0.75):
            strap([(x, -0.153, 0.07), (x, -0.153, 2.33)], 0.01, 0.004, cloth('#c9976e'))
        lettering('2027', 0.3, gold(0.3), (-0.2, -0.155, 1.75))
        brand_flat((-0.2, -0.155, 0.75), 0.6, 0.35)


def cork_notebook():
    with group(turn=-26, tilt=-8):
        book(1.4, 2.1, 0.16, cork())
        box((1.43, 0.21, 0.42), (0, 0, 0.62), kraft(), 0.01)
        lettering('160 recycled pages', 0.1, plastic('#4a3520'), (0, -0.108, 0.62))
        brand_flat((0, -0.1, 1.4), 0.6, 0.4)


def pen(colour='#b9bcc0', upright=False, trim='#d5d7d9'):
    """Lies along x, its point to the left; or stands on its point."""
    with group((0, 0, 0) if upright else (-0.7, 0, 0.055), roll=0 if upright else 90):
        barrel = metal(colour, 0.28) if colour in ('#b9bcc0', '#b8933d') else material(colour, 0.3, 0.25, 0.5)
        chrome = metal(trim, 0.12)
        lathe(rounded([(0, 0), (0.008, 0), (0.012, 0.05), (0.035, 0.2), (0.035, 0.22), (0, 0.22)], 0.01), chrome, segments=48)
        lathe(rounded([(0, 0.21), (0.042, 0.21), (0.055, 0.5), (0.055, 0.72), (0, 0.72)], 0.02), barrel, segments=48)
        lathe([(0.055, 0.72), (0.06, 0.725), (0.06, 0.755), (0.055, 0.76)], chrome, segments=48)
        lathe(rounded([(0, 0.75), (0.056, 0.75), (0.052, 1.24), (0.03, 1.3), (0, 1.3)], 0.02), barrel, segments=48)
        lathe(rounded([(0, 1.28), (0.028, 1.28), (0.028, 1.38), (0, 1.39)], 0.012), chrome, segments=48)
        tube([(-0.05, 0, 1.24), (-0.085, 0, 1.22), (-0.085, 0, 0.9), (-0.062, 0, 0.86)], 0.012, chrome)


def ball_pen(colour='#b9bcc0'):
    """Two of a kind: one lies, one leans over it."""
    with group((0, 0, 0), turn=28):
        pen(colour)
        brand_flat((0.28, -0.02, 0.11), 0.4, 0.06, up=(0, 1, 0))
    with group((0.14, -0.28, 0), turn=38):
        pen(colour)


def pen_gift_set():
    rigid, foam = material('#20242b', 0, 0.6), cloth('#3a3f47', 50)
    with group(turn=-14):
        slab(2.7, 2.0, 0.3, rigid, (0, 0, 0), 0.04, 0.015)
        slab(2.58, 1.88, 0.02, foam, (0, 0, 0.29), 0.03, 0)
        with group((0.05, 1.05, 0.3), tilt=68):
            slab(2.7, 2.0, 0.1, rigid, (0, 1.0, -0.05), 0.04, 0.015)
            slab(2.58, 1.88, 0.01, cloth('#e7dfcf', 30), (0, 1.0, 0.05), 0.03, 0)
        with group((-0.38, -0.79, 0.42), tilt=-90):
            with group((0, 0, 0)):
                book(1.25, 1.6, 0.2, leather('#0f4c4a', 50))
        slab(0.3, 1.62, 0.02, plastic('#15181c', 0.9), (0.85, 0, 0.3), 0.1, 0)
        with group((0.85, 0, 0.31), turn=90):
            pen('#b8933d')
    brand_flat((-0.38, 0.05, 0.525), 0.5, 0.35, up=(0, 1, 0))


def note_cube():
    with group(turn=-32):
        box((0.8, 0.8, 0.02), (0, 0, 0.01), kraft(), 0.005)
        for i in range(26):
            box((0.78 + 0.008 * math.sin(i * 2.1), 0.78, 0.024), (0.004 * math.sin(i * 1.3), 0, 0.035 + i * 0.0245), paper('#f8e58e' if i % 2 else '#fbeeb0'), 0.003)
        box((0.82, 0.02, 0.72), (0, 0.4, 0.36), kraft(), 0.005)
        with group((0, 0.4, 0.72), tilt=28):
            box((0.82, 0.02, 0.8), (0, 0, 0.4), kraft(), 0.005)
            brand_flat((0, -0.012, 0.42), 0.5, 0.3)
    with group((0.72, -0.2, 0), turn=-20):
        slab(0.62, 0.52, 0.03, kraft(), (0, 0, 0), 0.02, 0.004)
        for i, colour in enumerate(('#ef6f5e', '#f5b83d', '#7cc36a', '#4aa7d8', '#b57ad1')):
            box((0.1, 0.44, 0.025), (-0.23 + i * 0.115, -0.03, 0.044), paper(colour), 0.004)


def calendar():
    """An easel of card with its rings, a month of days on the front leaf."""
    with group(turn=-20):
        with group((0, -0.5, 0), tilt=-19):
            box((2.1, 0.025, 1.5), (0, 0, 0.75), material('#20313a', 0, 0.6), 0.005)
            box((2.02, 0.02, 1.4), (0, -0.022, 0.72), paper('#fbf8f1'), 0.003)
            box((2.02, 0.006, 0.36), (0, -0.033, 1.24), plastic('#0f4c4a', 0.6), 0)
            lettering('JANUARY', 0.2, paper('#ffffff'), (-0.35, -0.038, 1.24))
            lettering('2027', 0.2, plastic('#f2a31b'), (0.65, -0.038, 1.24))
            for index, day in enumerate('MTWTFSS'):
                lettering(day, 0.09, plastic('#6a645a'), (-0.84 + index * 0.28, -0.034, 0.97), thick=0.001)
            for day in range(31):
                column, row = (day + 4) % 7, (day + 4) // 7
                lettering(str(day + 1), 0.11, plastic('#b4472f' if column == 6 else '#1b1a17'), (-0.84 + column * 0.28, -0.034, 0.83 - row * 0.145), thick=0.001)
            brand_flat((0, -0.033, 0.06), 1.4, 0.08)
        with group((0, 0.5, 0), tilt=19):
            box((2.1, 0.025, 1.5), (0, 0, 0.75), material('#20313a', 0, 0.6), 0.005)
        for i in range(22):
            x = -0.95 + i * 0.09
            if abs(x) > 0.12:
                lathe([(0.085 + 0.013 * math.cos(a), 0.013 * math.sin(a)) for a in (k * math.pi / 4 for k in range(9))], metal('#3a3d41', 0.3), (x, 0, 1.42), (0, 90, 0), 24)


def folder(colour='#3a2f2a'):
    """Open: a pad of A4 on the right, slots for cards and a pen on the left."""
    skin, lining = leather(colour, 40), cloth('#7d7168', 60)
    slab(0.25, 3.1, 0.06, skin, (0, 0, 0), 0.03, 0.02)
    with group((0, 0, 0.03), roll=-5):
        slab(2.4, 3.1, 0.07, skin, (1.24, 0, 0), 0.12, 0.03)
        slab(2.25, 2.95, 0.012, lining, (1.24, 0, 0.068), 0.08, 0.004)
        slab(2.0, 2.75, 0.07, paper('#fdfcf7'), (1.26, 0, 0.08), 0.02, 0.003)
        for i in range(14):
            box((1.75, 0.008, 0.002), (1.26, 0.9 - i * 0.16, 0.152), plastic('#b9c6d4'), 0)
        box((2.0, 0.26, 0.004), (1.26, 1.24, 0.152), plastic('#d9cdb8'), 0)
    with group((0, 0, 0.03), roll=5):
        slab(2.4, 3.1, 0.07, skin, (-1.24, 0, 0), 0.12, 0.03)
        slab(2.25, 2.95, 0.012, lining, (-1.24, 0, 0.068), 0.08, 0.004)
        for i, y in enumerate((1.05, 0.65, 0.25)):
            box((0.92, 0.5, 0.014), (-1.7, y, 0.1 + i * 0.02), paper(('#e9e3d5', '#c9d6d4', '#e4c9a0')[i]), 0.005)
            box((1.02, 0.4, 0.018), (-1.7, y - 0.16, 0.115 + i * 0.02), skin, 0.006)
        slab(2.1, 1.1, 0.03, skin, (-1.24, -0.85, 0.09), 0.06, 0.01)
        brand_flat((-1.24, -0.85, 0.122), 0.9, 0.4, up=(0, 1, 0))
    with group((0.0, -0.1, 0.08), turn=88):
        pen('#b9bcc0')


def seed_notepad():
    made = speckled('#e9dfc6', '#7b8a4f', 0.63, 26.0)
    with group(turn=-28, tilt=-8):
        for i in range(9):
            slab(1.0 + 0.012 * math.sin(i * 3), 1.4, 0.017, made, (0.004 * math.cos(i * 2), 0.09 - i * 0.018, 0.7), 0.03, 0.004, (90, 0, 0))
        box((1.04, 0.2, 0.4), (0, 0.0, 0.5), kraft(), 0.008)
        lettering('seed paper', 0.14, plastic('#3f5a2c'), (0, -0.103, 0.54))
        lettering('plant me', 0.09, plastic('#3f5a2c'), (0, -0.103, 0.41))
        box((1.02, 0.2, 0.1), (0, 0, 1.36), cloth('#7d9a55', 50), 0.01)
        brand_flat((0, -0.08, 0.98), 0.5, 0.3)


def pencil(colour, seed=True):
    with group(roll=90):
        lathe([(0, 0), (0.006, 0.01), (0.035, 0.16)], speckled('#dcb98a', '#c49a66'), segments=6, split=20)
        lathe([(0.035, 0.16), (0.036, 1.5), (0, 1.5)], plastic(colour, 0.6), segments=6, split=20)
        lathe(rounded([(0, 1.5), (0.034, 1.5), (0.03, 1.68), (0, 1.7)], 0.03), material('#4c7a39' if seed else '#e88', 0, 0.4), segments=24)
        lathe([(0.0, -0.01), (0.008, 0.02)], plastic('#2a2a2a'), segments=12)


def pencil_box():
    with group(turn=-16):
        for size, at in (((1.95, 0.98, 0.03), (0, 0, 0.015)), ((1.95, 0.03, 0.2), (0, -0.48, 0.1)), ((1.95, 0.03, 0.2), (0, 0.48, 0.1)), ((0.03, 0.98, 0.2), (-0.97, 0, 0.1)), ((0.03, 0.98, 0.2), (0.97, 0, 0.1))):
            box(size, at, kraft(), 0.005)
        for i, colour in enumerate(('#d9a441', '#b98f5e', '#7ca25c', '#c8744a', '#8d6e52', '#e0c078', '#6b8f87', '#b0563f', '#a98a5f', '#55744a')):
            with group((-0.86, -0.41 + i * 0.091, 0.16)):
                pencil(colour)
        box((0.62, 1.02, 0.24), (0.42, 0, 0.115), kraft(), 0.012)
        lettering('10', 0.26, plastic('#3f5a2c'), (0.42, 0.18, 0.24), (0, 0, 0), 0.002)
        lettering('plantable pencils', 0.075, plastic('#3f5a2c'), (0.42, -0.02, 0.24), (0, 0, 0), 0.001)
        brand_flat((0.42, -0.28, 0.24), 0.45, 0.22, up=(0, 1, 0))


def jute_folder():
    with group(turn=-18, tilt=-10):
        sack = jute()
        slab(2.9, 2.1, 0.16, sack, (0, 0.09, 1.05), 0.1, 0.06, (90, 0, 0))
        flap = [(-1.45, 0.55), (1.45, 0.55), (1.45, 0.1), (0.5, -0.32), (-0.5, -0.32), (-1.45, 0.1)]
        cut(flap, 0.04, sack, (0, -0.075, 1.55), (90, 0, 0), 0.012)
        disc(0.12, 0, 0.05, walnut(), (0, -0.15, 1.16), 0.02, (90, 0, 0))
        tube([(0, -0.13, 1.32), (-0.15, -0.15, 1.15), (0, -0.16, 1.0), (0.15, -0.15, 1.15), (0, -0.13, 1.32)], 0.02, cloth('#6b4a2a'))
        for x in (-1.3, 1.3):
            strap([(x, -0.085, 0.1), (x, -0.12, 1.9)], 0.05, 0.01, cloth('#8a6a3f'))
        brand_flat((0, -0.08, 0.55), 1.0, 0.5)


def pen_stand():
    made = bamboo('x')
    with group(turn=-22):
        box((1.5, 1.0, 0.08), (0, 0, 0.04), made, 0.03)
        for size, at in (((0.75, 0.06, 0.9), (-0.35, 0.45, 0.5)), ((0.75, 0.06, 0.7), (-0.35, -0.1, 0.4)), ((0.06, 0.6, 0.9), (-0.7, 0.18, 0.5)), ((0.06, 0.6, 0.9), (0.03, 0.18, 0.5))):
            box(size, at, bamboo(), 0.015)
        box((1.4, 0.3, 0.22), (0, -0.32, 0.15), made, 0.03)
        box((0.62, 0.06, 0.55), (0.4, 0.2, 0.3), made, 0.02)
        for x, y, lean, colour in ((-0.5, 0.2, 6, '#b03a2e'), (-0.3, 0.3, -5, '#2f6fa8'), (-0.15, 0.12, 9, '#d9a441')):
            with group((x, y, 0.1), roll=lean, tilt=-4):
                with group((0, 0, 1.5), roll=180):
                    lathe([(0, -0.3), (0.04, -0.1), (0.042, 1.3), (0, 1.3)], plastic(colour, 0.5), segments=6, split=20)
                    lathe([(0, -0.3), (0.012, -0.24), (0, -0.24)], plastic('#222222'), segments=12)
        from models.tech import phone

        with group((0.38, 0.02, 0.14), tilt=-12, scale=0.82):
            phone()
        brand_flat((0, -0.475, 0.15), 0.6, 0.12)


def coasters():
    made = cork()
    for i in range(6):
        disc(0.5, 0, 0.075, made, (0.012 * math.sin(i * 2), 0.012 * math.cos(i * 3), 0.09 + i * 0.08), 0.02)
    disc(0.56, 0, 0.08, bamboo('x'), edge=0.03)
    for a in (20, 140, 260):
        x, y = 0.55 * math.cos(math.radians(a)), 0.55 * math.sin(math.radians(a))
        rod((x, y, 0.04), (x, y, 0.68), 0.035, bamboo())
    with group((0.78, -0.5, 0.02), tilt=66, turn=24):
        disc(0.5, 0, 0.075, made, (0, 0.5, 0), 0.02)
        brand_flat((0, 0.5, 0.076), 0.5, 0.5, up=(0, 1, 0))
