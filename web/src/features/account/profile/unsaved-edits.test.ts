import { expect, test } from 'vitest';
import { unsavedEdits } from './unsaved-edits';

const submitted = { name: 'Asha ', about: 'Buys gifts', gender: null };

test('keeps edits made during a submission and drops the submitted ones', () => {
  expect(unsavedEdits({ name: 'Asha ', about: 'Buys gifts and pens' }, submitted)).toEqual({ about: 'Buys gifts and pens' });
  expect(unsavedEdits({ gender: 'female' }, submitted)).toEqual({ gender: 'female' });
  expect(unsavedEdits({ name: 'Asha ' }, submitted)).toEqual({});
});
