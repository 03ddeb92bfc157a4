"""Welcome Kits: boxes that are open, and what is in them."""
import math

from materials import BLACK, cloth, gold, kraft, leather, material, metal, paper, plastic, speckled, steel
from models import apparel, awards, bags, drinkware, hampers, paper as stationery, tech
from shapes import box, brand_flat, cut, disc, group, lathe, lettering, slab, spline, strap

BED = 0.5


def mailer(wide, deep, tall, made, inner, bed='#d9c39a'):
    """An open box with its lid up behind, and a bed of shredded paper to lie on."""
    with group((0, deep / 2 - 0.02, tall - 0.02), tilt=68):
        slab(wide, deep, 0.07, made, (0, deep / 2, -0.035), 0.04, 0.012)
        slab(wide - 0.12, deep - 0.12, 0.01, inner, (0, deep / 2, 0.03), 0.03, 0)
        brand_flat((0, deep / 2, 0.045), 1.4, 0.7, up=(0, 1, 0))
    hampers.tray(wide, deep, tall, made, made, 0.06)
    box((wide - 0.1, deep - 0.1, BED), (0, 0, BED / 2), speckled(bed, '#a98a58', 0.5, 12.0), 0.02)


def lying(x, y, z=BED, turn=0):
    """What stands there lies on its back, its top away from the camera."""
    return group((x, y, z), tilt=-90, turn=turn)


def badge_reel(x, y, z=BED, colour='#f2a31b'):
    with group((x, y, z)):
        disc(0.2, 0, 0.08, plastic(colour), edge=0.03)
        disc(0.13, 0.08, 0.01, paper('#ffffff'), edge=0)
        strap([(0, -0.18, 0.03), (0.02, -0.35, 0.02), (0, -0.5, 0.02)], 0.06, 0.01, plastic('#22262b'))
        slab(0.5, 0.66, 0.02, paper('#fbf8f1'), (0, -0.8, 0), 0.05, 0.004)
        slab(0.5, 0.16, 0.022, plastic('#0f4c4a'), (0, -0.56, 0.0), 0.04, 0.002)


def day_one():
    with group(turn=-14):
        mailer(3.2, 2.7, 0.85, material('#0f4c4a', 0, 0.6), paper('#f4ead6'))
        with lying(-1.2, -1.25, BED + 0.25):
            drinkware.flask('#d9694f')
        with lying(-0.25, -0.95, BED + 0.09):
            stationery.book(1.15, 1.75, 0.16, leather('#1f2f54', 60))
        with group((0.5, -0.1, BED), turn=90):
            stationery.pen('#b9bcc0')
        with group((1.05, 0.55, BED), scale=0.62):
            apparel.folded_tee('#f4f1ea')
        badge_reel(1.02, -0.3)


def starter():
    with group(turn=-14):
        mailer(2.8, 2.3, 0.85, kraft(), paper('#efe2c8'))
        with group((-0.78, -0.1, 0.35), turn=200):
            drinkware.mug('#f4f1ea')
        with lying(0.28, -0.9, BED + 0.09):
            stationery.book(1.15, 1.75, 0.16, leather('#a32a2a', 60))
        with group((1.08, -0.1, BED), turn=90):
            stationery.pen(BLACK)


def leadership():
    with group(turn=-14):
        mailer(3.6, 2.8, 0.8, material('#17181a', 0, 0.5), cloth('#4a4038', 40), '#2e2a27')
        with lying(-1.35, -1.28, BED + 0.22):
            drinkware.flask(BLACK)
        with lying(-0.15, -1.15, BED + 0.16):
            stationery.book(1.5, 2.1, 0.28, leather('#5b2e2a', 40))
            lettering('2027', 0.26, gold(0.3), (-0.1, -0.15, 1.6))
        with group((0.92, -0.15, BED), turn=90):
            stationery.pen('#b8933d')
        with lying(1.38, -0.75, BED + 0.08, 0):
            slab(0.62, 1.02, 0.14, leather('#20242b', 40), (0, 0.07, 0.5), 0.05, 0.03, (90, 0, 0))
            slab(0.64, 0.2, 0.15, steel(), (0, 0.075, 0.14), 0.04, 0.02, (90, 0, 0))


def remote_worker():
    with group(turn=-14):
        mailer(4.0, 3.0, 0.8, material('#35507a', 0, 0.6), paper('#f4ead6'))
        with group((0, 1.0, BED + 0.3)):
            for i in range(3):
                lathe([(0.34 - i * 0.06, -1.75), (0.34 - i * 0.06, 1.75)], cloth('#76797d', 30), rot=(0, 90, 0))
            lathe([(0.36, -0.1), (0.36, 0.1)], leather('#20242b'), rot=(0, 90, 0))
        with group((-1.2, -0.45, 0.3), turn=190):
            drinkware.mug('#1b1a17')
        with group((0.05, -0.4, BED), scale=1.15):
            disc(0.5, 0, 0.1, metal('#a9adb2', 0.28), edge=0.03)
            disc(0.46, 0.1, 0.008, material('#15171a', 0, 0.08, 1), edge=0)
            lathe([(0.2, 0.1085), (0.205, 0.111), (0.21, 0.1085)], material('#cfd6dd'))
        with group((1.25, -0.4, BED), scale=1.05, turn=-30):
            tech.mouse()


