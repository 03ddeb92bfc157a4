"""Awards & Trophies."""
import math

from materials import acrylic, brass, cloth, crystal, gloss, gold, marble, material, metal, paper, plastic, steel, teak, walnut
from shapes import ball, box, brand_flat, cut, disc, group, lathe, lettering, mesh_of, rod, rounded, slab, spline, strap, tube


def prism_of(outline_low, outline_high, low, high, made):
    """Flat faces between two outlines of as many corners."""
    n = len(outline_low)
    points = [(x, y, low) for x, y in outline_low] + [(x, y, high) for x, y in outline_high]
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return mesh_of(points, faces, made, smooth=False)


def crystal_trophy():
    glass = crystal('#e8f4ff', 1.35)
    with group(turn=-20):
        box((1.0, 0.62, 0.16), (0, 0, 0.08), gloss('#14161b'), 0.025)
        points = [(-0.42, -0.2, 0.16), (0.42, -0.2, 0.16), (0.42, 0.2, 0.16), (-0.42, 0.2, 0.16), (-0.34, -0.14, 1.62), (0.34, -0.14, 1.62), (0.34, 0.14, 1.98), (-0.34, 0.14, 1.3)]
        low = [(-0.3, -0.22), (0.3, -0.22), (0.46, 0), (0.3, 0.22), (-0.3, 0.22), (-0.46, 0)]
        high = [(-0.2, -0.15), (0.2, -0.15), (0.32, 0), (0.2, 0.15), (-0.2, 0.15), (-0.32, 0)]
        prism_of(low, high, 0.16, 1.65, glass)
        prism_of(high, [(x * 0.1, y * 0.1) for x, y in high], 1.65, 2.02, glass)
        frost = material('#ffffff', 0, 0.8)
        with group((0, -0.205, 1.05), tilt=-2.7):
            star(0.13, 0.012, frost, (0, 0, 0))
            for i, w in enumerate((0.34, 0.26)):
                box((w, 0.006, 0.03), (0, 0, -0.24 - i * 0.07), frost, 0)
        brand_flat((0, -0.2, 0.5), 0.4, 0.4)


def star(radius, thick, made, at, edge=0.0, inner=0.45):
    outline = [((radius if i % 2 == 0 else radius * inner) * math.sin(i * math.pi / 5), (radius if i % 2 == 0 else radius * inner) * math.cos(i * math.pi / 5)) for i in range(10)]
    x, y, z = at
    return cut(list(reversed(outline)), thick, made, (x, y, z), (90, 0, 0), edge)


def flame_award():
    flame = spline([(0, 0), (0.42, 0.1), (0.62, 0.6), (0.45, 1.1), (0.2, 1.5), (0.3, 2.05), (-0.15, 1.7), (-0.5, 1.15), (-0.62, 0.6), (-0.42, 0.1)], 10, True)
    inner = spline([(0.02, 0.2), (0.26, 0.3), (0.34, 0.62), (0.14, 1.0), (0.06, 1.35), (-0.2, 1.0), (-0.34, 0.62), (-0.24, 0.3)], 10, True)
    with group(turn=-20):
        box((1.2, 0.55, 0.22), (0, 0, 0.11), walnut(), 0.03)
        cut([tuple(p) for p in flame], 0.13, acrylic('#cfeeea', 0.38), (0, 0.06, 0.2), (90, 0, 0), 0.02)
        cut([tuple(p) for p in inner], 0.008, material('#f0802b', 0, 0.4), (0, -0.075, 0.2), (90, 0, 0))
        cut([(x * 0.55, y * 0.55 + 0.12) for x, y in inner], 0.008, material('#ffd05a', 0, 0.4), (0, -0.085, 0.2), (90, 0, 0))
        box((0.7, 0.01, 0.12), (0, -0.28, 0.11), brass(0.3), 0.004)
        brand_flat((0, -0.286, 0.11), 0.6, 0.1)


