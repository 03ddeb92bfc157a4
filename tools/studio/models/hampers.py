"""Festive Hampers, baskets and boxes with something in them."""
import math
import random

from materials import acrylic, brass, bumped, cloth, gloss, gold, kraft, leather, material, metal, paper, pattern, plastic, speckled, teak, wood
from shapes import ball, box, brand_flat, brand_round, cut, disc, group, lathe, lettering, rod, rounded, sheet, slab, soft, spline, strap, tube


def tray(wide, deep, tall, made, floor=None, wall=0.05, at=(0, 0, 0)):
    """An open box; its ground, and four walls."""
    x, y, z = at
    box((wide, deep, 0.04), (x, y, z + 0.02), floor or made, 0.005)
    for size, place in (((wide, wall, tall), (0, -deep / 2 + wall / 2)), ((wide, wall, tall), (0, deep / 2 - wall / 2)), ((wall, deep, tall), (-wide / 2 + wall / 2, 0)), ((wall, deep, tall), (wide / 2 - wall / 2, 0))):
        box(size, (x + place[0], y + place[1], z + tall / 2), made, 0.01)


def lid_behind(wide, deep, made, inner, at, tilt=70, thick=0.08):
    with group(at, tilt=tilt):
        slab(wide, deep, thick, made, (0, deep / 2, -thick / 2), 0.03, 0.012)
        slab(wide - 0.1, deep - 0.1, 0.01, inner, (0, deep / 2, thick / 2 - 0.002), 0.02, 0)


def heap(wide, deep, level, kind, seed, at):
    """A layer of nuts: the same few parts, strewn."""
    luck = random.Random(seed)
    size, squeeze, colours = {
        'almond': ((0.085, 0.16), 0.6, ('#a5683a', '#8f5730', '#b57848')),
        'cashew': ((0.09, 0.17), 0.8, ('#ecd6a6', '#e3c88f', '#f1dfb8')),
        'raisin': ((0.055, 0.085), 0.8, ('#4a2a1c', '#5f3a22', '#3a2016')),
        'pistachio': ((0.08, 0.13), 0.85, ('#cdb88a', '#9db060', '#d8c79c')),
    }[kind]
    made = [material(c, 0, 0.5, 0.1) for c in colours]
    for i in range(95 if kind == 'raisin' else 62):
        x, y = luck.uniform(-wide / 2, wide / 2), luck.uniform(-deep / 2, deep / 2)
        z = level + luck.uniform(-0.03, 0.06)
        turn = luck.uniform(0, 360)
        with group((at[0] + x, at[1] + y, at[2] + z), turn=turn, tilt=luck.uniform(-25, 25)):
            if kind == 'cashew':
                tube([(-0.1, 0.05, 0), (-0.05, -0.02, 0), (0.05, -0.02, 0), (0.1, 0.05, 0)], 0.055, made[i % 3])
            else:
                soft((size[1] * 1.5, size[0] * 1.6, size[0] * 1.6 * squeeze), made[i % 3], square=(1, 1), rings=8, sides=12)


def dry_fruit_box():
    rigid, foil = material('#6d1f2e', 0, 0.5), gold(0.3)
    with group(turn=-18):
        tray(2.6, 2.6, 0.45, rigid, material('#e9d3a0', 0, 0.6))
        for size in ((2.5, 0.05, 0.38), (0.05, 2.5, 0.38)):
            box(size, (0, 0, 0.22), foil, 0.01)
        for x, y, kind in ((-0.63, 0.63, 'almond'), (0.63, 0.63, 'cashew'), (-0.63, -0.63, 'raisin'), (0.63, -0.63, 'pistachio')):
            heap(1.05, 1.05, 0.3, kind, kind, (x, y, 0))
            box((1.15, 1.15, 0.22), (x, y, 0.12), material({'almond': '#7d4c28', 'cashew': '#d9bd84', 'raisin': '#3a2016', 'pistachio': '#a89765'}[kind], 0, 0.8), 0.01)
        with group((0, 1.32, 0.1), tilt=64):
            slab(2.7, 2.7, 0.12, rigid, (0, 1.35, -0.06), 0.04, 0.015)
            slab(2.5, 2.5, 0.01, material('#e9d3a0', 0, 0.6), (0, 1.35, 0.055), 0.02, 0)
            brand_flat((0, 1.35, 0.068), 1.2, 0.6, up=(0, 1, 0))


