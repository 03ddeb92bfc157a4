import { expect, it } from 'vitest';
import { CATEGORIES } from '../../../../tools/seed/categories';
import { HUES, nextHue } from './hues';

it('the twelve hues are those of the seed, each once', () => {
  const byDegree = (a: number, b: number) => a - b;
  expect(HUES.map(({ hue }) => hue).sort(byDegree)).toEqual(CATEGORIES.map(({ hue }) => hue).sort(byDegree));
});

it('a new category gets an unused hue, and after twelve the least used', () => {
  expect(nextHue([])).toBe(15);
  expect(nextHue([15, 60, 40, 123])).toBe(85);
  expect(nextHue([...HUES.map(({ hue }) => hue), 15])).toBe(40);
});
