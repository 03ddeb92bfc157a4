"""Several things in one picture: categories, banners, gallery."""
import math

from materials import brass, cloth, gloss, gold, kraft, leather, material, metal, paper, plastic, speckled, steel, walnut, wood
from models import apparel, awards, bags, desk, drinkware, hampers, home, kits, paper as stationery, tech, wellness
from shapes import ball, box, cut, disc, group, lathe, lettering, rod, rounded, sheet, slab, soft, strap, tube


def standing(*things):
    """Each as (model, x, y, scale, turn, arguments...)."""
    for build, x, y, scale, turn, *arguments in things:
        with group((x, y, 0), turn=turn, scale=scale):
            build(*arguments)


def gift(size=1.2, colour='#a3203f', ribbon='#e2b450'):
    wrap, band = material(colour, 0, 0.45, 0.2), material(ribbon, 0.3, 0.4)
    box((size, size, size * 0.7), (0, 0, size * 0.35), wrap, 0.02)
    for rot in (0, 90):
        with group(turn=rot):
            box((size * 0.16, size + 0.02, size * 0.72), (0, 0, size * 0.355), band, 0.005)
    with group((0, 0, size * 0.71)):
        hampers.ribbon_bow(band, size * 0.9)


def drinkware_cover():
    standing((drinkware.flask, -1.1, 0.35, 1, 0, '#0f4c4a'), (drinkware.tumbler, -0.2, -0.1, 1, 0, '#d9694f'), (drinkware.copper_bottle, 0.75, 0.35, 0.95, 0), (drinkware.mug, 1.0, -0.75, 0.95, 0, '#f4f1ea'))


def bags_cover():
    standing((bags.trolley, -2.2, 0.8, 0.85, 14), (bags.backpack, 1.7, 0.7, 1, -10, '#1f2f54'), (bags.tote, -0.1, -1.1, 0.62, 4))


def tech_cover():
    standing((tech.speaker, -0.75, 0.2, 1, 0), (tech.power_bank, 0.1, 0.35, 0.9, 0), (tech.earbuds, 0.15, -0.5, 0.8, 0), (tech.mouse, 0.95, -0.2, 0.85, -20))


def stationery_cover():
    standing((stationery.planner, -0.8, 0.3, 1, 0), (stationery.notebook, 0.75, 0.1, 1, 0, '#a9744f'))
    with group((-0.2, -1.0, 0), turn=14):
        stationery.pen('#b8933d')


def apparel_cover():
    standing((apparel.hoodie, -1.5, 1.1, 0.9, 0), (apparel.polo, 1.6, 0.9, 0.9, 0, '#1f2f54'), (apparel.folded_tee, -1.3, -1.9, 0.9, 6, '#a9c4de'), (apparel.cap, 1.5, -1.6, 0.85, -50, '#a32a2a'))


def awards_cover():
    standing((awards.cup, 0.1, 0.5, 1.5, 0, gold(), 1), (awards.crystal_trophy, -1.15, 0.1, 0.85, 0), (awards.star_trophy, 1.25, 0.1, 0.7, 0))


def hampers_cover():
    with group((-0.8, 0.7, 0), turn=16):
        gift(1.6)
    standing((hampers.coir_basket, 1.35, 0.7, 0.62, -8), (hampers.diya, -0.75, -0.95, 0.9, -155, '#0f5c66'), (hampers.diya, 0.7, -1.0, 0.9, -30, '#7a1f3d'))


def kits_cover():
    with group((0, -0.4, 0)):
        kits.starter()
    standing((drinkware.flask, -2.1, 0.5, 1, 0, '#0f4c4a'), (bags.backpack, 1.3, 2.3, 0.75, -10, '#1b1a17'))


def eco_cover():
    standing((drinkware.bamboo_flask, -0.75, 0.35, 1, 0), (stationery.cork_notebook, 0.5, 0.5, 1, 6), (wellness.succulent, -1.0, -0.75, 0.75, 0), (stationery.coasters, 0.65, -0.75, 0.8, 0))


