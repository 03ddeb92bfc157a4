import { expect, test } from 'vitest';
import { draftKeyOf, EMPTY_VALUES, mergeDraft } from './form-values';

const draft = { ...EMPTY_VALUES, name: 'Asha', mobile: '98765', message: 'Fifty mugs' };

test('a draft fills a form that nobody has typed in, and leaves what it has no word for', () => {
  expect(mergeDraft({ ...EMPTY_VALUES, message: 'Looking for pens' }, new Set(), draft)).toEqual(draft);
  const wordless = { ...draft, message: '' };
  expect(mergeDraft({ ...EMPTY_VALUES, message: 'Looking for pens' }, new Set(), wordless).message).toBe('Looking for pens');
});

test('what was typed before the draft was there stays, also where it was emptied', () => {
  const now = { ...EMPTY_VALUES, message: 'A hundred mugs' };
  expect(mergeDraft(now, new Set(['message', 'mobile']), draft)).toEqual({ ...draft, message: 'A hundred mugs', mobile: '' });
});

test('each product and each message that a page began has a draft of its own', () => {
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
