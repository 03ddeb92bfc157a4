import { describe, expect, it } from 'vitest';
import { crossingError } from './discount-above-price';

describe('crossingError', () => {
  const prices = { price: 100, discountedPrice: 120 };

  it('names the other price at either price', () => {
    expect(crossingError('price', prices)).toBe('Not below the discounted price, ₹120.');
    expect(crossingError('discountedPrice', prices)).toBe('Not above the price, ₹100.');
  });

  it('is null at other fields and for prices in order', () => {
    expect(crossingError('title', prices)).toBeNull();
    expect(crossingError('price', { price: 100, discountedPrice: 100 })).toBeNull();
    expect(crossingError('discountedPrice', { price: null, discountedPrice: 100 })).toBeNull();
  });
});
