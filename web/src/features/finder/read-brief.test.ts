import { expect, it } from 'vitest';
import { completeBrief, readBrief, writeBrief } from './read-brief';

it('a brief lives in the URL', () => {
  const brief = { people: 150, budget: 600, readyBy: '2026-12-20', tag: 'eco', occasion: 'diwali' };
  expect(writeBrief(brief).toString()).toBe('people=150&budget=600&by=2026-12-20&occasion=diwali&tag=eco');
  expect(readBrief(writeBrief(brief))).toEqual(brief);
});

it.each(['people=0', 'people=many', 'budget=-5', 'by=soon', 'by=2026-13-45', 'tag=&occasion=', ''])('ignores %s', (text) => {
  expect(readBrief(new URLSearchParams(text))).toEqual({
    people: null,
    budget: null,
    readyBy: null,
    tag: null,
    occasion: null,
  });
});

it('is complete with people and budget', () => {
  expect(completeBrief(readBrief(new URLSearchParams('people=5')))).toBeNull();
  expect(completeBrief(readBrief(new URLSearchParams('people=5&budget=9')))).toMatchObject({ people: 5, budget: 9 });
});
