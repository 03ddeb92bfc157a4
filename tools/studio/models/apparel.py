"""Apparel: cloth laid flat on the paper and seen from above, x to the right and y upwards as it is worn."""
import math

from materials import BLACK, bumped, cloth, fleece, material, metal, pattern, plastic
from shapes import ball, box, brand_bent, brand_flat, cut, disc, group, lathe, mirrored, relief, sheet, slab, soft, spline, tube

BODY = [(0.0, 1.5), (0.2, 1.56), (0.36, 1.74), (0.42, 1.92), (1.1, 1.68), (1.2, 1.3), (1.14, 0.75), (1.18, -0.6), (1.22, -1.9), (0.6, -1.94), (0.0, -1.95)]
SLEEVE = [(1.08, 1.7), (1.45, 1.46), (2.02, 0.72), (1.84, 0.52), (1.56, 0.42), (1.18, 0.86), (1.22, 1.3)]
LONG = [(1.06, 1.7), (1.4, 1.48), (1.62, 0.9), (1.86, -0.4), (1.98, -1.5), (1.72, -1.56), (1.52, -1.5), (1.36, -0.4), (1.16, 0.7), (1.2, 1.3)]
FOLDS = [(0.9, 0.9, 0.2, 0.1, 0.09, 0.05), (-0.9, 0.8, -0.3, -0.2, 0.1, 0.05), (1.0, -0.2, 0.5, -1.4, 0.1, 0.045), (-0.95, -0.4, -0.45, -1.6, 0.12, 0.05), (0.1, 0.2, 0.25, -1.5, 0.14, 0.03), (-0.9, 1.45, -0.5, 0.9, 0.1, 0.04), (0.9, 1.4, 0.55, 0.8, 0.1, 0.04)]
SLEEVE_FOLDS = [(1.2, 1.2, 1.7, 0.7, 0.06, 0.05), (1.3, 0.95, 1.6, 0.6, 0.05, 0.04), (1.35, 1.35, 1.85, 0.8, 0.06, 0.04)]
LONG_FOLDS = [(1.2, 1.0, 1.55, 0.6, 0.07, 0.06), (1.25, 0.4, 1.65, 0.15, 0.06, 0.06), (1.32, -0.1, 1.75, -0.4, 0.06, 0.05), (1.42, -0.7, 1.82, -1.0, 0.06, 0.05), (1.5, -1.15, 1.85, -1.3, 0.05, 0.04)]


def flipped(points):
    return [(-x, y) for x, y in points]


def smooth(points, sharp=()):
    """The outline with rounded turns, except at the corners named by their index."""
    out = []
    count = len(points)
    for i, p in enumerate(points):
        if i in sharp:
            out.append(p)
            continue
        before, after = points[i - 1], points[(i + 1) % count]
        for t in (-0.25, -0.12, 0, 0.12, 0.25):
            other = before if t < 0 else after
            out.append((p[0] + (other[0] - p[0]) * abs(t) * 0.9 + 0, p[1] + (other[1] - p[1]) * abs(t) * 0.9))
    return out


def sleeves(outline, made, folds, height=0.2):
    for side in (1, -1):
        shape = outline if side == 1 else flipped(outline)
        relief(shape, made, height, 0.22, [(x1 * side, y1, x2 * side, y2, w, h) for x1, y1, x2, y2, w, h in folds])


def body(made, folds=FOLDS, outline=BODY, height=0.24):
    relief(mirrored(outline), made, height, 0.3, folds)


def behind_neck(made, depth=1.3):
    """The inside of the back, seen through the neck."""
    cut([(-0.5, depth), (0.5, depth), (0.42, 1.9), (0.2, 1.84), (0, 1.82), (-0.2, 1.84), (-0.42, 1.9)], 0.02, made, (0, 0, 0.02))


def band(points, wide, made, z=0.0, thick=0.03):
    """A flat band along a line on the garment, its width across the line."""
    line = [p for p in spline([(x, y, 0) for x, y in points], 10)]
    rows = []
    for i, p in enumerate(line):
        a, b = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        long = math.hypot(dx, dy) or 1
        nx, ny = -dy / long * wide / 2, dx / long * wide / 2
        rows.append([(p[0] + nx * s, p[1] + ny * s, z + 0.02 * (1 - s * s)) for s in (-1, -0.5, 0, 0.5, 1)])
    sheet(rows, made, thick=thick)


def rib(colour):
    made = cloth(colour, 40)
    return bumped(made, pattern(made, 'ShaderNodeTexWave', (1, 1, 1), bands_direction='X', Scale=14.0), 0.5, 0.03)