def desk_cover():
    standing((desk.lamp, -0.65, 0.6, 0.62, 0), (desk.organiser, 0.95, 0.3, 1, 0), (desk.card_holder, -0.35, -0.7, 0.9, 0))


def home_cover():
    standing((drinkware.kettle, -0.95, 0.6, 1, 0), (home.knife_block, 1.05, 0.7, 0.9, 0), (home.masala_box, 0.15, -1.2, 0.8, 0))


def wellness_cover():
    standing((wellness.yoga_mat, -0.2, 0.7, 0.9, 0, '#0f4c4a'), (drinkware.shaker, 1.5, -0.3, 1, 0, '#9a9fa3'), (wellness.first_aid_box, -0.7, -1.3, 0.62, 8))


def diwali():
    with group((-0.4, 0.7, 0), turn=16):
        gift(1.7)
    with group((1.3, 0.6, 0), turn=-12):
        gift(1.2, '#0f5c66')
    standing((hampers.diya, -1.3, -0.6, 0.9, -60, '#7a1f3d'), (hampers.diya, 0.3, -1.0, 0.9, -95, '#0f5c66'), (hampers.diya, 1.8, -0.6, 0.9, -125, '#7a1f3d'))


def welcome():
    with group((0, 0.3, 0)):
        kits.day_one()
    with group((2.35, -0.6, 0), turn=190):
        drinkware.mug('#f4f1ea')


def well_done():
    awards.cups()
    standing((awards.crystal_trophy, -2.3, -0.2, 0.95, 0), (awards.star_trophy, 2.35, 0.1, 0.8, 0))


def every_sip():
    for i, (model, colour) in enumerate(((drinkware.flask, '#0f4c4a'), (drinkware.tumbler, '#f4f1ea'), (drinkware.flask, '#d9694f'), (drinkware.led_bottle, '#1d2733'))):
        with group((-1.6 + i * 1.02, 0.25 * (i % 2), 0)):
            model(colour)
    with group((1.9, -0.35, 0), turn=0):
        drinkware.mug('#cbb994')


def little_behind():
    standing((wellness.succulent, -1.6, -0.2, 1, 0), (drinkware.bamboo_flask, -0.6, 0.35, 1, 0), (stationery.cork_notebook, 0.6, 0.3, 1, 4), (stationery.coasters, 1.75, -0.3, 0.85, 0))


def packing_line():
    for i, colour in enumerate(('#d9694f', '#0f4c4a', '#1f2f54')):
        with group((-2.9 + i * 2.9, 1.4 - i * 1.4, 0), turn=10):
            hampers.tray(2.6, 2.5, 0.75, kraft(), kraft())
            box((2.5, 2.4, 0.4), (0, 0, 0.2), speckled('#d9c39a', '#a98a58', 0.5, 12.0), 0.02)
            with kits.lying(-0.8, -1.15, 0.62):
                drinkware.flask(colour)
            with kits.lying(0.25, -0.9, 0.5):
                stationery.book(1.1, 1.7, 0.16, leather(colour, 60))
            with group((1.0, 0, 0.42), turn=90):
                stationery.pen('#b9bcc0')


def engraved_flask():
    """Cut off on purpose: a close look at the mark."""
    drinkware.flask('#0f4c4a')
    mark = metal('#d9dcdf', 0.3)
    outline = [(r * math.sin(i * math.pi / 5), r * math.cos(i * math.pi / 5)) for i, r in enumerate((0.15, 0.068) * 5)]
    sheet([[(0.353 * math.sin(x * t / 8 / 0.353), -0.353 * math.cos(x * t / 8 / 0.353), 1.35 + y * t / 8) for x, y in outline] for t in range(9)], mark, closed=(False, True))
    for k, w in enumerate((0.5, 0.36)):
        z = 1.1 - k * 0.07
        strap([(0.353 * math.sin(a), -0.353 * math.cos(a), z) for a in (w / 0.353 * (t / 8 - 0.5) for t in range(9))], 0.025, 0.001, mark, across=(0, 0, 1))