def diya(enamel):
    """A lamp of brass with a spout, its flame lit."""
    rows = []
    for r, z in ((0.0, 0.03), (0.22, 0.02), (0.3, 0.1), (0.42, 0.22), (0.5, 0.34), (0.46, 0.34), (0.38, 0.26), (0.2, 0.2), (0.0, 0.19)):
        row = []
        for k in range(64):
            a = math.tau * k / 64
            spout = 1 + 0.32 * max(0, math.cos(a)) ** 14 * (r / 0.5)
            row.append((r * spout * math.cos(a), r * spout * math.sin(a), z + 0.05 * max(0, math.cos(a)) ** 14 * r))
        rows.append(row)
    sheet(rows, brass(), closed=(False, True))
    lathe([(0.31, 0.115), (0.325, 0.12), (0.425, 0.235), (0.42, 0.245)], gloss(enamel))
    for i in range(16):
        a = i * math.tau / 16
        ball(0.022, gold(), (0.378 * math.cos(a), 0.378 * math.sin(a), 0.178))
    lathe(rounded([(0, 0), (0.3, 0), (0.26, 0.04), (0.12, 0.05), (0, 0.05)], 0.015), brass())
    lathe([(0, 0.215), (0.33, 0.25)], material('#e8b64a', 0, 0.15))
    tube([(0.1, 0, 0.25), (0.4, 0, 0.3), (0.58, 0, 0.42)], 0.022, cloth('#f3ead8'))
    with group((0.6, 0, 0.4)):
        lathe([(0, 0), (0.045, 0.05), (0.062, 0.11), (0.045, 0.2), (0.015, 0.3), (0, 0.34)], material('#ffb84a', glow=5), segments=24)


def diya_pair():
    with group((-0.42, 0.3, 0), turn=-155):
        diya('#7a1f3d')
    with group((0.4, -0.3, 0), turn=-50):
        diya('#0f5c66')
        brand_flat((0, 0, 0.27), 0.2, 0.2)


def ribbon_bow(made, scale=1.0):
    with group(scale=scale):
        for side in (-1, 1):
            tube_points = [(0, 0, 0.02), (side * 0.25, 0.12, 0.18), (side * 0.5, 0.05, 0.2), (side * 0.48, -0.06, 0.08), (side * 0.2, -0.04, 0.02), (0, 0, 0.03)]
            strap(tube_points, 0.2, 0.012, made, across=(0, 0.85, 0.5))
            strap([(0, 0, 0.03), (side * 0.2, -0.2, 0.02), (side * 0.42, -0.45, 0.015)], 0.18, 0.01, made, across=(0.8, 0.5 * side, 0))
        ball(0.08, made, (0, 0, 0.06), 0.8)


def chai_tray():
    from models.drinkware import jar

    with group(turn=-12):
        tray(3.4, 2.4, 0.32, teak(), teak(), 0.08)
        with group((-1.0, 0.45, 0.04)):
            lathe(rounded([(0, 0), (0.48, 0), (0.48, 1.15), (0, 1.15)], 0.03), material('#1d5a4c', 0.3, 0.4, 0.2))
            lathe(rounded([(0, 1.15), (0.5, 1.15), (0.5, 1.4), (0, 1.42)], 0.04), gold(0.3))
            lathe([(0.482, 0.35), (0.485, 0.36), (0.485, 0.8), (0.482, 0.81)], paper('#f4e3bf'))
            lettering('CHAI', 0.26, plastic('#1d5a4c'), (0, -0.5, 0.58), thick=0.01)
            brand_round(0.485, 0.4, 0.35, 0.58)
        for x, y, contents in ((0.2, 0.55, '#d98c2b'), (1.15, 0.5, '#b5572a')):
            with group((x, y, 0.04)):
                jar(0.4, 0.85, contents, gold(0.3), 0.8)
        biscuit = speckled('#c98f4e', '#8f5a2a', 0.58, 14.0)
        for x, y in ((0.05, -0.6), (0.75, -0.55), (1.25, -0.6)):
            for i in range(4 if x != 0.75 else 5):
                disc(0.3, 0, 0.1, biscuit, (x + 0.02 * math.sin(i * 5), y + 0.02 * math.cos(i * 3), 0.04 + i * 0.105), 0.035)
        with group((-1.0, -0.7, 0.2), turn=12):
            ribbon_bow(cloth('#a3203f', 30), 1.2)


