import { NO_FACTS, type ProductFacts } from '@catalogue/contract/product-fields';
import { expect, it } from 'vitest';
import { usualFacts } from './usual-facts';

const facts = (own: Partial<ProductFacts>): ProductFacts => ({ ...NO_FACTS, ...own });
const days = { from: 10, to: 12 };

it('returns the facts that at least half of a category shares, and none that are specific to a product', () => {
  const products = [
    facts({ hsn: '9617', gstRate: 18, leadTime: days, weight: 300, material: 'Steel' }),
    facts({ hsn: '9617', gstRate: 12, leadTime: { ...days }, weight: 300, material: 'Steel' }),
    facts({ hsn: '9617', gstRate: 5, packaging: 'Box' }),
    facts({ hsn: '7323' }),
  ];
  expect(usualFacts(products)).toEqual({ hsn: '9617', leadTime: days });
});

it('returns nothing for a single product', () => {
  expect(usualFacts([facts({ hsn: '9617' })])).toEqual({});
  expect(usualFacts([])).toEqual({});
});
