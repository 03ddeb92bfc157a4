import { expect, test } from 'vitest';
import { SYNONYMS } from './synonyms';

test('each word stands in one group, in lower-case Latin letters', () => {
  const words = SYNONYMS.flat();
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  for (const word of words) expect(word).toMatch(/^[a-z]+$/);
});
