"""Bags, pouches and wallets."""
import math

from materials import BLACK, cloth, gold, jute, leather, material, metal, paper, plastic, steel
from shapes import box, brand_flat, cut, disc, group, lettering, outline_of, rod, sheet, slab, soft, strap, tube


def zip_line(points, colour='#54575c', pull=True):
    tube(points, 0.022, plastic(colour, 0.5))
    if pull:
        x, y, z = points[-1]
        box((0.05, 0.03, 0.14), (x, y - 0.03, z - 0.06), metal('#b9bcc0', 0.3), 0.01)


def backpack(colour=BLACK, trim='#2a2c2f'):
    """A laptop backpack: body, front pocket, straps."""
    body, dark = cloth(colour, 70, 0.25), cloth(trim, 70)
    soft((2.9, 1.1, 4.4), body, (0, 0, 2.22), square=(0.34, 0.5))
    soft((2.3, 0.75, 1.9), body, (0, -0.42, 1.2), square=(0.35, 0.45))
    soft((1.95, 0.5, 0.95), body, (0, -0.45, 2.85), square=(0.4, 0.45))
    zip_line([(-1.02, -0.62, 1.3), (-0.98, -0.7, 1.98), (0, -0.79, 2.08), (0.98, -0.7, 1.98), (1.02, -0.62, 1.5)])
    zip_line([(-0.85, -0.66, 3.12), (0, -0.7, 3.2), (0.82, -0.66, 3.12)])
    zip_line([(-1.36, -0.25, 2.0), (-1.3, -0.3, 3.9), (0, -0.32, 4.33), (1.3, -0.3, 3.9), (1.36, -0.25, 2.3)])
    strap([(-0.42, 0.05, 4.36), (-0.36, 0.05, 4.75), (0.36, 0.05, 4.75), (0.42, 0.05, 4.36)], 0.22, 0.06, dark, across=(0, 1, 0))
    for side in (-1, 1):
        strap([(side * 0.75, 0.45, 4.3), (side * 1.3, 0.75, 3.6), (side * 1.62, 0.7, 2.2), (side * 1.4, 0.5, 0.7)], 0.4, 0.12, dark, across=(0.5, 0.8 * side, 0))
        soft((0.35, 0.7, 1.5), dark, (side * 1.42, 0.0, 1.05), square=(0.4, 0.6))
        strap([(side * 1.45, -0.28, 3.1), (side * 1.43, -0.45, 2.5), (side * 1.2, -0.5, 2.4)], 0.1, 0.03, dark, across=(0, 0.3, 1))
    brand_flat((0, -0.8, 1.2), 0.9, 0.6)


def shield_backpack(colour='#3b4046'):
    """No zip in sight: a shell with a flap, a cable's socket and a reflecting band."""
    shell, dark = material(colour, 0, 0.55, 0.05), cloth('#17181a', 70)
    soft((2.8, 1.2, 4.3), cloth(colour, 90, 0.08), (0, 0, 2.18), square=(0.22, 0.35))
    soft((2.45, 0.6, 3.7), shell, (0, -0.42, 2.1), square=(0.2, 0.28))
    box((2.3, 0.03, 0.07), (0, -0.73, 2.62), material('#dfe3e6', 0.6, 0.3), 0.01)
    for z in (1.45, 1.3, 1.15):
        box((2.2, 0.02, 0.03), (0, -0.725, z), plastic('#17181a'), 0.005)
    with group((1.36, -0.2, 1.5), turn=70):
        slab(0.3, 0.44, 0.06, plastic('#17181a'), (0, 0, 0), 0.1, 0.01, (90, 0, 0))
        box((0.13, 0.04, 0.06), (0, -0.07, 0), steel(), 0.005)
    strap([(-0.4, 0.1, 4.28), (-0.34, 0.1, 4.62), (0.34, 0.1, 4.62), (0.4, 0.1, 4.28)], 0.24, 0.07, dark, across=(0, 1, 0))
    for side in (-1, 1):
        strap([(side * 0.7, 0.45, 4.2), (side * 1.35, 0.75, 3.5), (side * 1.6, 0.7, 2.2), (side * 1.4, 0.5, 0.6)], 0.42, 0.12, dark, across=(0.5, 0.8 * side, 0))
    brand_flat((0, -0.73, 3.25), 0.9, 0.5)


