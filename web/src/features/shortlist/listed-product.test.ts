import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { describe, expect, it } from 'vitest';
import { priceOfLine } from '../basket/basket-content';
import { lineOfItem, listedProduct, optionsNamed } from './listed-product';

const flask: ProductSummary = {
  ...{ id: 'flask', title: 'Flask', sku: 'DRK-01', price: 420, discountedPrice: null, stock: true, categoryId: null },
  ...{ picture: null, addedDate: 1, updatedAt: 1, revision: 1 },
  facets: {
    options: [
      ['colour', 'Black', null, true],
      ['colour', 'Black, matt', 450, true],
      ['colour', 'Teal', null, false],
      ['capacity', '500 ml', null, true],
    ],
  },
};
const listed = listedProduct(flask);

describe('a shared product', () => {
  it('has no price with an option that the product does not have any more, and names it', () => {
    expect(listed.priceAt(50, 'Black, 500 ml')).toBe(42_000);
    expect(listed.goneOptions('Black, 500 ml')).toEqual([]);
    expect(listed.priceAt(50, 'Black, 750 ml')).toBeNull();
    expect(listed.goneOptions('Black, 750 ml').map(({ name }) => name)).toEqual(['750 ml']);
  });

  it('takes such an option into the basket, where it has no price either', () => {
    const line = lineOfItem({ productId: 'flask', option: 'Black, 750 ml', quantity: 50 }, listed);
    expect(line).toMatchObject({
      key: 'flask/Black, 750 ml',
      options: [
        { kind: 'colour', name: 'Black' },
        { kind: 'capacity', name: '750 ml' },
      ],
    });
    expect(line && priceOfLine(line, flask)?.unit).toBeNull();
  });

  it('is in stock if its options are', () => {
    expect(listed.isInStock('Black')).toBe(true);
    expect(listed.isInStock('Teal')).toBe(false);
  });
});

describe('optionsNamed', () => {
  it.each([
    ['', []],
    ['Teal', ['Teal']],
    ['Black, matt, 500 ml', ['Black, matt', '500 ml']],
    ['Red, 750 ml', ['Red', '750 ml']],
  ])('reads "%s"', (text, names) => {
    expect(optionsNamed(flask, text).map(({ name }) => name)).toEqual(names);
  });

  it('gives no two options of a link one kind, and none a name longer than a product has', () => {
    const options = optionsNamed(flask, ['Red', 'Blue', 'x'.repeat(500), 'Green'].join(', '));
    expect(new Set(options.map(({ kind }) => kind)).size).toBe(options.length);
    expect(Math.max(...options.map(({ name }) => name.length))).toBe(40);
  });
});
