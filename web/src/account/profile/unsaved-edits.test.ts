import { expect, test } from 'vitest';
import { unsavedEdits } from './unsaved-edits';

const submitted = { name: 'Asha ', about: 'Buys gifts', gender: null };

test('what was typed while an answer was awaited stays; what was submitted gives way to the stored', () => {
  expect(unsavedEdits({ name: 'Asha ', about: 'Buys gifts and pens' }, submitted)).toEqual({ about: 'Buys gifts and pens' });
  expect(unsavedEdits({ gender: 'female' }, submitted)).toEqual({ gender: 'female' });
  expect(unsavedEdits({ name: 'Asha ' }, submitted)).toEqual({});
});