NECK = [(-0.4, 1.9), (-0.36, 1.74), (-0.2, 1.55), (0, 1.49), (0.2, 1.55), (0.36, 1.74), (0.4, 1.9)]
BACK_NECK = [(-0.41, 1.9), (-0.2, 1.83), (0, 1.81), (0.2, 1.83), (0.41, 1.9)]


def darker(colour, by=0.72):
    return '#' + ''.join(f'{int(int(colour[i : i + 2], 16) * by):02x}' for i in (1, 3, 5))


def hem(points, colour, z):
    """A seam: two fine threads."""
    tube([(x, y, z) for x, y in points], 0.008, plastic(darker(colour, 0.8), 0.9))


def tee(colour='#f4f1ea'):
    made = cloth(colour, 80, 0.12)
    behind_neck(cloth(darker(colour), 80))
    sleeves(SLEEVE, made, SLEEVE_FOLDS)
    body(made)
    band(BACK_NECK, 0.1, rib(darker(colour, 0.9)), 0.05)
    band(NECK, 0.12, rib(colour), 0.2)
    for side in (1, -1):
        hem([(side * 1.93, 0.79), (side * 1.76, 0.59), (side * 1.52, 0.5)], colour, 0.13)
    brand_flat((0, 0.5, 0.25), 1.8, 2.0, up=(0, 1, 0))


def dry_fit_tee(colour='#2a6f9e', second='#16324a'):
    """Raglan sleeves in a second colour, side stripes, a knit with holes."""
    made, other = cloth(colour, 120, 0.1), cloth(second, 120, 0.1)
    behind_neck(cloth(darker(second), 80))
    sleeves([(0.42, 1.9), (1.08, 1.7), (1.45, 1.46), (2.02, 0.72), (1.84, 0.52), (1.56, 0.42), (1.16, 0.8), (0.95, 1.2)], other, SLEEVE_FOLDS, 0.2)
    body(made, outline=[(0.0, 1.5), (0.2, 1.56), (0.36, 1.74), (0.42, 1.9), (0.8, 1.3), (1.14, 0.75), (1.14, -0.6), (1.18, -1.9), (0.6, -1.94), (0.0, -1.95)])
    for side in (1, -1):
        band([(side * 1.06, 0.55), (side * 1.04, -0.6), (side * 1.08, -1.8)], 0.1, plastic('#f2a31b', 0.8), 0.17, 0.01)
        band([(side * 0.48, 1.82), (side * 0.82, 1.3), (side * 1.1, 0.82)], 0.035, plastic('#f2a31b', 0.8), 0.2, 0.01)
    band(BACK_NECK, 0.09, rib(darker(second, 0.9)), 0.05)
    band(NECK, 0.11, rib(second), 0.2)
    brand_flat((0, 0.4, 0.25), 1.6, 1.8, up=(0, 1, 0))


def collar(colour, made, z=0.27, spread=0.52, drop=1.42):
    """Two wings that meet at the throat."""
    for side in (1, -1):
        wing = [(side * 0.02, 1.66), (side * 0.2, 1.86), (side * 0.46, 1.98), (side * 0.6, 1.86), (side * spread, drop), (side * 0.3, 1.5)]
        relief(wing, made, 0.07, 0.08, lift=z, cells=70)


def placket(colour, made, length, buttons, button='#f4f1ea', z=0.275):
    slab(0.2, length, 0.03, made, (0, 1.58 - length / 2, z), 0.02, 0.008)
    for i in range(buttons):
        y = 1.5 - (i + 0.2) * length / (buttons + 0.1)
        disc(0.045, 0, 0.02, plastic(button, 0.3), (0, y, z + 0.03), 0.008)
        for x in (-0.014, 0.014):
            disc(0.008, 0, 0.003, plastic(BLACK), (x, y, z + 0.05), 0)


def polo(colour='#f4f1ea'):
    made, ribbed = cloth(colour, 60, 0.12, strength=0.4), rib(colour)
    light = colour == '#f4f1ea'
    behind_neck(cloth(darker(colour), 80))
    sleeves(SLEEVE, made, SLEEVE_FOLDS)
    body(made)
    for side in (1, -1):
        band([(side * 2.0, 0.76), (side * 1.8, 0.56), (side * 1.53, 0.46)], 0.14, ribbed, 0.09)
    band(BACK_NECK, 0.16, ribbed, 0.1)
    placket(colour, cloth(darker(colour, 0.93), 60), 0.85, 3, '#d8d2c4' if light else '#f4f1ea')
    collar(colour, cloth(darker(colour, 0.96), 60))
    brand_flat((0.6, 0.85, 0.25), 0.8, 0.8, up=(0, 1, 0))