def bonbon(made, accent, seed):
    shape = seed % 3
    if shape == 0:
        lathe(rounded([(0, 0), (0.16, 0), (0.15, 0.1), (0.08, 0.19), (0, 0.2)], 0.05), made)
        ball(0.035, accent, (0, 0, 0.2))
    elif shape == 1:
        box((0.28, 0.28, 0.17), (0, 0, 0.085), made, 0.05)
        for k in (-0.07, 0, 0.07):
            rod((-0.12, k, 0.172), (0.12, k + 0.05, 0.172), 0.012, accent)
    else:
        ball(0.155, made, (0, 0, 0.13), 0.85)
        tube([(0.09 * math.cos(t * 0.9) * (1 - t / 16), 0.09 * math.sin(t * 0.9) * (1 - t / 16), 0.215 + t * 0.004) for t in range(16)], 0.014, accent)


def bonbon_box():
    shell = material('#3a2230', 0, 0.5)
    with group(turn=-20):
        tray(1.8, 1.8, 0.34, shell, material('#e7c98e', 0.4, 0.5), 0.04)
        for i in range(3):
            for size, at in (((1.72, 0.014, 0.2), (0, -0.44 + 0.44 * i)), ((0.014, 1.72, 0.2), (-0.44 + 0.44 * i, 0))):
                box(size, (*at, 0.14), paper('#d8b56a'), 0)
        chocolates = [gloss('#4a2617'), gloss('#6b3a20'), gloss('#f0e0c2'), gloss('#2e1710')]
        accents = [gloss('#f0e0c2'), gold(0.3), gloss('#5a2c18'), gloss('#c8442f')]
        for i in range(16):
            with group((-0.655 + 0.437 * (i % 4), -0.655 + 0.437 * (i // 4), 0.06)):
                lathe([(0.17, 0.0), (0.2, 0.08)], paper('#7a4a2a'), segments=24)
                bonbon(chocolates[(i * 7 + i // 4) % 4], accents[(i * 7 + i // 4) % 4], i + i // 4)
        with group((0, 0.92, 0.1), tilt=66):
            slab(1.84, 1.84, 0.08, shell, (0, 0.92, -0.04), 0.03, 0.012)
            slab(1.7, 1.7, 0.01, material('#e7c98e', 0.4, 0.5), (0, 0.92, 0.035), 0.02, 0)
            brand_flat((0, 0.92, 0.05), 0.8, 0.5, up=(0, 1, 0))


def silver_coin():
    silver = metal('#dfe2e5', 0.16)
    with group(turn=-16):
        with group((0, -0.06, 0.02), tilt=72):
            with group((0, 0.36, 0)):
                disc(0.32, 0, 0.05, silver, edge=0.012)
                lathe([(0.28, 0.05), (0.29, 0.06), (0.31, 0.06), (0.318, 0.05)], silver)
                petal = [tuple(p) for p in spline([(0, 0), (0.045, 0.07), (0, 0.16), (-0.045, 0.07)], 6, True)]
                for a in (-72, -48, -24, 0, 24, 48, 72):
                    cut(petal, 0.018, metal('#f4f5f6', 0.12), (0, -0.06, 0.045), (0, 0, a), 0.006)
                tube([(-0.16, -0.075, 0.055), (0, -0.09, 0.055), (0.16, -0.075, 0.055)], 0.008, silver)
                lettering('10 g', 0.09, metal('#f4f5f6', 0.12), (0, -0.18, 0.052), (0, 0, 0), 0.008)
                lathe(rounded([(0.325, -0.02), (0.36, -0.02), (0.36, 0.085), (0.335, 0.085)], 0.01), acrylic('#f4fbff', 0.35))
        with group((0, 0.12, 0), tilt=-14):
            slab(1.5, 1.05, 0.05, leather('#7a1f3d', 60), (0, 0.05, 0.525), 0.04, 0.015, (90, 0, 0))
            slab(1.3, 0.85, 0.01, cloth('#3c0f20', 60, sheen=1), (0, 0.0, 0.525), 0.03, 0, (90, 0, 0))
        with group((0, 0.1, 0.01)):
            slab(1.5, 0.9, 0.04, leather('#7a1f3d', 60), (0, -0.45, -0.02), 0.04, 0.012)
        brand_flat((0, -0.7, 0.03), 0.5, 0.15, up=(0, 1, 0))


def candle(radius=0.36, tall=0.8, wax='#f3e7d0', label=None):
    glass = [(0, 0), (radius, 0), (radius, tall), (radius - 0.03, tall), (radius - 0.03, 0.05), (0, 0.05)]
    lathe(rounded(glass, 0.03), acrylic('#f0f5f5', 0.3))
    lathe(rounded([(0, 0.05), (radius - 0.035, 0.05), (radius - 0.035, tall * 0.78), (0, tall * 0.76)], 0.02), material(wax, 0, 0.5))
    rod((0, 0, tall * 0.75), (0, 0, tall * 0.9), 0.012, plastic('#2b2115'))
    with group((0, 0, tall * 0.88)):
        lathe([(0, 0), (0.03, 0.03), (0.045, 0.08), (0.03, 0.15), (0, 0.25)], material('#ffb84a', glow=5), segments=24)
    if label:
        lathe([(radius + 0.002, tall * 0.2), (radius + 0.004, tall * 0.21), (radius + 0.004, tall * 0.6), (radius + 0.002, tall * 0.61)], paper(label))


def aroma_set():
    for x, y, label, wax in ((-0.95, -0.05, '#f5ead6', '#f3e7d0'), (-0.05, -0.3, '#dfe8dc', '#e6efe0')):
        with group((x, y, 0)):
            candle(0.38, 0.85, wax, label)
            lettering('soy', 0.14, plastic('#6a645a'), (0, -0.39, 0.34), thick=0.006)
            if x == -0.05:
                brand_round(0.384, 0.3, 0.25, 0.34)
    with group((0.95, 0.05, 0)):
        lathe(rounded([(0, 0), (0.36, 0), (0.38, 0.75), (0.15, 0.95), (0.14, 1.15), (0, 1.15)], 0.05), material('#b7753c', 0, 0.08, glass=0.6))
        lathe([(0.145, 1.0), (0.165, 1.01), (0.165, 1.16), (0.14, 1.17)], gold(0.25))
        lathe([(0.378, 0.2), (0.386, 0.21), (0.39, 0.55), (0.384, 0.56)], paper('#f5ead6'))
        lettering('reed', 0.13, plastic('#6a645a'), (0, -0.395, 0.38), thick=0.006)
        for i in range(7):
            a = i * math.tau / 7
            rod((0.03 * math.cos(a), 0.03 * math.sin(a), 0.6), (0.45 * math.cos(a), 0.2 * math.sin(a), 2.2 + 0.05 * math.sin(i * 3)), 0.018, wood('#c9a06a', '#dcb988'))


def pouch(wide, tall, colour, label, words='', window=None):
    """A stand-up pouch: round below, flat above."""
    rows = []
    for i in range(21):
        h = i / 20
        depth = 0.32 * wide * (1 - h) ** 0.8 + 0.012
        rows.append([(wide / 2 * (1 if abs(math.cos(a)) > 1 else math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a))) * (0.96 + 0.04 * h), depth * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a)), h * tall) for a in (k * math.tau / 40 for k in range(40))])
    sheet(rows, material(colour, 0, 0.45, 0.15), closed=(False, True), thick=0.01)
    lean = math.degrees(math.atan2(0.2 * wide, tall))
    with group((0, -0.25 * wide, tall * 0.45), tilt=-lean - 3):
        slab(wide * 0.62, tall * 0.44, 0.01, paper(label), (0, -0.005, 0), 0.05, 0, (90, 0, 0))
        if words:
            lettering(words, wide * 0.15, plastic('#3a3028'), (0, -0.018, 0.05))
            box((wide * 0.4, 0.004, 0.015), (0, -0.018, -0.08), plastic('#3a3028'), 0)


def millet_hamper():
    with group(turn=-14):
        tray(3.3, 1.9, 0.8, kraft(), kraft(), 0.05)
        for i, (colour, words) in enumerate((('#c8742f', 'ragi'), ('#6f8a3f', 'bajra'), ('#b8432f', 'jowar'), ('#d9a93a', 'foxtail'), ('#7a4d6a', 'kodo'))):
            with group((-1.25 + i * 0.62, 0.28 if i % 2 else 0.0, 0.05), turn=(-6, 4, -2, 6, -5)[i]):
                pouch(0.74, 1.75, colour, '#f6ecd6', words)
        straw = paper('#dcbf8a')
        box((3.2, 0.75, 0.5), (0, -0.55, 0.33), straw, 0.05)
        for i in range(110):
            luck = random.Random(i)
            x, y, turn = luck.uniform(-1.4, 1.4), luck.uniform(-0.85, -0.35), luck.uniform(0, math.tau)
            dx, dy = 0.28 * math.cos(turn), 0.1 * math.sin(turn)
            tube([(x - dx, y - dy, 0.6), (x + dy, y, 0.66 + luck.uniform(0, 0.08)), (x + dx, y + dy, 0.6)], 0.014, straw)
        box((3.34, 0.02, 0.36), (0, -0.962, 0.36), paper('#f3e4c4'), 0.005)
        lettering('millet snacks', 0.22, plastic('#6b3d1f'), (0, -0.978, 0.36))
        brand_flat((1.2, -0.975, 0.36), 0.5, 0.25)


def holi_kit():
    powder = ('#e0377f', '#f5b71d', '#2fa35a', '#7a3fb0')
    with group(turn=0):
        for i, colour in enumerate(powder):
            x = -1.2 + i * 0.8
            with group((x, 0.35, 0), turn=(-6, 3, -3, 6)[i]):
                pouch(0.74, 1.35, '#f4ead6', colour, 'gulal')
            made = material(colour, 0, 1.0, sheen=0.5)
            grains = pattern(made, 'ShaderNodeTexNoise', (1, 1, 1), Scale=30.0, Detail=4.0)
            bumped(made, grains, 0.9, 0.04)
            with group((x + (0.06, -0.04, 0.05, -0.06)[i], -0.55, 0)):
                lathe(rounded([(0, 0), (0.17, 0.0), (0.29, 0.16), (0.27, 0.16), (0.16, 0.03), (0, 0.03)], 0.02), brass(0.25))
                lathe([(0.262, 0.14), (0.2, 0.2), (0.1, 0.29), (0.03, 0.335), (0, 0.34)], made)
        brand_flat((-0.4, 0.1, 0.6), 0.3, 0.3)


def woven_basket(wide=2.6, deep=1.9, tall=1.0):
    weave = speckled('#8a5f36', '#b98a55', 0.5, 16.0)
    steps, rows = 44, 9
    for row in range(rows):
        h = row / (rows - 1)
        spread = 0.84 + 0.16 * h
        points = []
        for k in range(steps):
            a = math.tau * k / steps
            bump = 0.045 * (1 if (k + row) % 2 else -1)
            points.append(((wide / 2 * spread + bump) * math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)), (deep / 2 * spread + bump) * math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a)), 0.07 + h * (tall - 0.07)))
        tube(points, 0.068, weave, closed=True)
    for k in range(0, 44, 2):
        a = math.tau * k / 44
        x, y = math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)), math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a))
        rod((wide / 2 * 0.84 * x, deep / 2 * 0.84 * y, 0.05), (wide / 2 * x, deep / 2 * y, tall), 0.04, weave)
    tube([(wide / 2 * math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)), deep / 2 * math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a)), tall + 0.04) for a in (math.tau * k / 44 for k in range(44))], 0.1, weave, closed=True)
    slab(wide * 0.84, deep * 0.84, 0.06, weave, (0, 0, 0.02), 0.4)


