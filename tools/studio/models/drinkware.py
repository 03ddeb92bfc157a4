"""Bottles, flasks, cups and jars."""
import math

from materials import BLACK, acrylic, bamboo, clear, gloss, hammered, material, metal, plastic, steel
from shapes import ball, box, brand_round, disc, group, lathe, rounded, strap, tube


def body_of_flask(radius, height, neck, made, slope=0.3):
    lathe(rounded([(0, 0.02), (radius, 0.02), (radius, height - slope), (neck, height), (neck, height + 0.02), (0, height + 0.02)], 0.12), made)


def flask(colour='#0f4c4a'):
    body_of_flask(0.35, 2.1, 0.25, material(colour, 0.15, 0.38, 0.25))
    lathe([(0.354, 0.02), (0.356, 0.03), (0.356, 0.1), (0.352, 0.11)], steel())
    disc(0.25, 2.1, 0.07, steel(), edge=0)
    lathe(rounded([(0, 2.16), (0.27, 2.16), (0.27, 2.55), (0, 2.55)], 0.04), plastic(BLACK))
    brand_round(0.35, 0.4, 0.6, 1.05)


def led_bottle(colour='#1d2733'):
    body_of_flask(0.33, 2.0, 0.3, material(colour, 0.2, 0.5, 0.1), slope=0.04)
    lathe(rounded([(0, 2.01), (0.31, 2.01), (0.31, 2.3), (0, 2.3)], 0.05), steel())
    disc(0.24, 2.301, 0.005, material('#050607', 0, 0.1, 1), edge=0)
    glow = material('#bdf0ff', glow=3)
    # The digits of 62, as bars of seven segments on the lid.
    segments = {'6': 'acdefg', '2': 'abged'}
    bars = {'a': (0, 2, 0), 'b': (1, 1, 1), 'c': (1, -1, 1), 'd': (0, -2, 0), 'e': (-1, -1, 1), 'f': (-1, 1, 1), 'g': (0, 0, 0)}
    for index, digit in enumerate('62'):
        for key in segments[digit]:
            x, y, upright = bars[key]
            size = (0.014, 0.07, 0.004) if upright else (0.062, 0.014, 0.004)
            box(size, (-0.08 + index * 0.14 + x * 0.036, y * 0.042, 2.31), glow, 0)
    brand_round(0.33, 0.4, 0.6, 1.0)


def copper_bottle():
    copper, plain = hammered('#c8744a'), metal('#c8744a', 0.18)
    lathe(rounded([(0, 0.02), (0.36, 0.02), (0.37, 0.2), (0.37, 1.72), (0.3, 1.98), (0.19, 2.14), (0.19, 2.24), (0, 2.24)], 0.2, 10), copper)
    lathe(rounded([(0.19, 2.2), (0.23, 2.2), (0.23, 2.24), (0.19, 2.24)], 0.015), plain)
    lathe(rounded([(0, 2.25), (0.24, 2.25), (0.24, 2.5), (0.19, 2.57), (0, 2.6)], 0.06), plain)
    brand_round(0.37, 0.5, 0.35, 1.0)


def glass_bottle():
    wall = [(0, 0.03), (0.33, 0.03), (0.33, 1.62), (0.24, 1.84), (0.24, 1.98), (0.21, 1.98), (0.21, 1.83), (0.295, 1.6), (0.295, 0.1), (0, 0.1)]
    lathe(rounded(wall, 0.06), clear())
    lathe(rounded([(0, 1.93), (0.275, 1.93), (0.275, 2.2), (0, 2.2)], 0.03), bamboo())
    lathe([(0.205, 1.88), (0.215, 1.885), (0.215, 1.93), (0.205, 1.93)], plastic('#e9ecea', 0.5))
    brand_round(0.33, 0.45, 0.6, 0.85)


def tumbler(colour='#1b1a17'):
    lathe(rounded([(0, 0.02), (0.29, 0.02), (0.3, 0.55), (0.42, 1.55), (0, 1.55)], 0.06), material(colour, 0.15, 0.4, 0.2))
    lathe([(0.415, 1.54), (0.425, 1.55), (0.43, 1.59), (0.4, 1.6)], steel())
    lathe(rounded([(0, 1.59), (0.435, 1.59), (0.435, 1.66), (0.37, 1.68), (0.36, 1.64), (0, 1.64)], 0.02), plastic(BLACK, 0.35))
    box((0.16, 0.28, 0.05), (0, -0.16, 1.67), plastic('#2b2d30', 0.3), 0.02)
    lathe([(0.294, 0.02), (0.298, 0.03), (0.3, 0.1), (0.295, 0.11)], steel())
    brand_round(0.37, 0.45, 0.5, 1.0)


