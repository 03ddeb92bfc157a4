import { expect, test } from 'vitest';
import { readTestOptions } from './options';
import type { Part } from './parts';

const parts = ['lint', 'unit', 'e2e'].map((name): Part => ({ name, program: ['true'] }));
const wanted = (...args: string[]) => {
  const { isWanted } = readTestOptions(parts, args);
  return parts.filter(isWanted).map(({ name }) => name);
};

test('every part runs unless --only names some', () => {
  expect(wanted()).toEqual(['lint', 'unit', 'e2e']);
  expect(wanted('--only', 'unit,e2e')).toEqual(['unit', 'e2e']);
});

test('a part of --all runs with --all, or if --only names it', () => {
  const slow: Part = { name: 'rehearsal', program: ['true'], onlyWithAll: true };
  const names = (...args: string[]) =>
    [...parts, slow].filter(readTestOptions([...parts, slow], args).isWanted).map(({ name }) => name);
  expect(names()).toEqual(['lint', 'unit', 'e2e']);
  expect(names('--all')).toEqual(['lint', 'unit', 'e2e', 'rehearsal']);
  expect(names('--only', 'rehearsal')).toEqual(['rehearsal']);
});

test('--only with an unknown part is refused', () => {
  expect(() => wanted('--only', 'uint')).toThrow('There is no part "uint": --only takes some of lint,unit,e2e.');
});
