"""Chargers, cables, sound and clocks."""
import math

from materials import bamboo, cloth, gloss, material, metal, plastic, steel
from shapes import ball, box, brand_flat, brand_round, disc, group, lathe, lettering, rounded, sheet, slab, soft, strap, tube


def power_bank(colour='#22262b'):
    with group(tilt=-10, turn=-22):
        slab(0.72, 1.42, 0.17, material(colour, 0.1, 0.42, 0.15), (0, 0.085, 0.72), 0.12, 0.05, (90, 0, 0))
        for i in range(4):
            disc(0.016, 0, 0.006, material('#8fe3ff', glow=3), (-0.12 + i * 0.08, -0.083, 1.3), 0, (90, 0, 0))
        with group((0, 0, 1.425)):
            for x in (-0.2, 0.02):
                box((0.15, 0.06, 0.02), (x, 0, 0), steel(), 0.01)
                box((0.13, 0.035, 0.024), (x, 0, 0), plastic('#0b0c0d'), 0.01)
            slab(0.1, 0.04, 0.02, plastic('#0b0c0d'), (0.22, 0, -0.005), 0.018, 0)
        brand_flat((0, -0.087, 0.68), 0.5, 0.9)
    with group((0.02, -0.02, 0)):
        tube([(0.12, 0.0, 1.6), (0.2, 0.2, 1.75), (0.75, 0.3, 1.3), (0.8, 0.1, 0.3), (0.5, -0.35, 0.03), (0.95, -0.5, 0.03)], 0.022, plastic('#f1f0ec'))
        box((0.11, 0.06, 0.24), (0.1, 0.0, 1.52), plastic('#f1f0ec'), 0.02, (-10, 0, -22))


def charging_pad():
    lathe(rounded([(0, 0.0), (0.47, 0.0), (0.5, 0.05), (0.5, 0.1), (0, 0.1)], 0.03), metal('#a9adb2', 0.28))
    disc(0.47, 0.1, 0.008, material('#15171a', 0, 0.08, 1), edge=0)
    for r in (0.16, 0.165, 0.3, 0.305):
        lathe([(r, 0.1085), (r + 0.004, 0.109), (r + 0.006, 0.1085)], material('#cfd6dd', 0, 0.5))
    lathe([(0.485, 0.03), (0.503, 0.035), (0.503, 0.05), (0.485, 0.055)], material('#7fd6ff', glow=2))
    strap([(-0.02, 0.03, 0.112), (0.05, 0.12, 0.112)], 0.03, 0, material('#cfd6dd'), across=(1, -0.5, 0))
    strap([(0.05, -0.12, 0.112), (-0.05, 0.02, 0.112), (0.05, 0.0, 0.112), (-0.04, 0.13, 0.112)], 0.035, 0.002, material('#cfd6dd'), across=(1, 0, 0))
    tube([(0.48, 0.05, 0.05), (0.7, 0.08, 0.03), (0.95, 0.3, 0.03), (0.7, 0.75, 0.03), (0.2, 0.85, 0.03)], 0.022, plastic('#1c1e21'))
    box((0.12, 0.06, 0.05), (0.53, 0.055, 0.05), plastic('#1c1e21'), 0.02)
    brand_flat((0, -0.26, 0.11), 0.3, 0.14, up=(0, 1, 0))


def cable_plug(at, turn, colour, kind='c'):
    with group(at, turn=turn):
        box((0.13, 0.26, 0.075), (0, 0, 0.04), plastic(colour), 0.03)
        wide, long, tall = {'a': (0.12, 0.15, 0.05), 'c': (0.085, 0.08, 0.03), 'l': (0.07, 0.075, 0.018), 'm': (0.07, 0.07, 0.028)}[kind]
        box((wide, long, tall), (0, -0.13 - long / 2, 0.04), steel('#d5d7d9'), 0.008 if kind != 'a' else 0.002)


def coil(radius, turns, thick, made):
    tube([(radius * (1 + 0.04 * math.sin(i)) * math.cos(i * math.pi / 4), radius * (1 + 0.05 * math.cos(i * 1.7)) * math.sin(i * math.pi / 4), thick + i * thick * 0.35) for i in range(turns * 8)], thick, made)


