import { expect, it } from 'vitest';
import { checkCategory } from './save-category';

const dates = { startsAt: '', endsAt: '' };
const values = { title: 'Clocks', description: 'For desks.', coverImage: '', hue: null, priceAudience: null, ...dates };

it('reports at its field a value that the rules would refuse', () => {
  expect(checkCategory(values)).toEqual({});
  expect(checkCategory({ ...values, coverImage: `https://example.com/${'a'.repeat(2100)}` })).toEqual({
    coverImage: 'At most 2000 characters',
  });
  expect(checkCategory({ ...values, coverImage: 'http://example.com', title: ' ' })).toEqual({
    coverImage: 'The address must begin with https://',
    title: 'Category title required !!',
  });
  expect(checkCategory({ ...values, title: 'a'.repeat(121), description: '' })).toEqual({
    title: 'At most 120 characters',
    description: 'Category Description required !!',
  });
  expect(checkCategory({ ...values, startsAt: '2026-12-01T00:00', endsAt: '2026-11-01T00:00' })).toHaveProperty('endsAt');
});
