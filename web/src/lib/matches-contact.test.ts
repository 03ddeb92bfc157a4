import { expect, test } from 'vitest';
import { matchesContact } from './matches-contact';

const TEXTS = ['Asha Rao', 'Rao Textiles', 'asha@example.com', 'Fifty for 1234567890123'];

test.each([
  ...['+91 98123 45678', '098123-45678', '\u202a98123\u201145678', 'Ph. 9812345678', '981234', 'rao 981234'],
  ...['Asha Rao <asha@example.com>', 'asha@example.com,', 'M/s. Rao Textiles Pvt. Ltd.', 'textiles, rao', '1234567890123', ''],
])('%s is found, the number stored with and without spaces', (typed) => {
  for (const mobile of ['9812345678', '98123 45678']) expect(matchesContact(TEXTS, mobile, typed)).toBe(true);
});

test.each(['+91 98123 45679', 'ravi@example.com', 'Rao Cups Pvt. Ltd.', '456'])('%s is not found', (typed) => {
  expect(matchesContact(TEXTS.slice(0, 3), '98123 45 678', typed)).toBe(false);
});
