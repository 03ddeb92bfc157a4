"""Takes the noise of few samples out of a picture: Debian's Blender has no denoiser. Edge-avoiding wavelets (Dammertz et al. 2010)."""
import numpy as np

KERNEL = (0.375, 0.25, 0.0625)
LEVELS = 5


def around(picture, reach):
    """Looks up the picture moved by so many pixels; its edge is repeated."""
    height, width = picture.shape[:2]
    wide = np.pad(picture, ((reach, reach), (reach, reach), (0, 0))[: picture.ndim], mode='edge')
    return lambda dy, dx: wide[reach + dy : reach + dy + height, reach + dx : reach + dx + width]


def luminance(picture):
    return picture @ np.array([0.2126, 0.7152, 0.0722], np.float32)


def without_fireflies(picture):
    """No pixel is much brighter than the second brightest of its eight neighbours."""
    bright = luminance(picture)
    near = around(bright, 1)
    neighbours = np.stack([near(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    limit = np.partition(neighbours, -2, axis=0)[-2] * 1.3 + 0.01
    return picture * np.minimum(1, limit / np.maximum(bright, 1e-5))[..., None]


def local_variance(light):
    near = around(light, 2)
    patch = [near(dy, dx) for dy in range(-2, 3) for dx in range(-2, 3)]
    return np.maximum(sum(p * p for p in patch) / 25 - (sum(patch) / 25) ** 2, 1e-7)


def denoise(colour, albedo, normal, depth):
    """The picture (height x width x 3, linear), by what its surfaces are: texture stays, as light and colour are parted first."""
    light = (without_fireflies(colour) / (albedo + 0.03)).astype(np.float32)
    variance = local_variance(luminance(light))
    # What tells surfaces apart, as one vector per pixel: their difference, squared, lowers a neighbour's weight.
    surface = np.concatenate([normal * 40**0.5, albedo * 60**0.5, np.log(np.maximum(depth, 1e-3))[..., None] * 15], -1).astype(np.float32)
    for level in range(LEVELS):
        step = 1 << level
        bright = luminance(light)
        tolerance = 1 / (2.6 * np.sqrt(variance) + 0.012)
        surfaces, lights, brights, variances = (around(p, 2 * step) for p in (surface, light, bright, variance))
        total, weights, spread = np.zeros_like(light), np.zeros_like(bright), np.zeros_like(bright)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                y, x = dy * step, dx * step
                unlike = surfaces(y, x) - surface
                distance = np.einsum('ijk,ijk->ij', unlike, unlike) + np.abs(brights(y, x) - bright) * tolerance
                weight = np.exp(-distance) * np.float32(KERNEL[abs(dy)] * KERNEL[abs(dx)])
                total += lights(y, x) * weight[..., None]
                weights += weight
                spread += variances(y, x) * (weight * weight)
        light = total / weights[..., None]
        variance = spread / (weights * weights)
    return light * (albedo + np.float32(0.03))
