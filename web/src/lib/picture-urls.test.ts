import { describe, expect, it } from 'vitest';
import { otherSizes } from './picture-urls';

describe('otherSizes', () => {
  it('returns the nearest larger sizes first, then the largest smaller ones', () => {
    const { larger, smaller } = otherSizes('/pictures/products/a/1/640.avif');
    expect(larger[0]).toBe('/pictures/products/a/1/640.webp');
    expect(larger[1]).toBe('/pictures/products/a/1/1024.avif');
    expect(smaller).toEqual(['/pictures/products/a/1/320.avif', '/pictures/products/a/1/320.webp']);
  });

  it('returns no AVIF for a WebP request', () => {
    const { larger, smaller } = otherSizes('/pictures/products/a/1/320.webp');
    expect([...larger, ...smaller].filter((address) => address.endsWith('.avif'))).toEqual([]);
  });

  it('returns nothing for other URLs', () => {
    expect(otherSizes('/pictures/nonsense')).toEqual({ larger: [], smaller: [] });
  });
});
