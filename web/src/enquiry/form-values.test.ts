import { expect, test } from 'vitest';
import { EMPTY, withDraft } from './form-values';

const draft = { ...EMPTY, name: 'Asha', mobile: '98765', message: 'Fifty mugs' };

test('a draft fills a form that nobody has typed in, and leaves what it has no word for', () => {
  expect(withDraft({ ...EMPTY, message: 'Looking for pens' }, new Set(), draft)).toEqual(draft);
  const wordless = { ...draft, message: '' };
  expect(withDraft({ ...EMPTY, message: 'Looking for pens' }, new Set(), wordless).message).toBe('Looking for pens');
});

test('what was typed before the draft was there stays, also where it was emptied', () => {
  const now = { ...EMPTY, message: 'A hundred mugs' };
  expect(withDraft(now, new Set(['message', 'mobile']), draft)).toEqual({ ...draft, message: 'A hundred mugs', mobile: '' });
});
