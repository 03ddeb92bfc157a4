"""The pictures of the seed: what stands in each, on which paper. A colour of a product carries its name behind the item number."""
from dataclasses import dataclass, field

from models import drinkware as d

PAPERS = {
    'drk': '#b5c4e3',
    'bag': '#e3d2b5',
    'tec': '#d4b5e3',
    'sta': '#b5e3d4',
    'app': '#e3bcb5',
    'awd': '#bcb5e3',
    'hmp': '#e3b5c4',
    'kit': '#b5dce3',
    'eco': '#b5e3bc',
    'dsk': '#e3e3b5',
    'hom': '#e3b5dc',
    'wel': '#c4e3b5',
}


@dataclass
class Piece:
    build: object
    arguments: tuple = ()
    paper: str | None = None
    """How the picture is taken: pitch of the camera, share it fills, width by height, shift aside."""
    shot: dict = field(default_factory=dict)


PIECES: dict[str, Piece] = {}


def piece(name, build, *arguments, paper=None, **shot):
    PIECES[name] = Piece(build, arguments, paper or PAPERS[name[:3]], shot)


def colours(name, build, swatches, others=640, **shot):
    """The first colour is the product's picture; the others may be smaller."""
    for index, (colour, swatch) in enumerate(swatches.items()):
        size = {} if index == 0 or others == 640 else {'size': others}
        piece(name if index == 0 else f'{name}-{colour}', build, swatch, **{**shot, **size})


BLACK, NAVY, WHITE, TEAL, RED, GREY, TAN = '#1b1a17', '#1f2f54', '#f4f1ea', '#0f4c4a', '#a32a2a', '#76797d', '#a9744f'

colours('drk-01', d.flask, {'teal': TEAL, 'black': BLACK, 'coral': '#d9694f'})
piece('drk-02', d.led_bottle, pitch=18)
piece('drk-03', d.copper_bottle)
piece('drk-04', d.glass_bottle, samples=24)
colours('drk-05', d.tumbler, {'black': BLACK, 'white': WHITE, 'teal': TEAL})
colours('drk-06', d.mug, {'white': WHITE, 'black': BLACK, 'sand': '#cbb994'})
piece('drk-07', d.flask_set)
piece('drk-08', d.sipper, samples=16)

from models import bags as b, tech as t

colours('bag-01', b.backpack, {'black': BLACK, 'navy': NAVY, 'grey': GREY}, fill=0.8)
piece('bag-02', b.shield_backpack, fill=0.8)
colours('bag-03', b.duffel, {'navy': NAVY, 'black': BLACK}, pitch=18, fill=0.8)
piece('bag-04', b.trolley, fill=0.8)
piece('bag-05', b.tote, fill=0.78)
piece('bag-06', b.lunch_bag, fill=0.72)
piece('bag-07', b.tech_pouch, pitch=38, fill=0.76)
piece('bag-08', b.passport_wallet)

piece('tec-01', t.power_bank)
piece('tec-02', t.charging_pad, pitch=38)
piece('tec-03', t.trio_cable, pitch=58)
piece('tec-04', t.pen_drive, pitch=42)
piece('tec-05', t.speaker, fill=0.66)
piece('tec-06', t.earbuds, pitch=22)
piece('tec-07', t.mouse, pitch=32)
piece('tec-08', t.desk_clock, pitch=20)

from models import desk as k, paper as s

colours('sta-01', s.notebook, {'black': BLACK, 'navy': NAVY, 'tan': TAN, 'red': RED}, others=512)
piece('sta-02', s.planner)
piece('sta-03', s.cork_notebook)
colours('sta-04', s.ball_pen, {'chrome': '#b9bcc0', 'black': BLACK, 'gold': '#b8933d'}, pitch=42, fill=0.82, others=512)
piece('sta-05', s.pen_gift_set, pitch=36, fill=0.8)
piece('sta-06', s.note_cube, pitch=24)
piece('sta-07', s.calendar)
piece('sta-08', s.folder, pitch=58, fill=0.84)
piece('eco-01', s.seed_notepad)
piece('eco-02', s.pen_stand, pitch=20)
piece('eco-03', s.coasters, pitch=26)
piece('eco-04', s.pencil_box, pitch=46, fill=0.8)
piece('eco-05', s.jute_folder)
piece('eco-06', d.bamboo_flask)

colours('dsk-01', k.desk_mat, {'grey': GREY, 'black': BLACK, 'tan': TAN}, pitch=46, fill=0.86, others=512)
piece('dsk-02', k.card_holder, pitch=18)
piece('dsk-03', k.phone_stand, pitch=16)
piece('dsk-04', k.globe, samples=16)
piece('dsk-05', k.organiser, pitch=24)
piece('dsk-06', k.lamp)
piece('dsk-07', k.photo_frame, samples=24)
piece('dsk-08', k.name_plate, pitch=16)

