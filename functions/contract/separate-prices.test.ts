import { NO_FACTS } from './product-fields';
import { describe, expect, it } from 'vitest';
import { productFields } from '../../tests/fixtures/product-fields';
import { toPublicContent } from './public-content';
import { detailsWithoutPrices, detailsWithPrices, withoutPrices, withPrices } from './separate-prices';

const MARKER = '7319.37';
const option = { kind: 'size', name: 'L', swatch: null, sku: null, price: 7319.37, stock: true, imageName: null };
const fields = productFields({
  price: 7319.37,
  discountedPrice: 7319.37,
  facts: { ...NO_FACTS, tags: ['eco'], options: [option], priceBreaks: [{ from: 50, price: 7319.37 }] },
});
const publish = (audience: 'everyone' | 'staff') => {
  const content = toPublicContent('products', 'a', fields, audience);
  if (content?.noun !== 'products') throw new Error('Not public');
  return content;
};

describe('prices for staff', () => {
  it('leave the public parts, and come back on devices that may have them', () => {
    const [open, limited] = [publish('everyone'), publish('staff')];
    expect(JSON.stringify([open.summary, open.details]).split(MARKER)).toHaveLength(7);
    expect(JSON.stringify([limited.summary, limited.details])).not.toContain(MARKER);
    expect(limited.summary).toMatchObject({ pricesFor: 'staff', facets: { tag: ['eco'] } });
    const { prices } = limited;
    if (!prices) throw new Error('The prices are missing');
    expect(withPrices(limited.summary, prices)).toEqual({ ...open.summary, pricesFor: 'staff' });
    expect(detailsWithPrices(limited.details, prices)).toEqual(open.details);
    expect(withoutPrices(withPrices(limited.summary, prices))).toEqual(limited.summary);
    expect(detailsWithoutPrices(detailsWithPrices(limited.details, prices))).toEqual(limited.details);
  });

  it('are not published where there are none', () => {
    const content = toPublicContent('products', 'a', productFields({ price: null, discountedPrice: null }), 'nobody');
    expect(content).not.toHaveProperty('prices');
  });
});
