import { expect, test } from 'vitest';
import { matchesTerms, searchKeysOf, searchTermsOf } from './lead-search';

const lead = {
  name: 'Asha  RÃO-Iyer',
  email: 'Asha@Example.com',
  mobile: '+91 98123-45678',
  companyname: 'Rao Textiles Pvt. Ltd.',
  city: 'Navi Mumbai',
};

test('keys are the words, the e-mail address and the number with and without country code', () => {
  expect(searchKeysOf(lead)).toEqual([
    'asha@example.com',
    '919812345678',
    '9812345678',
    ...['asha', 'rao', 'iyer', 'textiles', 'pvt', 'ltd', 'navi', 'mumbai'],
  ]);
  expect(searchKeysOf({ name: '', email: '', mobile: '' })).toEqual([]);
  expect(searchKeysOf({ ...lead, name: 'नमिता राव' })).toContain('नमिता');
});

test('limits the number of keys', () => {
  const name = Array.from({ length: 500 }, (_, index) => `w${index}`).join(' ');
  expect(searchKeysOf({ ...lead, name })).toHaveLength(30);
});

test.each([
  ['asha', ['asha']],
  ['TEXTILES rao', ['textiles', 'rao']],
  ['asha@EXAMPLE.com', ['asha@example.com']],
  ['098123 45678', ['9812345678']],
  ['+91 (98123) 45678', ['9812345678']],
  ['Mum text', ['text', 'mum']],
  ['Asha Rao <asha@example.com>', ['asha@example.com']],
  ['asha@example.com,', ['asha@example.com']],
  ['mailto:Asha@example.com.', ['asha@example.com']],
  ['Ph 98123 45678', ['9812345678']],
  ['\u202a+91 98123\u201145678\u202c', ['9812345678']],
  ['98123 45678 / 98123 45679', ['9812345678']],
  ['M/s Rao Textiles, Mumbai', ['textiles', 'mumbai', 'rao']],
  ['M/s. Rao & Rao', ['rao']],
  ['Rao Textiles Private Limited', ['textiles', 'rao']],
  ['Dr. Asha', ['asha']],
  ['pvt', ['pvt']],
])('%s matches the lead', (typed, terms) => {
  expect(searchTermsOf(typed)).toEqual(terms);
  expect(matchesTerms(lead, terms)).toBe(true);
});

test.each(['ravi', 'asha ravi', '9812345679', 'xtiles', 'asha rao 98123 45679'])('%s does not match the lead', (typed) => {
  expect(matchesTerms(lead, searchTermsOf(typed))).toBe(false);
});

test('punctuation alone makes no term', () => {
  expect(searchTermsOf(' -- ! ')).toEqual([]);
});

test('invisible letters of a script stay in its words', () => {
  const name = 'रक्\u200dषा';
  expect(matchesTerms({ ...lead, name }, searchTermsOf(`Smt ${name}`))).toBe(true);
});