def spool(colour):
    disc(0.3, 0, 0.06, plastic('#e9dcc0'), edge=0.02)
    lathe([(0.22 + 0.008 * (i % 2), 0.06 + i * 0.02) for i in range(31)], cloth(colour, 90))
    disc(0.3, 0.66, 0.06, plastic('#e9dcc0'), edge=0.02)
    lathe([(0.06, 0.72), (0.06, 0.721), (0, 0.721)], plastic('#3a3028'))


def polo_embroidery():
    apparel.polo('#1f2f54')
    with group((0.62, 0.8, 0.27)):
        star = [((0.2 if i % 2 == 0 else 0.09) * math.sin(i * math.pi / 5), (0.2 if i % 2 == 0 else 0.09) * math.cos(i * math.pi / 5)) for i in range(10)]
        cut(list(reversed(star)), 0.03, cloth('#f2a31b', 120, strength=1), edge=0.012)
    for x, y, colour in ((2.4, -0.6, '#f2a31b'), (2.75, -1.2, '#d9694f'), (2.2, -1.6, '#0f4c4a')):
        with group((x, y, 0)):
            spool(colour)
    tube([(1.45, -0.9, 0.32), (2.0, -0.4, 0.02), (1.9, 0.3, 0.03), (1.2, 0.6, 0.3), (0.8, 0.75, 0.3)], 0.012, cloth('#f2a31b', 90))
    rod((1.55, -1.3, 0.02), (1.4, -0.85, 0.3), 0.016, steel())


def award_stage():
    for x, tall in ((-1.5, 0.5), (0, 0.9), (1.5, 0.3)):
        box((1.45, 1.3, tall), (x, 0, tall / 2), material('#2b2140', 0, 0.4, 0.2), 0.02)
        box((1.47, 1.32, 0.04), (x, 0, tall), gold(0.3), 0.005)
    for x, z, made, size in ((0, 0.92, gold(), 1.15), (-1.5, 0.52, metal('#d5d8db', 0.15), 1.0), (1.5, 0.32, metal('#c07a48', 0.2), 0.95)):
        with group((x, 0, z)):
            awards.cup(made, size)
    for i, place in enumerate('213'):
        lettering(place, 0.32, gold(0.3), (-1.5 + 1.5 * i, -0.665, (0.25, 0.5, 0.15)[i]), thick=0.01)


def hamper_wall():
    shelf = wood('#a9794a', '#c99a66', 'x')
    for z in (0, 1.75, 3.5):
        box((5.2, 1.3, 0.12), (0, 0.3, z + 0.06), shelf, 0.02)
    for x in (-2.6, 2.6):
        box((0.12, 1.3, 5.1), (x, 0.3, 2.55), shelf, 0.02)
    box((5.2, 0.08, 5.1), (0, 0.95, 2.55), wood('#8f653c', '#a9794a', 'x'), 0)
    for x, z, size, colour in ((-1.7, 0.12, 1.2, '#a3203f'), (1.7, 0.12, 1.15, '#0f5c66'), (-0.2, 1.87, 1.2, '#7a3f63'), (1.75, 1.87, 1.0, '#c8742f'), (-1.6, 3.62, 1.1, '#0f5c66'), (0.1, 3.62, 1.0, '#a3203f')):
        with group((x, 0.2, z), turn=8 if x > 0 else -10):
            gift(size, colour)
    for x, z in ((0, 0.12), (-1.75, 1.87), (1.65, 3.62)):
        with group((x, 0.2, z), scale=0.5):
            hampers.coir_basket()


def delegate_bags():
    for i, colour in enumerate(('#1f2f54', '#1b1a17', '#0f4c4a')):
        with group((-3.1 + i * 3.1, 0.5 - 0.5 * (i % 2) * 1.0, 0), turn=(8, 0, -8)[i]):
            bags.backpack(colour)
            with group((0.45, -0.85, 1.75), tilt=86, scale=0.95):
                kits.lanyard(0, 0, '#f2a31b')


