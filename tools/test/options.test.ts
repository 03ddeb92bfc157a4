import { expect, test } from 'vitest';
import { readTestOptions } from './options';
import { checks, withSeed } from './parts';

const parts = [...checks, ...withSeed];
const wanted = (...args: string[]) => {
  const { isWanted } = readTestOptions(parts, args);
  return parts.filter(isWanted).map(({ name }) => name);
};

test('every part runs unless --only names some', () => {
  expect(wanted()).toEqual(['lock', 'types', 'lint', 'unit', 'api', 'e2e']);
  expect(wanted('--only', 'unit,e2e')).toEqual(['unit', 'e2e']);
});

test('--only with an unknown part is refused', () => {
  expect(() => wanted('--only', 'uint')).toThrow('There is no part "uint": --only takes some of lock,types,lint,unit,api,e2e.');
});