def trio_cable(colour='#b03a2e'):
    braid, dark = cloth(colour, 90), plastic('#2b2e33')
    tube([(-1.25, -0.15, 0.035), (-1.45, 0.45, 0.035), (-0.8, 0.85, 0.035), (-0.15, 0.35, 0.06), (-0.75, -0.05, 0.035), (-0.9, 0.5, 0.07), (-0.3, 0.75, 0.035), (0.05, 0.3, 0.035), (0.3, 0.22, 0.035)], 0.033, braid)
    cable_plug((-1.22, -0.3, 0), -8, '#2b2e33', 'a')
    slab(0.34, 0.2, 0.08, metal('#aeb2b7', 0.3), (0.45, 0.2, 0), 0.05, 0.02)
    for y, end, turn, kind in ((0.26, (1.35, 0.55), 100, 'c'), (0.2, (1.5, 0.12), 92, 'l'), (0.14, (1.3, -0.3), 75, 'm')):
        tube([(0.6, y, 0.035), (0.85, (y + end[1]) / 2 + 0.05, 0.035), (end[0] - 0.12, end[1], 0.035)], 0.026, braid)
        cable_plug((*end, 0), turn, '#2b2e33', kind)
    brand_flat((0.45, 0.2, 0.085), 0.26, 0.12, up=(0, 1, 0))


def pen_drive():
    zinc = metal('#b4b8bd', 0.25)
    with group(tilt=0, turn=28):
        slab(0.26, 0.12, 0.045, zinc, (0, 0, 0.02), 0.025, 0.012)
        box((0.125, 0.12, 0.04), (0.19, 0, 0.042), steel('#d9dbdd'), 0.003)
        for y in (-0.026, 0.026):
            box((0.025, 0.02, 0.002), (0.2, y, 0.063), plastic('#101112'), 0)
        box((0.06, 0.08, 0.026), (-0.15, 0, 0.042), steel('#d9dbdd'), 0.012)
        tube([(-0.1, 0.045, 0.042), (-0.14, 0.13, 0.04), (-0.2, 0.17, 0.04), (-0.26, 0.13, 0.03), (-0.22, 0.07, 0.03), (-0.13, 0.05, 0.03)], 0.008, zinc)
        lettering('32 GB', 0.035, plastic('#3a3d41'), (0.05, -0.032, 0.066), (0, 0, 0), 0.001)
        brand_flat((-0.03, 0.015, 0.066), 0.14, 0.05, up=(0, 1, 0))
    with group((0.16, -0.2, 0), turn=-18):
        slab(0.26, 0.12, 0.045, material('#22262b', 0.8, 0.35), (0, 0, 0.0), 0.025, 0.012)
        box((0.125, 0.12, 0.04), (-0.19, 0, 0.022), steel('#d9dbdd'), 0.003)


def speaker(colour='#2f6f73'):
    mesh = cloth(colour, 95, strength=0.8)
    lathe(rounded([(0, 0.03), (0.38, 0.03), (0.4, 0.08), (0.4, 0.8), (0.36, 0.86), (0, 0.86)], 0.06), mesh)
    disc(0.385, 0.0, 0.06, plastic('#1c1e21'), edge=0.02)
    lathe(rounded([(0, 0.84), (0.33, 0.84), (0.36, 0.875), (0.3, 0.9), (0, 0.9)], 0.03), plastic('#1c1e21', 0.5))
    for words, x in (('-', -0.17), ('+', 0.17)):
        lettering(words, 0.16, plastic('#e8e8e6'), (x, -0.02, 0.902), (0, 0, 0), 0.002)
    disc(0.055, 0.9, 0.012, plastic('#e8e8e6'), edge=0.008)
    strap([(0.3, 0.15, 0.87), (0.5, 0.12, 0.86), (0.52, 0.02, 0.6), (0.47, -0.02, 0.3), (0.42, 0.02, 0.2)], 0.09, 0.03, cloth('#1c1e21'), across=(0, 1, 0))
    lathe([(0.401, 0.1), (0.405, 0.105), (0.405, 0.125), (0.401, 0.13)], plastic('#f2a31b'))
    brand_round(0.4, 0.34, 0.25, 0.42)