def intern():
    with group((-0.7, 0.6, 0), turn=-8):
        bags.tote('#efe6d2', '#a32a2a')
    with group((1.7, -0.3, 0), turn=-16, scale=0.95):
        apparel.folded_tee('#2a6f9e')
    with group((1.72, -0.3, 0.36), turn=-24):
        with lying(0, -0.7, 0.09):
            stationery.book(1.05, 1.5, 0.14, leather('#f2a31b', 60))
    for x, y, colour, kind in ((-0.6, -1.25, '#0f4c4a', 'star'), (0.1, -1.45, '#d9694f', 'disc'), (0.55, -1.1, '#f2a31b', 'slab')):
        if kind == 'disc':
            disc(0.26, 0, 0.012, paper('#ffffff'), (x, y, 0), 0.003)
            disc(0.22, 0.012, 0.006, paper(colour), (x, y, 0), 0)
        elif kind == 'slab':
            slab(0.5, 0.42, 0.012, paper('#ffffff'), (x, y, 0), 0.1)
            slab(0.42, 0.34, 0.018, paper(colour), (x, y, 0), 0.08)
        else:
            for r, c, z in ((0.3, '#ffffff', 0.012), (0.24, colour, 0.018)):
                outline = [((r if i % 2 == 0 else r * 0.5) * math.sin(i * math.pi / 5), (r if i % 2 == 0 else r * 0.5) * math.cos(i * math.pi / 5)) for i in range(10)]
                cut(list(reversed(outline)), z, paper(c), (x, y, 0))


def womens_day():
    with group(turn=-14):
        mailer(3.2, 2.7, 0.85, material('#7a3f63', 0, 0.6), paper('#f6e4ea'), '#e8c9d4')
        with lying(-1.15, -1.0, BED + 0.25):
            drinkware.tumbler('#c77b9b')
        with lying(-0.1, -0.95, BED + 0.12):
            stationery.book(1.2, 1.8, 0.22, leather('#5b3f74', 50))
            lettering('2027', 0.22, gold(0.3), (0, -0.12, 1.3))
        with group((1.05, 0.5, 0.4), scale=0.95):
            hampers.candle(0.38, 0.75, '#f6dfe4', '#f5ead6')
        with group((1.05, -0.7, BED), turn=10):
            slab(0.85, 0.62, 0.03, speckled('#f0e6cf', '#7b8a4f', 0.6, 18.0), (0, 0, 0), 0.03, 0.005)
            leaf = [tuple(p) for p in spline([(0, -0.2), (0.13, 0), (0, 0.2), (-0.13, 0)], 6, True)]
            for turn in (-38, 0, 38):
                cut(leaf, 0.008, paper('#5f9a5a'), (0.1 * turn / 38, 0, 0.03), (0, 0, -turn))


def farewell():
    with group(turn=-14):
        mailer(3.0, 2.5, 0.8, material('#22304a', 0, 0.5), cloth('#e6dcc8', 30), '#3a4a66')
        with group((-0.85, 0.0, BED), scale=1.15):
            awards.crystal_cube()
        with lying(0.55, -0.75, BED + 0.05):
            slab(1.2, 1.5, 0.08, material('#8a5a2e', 0, 0.4, 0.2), (0, 0.04, 0.75), 0.03, 0.015, (90, 0, 0))
            box((1.0, 0.01, 1.3), (0, -0.042, 0.75), paper('#fffaf0'), 0)
            lettering('Thank you', 0.2, plastic('#1f2f54'), (0, -0.05, 0.95))
            for i, w in enumerate((0.7, 0.6, 0.66)):
                box((w, 0.004, 0.02), (0, -0.05, 0.7 - i * 0.12), plastic('#8b857b'), 0)
        with group((-0.1, -0.95, BED)):
            stationery.pen('#b8933d')


def lanyard(x, y, colour='#0f4c4a'):
    with group((x, y, 0)):
        for side in (-1, 1):
            strap([(side * 0.02, -0.1, 0.03), (side * 0.2, 0.25, 0.02), (side * 0.42, 0.8, 0.02), (side * 0.22, 1.2, 0.03), (0, 1.28, 0.04)], 0.13, 0.012, cloth(colour, 60), across=(0.9, -0.2 * side, 0))
        box((0.1, 0.16, 0.03), (0, -0.16, 0.02), steel(), 0.01)
        slab(0.7, 0.95, 0.02, paper('#fbf8f1'), (0, -0.72, 0), 0.05, 0.004)
        slab(0.7, 0.25, 0.022, plastic(colour), (0, -0.37, 0), 0.05, 0.002)
        lettering('DELEGATE', 0.12, plastic('#1b1a17'), (0, -0.85, 0.022), (0, 0, 0), 0.002)
        disc(0.13, 0.02, 0.003, plastic('#c9c2b4'), (0, -0.63, 0), 0)


def delegate():
    with group((-0.5, 0.6, 0), scale=0.92, turn=6):
        bags.backpack('#2b3a55', '#1a2233')
    with group((1.75, 0.45, 0)):
        drinkware.flask('#0f4c4a')
    with group((1.5, -0.75, 0), turn=-8):
        stationery.notebook('#a32a2a')
    lanyard(-0.55, -1.35)
    with group((0.55, -1.5, 0), turn=20):
        stationery.pen('#b9bcc0')
