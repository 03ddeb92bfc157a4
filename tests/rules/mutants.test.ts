import { expect, test } from 'vitest';
import { mutantsOf } from './mutants';

const RULES = `
  function isAdmin() {
    return request.auth != null && a;
  }
  match /orders/{id} {
    allow get: if isAdmin() || b;
  }
`;

test('negates each condition, and drops each that is not redundant', () => {
  const mutants = mutantsOf(RULES).map(({ name, unchanged, rules }) => [
    name,
    rules.split('\n')[Number(name[0]) - 1]?.trim(),
    unchanged,
  ]);
  expect(mutants).toEqual([
    ['3: negated request.auth != null', 'return !(request.auth != null) && a;', undefined],
    ['3: negated a', 'return request.auth != null && !(a);', undefined],
    ['3: dropped a', 'return request.auth != null && true;', 'true'],
    ['6: negated isAdmin()', 'allow get: if !(isAdmin()) || b;', undefined],
    ['6: dropped isAdmin()', 'allow get: if false || b;', 'false'],
    ['6: negated b', 'allow get: if isAdmin() || !(b);', undefined],
    ['6: dropped b', 'allow get: if isAdmin() || false;', 'false'],
  ]);
});
