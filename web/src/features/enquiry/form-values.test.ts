import { expect, test } from 'vitest';
import { draftKeyOf, EMPTY_VALUES, mergeDraft } from './form-values';

const draft = { ...EMPTY_VALUES, name: 'Asha', mobile: '98765', message: 'Fifty mugs' };

test('mergeDraft fills untouched fields and skips fields that the draft leaves empty', () => {
  expect(mergeDraft({ ...EMPTY_VALUES, message: 'Looking for pens' }, new Set(), draft)).toEqual(draft);
  const wordless = { ...draft, message: '' };
  expect(mergeDraft({ ...EMPTY_VALUES, message: 'Looking for pens' }, new Set(), wordless).message).toBe('Looking for pens');
});

test('mergeDraft keeps fields that were edited before the draft was read, also when emptied', () => {
  const now = { ...EMPTY_VALUES, message: 'A hundred mugs' };
  expect(mergeDraft(now, new Set(['message', 'mobile']), draft)).toEqual({ ...draft, message: 'A hundred mugs', mobile: '' });
});

test('draftKeyOf differs by product and by initial message', () => {
  const quick = { kind: 'quickEnquiry' } as const;
  const order = (id: string) => ({ kind: 'order', product: { id, title: 'Flask' } }) as const;
  const keys = [
    draftKeyOf(quick),
    draftKeyOf(quick, 'I am looking for: pens'),
    draftKeyOf(quick, 'I am looking for: bells'),
    draftKeyOf(order('a')),
    draftKeyOf(order('b')),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(draftKeyOf(quick, 'I am looking for: pens')).toBe(keys[1]);
});
