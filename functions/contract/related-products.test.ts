import { describe, expect, it } from 'vitest';
import { relatedProducts } from './related-products';

const product = (id: string, tags?: string[]) => ({
  ...{ id, title: id, sku: null, price: null, discountedPrice: null, stock: true, categoryId: 'cups', picture: null },
  ...{ addedDate: 0, updatedAt: 0, revision: 1 },
  ...(tags && { facets: { tag: tags } }),
});
const CUPS = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => product(id));
const ids = (products: readonly { id: string }[]): string[] => products.map(({ id }) => id);
const byId = new Map(CUPS.map((one) => [one.id, one]));

describe('relatedProducts', () => {
  it('takes the next products of the category, cyclic', () => {
    const last = byId.get('e');
    expect(last && ids(relatedProducts(last, [], byId, CUPS))).toEqual(['f', 'a', 'b', 'c']);
  });

  it('puts products that share tags first', () => {
    const tagged = [product('a', ['eco']), product('b'), product('c', ['desk', 'eco']), product('d', ['eco'])];
    expect(ids(relatedProducts(product('c', ['desk', 'eco']), [], byId, tagged))).toEqual(['d', 'a', 'b']);
  });

  it('prefers those chosen by hand, without deleted ones and itself', () => {
    expect(ids(relatedProducts(product('a'), ['f', 'gone', 'a', 'b'], byId, CUPS))).toEqual(['f', 'b']);
    expect(ids(relatedProducts(product('a'), ['gone'], byId, CUPS))).toEqual(['b', 'c', 'd', 'e']);
  });
});