def coir_basket():
    from models.drinkware import jar

    with group(turn=-14):
        woven_basket()
        weave = speckled('#8a5f36', '#b98a55', 0.5, 16.0)
        tube([(-1.32, 0, 0.9), (-1.25, 0, 1.8), (-0.7, 0, 2.45), (0, 0, 2.62), (0.7, 0, 2.45), (1.25, 0, 1.8), (1.32, 0, 0.9)], 0.075, weave)
        with group((-0.68, 0.0, 0.35)):
            jar(0.38, 1.0, '#c98a2b', None, 0.85)
        with group((0.12, 0.2, 0.3), turn=10):
            box((0.72, 0.5, 1.35), (0, 0, 0.68), kraft(), 0.02)
            box((0.5, 0.01, 0.5), (0, -0.256, 0.85), paper('#f3ead6'), 0)
            lettering('tea', 0.2, plastic('#3f5a2c'), (0, -0.27, 0.87))
        with group((0.75, -0.1, 0.35), roll=10):
            soft((0.6, 0.42, 1.1), cloth('#e9dcc0', 50), (0, 0, 0.5), square=(0.5, 0.7))
            tube([(0.22 * math.cos(a), 0.16 * math.sin(a), 0.93) for a in (math.tau * k / 16 for k in range(16))], 0.03, cloth('#7d9a55'), closed=True)
        with group((0.9, -0.98, 0.55), turn=8, tilt=-8):
            slab(0.5, 0.34, 0.02, kraft(), (0, 0, 0), 0.04, 0, (90, 0, 0))
            brand_flat((0, -0.022, 0), 0.4, 0.24)
