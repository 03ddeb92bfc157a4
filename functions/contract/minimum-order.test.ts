import { describe, expect, it } from 'vitest';
import { facetsOf } from './entities/product-facets';
import { minimumOf, minimumOrderOf } from './minimum-order';
import { NO_FACTS } from './product-fields';

describe('minimum order', () => {
  it.each([
    ['the fact', 25, 100, 25],
    ["SPEC's quantity without the fact", null, 100, 100],
    ['1 where the quantity is 0', null, 0, 1],
  ])('is %s, in the stored product as in the catalogue file', (_, minimumQuantity, quantity, expected) => {
    const facts = { ...NO_FACTS, minimumQuantity };
    expect(minimumOrderOf({ facts, quantity })).toBe(expected);
    expect(minimumOf({ facets: facetsOf(facts, quantity) })).toBe(expected);
  });
});