def mug(colour='#f4f1ea', turn=0):
    glaze = material(colour, 0, 0.22, 0.6)
    with group(turn=turn):
        lathe(rounded([(0, 0.02), (0.36, 0.02), (0.41, 0.08), (0.41, 0.95), (0.375, 0.95), (0.375, 0.1), (0, 0.1)], 0.035), glaze)
        tube([(0.39, 0, 0.78), (0.6, 0, 0.79), (0.7, 0, 0.5), (0.59, 0, 0.23), (0.39, 0, 0.24)], 0.055, glaze)
    brand_round(0.41, 0.6, 0.6, 0.5)


def flask_set(colour='#1e3557'):
    paint = material(colour, 0.15, 0.38, 0.25)
    with group((-0.3, 0.1, 0)):
        body_of_flask(0.42, 1.95, 0.33, paint, 0.22)
        lathe(rounded([(0, 1.97), (0.36, 1.97), (0.35, 2.4), (0, 2.4)], 0.05), steel())
        tube([(0.4, 0, 1.45), (0.66, 0, 1.42), (0.68, 0, 0.75), (0.4, 0, 0.62)], 0.045, plastic(BLACK, 0.5))
        brand_round(0.42, 0.4, 0.6, 1.0)
    for x, y in ((0.52, -0.32), (0.93, 0.06)):
        cup = rounded([(0, 0.02), (0.19, 0.02), (0.235, 0.5), (0.215, 0.5), (0.175, 0.06), (0, 0.06)], 0.02)
        lathe(cup, steel(), (x, y, 0))
        lathe([(0.2, 0.1), (0.205, 0.11), (0.228, 0.38), (0.224, 0.39)], paint, (x, y, 0))


def sipper(colour='#4f9fc4'):
    ribs = [(0.35 - 0.02 * (i % 2), 0.15 + i * 0.09) for i in range(8)]
    lathe(rounded([(0, 0.02), (0.33, 0.02), *ribs, (0.36, 0.95), (0.36, 1.7), (0.29, 1.95), (0, 1.95)], 0.03), material(colour, 0, 0.12, glass=0.75))
    lathe(rounded([(0, 1.95), (0.32, 1.95), (0.32, 2.12), (0.2, 2.2), (0, 2.2)], 0.04), plastic(BLACK))
    lathe(rounded([(0, 2.18), (0.09, 2.18), (0.1, 2.36), (0.06, 2.42), (0, 2.42)], 0.03), plastic('#f1f0ec'))
    tube([(-0.28, 0, 2.1), (-0.34, 0, 2.34), (-0.12, 0, 2.5)], 0.03, plastic(BLACK))
    brand_round(0.36, 0.45, 0.5, 1.35)


def bamboo_flask():
    lathe(rounded([(0, 0.04), (0.34, 0.04), (0.34, 1.75), (0, 1.75)], 0.05), bamboo())
    lathe([(0.33, 0.02), (0.335, 0.0), (0.335, 0.05), (0.32, 0.06)], steel())
    lathe(rounded([(0, 1.75), (0.32, 1.75), (0.32, 1.84), (0.29, 1.86), (0, 1.86)], 0.02), steel())
    lathe(rounded([(0, 1.86), (0.33, 1.86), (0.33, 2.18), (0, 2.18)], 0.05), bamboo())
    lathe([(0.331, 1.95), (0.334, 1.955), (0.334, 1.985), (0.331, 1.99)], steel())
    brand_round(0.34, 0.45, 0.6, 0.95)


def shaker(colour='#9a9fa3'):
    body = steel() if colour == '#9a9fa3' else material(colour, 0.3, 0.42, 0.1)
    lathe(rounded([(0, 0.02), (0.34, 0.02), (0.44, 1.6), (0, 1.6)], 0.06), body)
    for z in (0.25, 0.33, 0.41):
        ring = 0.34 + 0.1 * z / 1.6
        lathe([(ring + 0.002, z), (ring + 0.012, z + 0.012), (ring + 0.002, z + 0.024)], plastic(BLACK))
    lathe(rounded([(0, 1.58), (0.47, 1.58), (0.47, 1.9), (0.4, 1.98), (0, 1.98)], 0.05), plastic(BLACK))
    for i in range(30):
        a = i * math.tau / 30
        box((0.03, 0.03, 0.26), (0.465 * math.cos(a), 0.465 * math.sin(a), 1.74), plastic('#232528'), 0.01, (0, 0, math.degrees(a)))
    with group((0.12, -0.12, 1.97)):
        lathe(rounded([(0, 0), (0.15, 0), (0.13, 0.2), (0, 0.2)], 0.03), plastic('#c8442f'))
    strap([(-0.3, 0, 1.95), (-0.34, 0, 2.22), (0, 0, 2.36), (0.34, 0, 2.22), (0.3, 0, 1.95)], 0.12, 0.05, plastic(BLACK), across=(0, 1, 0))
    brand_round(0.4, 0.45, 0.6, 0.95)