def plaque():
    with group(turn=-18, tilt=-12):
        outline = [(-1.0, 0.0), (1.0, 0.0), (1.0, 2.1), (0.75, 2.5), (-0.75, 2.5), (-1.0, 2.1)]
        cut(outline, 0.16, teak('y'), (0, 0.08, 0.0), (90, 0, 0), 0.03)
        cut([(x * 0.76, y * 0.78 + 0.28) for x, y in outline], 0.02, brass(0.3), (0, -0.08, 0.0), (90, 0, 0), 0.006)
        dark = plastic('#2b2115')
        star(0.24, 0.006, dark, (0, -0.102, 1.82))
        lettering('EXCELLENCE', 0.19, dark, (0, -0.104, 1.32))
        lettering('AWARD', 0.19, dark, (0, -0.104, 1.1))
        for i, w in enumerate((0.9, 0.7)):
            box((w, 0.004, 0.02), (0, -0.102, 0.85 - i * 0.14), dark, 0)
        brand_flat((0, -0.103, 0.55), 0.6, 0.25)
    rod((0.0, 0.5, 0.02), (0.1, 0.35, 1.3), 0.05, teak('z'))


def star_trophy():
    shine = gold()
    with group(turn=-16):
        box((1.0, 0.8, 0.2), (0, 0, 0.1), marble(), 0.02)
        box((0.8, 0.62, 0.4), (0, 0, 0.38), marble(), 0.02)
        box((0.6, 0.01, 0.2), (0, -0.315, 0.38), shine, 0.004)
        brand_flat((0, -0.322, 0.38), 0.5, 0.18)
        lathe(rounded([(0, 0.58), (0.3, 0.58), (0.24, 0.66), (0.08, 0.75), (0.07, 1.1), (0.1, 1.75), (0.06, 1.85), (0, 1.88)], 0.04), shine)
        radius = 0.78
        points = [(0, -0.2, 0), (0, 0.2, 0)]
        points += [((radius if i % 2 == 0 else radius * 0.42) * math.sin(i * math.pi / 5), 0, (radius if i % 2 == 0 else radius * 0.42) * math.cos(i * math.pi / 5)) for i in range(10)]
        faces = [(0, 2 + i, 2 + (i + 1) % 10) for i in range(10)] + [(1, 2 + (i + 1) % 10, 2 + i) for i in range(10)]
        mesh_of(points, faces, metal('#e2b450', 0.24), (0, 0, 2.15), smooth=False)


def crystal_cube():
    """A block of glass with a cloud of points inside: a globe drawn by laser."""
    with group(turn=-30):
        box((0.8, 0.8, 0.8), (0, 0, 0.46), acrylic('#dcebf7', 0.2), 0.035)
        dots = material('#ffffff', glow=1.2)
        for i in range(12):
            a = math.pi * i / 12
            tube([(0.26 * math.cos(t) * math.cos(a), 0.26 * math.cos(t) * math.sin(a), 0.46 + 0.26 * math.sin(t)) for t in (k * math.tau / 24 for k in range(24))], 0.004, dots, closed=True)
        for lat in (-50, -25, 0, 25, 50):
            r, z = 0.26 * math.cos(math.radians(lat)), 0.26 * math.sin(math.radians(lat))
            tube([(r * math.cos(t), r * math.sin(t), 0.46 + z) for t in (k * math.tau / 24 for k in range(24))], 0.005, dots, closed=True)
        box((0.86, 0.86, 0.1), (0, 0, 0.05), gloss('#14161b'), 0.02)
        brand_flat((0, -0.432, 0.05), 0.5, 0.07)


def medal():
    antique = metal('#b98a3a', 0.34)
    ribbon = cloth('#1f2f54', 60)
    with group(tilt=0):
        disc(0.62, 0, 0.08, antique, (0, 0, 0), 0.03)
        lathe([(0.5, 0.08), (0.53, 0.1), (0.58, 0.1), (0.61, 0.08)], antique)
        for i in range(36):
            a = i * math.tau / 36
            ball(0.022, antique, (0.45 * math.cos(a), 0.45 * math.sin(a), 0.085))
        outline = [((0.3 if i % 2 == 0 else 0.14) * math.sin(i * math.pi / 5), (0.3 if i % 2 == 0 else 0.14) * math.cos(i * math.pi / 5)) for i in range(10)]
        cut(list(reversed(outline)), 0.06, metal('#d8ab55', 0.25), (0, 0, 0.07), edge=0.015)
        lettering('25 YEARS', 0.1, metal('#f0cd86', 0.25), (0, -0.38, 0.085), (0, 0, 0), 0.012)
        tube([(0.1 * math.cos(t), 0.7 + 0.1 * math.sin(t), 0.05) for t in (k * math.tau / 10 for k in range(10))], 0.025, antique, closed=True)
    for side in (-1, 1):
        strap([(side * 0.02, 0.66, 0.07), (side * 0.16, 0.95, 0.09), (side * 0.55, 1.9, 0.05), (side * 0.78, 2.5, 0.05)], 0.34, 0.02, ribbon, across=(0.92, -0.38 * side, 0))
        strap([(side * 0.02, 0.66, 0.084), (side * 0.16, 0.95, 0.104), (side * 0.55, 1.9, 0.064), (side * 0.78, 2.5, 0.064)], 0.07, 0.02, cloth('#f2a31b', 60), across=(0.92, -0.38 * side, 0))
    strap([(-0.78, 2.45, 0.1), (-0.45, 2.85, 0.12), (0.0, 2.95, 0.1), (0.45, 2.85, 0.12), (0.78, 2.45, 0.1)], 0.34, 0.02, ribbon, across=(0, 1, 0))
    brand_flat((0, 0, 0.1), 0.3, 0.3, up=(0, 1, 0))