from models import awards as a, hampers as h

piece('awd-01', a.crystal_trophy, samples=16)
piece('awd-02', a.flame_award, samples=20)
piece('awd-03', a.plaque)
piece('awd-04', a.star_trophy)
piece('awd-05', a.crystal_cube, pitch=18, samples=26)
piece('awd-06', a.medal, pitch=58, fill=0.82)
piece('awd-07', a.certificate_frame, samples=12)
piece('awd-08', a.cups, fill=0.82)
piece('hmp-01', h.dry_fruit_box, pitch=34, fill=0.82)
piece('hmp-02', h.diya_pair, pitch=26, fill=0.82)
piece('hmp-03', h.chai_tray, pitch=28, fill=0.82, samples=18)
piece('hmp-04', h.bonbon_box, pitch=36, fill=0.8)
piece('hmp-05', h.silver_coin, pitch=20, samples=18)
piece('hmp-06', h.aroma_set, samples=22)
piece('hmp-07', h.millet_hamper, pitch=22, fill=0.82)
piece('hmp-08', h.holi_kit, pitch=22, fill=0.82)
piece('eco-08', h.coir_basket, pitch=20, samples=16)

from models import home as o, wellness as w

piece('hom-01', o.lunch_set, samples=16)
piece('hom-02', o.casseroles, pitch=20)
piece('hom-03', o.serving_tray, pitch=40, fill=0.82)
piece('hom-04', o.masala_box, pitch=36, samples=14)
piece('hom-05', o.knife_block, pitch=18)
piece('hom-06', d.jar_trio, samples=20)
piece('hom-07', d.jug_set)
piece('hom-08', d.kettle, samples=16)
colours('wel-01', w.yoga_mat, {'teal': TEAL, 'purple': '#5b3f74'}, pitch=26, fill=0.82, others=440)
colours('wel-02', w.golf_umbrella, {'black': BLACK, 'navy': NAVY, 'red': RED}, pitch=6, others=440)
piece('wel-03', w.folding_umbrella, pitch=30, fill=0.82)
colours('wel-04', d.shaker, {'steel': '#9a9fa3', 'black': BLACK}, samples=14, others=440)
piece('wel-05', w.massage_gun)
piece('wel-06', w.first_aid_box)
piece('wel-07', w.resistance_bands, pitch=26, fill=0.8)
piece('wel-08', w.picnic_mat, pitch=22)
piece('eco-07', w.succulent, pitch=24)

from models import apparel as p

colours('app-01', p.polo, {'white': WHITE, 'navy': NAVY, 'black': BLACK}, pitch=64, fill=0.84, others=440)
piece('app-02', p.dry_fit_tee, pitch=64, fill=0.84)
colours('app-03', p.tee, {'white': WHITE, 'black': BLACK, 'red': RED}, pitch=64, fill=0.84, others=440)
piece('app-04', p.hoodie, pitch=64, fill=0.84)
piece('app-05', p.windcheater, pitch=64, fill=0.84)
colours('app-06', p.cap, {'black': BLACK, 'navy': NAVY, 'red': RED, 'white': WHITE}, pitch=24, fill=0.82, others=440)
piece('app-07', p.formal_shirt, pitch=60, fill=0.8)
piece('app-08', p.fleece_jacket, pitch=64, fill=0.84)

from models import kits as i, scenes as c

piece('kit-01', i.day_one, pitch=40, fill=0.84)
piece('kit-02', i.starter, pitch=38, fill=0.84)
piece('kit-03', i.leadership, pitch=40, fill=0.84)
piece('kit-04', i.remote_worker, pitch=38, fill=0.84)
piece('kit-05', i.intern, pitch=24, fill=0.84)
piece('kit-06', i.womens_day, pitch=40, fill=0.84)
piece('kit-07', i.farewell, pitch=38, fill=0.84, samples=12)
piece('kit-08', i.delegate, pitch=22, fill=0.84)

# Several things in one picture.
for category, build, shot in (
    ('drk', c.drinkware_cover, {}),
    ('bag', c.bags_cover, {}),
    ('tec', c.tech_cover, {'pitch': 20}),
    ('sta', c.stationery_cover, {'pitch': 18}),
    ('app', c.apparel_cover, {'pitch': 58, 'size': 520}),
    ('awd', c.awards_cover, {'samples': 12, 'size': 520}),
    ('hmp', c.hampers_cover, {'pitch': 22, 'size': 520}),
    ('kit', c.kits_cover, {'pitch': 28, 'size': 520}),
    ('eco', c.eco_cover, {'pitch': 18}),
    ('dsk', c.desk_cover, {'pitch': 18, 'size': 520}),
    ('hom', c.home_cover, {'pitch': 22, 'samples': 12, 'size': 520}),
    ('wel', c.wellness_cover, {'pitch': 22}),
):
    piece(f'cover-{category}', build, paper=PAPERS[category], **{'fill': 0.84, **shot})

