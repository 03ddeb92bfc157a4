import { expect, test } from 'vitest';
import { matchesTerms, searchKeysOf, searchTermsOf } from './lead-search';

const lead = {
  name: 'Asha  RÃO-Iyer',
  email: 'Asha@Example.com',
  mobile: '+91 98123-45678',
  companyname: 'Rao Textiles Pvt. Ltd.',
  city: 'Navi Mumbai',
};

test('a lead answers to its words, its address and its number with and without the country', () => {
  expect(searchKeysOf(lead)).toEqual([
    'asha@example.com',
    '919812345678',
    '9812345678',
    ...['asha', 'rao', 'iyer', 'textiles', 'pvt', 'ltd', 'navi', 'mumbai'],
  ]);
  expect(searchKeysOf({ name: '', email: '', mobile: '' })).toEqual([]);
  expect(searchKeysOf({ ...lead, name: 'नमिता राव' })).toContain('नमिता');
});

test('however much was written, the keys are few', () => {
  const name = Array.from({ length: 500 }, (_, place) => `w${place}`).join(' ');
  expect(searchKeysOf({ ...lead, name })).toHaveLength(30);
});

test.each([
  ['asha', ['asha']],
  ['TEXTILES rao', ['textiles', 'rao']],
  ['asha@EXAMPLE.com', ['asha@example.com']],
  ['098123 45678', ['9812345678']],
  ['+91 (98123) 45678', ['9812345678']],
  ['Mum text', ['text', 'mum']],
])('%s finds it', (typed, terms) => {
  expect(searchTermsOf(typed)).toEqual(terms);
  expect(matchesTerms(lead, terms)).toBe(true);
});

test.each(['ravi', 'asha ravi', '9812345679', 'xtiles'])('%s does not', (typed) => {
  expect(matchesTerms(lead, searchTermsOf(typed))).toBe(false);
});

test('nothing but signs is nothing to look for', () => {
  expect(searchTermsOf(' -- ! ')).toEqual([]);
});