def earbud(white):
    ball(0.075, white, (0, 0, 0.19), 0.9)
    lathe(rounded([(0, 0), (0.026, 0), (0.03, 0.18), (0, 0.2)], 0.02), white, (0.02, 0, 0))
    ball(0.042, plastic('#2b2e33', 0.5), (-0.06, -0.04, 0.19), 0.9)


def earbuds():
    white = gloss('#f4f4f2')
    with group((-0.12, 0.05, 0)):
        soft((0.62, 0.3, 0.4), white, (0, 0, 0.2), square=(0.6, 0.6))
        soft((0.5, 0.2, 0.04), plastic('#d9dadb', 0.6), (0, 0, 0.37), square=(0.3, 0.7))
        with group((0, 0.14, 0.4), tilt=-62):
            soft((0.62, 0.3, 0.2), white, (0, 0.0, 0.1), square=(0.6, 0.6))
        with group((-0.13, 0, 0.24)):
            earbud(white)
        disc(0.014, 0, 0.004, material('#7ee08a', glow=3), (0, -0.15, 0.2), 0, (90, 0, 0))
        brand_flat((0, -0.15, 0.12), 0.26, 0.1)
    with group((0.4, -0.1, 0.01), roll=14, turn=-30, scale=1.25):
        earbud(white)


def mouse(colour='#2b2f35'):
    shell = material(colour, 0, 0.42, 0.1)
    points = []
    for i in range(41):
        t = i / 40
        y = -0.5 + t
        half = 0.3 * (1 - abs(2 * t - 1) ** 3.2) ** 0.42 * (0.92 + 0.12 * t)
        top = 0.36 * math.sin(math.pi * (0.1 + 0.82 * t)) ** 0.75
        points.append([(half * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), y, 0.02 + top * max(0, math.sin(a)) ** 0.75) for a in (math.pi * k / 40 for k in range(41))])
    with group(turn=28):
        sheet(points, shell)
        slab(0.58, 0.98, 0.03, plastic('#15171a'), corner=0.25)
        tube([(0, -0.46, 0.21), (0, -0.3, 0.31), (0, -0.08, 0.365)], 0.008, plastic('#0c0d0e'))
        tube([(-0.29, -0.02, 0.2), (-0.15, -0.06, 0.345), (0, -0.07, 0.37), (0.15, -0.06, 0.345), (0.29, -0.02, 0.2)], 0.007, plastic('#0c0d0e'))
        disc(0.085, -0.035, 0.07, plastic('#6f757c', 0.6), (0, -0.3, 0.27), 0.015, (0, 90, 0))
        lathe([(0.086, -0.012), (0.09, 0), (0.086, 0.012)], material('#58b3ac'), (0, -0.3, 0.27), (0, 90, 0))
        brand_flat((0, 0.18, 0.37), 0.26, 0.22, up=(0, 1, 0))


def phone(colour='#1b1d20', screen='#2b4a66'):
    """Upright, facing the camera, standing at the origin."""
    slab(0.72, 1.5, 0.08, metal(colour, 0.35), (0, 0.04, 0.75), 0.1, 0.025, (90, 0, 0))
    slab(0.67, 1.44, 0.004, material(screen, 0, 0.15, 0.8), (0, -0.0405, 0.75), 0.08, 0, (90, 0, 0))


def desk_clock():
    box((1.8, 0.62, 0.62), (0, 0, 0.31), bamboo('x'), 0.06)
    box((1.25, 0.02, 0.4), (-0.18, -0.31, 0.33), material('#14110e', 0, 0.3, 0.3), 0.01)
    lettering('10:08', 0.42, material('#fff3df', glow=4), (-0.18, -0.325, 0.33), thick=0.002)
    disc(0.29, 0.62, 0.02, plastic('#22262b', 0.7), (0.55, 0, 0), 0.01)
    with group((0.52, 0.04, 0.645), tilt=0):
        slab(0.72, 1.45, 0.07, metal('#1b1d20', 0.35), (-0.1, 0.1, 0), 0.1, 0.025, (0, 0, 62))
        slab(0.67, 1.4, 0.003, material('#24405a', 0, 0.12, 0.8), (-0.1, 0.1, 0.07), 0.08, 0, (0, 0, 62))
    brand_flat((0.68, -0.312, 0.33), 0.3, 0.2)