WIDE = {'wide': 1920 / 820, 'size': 440, 'samples': 7, 'aside': 0.2, 'fill': 0.72}
piece('banner-diwali', c.diwali, paper=PAPERS['hmp'], pitch=16, **{**WIDE, 'size': 500, 'samples': None})
piece('banner-welcome', c.welcome, paper=PAPERS['kit'], pitch=30, **{**WIDE, 'fill': 0.94})
piece('banner-awards', c.well_done, paper=PAPERS['awd'], **{**WIDE, 'fill': 0.56})
piece('banner-drinkware', c.every_sip, paper=PAPERS['drk'], **WIDE)
piece('banner-eco', c.little_behind, paper=PAPERS['eco'], **WIDE)

for slug, build, category, shot in (
    ('kit-packing-line', c.packing_line, 'kit', {'pitch': 34}),
    ('engraved-flask', c.engraved_flask, 'drk', {'fill': 1.9}),
    ('polo-embroidery', c.polo_embroidery, 'app', {'pitch': 56}),
    ('award-stage', c.award_stage, 'awd', {}),
    ('hamper-wall', c.hamper_wall, 'hmp', {'pitch': 6}),
    ('delegate-bags', c.delegate_bags, 'bag', {}),
    ('branded-umbrellas', c.two_umbrellas, 'drk', {'pitch': 8}),
    ('foil-diary-stack', c.diary_stack, 'sta', {'pitch': 34}),
    ('desk-set', c.desk_set, 'dsk', {'pitch': 22}),
    ('seed-paper-cards', c.seed_cards, 'eco', {'pitch': 40}),
    ('uv-print-bed', c.print_bed, 'tec', {'pitch': 34}),
    ('trophy-plate', c.trophy_plate, 'awd', {}),
    ('dispatch-pallets', c.pallets, 'bag', {'pitch': 16}),
    ('trade-show-counter', c.trade_counter, 'app', {'pitch': 8}),
    ('gift-handover', c.gift_on_desk, 'hmp', {'pitch': 20}),
    ('team-offsite', c.offsite, 'wel', {'pitch': 22}),
):
    piece(f'gallery-{slug}', build, paper=PAPERS[category], **{'fill': 0.88, 'size': 416, 'samples': 7, **shot})
piece('site-achievements', c.shelf_of_awards, paper=PAPERS['kit'], wide=16 / 9, size=540, fill=0.84)
piece('site-preview', c.preview, paper=PAPERS['kit'], wide=1200 / 630, size=540, fill=0.8)

from models.detail import marked

# Close looks at the branding, behind the first picture.
for name, finish in (
    ('drk-01', 'laser'),
    ('drk-02', 'laser'),
    ('drk-03', 'dark laser'),
    ('drk-05', 'white'),
    ('drk-06', 'black'),
    ('drk-08', 'white'),
    ('bag-01', 'white'),
    ('bag-02', 'white'),
    ('bag-04', 'black'),
    ('bag-05', 'black'),
    ('bag-08', 'foil'),
    ('tec-01', 'white'),
    ('tec-05', 'white'),
    ('tec-08', 'dark laser'),
    ('sta-01', 'foil'),
    ('sta-02', 'foil'),
    ('sta-03', 'dark laser'),
    ('app-06', 'white'),
    ('awd-03', 'black'),
    ('hmp-01', 'foil'),
    ('hmp-04', 'black'),
    ('kit-01', 'black'),
    ('kit-02', 'black'),
    ('kit-03', 'foil'),
    ('eco-05', 'black'),
    ('eco-06', 'dark laser'),
    ('dsk-01', 'black'),
    ('dsk-02', 'laser'),
    ('hom-05', 'dark laser'),
    ('wel-06', 'black'),
):
    of = PIECES[name]
    piece(f'{name}-branding', marked, of.build, finish, *of.arguments, paper=of.paper, **{**of.shot, 'size': 520, 'close': 0.44})

from models.shown import beside_rule, in_its_box


def another_look(name, kind, show, **shot):
    of = PIECES[name]
    kept = {key: value for key, value in of.shot.items() if key in ('pitch', 'samples')}
    piece(f'{name}-{kind}', show, of.build, *of.arguments, paper=of.paper, **{**kept, 'size': 520, 'fill': 0.82, **shot})


# How large each is, for the products with a close look.
for name in [name.removesuffix('-branding') for name in PIECES if name.endswith('-branding')]:
    another_look(name, 'scale', beside_rule)
# What comes as a gift in a box of its own.
for name in (
    *('drk-01', 'drk-02', 'drk-03', 'drk-05', 'drk-06', 'drk-08', 'tec-01', 'tec-05'),
    *('sta-01', 'sta-02', 'sta-03', 'awd-03', 'eco-06', 'dsk-02', 'hom-05'),
):
    another_look(name, 'box', in_its_box, pitch=46)