def duffel(colour='#1f2f54', trim='#16181c'):
    body, dark = cloth(colour, 70, 0.3), cloth(trim, 70)
    soft((5.0, 2.3, 2.5), body, (0, 0, 1.26), square=(0.62, 0.22))
    for side in (-1, 1):
        soft((0.12, 1.8, 1.9), dark, (side * 2.47, 0, 1.26), square=(0.8, 0.8))
        strap([(side * 1.05, -0.75, 0.25), (side * 1.05, -1.19, 1.2), (side * 1.0, -0.78, 2.2), (side * 0.75, -0.3, 3.0), (side * 0.3, -0.22, 3.22), (0, -0.22, 3.25)], 0.26, 0.05, dark)
        strap([(side * 1.05, 0.78, 2.2), (side * 0.75, 0.3, 3.0), (side * 0.3, 0.22, 3.2), (0, 0.22, 3.22)], 0.26, 0.05, dark)
    soft((0.7, 0.62, 0.3), dark, (0, 0, 3.26), square=(0.6, 0.4))
    zip_line([(-2.3, -0.35, 2.42), (0, -0.42, 2.5), (1.9, -0.38, 2.46)])
    zip_line([(-0.8, -1.17, 1.75), (0, -1.19, 1.77), (0.75, -1.17, 1.75)])
    strap([(-2.5, 0, 2.0), (-2.2, -1.0, 2.0), (-1.8, -1.45, 0.6), (-0.5, -1.7, 0.05), (1.2, -1.75, 0.05), (2.2, -1.35, 0.8), (2.5, -0.3, 1.9)], 0.2, 0.04, dark, across=(0, 0.5, 0.8))
    brand_flat((0, -1.17, 1.2), 1.2, 0.6)


def trolley(colour='#5d7f96'):
    shell, dark = material(colour, 0.05, 0.3, 0.35), plastic('#1c1e21')
    box((3.6, 2.2, 4.75), (0, 0, 2.75), shell, 0.45)
    for x in (-1.25, -0.75, -0.25, 0.25, 0.75, 1.25):
        box((0.3, 2.28, 4.0), (x, 0, 2.75), shell, 0.12)
    slab(3.64, 4.79, 0.09, dark, (0, 0.1, 2.75), 0.47, 0.02, (90, 0, 0))
    for x in (-1.3, 1.3):
        for y in (-0.75, 0.75):
            box((0.3, 0.3, 0.26), (x, y, 0.36), dark, 0.06)
            for off in (-0.1, 0.1):
                disc(0.22, 0, 0.12, dark, (x + off - 0.06, y, 0.22), 0.03, (0, 90, 0))
                disc(0.1, -0.005, 0.13, steel(), (x + off - 0.06, y, 0.22), 0.01, (0, 90, 0))
    for x in (-0.75, 0.75):
        rod((x, 0.75, 5.0), (x, 0.75, 7.1), 0.06, steel())
    box((1.85, 0.24, 0.26), (0, 0.75, 7.15), dark, 0.1)
    strap([(-0.6, -0.2, 5.1), (-0.45, -0.2, 5.32), (0.45, -0.2, 5.32), (0.6, -0.2, 5.1)], 0.3, 0.07, dark, across=(0, 1, 0))
    box((0.75, 0.1, 0.32), (0, -1.15, 4.6), steel(), 0.04)
    brand_flat((0, -1.21, 4.6), 0.7, 0.28)


def open_bag(wide, deep, tall, made, bulge=0.12, flare=0.0):
    """A standing bag, open above: a loop of cloth and its ground."""
    loop = outline_of(wide, deep, min(deep, wide) * 0.12, 6)
    rows = []
    for i in range(25):
        h = i / 24
        spread = 1 + flare * h + bulge * math.sin(math.pi * h) * 0.3
        sway = 0.03 * math.sin(h * 5)
        rows.append([(x * spread + sway, y * (1 + flare * h + bulge * math.sin(math.pi * h)) + 0.04 * math.sin(x * 2.2 + h * 4) * h, h * tall) for x, y in loop])
    sheet(rows, made, closed=(False, True), thick=0.03)
    cut(loop, 0.03, made)


def tote(colour='#efe6d2', handles='#1f2f54'):
    canvas, tape = cloth(colour, 55, 0.35, strength=0.45), cloth(handles, 55)
    open_bag(3.6, 0.9, 3.9, canvas, 0.35)
    for y, lean in ((-0.42, -0.12), (0.42, 0.1)):
        strap([(-0.85, y * 1.25, 3.1), (-0.85, y * 1.05, 3.95), (-0.7, y + lean, 5.0), (0, y + lean, 5.65), (0.7, y + lean, 5.0), (0.85, y, 3.95), (0.85, y, 3.2)], 0.28, 0.05, tape, across=(0.9, 0, 0.3))
    brand_flat((0, -0.66, 1.9), 2.0, 2.0)


