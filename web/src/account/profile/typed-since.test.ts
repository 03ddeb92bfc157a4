import { expect, test } from 'vitest';
import { typedSince } from './typed-since';

const submitted = { name: 'Asha ', about: 'Buys gifts', gender: null };

test('what was typed while an answer was awaited stays; what was submitted gives way to the stored', () => {
  expect(typedSince({ name: 'Asha ', about: 'Buys gifts and pens' }, submitted)).toEqual({ about: 'Buys gifts and pens' });
  expect(typedSince({ gender: 'female' }, submitted)).toEqual({ gender: 'female' });
  expect(typedSince({ name: 'Asha ' }, submitted)).toEqual({});
});