def hood(made, inside, z=0.12):
    """The hood lies back; its mouth shows the lining."""
    relief([(-0.62, 1.55), (-0.86, 1.95), (-0.84, 2.45), (-0.5, 2.82), (0, 2.92), (0.5, 2.82), (0.84, 2.45), (0.86, 1.95), (0.62, 1.55), (0.3, 1.4), (0, 1.32), (-0.3, 1.4)], made, 0.34, 0.4, [(-0.6, 2.5, 0.6, 2.5, 0.1, 0.04)], lift=0)
    mouth = spline([(0, 1.36), (0.42, 1.62), (0.56, 2.05), (0.36, 2.42), (0, 2.52), (-0.36, 2.42), (-0.56, 2.05), (-0.42, 1.62)], 8, True)
    relief([tuple(p) for p in mouth], inside, 0.03, 0.2, lift=0.335, cells=60)
    tube([(*p, 0.35) for p in mouth], 0.07, made, closed=True)


def hoodie(colour='#76797d'):
    made, ribbed = cloth(colour, 40, 0.15, strength=0.4), rib(darker(colour, 0.85))
    sleeves(LONG, made, LONG_FOLDS, 0.26)
    for side in (1, -1):
        shape = [(1.5, -1.5), (1.99, -1.5), (1.96, -1.86), (1.56, -1.88)]
        relief(shape if side == 1 else flipped(shape), ribbed, 0.2, 0.15, lift=0.02, cells=60)
    body(made, height=0.3, outline=[*BODY[:8], (1.2, -1.7), (0.6, -1.72), (0.0, -1.73)])
    relief([(-1.16, -1.68), (1.16, -1.68), (1.1, -2.02), (-1.1, -2.02)], ribbed, 0.24, 0.12, lift=0.02, cells=110)
    relief([(-0.78, -1.55), (0.78, -1.55), (0.78, -1.1), (0.5, -0.5), (-0.5, -0.5), (-0.78, -1.1)], made, 0.08, 0.06, lift=0.3, cells=90)
    for side in (1, -1):
        hem([(side * 0.5, -0.54), (side * 0.72, -1.05)], colour, 0.36)
    hood(made, cloth(darker(colour, 0.5), 40))
    for side in (1, -1):
        tube([(side * 0.2, 1.48, 0.42), (side * 0.24, 1.2, 0.38), (side * 0.2, 0.8, 0.36), (side * 0.26, 0.4, 0.36)], 0.028, cloth('#f4f1ea'))
        lathe([(0, 0), (0.035, 0.01), (0.035, 0.12), (0, 0.13)], metal('#c3c6ca', 0.3), (side * 0.26, 0.42, 0.36), (90, 0, 0))
    brand_flat((0, 0.35, 0.32), 1.2, 0.8, up=(0, 1, 0))


def zipper(top, bottom, z, colour='#c3c6ca'):
    band([(0, top), (0, (top + bottom) / 2), (0, bottom)], 0.13, cloth('#22262b'), z, 0.02)
    teeth = metal(colour, 0.3)
    count = int((top - bottom) / 0.05)
    for i in range(count):
        box((0.05, 0.022, 0.025), (0.008 if i % 2 else -0.008, bottom + i * 0.05, z + 0.045), teeth, 0)
    box((0.07, 0.09, 0.04), (0, top - 0.08, z + 0.06), teeth, 0.01)
    box((0.04, 0.18, 0.02), (0, top - 0.22, z + 0.06), teeth, 0.008)


def jacket_halves(made, height=0.26):
    """Two fronts that meet at the zip."""
    half = [(0.02, 1.5), (0.2, 1.56), (0.36, 1.74), (0.42, 1.92), (1.1, 1.68), (1.2, 1.3), (1.14, 0.75), (1.18, -0.6), (1.2, -1.85), (0.6, -1.88), (0.02, -1.88)]
    for side in (1, -1):
        folds = [(x1, y1, x2, y2, w, h) for x1, y1, x2, y2, w, h in FOLDS if x1 * side > 0]
        relief(half if side == 1 else flipped(half), made, height, 0.16, folds)


