import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { describe, expect, it } from 'vitest';
import { dispatchDays, findWithinBudget, evaluateProduct, type Brief } from './find-within-budget';

/** A Monday. */
const NOW = Date.parse('2026-12-07T10:00:00+05:30');
const HOLIDAYS = new Set(['2026-12-25']);
const BRIEF: Brief = { people: 150, budget: 600, readyBy: '2026-12-20', tag: 'eco', occasion: null };

const product = (id: string, more: Partial<ProductSummary> = {}): ProductSummary => ({
  ...{ id, title: id, sku: null, price: 700, discountedPrice: 640, stock: true, categoryId: null, picture: null },
  ...{ addedDate: 1, updatedAt: 1, revision: 1 },
  ...more,
  facets: {
    minimumQuantity: 50,
    leadTime: [5, 7],
    tag: ['eco'],
    priceBreaks: [
      [50, 640],
      [100, 590],
    ],
    ...more.facets,
  },
});
const evaluate = (one: ProductSummary, brief: Partial<Brief> = {}) =>
  evaluateProduct(one, { ...BRIEF, ...brief }, dispatchDays(NOW, HOLIDAYS));

describe('evaluateProduct', () => {
  it('takes the price at the quantity', () => {
    expect(evaluate(product('a'))).toMatchObject({ price: 59_000, misfits: [] });
    expect(evaluate(product('a'), { people: 60 })).toMatchObject({
      price: 64_000,
      misfits: [{ kind: 'price', price: 64_000 }],
    });
  });

  it('accepts exactly the budget, the minimum and the day', () => {
    const exact = { people: 50, budget: 640, readyBy: '2026-12-16' };
    expect(evaluate(product('a'), exact).misfits).toEqual([]);
    expect(evaluate(product('a'), { ...exact, readyBy: '2026-12-15' }).misfits).toMatchObject([{ kind: 'dispatch' }]);
    expect(evaluate(product('a'), { ...exact, people: 49 }).misfits).toEqual([{ kind: 'minimum', pieces: 50 }]);
  });

  it('names the day of dispatch, without weekends and holidays', () => {
    const slow = product('slow', { facets: { leadTime: [12, 14] } });
    const [misfit] = evaluate(slow).misfits;
    expect(misfit?.kind === 'dispatch' && new Date(misfit.day).toISOString().slice(0, 10)).toBe('2026-12-28');
    expect(evaluate(slow, { readyBy: null }).misfits).toEqual([]);
  });

  it('says every reason at once', () => {
    const odd = product('odd', {
      stock: false,
      price: null,
      discountedPrice: null,
      facets: { minimumQuantity: 250, priceBreaks: [] },
    });
    delete odd.facets?.leadTime;
    expect(evaluate(odd).misfits).toEqual([
      { kind: 'onRequest' },
      { kind: 'minimum', pieces: 250 },
      { kind: 'noLeadTime' },
      { kind: 'outOfStock' },
    ]);
  });

  it('treats a product without facets as available from one piece', () => {
    const plain = { ...product('plain'), facets: undefined };
    expect(evaluate(plain, { people: 1, budget: 640, readyBy: null })).toMatchObject({ price: 64_000, misfits: [] });
  });
});

describe('findWithinBudget', () => {
  const all = [
    product('cheap', { facets: { priceBreaks: [[50, 90]] } }),
    product('best'),
    product('dear', { facets: { priceBreaks: [[50, 900]] } }),
    product('request', { price: null, discountedPrice: null, facets: { priceBreaks: [] } }),
    product('both', { stock: false, facets: { priceBreaks: [[50, 900]] } }),
    product('plastic', { facets: { tag: ['desk'] } }),
  ];
  const ids = (brief: Partial<Brief> = {}) => {
    const { fitting, others } = findWithinBudget(all, { ...BRIEF, ...brief }, NOW, HOLIDAYS);
    return [fitting, others].map((list) => list.map(({ product: { id } }) => id));
  };

  it('sorts fitting products by price, dearest first, and the others by misfits', () => {
    expect(ids()).toEqual([
      ['best', 'cheap'],
      ['dear', 'request', 'both'],
    ]);
  });

  it('filters by tag, if one is given', () => {
    expect(ids({ tag: 'desk' })).toEqual([['plastic'], []]);
    expect(ids({ tag: null })[0]).toEqual(['best', 'plastic', 'cheap']);
  });
});