def certificate_frame():
    with group(turn=-20, tilt=-10):
        slab(2.5, 3.3, 0.07, acrylic('#d8efec', 0.42), (0, 0.1, 1.65), 0.05, 0.01, (90, 0, 0))
        box((2.05, 0.01, 2.8), (0, 0, 1.65), paper('#fffaf0'), 0)
        for w, h in ((1.9, 2.64), (1.84, 2.58)):
            for size, at in (((w, 0.004, 0.014), (0, h / 2)), ((w, 0.004, 0.014), (0, -h / 2)), ((0.014, 0.004, h), (w / 2, 0)), ((0.014, 0.004, h), (-w / 2, 0))):
                box(size, (at[0], -0.008, 1.65 + at[1]), plastic('#b8933d'), 0)
        lettering('CERTIFICATE', 0.25, plastic('#1f2f54'), (0, -0.01, 2.55))
        lettering('of appreciation', 0.14, plastic('#6a645a'), (0, -0.01, 2.33))
        for i, w in enumerate((1.2, 1.35, 1.0)):
            box((w, 0.004, 0.025), (0, -0.008, 1.9 - i * 0.16), plastic('#8b857b'), 0)
        disc(0.2, 0, 0.012, gold(0.35), (0, -0.005, 0.92), 0.004, (90, 0, 0))
        for x in (-0.6, 0.6):
            box((0.5, 0.004, 0.012), (x, -0.008, 0.75), plastic('#8b857b'), 0)
        for x in (-1.14, 1.14):
            for z in (0.14, 3.16):
                disc(0.075, 0, 0.22, steel(), (x, 0.16, z), 0.02, (90, 0, 0))
        brand_flat((0, -0.012, 1.35), 0.8, 0.3)
    rod((0.3, 0.95, 0.0), (0.1, 0.45, 1.6), 0.05, steel())


def cup(made, height, bowl_scale=1.0):
    with group(scale=height):
        lathe(rounded([(0, 0), (0.4, 0), (0.4, 0.22), (0.34, 0.26), (0, 0.26)], 0.03), gloss('#17191d'))
        lathe(rounded([(0, 0.26), (0.26, 0.26), (0.2, 0.32), (0.06, 0.42), (0.05, 0.6), (0.1, 0.66), (0.05, 0.72), (0.16, 0.82), (0.38, 1.1), (0.44, 1.62), (0.47, 1.66), (0.43, 1.66), (0.36, 1.1), (0.12, 0.85), (0, 0.85)], 0.04, 6), made)
        for side in (-1, 1):
            tube([(side * 0.42, 0, 1.52), (side * 0.68, 0, 1.55), (side * 0.74, 0, 1.2), (side * 0.5, 0, 0.98), (side * 0.32, 0, 1.0)], 0.035, made)
        box((0.34, 0.02, 0.13), (0, -0.4, 0.11), brass(0.3), 0.006)
        brand_flat((0, -0.412, 0.11), 0.3, 0.1)


def cups():
    for x, y, height, made in ((0.05, 0.25, 1.55, gold()), (-1.15, -0.15, 1.2, metal('#d5d8db', 0.15)), (1.15, -0.3, 1.0, metal('#c07a48', 0.2))):
        with group((x, y, 0)):
            cup(made, height)
