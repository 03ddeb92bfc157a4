import { expect, test } from 'vitest';
import { conditionsOf } from './conditions';

const textsOf = (rules: string) => conditionsOf(rules).map(({ text, neutral }) => [text, neutral]);

test('finds the operands of functions and allow statements', () => {
  expect(
    textsOf("function f() { let x = 1; return a.b('x && y', [1]) && (c || !d); }\nallow get, list: if f() || e == 1;"),
  ).toEqual([
    ["a.b('x && y', [1])", 'true'],
    ['c', 'false'],
    ['!d', 'false'],
    ['f()', 'false'],
    ['e == 1', 'false'],
  ]);
});

test('ignores comments and constant rules', () => {
  expect(textsOf('// return a && b;\nallow get: if true;')).toEqual([]);
});
