import { describe, expect, it } from 'vitest';
import { countableSearch } from './failed-search';

describe('countableSearch', () => {
  it.each([
    ['  Surahi ', 'surahi'],
    ['Café MATKA', 'cafe matka'],
    ["men's kurta", 'mens kurta'],
    ['A5 diary 2027', 'a5 diary 2027'],
    ['दिवाली उपहार', 'दिवाली उपहार'],
    ['कर्मचारियों के लिए उपहार', 'कर्मचारियों के लिए उपहार'],
  ])('normalises "%s"', (text, counted) => expect(countableSearch(text)).toBe(counted));

  it.each([
    'asha@example.com',
    'asha at example dot com via https://x.in',
    '+91 98200 00011',
    '98-200-00011',
    'order 123456',
    'ab',
    '!!!',
    'one two three four five',
    'x'.repeat(25),
    'word '.repeat(13),
  ])('does not count "%s"', (text) => expect(countableSearch(text)).toBeNull());
});
