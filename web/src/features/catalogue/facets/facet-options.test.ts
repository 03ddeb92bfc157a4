import { expect, it } from 'vitest';
import { PRICE_BANDS } from './facet-filter';
import { facetOptions } from './facet-options';

const valuesOf = (...args: Parameters<typeof facetOptions>) => facetOptions(...args).map(([value]) => value);

it('lists the most frequent values first, and numbers of equal counts by size', () => {
  const months = new Map([
    ['12', 3],
    ['6', 3],
    ['120', 3],
    ['24', 8],
    ['0.5', 3],
  ]);
  expect(valuesOf('warranty', months)).toEqual(['24', '0.5', '6', '12', '120']);
});

it('lists texts of equal counts by alphabet', () => {
  expect(valuesOf('tag', new Map(Object.entries({ travel: 1, eco: 1, desk: 2 })))).toEqual(['desk', 'eco', 'travel']);
});

it('lists price bands by price', () => {
  expect(facetOptions('price', new Map([['1000', 9]]))).toEqual(PRICE_BANDS.map(({ id }) => [id, id === '1000' ? 9 : 0]));
});