def two_umbrellas():
    with group((-1.7, 0.8, 0), turn=0):
        wellness.golf_umbrella('#0f4c4a', '#0f4c4a')
    with group((2.4, -1.2, -0.3), scale=0.95, turn=40):
        wellness.golf_umbrella('#f2a31b', '#f2a31b')


def diary_stack():
    for i, colour in enumerate(('#1f2f54', '#5b2e2a', '#0f4c4a', '#a9744f', '#1b1a17')):
        with group((0.04 * math.sin(i * 2.3), 0.04 * math.cos(i * 1.9), i * 0.26 + 0.13), tilt=-90, turn=-20 + (i * 7) % 13):
            with group((0, 0, -1.05)):
                stationery.book(1.5, 2.1, 0.24, leather(colour, 50))
                if i == 4:
                    disc(0.3, 0, 0.01, gold(0.25), (0, -0.123, 1.2), 0.002, (90, 0, 0))
                    lettering('2027', 0.24, leather(colour, 50), (0, -0.135, 1.2), thick=0.002)


def desk_set():
    slab(5.4, 3.0, 0.06, leather('#20242b', 18), (0, 0, 0), 0.12, 0.02)
    with group((0, 0, 0.06)):
        standing((desk.lamp, -1.3, 0.7, 0.85, 0), (stationery.pen_stand, 1.4, 0.5, 0.95, 0), (tech.desk_clock, -0.2, -0.7, 0.9, 8))


def seedling(made):
    tube([(0, 0, 0), (0.02, 0, 0.25), (-0.02, 0, 0.5)], 0.018, made)
    for side in (-1, 1):
        with group((-0.02, 0, 0.48), roll=side * 62):
            soft((0.16, 0.05, 0.36), made, (0, 0, 0.16), square=(1, 1), rings=12, sides=16)


def seed_cards():
    made = speckled('#efe4c9', '#7b8a4f', 0.62, 16.0)
    for x, y, turn, z in ((-0.75, 0.2, 14, 0), (0.0, 0.3, -6, 0.05), (0.75, 0.05, -22, 0.1)):
        with group((x, y, z), turn=turn):
            slab(1.3, 0.95, 0.045, made, (0, 0, 0), 0.03, 0.01)
            lettering('thank you', 0.2, plastic('#3f5a2c'), (0, 0.05, 0.046), (0, 0, 0), 0.002)
    with group((0.1, -0.85, 0), turn=4):
        slab(1.3, 0.95, 0.06, made, (0, 0, 0), 0.03, 0.01)
        ball(0.26, material('#4a3626', 0, 1), (0.2, 0.05, 0.02), 0.4)
        leaf = material('#5fa05a', 0, 0.5, 0.1)
        for x, y, size in ((0.2, 0.05, 1.3), (0.36, 0.1, 0.9), (0.08, 0.0, 0.8)):
            with group((x, y, 0.1), scale=size, turn=30):
                seedling(leaf)


def print_bed():
    box((5.0, 3.6, 0.3), (0, 0, 0.15), material('#d7dade', 0.4, 0.4), 0.05)
    box((4.6, 3.2, 0.04), (0, -0.05, 0.31), material('#33383e', 0, 0.6), 0.02)
    for row in range(2):
        for column in range(5):
            with group((-1.75 + column * 0.87, -0.75 + row * 1.65 - 0.35, 0.33), tilt=-90):
                slab(0.72, 1.42, 0.17, material('#f1efe9', 0, 0.4, 0.15), (0, 0.0, 0.3), 0.12, 0.05, (90, 0, 0))
                if row == 0 or column < 2:
                    disc(0.17, 0, 0.006, plastic(('#0f4c4a', '#d9694f', '#f2a31b', '#1f2f54', '#5b3f74')[column]), (0, -0.172, 0.3), 0, (90, 0, 0))
    for x in (-2.4, 2.4):
        box((0.25, 0.5, 1.5), (x, 0.75, 0.75), material('#2b2f35', 0.2, 0.4), 0.05)
    box((5.1, 0.45, 0.4), (0, 0.75, 1.45), material('#2b2f35', 0.2, 0.4), 0.06)
    box((0.8, 0.6, 0.75), (0.3, 0.55, 1.2), material('#0f4c4a', 0.1, 0.35, 0.3), 0.06)
    box((0.5, 0.1, 0.04), (0.3, 0.3, 0.82), material('#9a7bff', glow=5), 0)