def jar(radius=0.45, height=1.3, contents='#d9a441', lid=None, level=0.75):
    wall = 0.04
    lathe(rounded([(0, 0.02), (radius, 0.02), (radius, height), (radius - wall, height)], 0.06), acrylic('#f2f8f8', 0.16))
    if contents:
        grains(radius - wall - 0.02, height * level, contents)
    lathe(rounded([(0, height), (radius + 0.02, height), (radius + 0.02, height + 0.14), (0, height + 0.14)], 0.03), lid or bamboo('x'))


def grains(radius, level, colour):
    """What a jar holds: a heap that looks like beads."""
    from materials import bumped, into, pattern, ramp

    made = material(colour, 0, 0.6)
    cells = pattern(made, 'ShaderNodeTexVoronoi', (1, 1, 1), feature='F1', Scale=16.0)
    bumped(made, cells, 0.9, -0.06)
    into(made, ramp(made, cells, colour, '#5a3d1c', (0.45, 0.9)), 'Base Color')
    lathe(rounded([(0, 0.09), (radius, 0.09), (radius, level), (0, level + 0.06)], 0.04), made)


def jar_trio():
    for x, y, contents, level in ((-1.02, 0.1, '#e3c27a', 0.8), (0, -0.1, '#8c4a2b', 0.6), (1.02, 0.1, '#eee6d2', 0.7)):
        with group((x, y, 0)):
            jar(0.46, 1.35, contents, None, level)
            if x == 0:
                brand_round(0.46, 0.4, 0.4, 0.8)


def jug_set():
    copper, plain = hammered('#c8744a', 8), metal('#c8744a', 0.18)
    with group((-0.35, 0.15, 0)):
        lathe(rounded([(0, 0.02), (0.4, 0.02), (0.62, 0.35), (0.6, 0.95), (0.36, 1.5), (0.42, 1.85), (0.4, 1.85), (0.33, 1.5), (0.5, 0.9), (0, 0.1)], 0.25, 10), copper)
        lathe([(0.405, 1.84), (0.425, 1.85), (0.425, 1.88), (0.4, 1.88)], plain)
        tube([(0.36, 0, 1.72), (0.85, 0, 1.75), (0.92, 0, 1.1), (0.56, 0, 0.6)], 0.05, plain)
        tube([(-0.36, 0, 1.8), (-0.5, 0, 1.86), (-0.56, 0, 1.92)], 0.09, plain)
        ball(0.07, plain, (0, 0, 2.08))
        lathe(rounded([(0, 1.88), (0.38, 1.88), (0.3, 1.97), (0.05, 2.03), (0, 2.03)], 0.05), plain)
        brand_round(0.62, 0.4, 0.25, 0.55)
    for x, y in ((0.75, -0.3), (1.2, 0.12)):
        glass = [(0, 0.02), (0.22, 0.02), (0.28, 0.72), (0.26, 0.72), (0.2, 0.06), (0, 0.06)]
        lathe(rounded(glass, 0.04), copper, (x, y, 0))


def kettle():
    shell = steel()
    lathe(rounded([(0, 0.14), (0.72, 0.14), (0.72, 0.3), (0.55, 1.5), (0, 1.5)], 0.08), shell)
    lathe(rounded([(0, 0.0), (0.74, 0.0), (0.72, 0.13), (0, 0.13)], 0.03), plastic(BLACK))
    lathe([(0.723, 0.14), (0.73, 0.15), (0.728, 0.26), (0.715, 0.27)], plastic(BLACK))
    lathe(rounded([(0, 1.48), (0.56, 1.48), (0.53, 1.62), (0.2, 1.68), (0, 1.68)], 0.05), plastic(BLACK))
    ball(0.09, plastic('#2b2d30'), (0, 0, 1.74), 0.7)
    tube([(0.5, 0, 1.56), (0.95, 0, 1.6), (1.06, 0, 1.2), (0.98, 0, 0.6), (0.68, 0, 0.42)], 0.09, plastic(BLACK))
    with group((-0.55, 0, 1.3), roll=-50):
        lathe(rounded([(0, 0), (0.16, 0), (0.1, 0.28), (0, 0.28)], 0.03), shell, (0, 0, -0.08))
    box((0.1, 0.03, 0.5), (0.05, -0.65, 0.8), gloss('#1d3a4a'), 0.02, (8, 0, 0))
    tube([(0.72, 0.1, 0.05), (1.2, 0.3, 0.03), (1.5, 0.6, 0.03)], 0.03, plastic(BLACK))
    brand_round(0.65, 0.45, 0.3, 0.75)