def windcheater(colour='#1f5f8b', second='#f2a31b'):
    shell, other = material(colour, 0, 0.4, 0.05), material(second, 0, 0.42, 0.05)
    for made in (shell, other):
        bumped(made, pattern(made, 'ShaderNodeTexNoise', (1, 1, 0.6), Scale=3.2, Detail=3.0), 0.45, 0.25)
    sleeves(LONG, shell, LONG_FOLDS, 0.26)
    for side in (1, -1):
        shape = [(1.5, -1.48), (2.0, -1.48), (1.97, -1.7), (1.56, -1.72)]
        relief(shape if side == 1 else flipped(shape), other, 0.2, 0.12, lift=0.02, cells=50)
    jacket_halves(shell)
    for side in (1, -1):
        yoke = [(0.07, 1.5), (0.3, 1.6), (0.42, 1.88), (1.06, 1.64), (1.12, 1.2), (0.07, 0.85)]
        relief(yoke if side == 1 else flipped(yoke), other, 0.06, 0.05, lift=0.3, cells=80)
        band([(side * 0.5, -0.6), (side * 0.85, -1.3)], 0.06, plastic('#0e2a40'), 0.33, 0.015)
        tube([(side * 0.2, 1.48, 0.42), (side * 0.22, 1.25, 0.38), (side * 0.19, 0.95, 0.38)], 0.022, cloth('#f4f1ea'))
    hood(shell, material(darker(colour, 0.5), 0, 0.6))
    zipper(1.42, -1.82, 0.27)
    brand_flat((0.62, 0.45, 0.3), 0.7, 0.5, up=(0, 1, 0))


def fleece_jacket(colour='#3f5a4a'):
    fuzzy, trim = fleece(colour), cloth('#22302a', 60)
    sleeves(LONG, fuzzy, LONG_FOLDS, 0.3)
    for side in (1, -1):
        shape = [(1.5, -1.46), (2.0, -1.46), (1.98, -1.62), (1.54, -1.64)]
        relief(shape if side == 1 else flipped(shape), trim, 0.22, 0.1, lift=0.02, cells=50)
    jacket_halves(fuzzy, 0.3)
    cut([(-0.42, 1.5), (0.42, 1.5), (0.46, 2.08), (-0.46, 2.08)], 0.03, cloth('#1a241f', 60), (0, 0, 0.05))
    for side in (1, -1):
        wing = [(0.03, 1.5), (0.03, 1.98), (0.3, 2.2), (0.56, 2.14), (0.5, 1.85), (0.3, 1.58)]
        relief(wing if side == 1 else flipped(wing), fuzzy, 0.16, 0.12, lift=0.16, cells=70)
    zipper(1.9, -1.85, 0.28, '#2b2e33')
    pocket = [(0.42, 0.95), (1.0, 1.0), (1.0, 0.35), (0.42, 0.35)]
    relief(pocket, trim, 0.05, 0.05, lift=0.37, cells=60)
    zip_of_pocket = [(0.46, 0.86), (0.97, 0.9)]
    band(zip_of_pocket, 0.06, plastic('#101412'), 0.43, 0.015)
    for side in (1, -1):
        band([(side * 0.55, -0.5), (side * 0.92, -1.3)], 0.08, trim, 0.39, 0.02)
    brand_flat((-0.65, 0.65, 0.32), 0.6, 0.5, up=(0, 1, 0))


def formal_shirt(colour='#a9c4de'):
    """Folded as in its pack: collar buttoned, sleeves behind."""
    made = cloth(colour, 110, 0.06, strength=0.15)
    relief([(-1.2, 1.5), (-0.45, 1.75), (0.45, 1.75), (1.2, 1.5), (1.22, -1.7), (1.15, -1.78), (-1.15, -1.78), (-1.22, -1.7)], made, 0.3, 0.16, [(-1.0, 1.3, -0.6, 0.3, 0.16, 0.02), (1.0, 1.3, 0.6, 0.2, 0.16, 0.02)])
    relief([(-1.16, 0.2), (-1.0, 0.2), (-1.1, -1.5), (-1.18, -1.5)], made, 0.05, 0.04, lift=0.2, cells=60)
    slab(0.3, 3.25, 0.02, made, (0, -0.12, 0.305), 0.02, 0.006)
    for i in range(5):
        y = 1.05 - i * 0.62
        disc(0.045, 0, 0.02, plastic('#f4f1ea', 0.3), (0, y, 0.325), 0.008)
    pocket = [(0.4, 0.75), (1.0, 0.75), (1.0, 0.2), (0.7, 0.05), (0.4, 0.2)]
    relief(pocket, made, 0.025, 0.03, lift=0.3, cells=70)
    hem([(0.42, 0.66), (0.98, 0.66)], colour, 0.332)
    cut([(-0.4, 1.7), (0.4, 1.7), (0.34, 2.02), (0.15, 2.1), (-0.15, 2.1), (-0.34, 2.02)], 0.14, cloth(darker(colour, 0.75), 110), (0, 0, 0.12), edge=0.02)
    tube([(-0.4, 1.62, 0.34), (-0.5, 1.86, 0.36), (-0.3, 2.08, 0.4), (0, 2.15, 0.42), (0.3, 2.08, 0.4), (0.5, 1.86, 0.36), (0.4, 1.62, 0.34)], 0.09, made)
    for side in (1, -1):
        wing = [(side * 0.015, 1.5), (side * 0.2, 1.7), (side * 0.48, 1.95), (side * 0.6, 1.8), (side * 0.52, 1.14), (side * 0.1, 1.42)]
        relief(wing, made, 0.06, 0.05, lift=0.34, cells=80)
        disc(0.03, 0, 0.015, plastic('#f4f1ea', 0.3), (side * 0.47, 1.25, 0.385), 0.006)
    disc(0.045, 0, 0.02, plastic('#f4f1ea', 0.3), (0, 1.48, 0.36), 0.008)
    brand_flat((0.7, 0.42, 0.33), 0.4, 0.3, up=(0, 1, 0))


