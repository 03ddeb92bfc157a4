"""Other looks at a product: in the box that it comes in, and beside a rule that says how large it is."""
import math

from materials import kraft, material, paper, plastic, wood
from shapes import AREAS, box, group, lettering
from stage import extent
from models.kits import BED, mailer

INK = '#22262b'
TALL = 0.9
"""Height, in units of 10 cm, from which the rule stands beside the product; lower ones have it lying in front."""


def rule(length, is_lying=False):
    """A wooden rule along z, `length` in units of 10 cm: a stroke each centimetre, a number each five, upright as the rule is seen."""
    ink = plastic(INK)
    box((0.3, 0.035, length + 0.08), (0, 0, length / 2), wood('#d9b878', '#e7cd98'), 0.01)
    for centimetre in range(round(length * 10) + 1):
        is_fifth = centimetre % 5 == 0
        stroke = 0.14 if is_fifth else 0.08
        box((stroke, 0.004, 0.012), (0.15 - stroke / 2, -0.0185, centimetre / 10), ink, 0)
        if is_fifth and centimetre:
            lettering(str(centimetre), 0.1, ink, (-0.06, -0.0195, centimetre / 10), (90, -90 if is_lying else 0, 0))


def beside_rule(build, *arguments):
    """The product beside a rule, both as far from the camera."""
    build(*arguments)
    points = extent()
    low, high = points.min(0), points.max(0)
    wide, tall = high[0] - low[0], high[2]
    if tall >= TALL or tall > wide * 0.7:
        length = math.ceil(tall * 2 + 0.2) / 2
        with group((low[0] - 0.32, (low[1] + high[1]) / 2, 0)):
            rule(length)
            box((0.5, 0.3, 0.1), (0, 0.1, 0.05), material('#3c4046', 0, 0.5), 0.02)
        return
    length = math.ceil(wide * 2) / 2
    with group((low[0], low[1] - 0.3, 0.02), tilt=-90, turn=-90):
        rule(length, True)


def facing(carrier, points):
    """Degrees by which the branding area looks aside of the camera."""
    left, _, right, low_right, *_ = [carrier.matrix_world @ point for point in points]
    out = (right - left).cross(right - low_right)
    return math.degrees(math.atan2(out.x, -out.y))


def in_its_box(build, *arguments):
    """The product lying in the open box that it is sent in, its front up. The lid is along the longer side."""
    with group() as placed:
        with group() as laid:
            with group() as straight:
                build(*arguments)
    low, high = extent().min(0), extent().max(0)
    size = high - low
    if size[2] > size[1] * 1.15:
        straight.rotation_euler[2] = -math.radians(facing(*AREAS[0][:2]))
        laid.rotation_euler[0] = math.radians(-90)
        if size[2] > size[0] * 1.7:
            placed.rotation_euler[2] = math.radians(-90)
    low, high = extent().min(0), extent().max(0)
    size, middle = high - low, (high + low) / 2
    sunk = min(size[2] * 0.35, 0.3)
    placed.location = (-middle[0], -middle[1], BED - low[2] - sunk)
    mailer(size[0] + 0.4, size[1] + 0.4, BED + 0.35, kraft(), paper('#efe2c8'))
    # Half of a logo would lie in the shade, and round a bend that the picture's map does not know.
    AREAS.clear()
