import { expect, it } from 'vitest';
import { applyChange, contentOf } from '../../data/product-content';
import { sampleProduct } from '../../data/sample-product';
import { changeTo, differences } from './differences';

const categories = { titleOf: (id: string) => (id === 'drinkware' ? 'Drinkware' : undefined), idOf: () => undefined };
const before = contentOf(sampleProduct('mug', { price: 420, categoryId: 'drinkware' }));
const after = applyChange(before, {
  price: 390,
  categoryId: null,
  description: '<p>Keeps hot</p>',
  facts: { material: 'Steel' },
});

it('names each field with both values as a person reads them', () => {
  expect(differences(before, after, categories)).toEqual(
    expect.arrayContaining([
      { field: 'Price', from: '420', to: '390' },
      { field: 'Category', from: 'Drinkware', to: '' },
      { field: 'Material', from: '', to: 'Steel' },
    ]),
  );
  expect(differences(before, before, categories)).toEqual([]);
});

it('goes back with a change of what differs alone', () => {
  const change = changeTo(before, after);
  expect(Object.keys(change).sort()).toEqual(['categoryId', 'description', 'facts', 'price']);
  expect(Object.keys(change.facts ?? {})).toEqual(['material']);
  expect(applyChange(after, change)).toEqual(before);
});
