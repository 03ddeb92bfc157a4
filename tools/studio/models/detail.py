"""A sample mark where a logo goes: for close looks at the branding."""
import math

from materials import gold, material, metal, plastic
from shapes import AREAS, OPEN, sheet

MARKS = {
    'laser': lambda: metal('#dfe2e5', 0.3),
    'dark laser': lambda: material('#4a2f1a', 0, 0.8),
    'foil': lambda: gold(0.25),
    'white': lambda: material('#f7f5ef', 0, 0.5),
    'black': lambda: plastic('#1b1a17', 0.5),
    'marigold': lambda: material('#f2a31b', 0, 0.5),
    'deboss': lambda: material('#1c120e', 0, 0.7),
}


BULGE = 0.04
"""How far a dome rises over the straight lines between the edges of its area."""


def marked(build, finish, *arguments):
    """The product with the mark on its first branding area."""
    build(*arguments)
    carrier, points, wide, tall, radius = AREAS[0]
    made = MARKS[finish]()
    left, top, right, low_right, low, low_left = points
    middle = (left + right + low_right + low_left) / 4
    across, up = (right - left) / 2, (left - low_left) / 2
    out = across.cross(up).normalized()
    unit = min(wide, tall) / 2

    def on_surface(x, y):
        """A place on the area, in units of half its shorter side."""
        if radius is None:
            return middle + across.normalized() * x * unit + up.normalized() * y * unit + out * 0.004
        if (top - low).to_2d().length > 0.01:
            across_share, up_share = x * unit / wide * 2, y * unit / tall + 0.5
            upper, lower = (one.lerp(two, 0.5 + across_share / 2) + (middle_one - (one + two) / 2) * (1 - across_share**2) for one, middle_one, two in ((left, top, right), (low_left, low, low_right)))
            return lower.lerp(upper, up_share) + out * BULGE
        a = x * unit / radius
        axis = (top + low) / 2 - out * radius
        return axis + across.normalized() * (radius + 0.004) * math.sin(a) + out * (radius + 0.004) * math.cos(a) + up.normalized() * y * unit

    def shape(outline, centre):
        rows = [[on_surface(centre[0] + (x - centre[0]) * t / 8, centre[1] + (y - centre[1]) * t / 8) for x, y in outline] for t in range(9)]
        sheet(rows, made, closed=(False, True))

    OPEN.append(carrier)
    shape([(0.5 * r * math.sin(i * math.pi / 5), 0.22 + 0.5 * r * math.cos(i * math.pi / 5)) for i, r in enumerate((1, 0.45) * 5)], (0, 0.22))
    for half, y in ((0.62, -0.5), (0.42, -0.72)):
        shape([(-half + 2 * half * k / 16, y + 0.05) for k in range(17)] + [(half - 2 * half * k / 16, y - 0.05) for k in range(17)], (0, y))
    OPEN.pop()