def trophy_plate():
    with group((-0.4, 0.2, 0)):
        awards.cup(gold(), 1.6)
    box((0.75, 0.03, 0.3), (-0.4, -0.46, 0.18), brass(0.3), 0.01)
    lettering('FIRST PLACE', 0.1, plastic('#3a2b12'), (-0.4, -0.48, 0.2))
    with group((0.55, -0.75, 0.35), roll=58, turn=-24):
        lathe(rounded([(0, -0.55), (0.012, -0.5), (0.03, -0.3), (0.05, -0.25), (0.08, -0.1), (0.08, 0.7), (0.05, 0.8), (0, 0.8)], 0.02), material('#2b2f35', 0.2, 0.4))
        lathe([(0.081, 0.0), (0.086, 0.01), (0.086, 0.3), (0.081, 0.31)], plastic('#d9694f'))


def carton(w=1.2, d=0.9, h=0.8):
    box((w, d, h), (0, 0, h / 2), kraft(), 0.015)
    box((0.16, d + 0.01, h + 0.01), (0, 0, h / 2), material('#d9bf90', 0, 0.35), 0)
    box((0.3, 0.01, 0.2), (-w * 0.28, -d / 2 - 0.006, h * 0.6), paper('#ffffff'), 0)


def pallets():
    for x, y, layers in ((-1.5, 0.3, 3), (1.6, -0.2, 2)):
        with group((x, y, 0), turn=-14):
            for k in (-0.85, 0, 0.85):
                box((2.6, 0.2, 0.2), (0, k, 0.12), wood('#b98a55', '#d2aa74', 'x'), 0.01)
            for k in range(6):
                box((0.34, 2.0, 0.07), (-1.12 + k * 0.45, 0, 0.26), wood('#b98a55', '#d2aa74', 'y'), 0.01)
            for layer in range(layers):
                for a in (-0.62, 0.62):
                    for b in (-0.47, 0.47):
                        with group((a + 0.01 * layer, b, 0.3 + layer * 0.82)):
                            carton()


def trade_counter():
    box((4.6, 1.4, 1.9), (0, 0, 0.95), material('#0f4c4a', 0, 0.5), 0.03)
    box((4.8, 1.6, 0.12), (0, 0, 1.96), wood('#a9794a', '#c99a66', 'x'), 0.03)
    for x in (-2.3, 2.3):
        rod((x, 0.6, 1.9), (x, 0.6, 4.9), 0.06, steel())
    for i in range(12):
        x = -2.4 + i * 0.436
        rows = [[(x + k * 0.218, 0.8 - t * 1.7, 4.95 - t * 0.75 - (0.0 if t < 1 else 0.0)) for k in range(3)] for t in (0, 0.25, 0.5, 0.75, 1)]
        rows.append([(x + k * 0.218, -0.92, 3.95 + (0.08 if k == 1 else 0.15) * 0) for k in range(3)])
        sheet(rows, cloth('#f2a31b' if i % 2 else '#fbf3e0', 90), thick=0.03)
    with group((0, 0, 2.02)):
        standing((drinkware.mug, -1.9, -0.2, 0.85, 0, '#f4f1ea'), (drinkware.mug, -1.2, -0.1, 0.85, 0, '#d9694f'), (apparel.cap, -0.1, -0.1, 0.75, -20, '#1f2f54'), (bags.tote, 1.4, 0.1, 0.36, -6))
    lettering('plugmore', 0.55, paper('#fbf3e0'), (0, -0.71, 1.05), thick=0.01)


def flower(colour, tall):
    green = material('#4f8a4a', 0, 0.6)
    tube([(0, 0, 0), (0.03, 0, tall * 0.5), (0, 0, tall)], 0.022, green)
    with group((0, 0, tall)):
        for i in range(8):
            with group(turn=45 * i):
                soft((0.3, 0.16, 0.05), material(colour, 0, 0.6), (0.17, 0, 0.02), square=(1, 1), rings=10, sides=14)
        ball(0.08, material('#f2c230', 0, 0.7), (0, 0, 0.04), 0.7)