def lunch_bag():
    sack, tape = jute(), cloth('#f1ead9', 60)
    open_bag(2.5, 1.5, 2.0, sack, 0.1, 0.03)
    box((2.4, 1.4, 0.04), (0, 0, 1.86), sack, 0.02)
    for y in (-0.8, 0.8):
        strap([(-0.6, y, 0.9), (-0.6, y * 1.02, 2.0), (-0.45, y * 0.8, 2.7), (0, y * 0.75, 2.95), (0.45, y * 0.8, 2.7), (0.6, y * 1.02, 2.0), (0.6, y, 0.9)], 0.22, 0.05, tape)
    strap([(-1.22, -0.78, 1.93), (0, -0.82, 1.93), (1.22, -0.78, 1.93)], 0.14, 0.03, tape, across=(0, 0, 1))
    zip_line([(-1.1, 0, 1.9), (0, 0, 1.92), (1.05, 0, 1.9)], '#3a3027')
    brand_flat((0, -0.83, 0.95), 1.1, 0.7)


def tech_pouch(colour='#3d4652'):
    """Open like a book, with what it holds under its loops."""
    from models.tech import cable_plug, coil

    outer, inner = cloth(colour, 70, 0.1), cloth('#8f99a5', 70)
    with group(tilt=0):
        slab(2.4, 1.8, 0.32, outer, (0, 0, 0), 0.25, 0.1)
        slab(2.2, 1.6, 0.02, inner, (0, 0, 0.32), 0.2, 0.005)
    with group((0, 0.95, 0.16), tilt=66):
        slab(2.4, 1.8, 0.3, outer, (0, 0.92, -0.15), 0.25, 0.1)
        slab(2.2, 1.6, 0.02, inner, (0, 0.92, 0.15), 0.2, 0.005)
        slab(1.9, 0.75, 0.05, cloth('#5b6673', 50), (0, 0.55, 0.16), 0.1, 0.02)
        strap([(-0.95, 1.3, 0.18), (-0.5, 1.3, 0.26), (-0.05, 1.3, 0.18), (0.4, 1.3, 0.26), (0.9, 1.3, 0.18)], 0.2, 0.02, outer, across=(0, 1, 0))
    with group((-0.55, -0.05, 0.36)):
        coil(0.42, 5, 0.035, plastic('#f1f0ec'))
        cable_plug((0.3, -0.42, 0.04), -30, '#f1f0ec')
    slab(0.62, 1.2, 0.14, gloss_black(), (0.55, 0.05, 0.34), 0.12, 0.04)
    strap([(-1.05, 0.1, 0.36), (-0.55, 0.1, 0.5), (0.0, 0.1, 0.37), (0.55, 0.1, 0.52), (1.05, 0.1, 0.36)], 0.26, 0.02, outer, across=(0, 1, 0))
    tube([(*p, 0.2) for p in outline_of(2.42, 1.82, 0.26)], 0.035, plastic('#17181a'), closed=True)
    brand_flat((0.55, -0.3, 0.49), 0.4, 0.3, up=(0, 1, 0))


def gloss_black():
    return material('#1b1d20', 0, 0.25, 0.4)


def passport_wallet(colour='#6f3f2a'):
    """A folded wallet with a passport and a boarding pass looking out."""
    skin = leather(colour)
    with group(tilt=-14, turn=-12):
        box((1.2, 0.05, 2.2), (0, 0.09, 1.1), skin, 0.03)
        box((1.2, 0.05, 2.2), (0, -0.09, 1.1), skin, 0.03)
        box((0.06, 0.24, 2.2), (-0.6, 0, 1.1), skin, 0.05)
        box((0.88, 0.06, 1.25), (-0.02, 0.0, 1.95), leather('#1e2b4d'), 0.03)
        lettering('PASSPORT', 0.13, gold(0.35), (-0.02, -0.035, 2.42))
        disc(0.12, 0, 0.01, gold(0.35), (-0.02, -0.03, 2.3), 0, (90, 0, 0))
        with group((0.22, 0.05, 1.9), roll=7):
            box((0.8, 0.012, 1.7), (0.1, 0, 0.1), paper(), 0.003)
            box((0.8, 0.014, 0.18), (0.1, 0, 0.83), plastic('#2f6fa8'), 0.002)
        for x in (-0.5, 0.5):
            strap([(x, -0.117, 0.08), (x, -0.117, 2.12)], 0.012, 0.006, cloth('#d9b58a'))
        brand_flat((0, -0.117, 1.1), 0.7, 0.4)
