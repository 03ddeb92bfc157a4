import { describe, expect, it } from 'vitest';
import { otherSizes } from './picture-urls';

describe('otherSizes', () => {
  it('names the nearest larger ones first, then the largest smaller ones', () => {
    const { larger, smaller } = otherSizes('/pictures/products/a/1/640.avif');
    expect(larger[0]).toBe('/pictures/products/a/1/640.webp');
    expect(larger[1]).toBe('/pictures/products/a/1/1024.avif');
    expect(smaller).toEqual(['/pictures/products/a/1/320.avif', '/pictures/products/a/1/320.webp']);
  });

  it('offers no AVIF to a browser that asked for WebP', () => {
    const { larger, smaller } = otherSizes('/pictures/products/a/1/320.webp');
    expect([...larger, ...smaller].filter((address) => address.endsWith('.avif'))).toEqual([]);
  });

  it('knows nothing of other addresses', () => {
    expect(otherSizes('/pictures/nonsense')).toEqual({ larger: [], smaller: [] });
  });
});