def gift_on_desk():
    slab(5.2, 3.0, 0.12, walnut('x'), (0.3, 0, 0), 0.1, 0.03)
    with group((0, 0, 0.12)):
        with group((-0.5, -0.1, 0), turn=18):
            gift(1.6, '#0f4c4a', '#f2a31b')
        with group((1.4, 0.35, 0)):
            lathe(rounded([(0, 0), (0.3, 0), (0.42, 0.6), (0.26, 1.0), (0.32, 1.15), (0.28, 1.15), (0, 0.9)], 0.1), gloss('#f1efe9'))
            for i, colour in enumerate(('#d9694f', '#f2a31b', '#e58aa5', '#d9694f', '#f4f1ea', '#e58aa5')):
                a = i * math.tau / 6
                with group((0.08 * math.cos(a), 0.08 * math.sin(a), 0.8), roll=26 * math.cos(a), tilt=-26 * math.sin(a) + 18):
                    flower(colour, 0.95 + 0.15 * (i % 3))
        with group((0.35, -1.05, 0), turn=12):
            slab(0.9, 0.55, 0.02, paper('#fbf8f1'), (0, 0, 0), 0.02, 0)
            lettering('for you', 0.16, plastic('#0f4c4a'), (0, 0, 0.022), (0, 0, 0), 0.001)


def offsite():
    check = wellness.tartan()
    rows = [[(-3.4 + 6.8 * k / 60, -2.0 + 4.0 * i / 30, 0.06 + 0.02 * math.sin(k * 0.5 + i)) for k in range(61)] for i in range(31)]
    sheet(rows, check, thick=0.06)
    with group((0, 0, 0.1)):
        standing((drinkware.flask, -2.1, 0.7, 1, 0, '#d9694f'), (drinkware.flask, -1.2, 0.95, 1, 0, '#0f4c4a'), (apparel.cap, 1.9, 0.6, 1, -10, '#1f2f54'), (apparel.cap, -0.7, -1.0, 1, 20, '#a32a2a'))
        with group((1.0, -0.7, 0.75)):
            ball(0.75, gloss('#f7f5f0'))
            # The black patches of a football: the corners of an icosahedron.
            g = (1 + 5**0.5) / 2
            for x, y, z in [(0, s, t * g) for s in (-1, 1) for t in (-1, 1)] + [(s, t * g, 0) for s in (-1, 1) for t in (-1, 1)] + [(s * g, 0, t) for s in (-1, 1) for t in (-1, 1)]:
                length = math.sqrt(1 + g * g)
                n = (x / length, y / length, z / length)
                pitch, turn = math.degrees(math.acos(n[2])), math.degrees(math.atan2(n[1], n[0]))
                lathe([(0, 0.757), (0.12, 0.748), (0.235, 0.715)], plastic('#1b1a17'), rot=(0, pitch, turn), segments=5, split=80)


def shelf_of_awards():
    box((8.4, 1.8, 0.22), (0, 0.2, 0.11), wood('#8a5a2e', '#b98550', 'x'), 0.03)
    with group((0, 0, 0.22)):
        standing((awards.cup, -2.9, 0.2, 1.45, 0, gold(), 1), (awards.crystal_trophy, -0.9, 0.1, 1.15, 0), (awards.star_trophy, 1.1, 0.2, 0.95, 0), (awards.plaque, 3.0, 0.2, 0.9, 0))


def preview():
    with group((-0.2, 0.6, 0), turn=16):
        gift(1.7, '#a3203f')
    standing((drinkware.flask, 1.35, 0.3, 1, 0, '#0f4c4a'), (awards.cup, 2.5, 0.2, 1.3, 0, gold(), 1), (stationery.notebook, -1.9, 0.1, 1, 0, '#1f2f54'), (drinkware.mug, 0.7, -0.9, 0.9, 0, '#f4f1ea'))
