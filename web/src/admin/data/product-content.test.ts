import { NO_FACTS } from '@catalogue/contract/product-fields';
import { expect, it } from 'vitest';
import { fieldsOfChange, hasChange } from './product-content';

it('a changed fact is written by its path, so that the other facts stay', () => {
  expect(fieldsOfChange({ price: 5, facts: { material: 'Brass', tags: ['eco'] } })).toEqual({
    price: 5,
    'facts.material': 'Brass',
    'facts.tags': ['eco'],
  });
});

it('a product has a change when it has all of its values', () => {
  const stored = { price: 5, live: true, facts: { ...NO_FACTS, leadTime: { from: 5, to: 7 } } };
  expect(hasChange(stored, { price: 5, facts: { leadTime: { to: 7, from: 5 } } })).toBe(true);
  expect(hasChange(stored, { facts: { leadTime: { from: 5, to: 8 } } })).toBe(false);
  expect(hasChange(stored, { price: 6 })).toBe(false);
});