def cap(colour=BLACK):
    made = cloth(colour, 55, 0.05, strength=0.4)
    thread = plastic(darker(colour, 0.75) if colour != BLACK else '#33363b', 0.9)
    radius, tall = 0.95, 0.95

    def crown(a, t, out=1.0):
        """From the rim (t = 0) to the top."""
        r = radius * math.cos(t * math.pi / 2) ** 0.72 * out
        return (r * math.cos(a), r * math.sin(a) * 1.08, 0.12 + tall * math.sin(t * math.pi / 2) ** 1.05 * out)

    with group(turn=32):
        sheet([[crown(math.tau * k / 96, i / 30) for k in range(96)] for i in range(31)], made, closed=(False, True), thick=0.03)
        for seam in range(6):
            a = math.tau * (seam + 0.5) / 6
            for off in (-0.025, 0.025):
                tube([crown(a + off * (1 - t * 0.4), t, 1.012) for t in (i / 10 * 0.95 for i in range(11))], 0.009, thread)
            if seam not in (4,):
                b = math.tau * seam / 6
                disc(0.035, 0, 0.02, thread, crown(b, 0.55, 1.01), 0.01, (0, 40, math.degrees(b)))
        ball(0.09, made, (0, 0, 0.12 + tall + 0.02), 0.5)
        rows = []
        for i in range(17):
            t = i / 16
            row = []
            for k in range(41):
                a = -math.pi / 2 + math.radians(74) * (k / 20 - 1)
                side = (k / 20 - 1) ** 2
                reach = 0.98 + t * 0.92 * (1 - side**2.2 * 0.9)
                row.append((reach * math.cos(a) * 1.0, reach * math.sin(a) * 1.08, 0.13 - 0.06 * t - 0.16 * side * t + 0.05 * math.sin(t * math.pi) * (1 - side)))
            rows.append(row)
        sheet(rows, made, thick=0.05)
        for ring in (0.3, 0.5, 0.7, 0.9):
            i = round(ring * 16)
            tube([(x, y, z + 0.03) for x, y, z in rows[i][2:-2]], 0.008, thread)
        # Bent around the front panels, between two heights.
        brand_bent([crown(-math.pi / 2 + side * 0.46, t, 1.02) for side, t in ((-1, 0.46), (0, 0.46), (1, 0.46), (1, 0.18), (0, 0.18), (-1, 0.18))], 0.82, 0.4, 0.88)


def folded_tee(colour='#f4f1ea'):
    """For the kits: a tee folded to a square, lying."""
    made = cloth(colour, 80, 0.1)
    for i in range(3):
        soft((1.5 - 0.02 * i, 1.9 - 0.02 * i, 0.14), made, (0.01 * i, 0.01 * i, 0.07 + 0.09 * i), square=(0.6, 0.16))
    with group((0, -0.65, 0.28), scale=0.75):
        band([(x, y - 0.95) for x, y in NECK], 0.12, rib(colour), 0.03)
        band([(x, y - 0.95) for x, y in BACK_NECK], 0.12, rib(darker(colour, 0.85)), 0.01)
        cut([(x, y - 0.95) for x, y in [*NECK, *reversed(BACK_NECK[1:-1])]], 0.01, cloth(darker(colour), 80), (0, 0, 0.01))
