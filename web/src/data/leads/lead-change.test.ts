import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEAD_PROGRESS_FIELDS, leadProgressOf, mergedChange, revertedChange, withChange } from './lead-change';
import type { LeadProgress } from './lead-change';
import { sampleLead as lead } from './sample-lead';

const AUTHOR = { by: '', byName: 'You', at: 5 };

const equals = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const work: fc.Arbitrary<LeadProgress> = fc.record({
  status: fc.constantFrom('new', 'contacted', 'quoted', 'won', 'lost'),
  owner: fc.constantFrom(null, 'uid-1', 'uid-2'),
  ownerName: fc.constantFrom(null, 'One', 'Two'),
  note: fc.constantFrom('', 'Call back', 'Wants blue'),
  nextCallAt: fc.constantFrom(null, 5, 6),
  tags: fc.constantFrom(['diwali'], ['diwali', 'urgent'], ['diwali,urgent'], []).map((tags) => [...tags]),
});

describe('two admins at one lead', () => {
  test('no change of either is overwritten without being shown, and no change of mine is lost', () => {
    fc.assert(
      fc.property(work, work, work, (opened, mine, stored) => {
        const mineOnly = LEAD_PROGRESS_FIELDS.filter((field) => !equals(mine[field], opened[field]));
        const of = (progress: LeadProgress) => Object.fromEntries(mineOnly.map((field) => [field, progress[field]]));
        const change = { from: of(opened), to: of(mine) };
        const theirs = lead({ ...stored, tags: [...stored.tags] });
        const merged = mergedChange(change, theirs);
        const isConflict = (field: (typeof mineOnly)[number]) =>
          !equals(stored[field], opened[field]) && !equals(stored[field], mine[field]);
        expect(merged === null).toBe(mineOnly.some(isConflict));
        if (merged === null) return;
        const after = leadProgressOf(withChange(theirs, change, AUTHOR));
        expect(after).toEqual({ ...stored, ...change.to });
        const back = revertedChange(merged);
        if (back !== null)
          expect(leadProgressOf(withChange(lead({ ...theirs, ...merged.to, tags: [...after.tags] }), back, AUTHOR))).toEqual(
            stored,
          );
      }),
    );
  });

  test('a note overwrites nobody, and the first way to answer makes a new lead contacted', () => {
    const noted = { from: {}, to: { note: 'Calls back' } };
    expect(withChange(lead({ note: 'Wants blue' }), noted, AUTHOR)).toMatchObject({
      note: 'Calls back',
      timeline: { 2: { byName: 'You', note: 'Calls back' } },
    });
    expect(revertedChange(noted)).toBeNull();
    const call = { from: {}, to: {}, contact: 'call' } as const;
    expect(mergedChange(call, lead())).toMatchObject({ from: { status: 'new' }, to: { status: 'contacted' } });
    expect(mergedChange(call, lead({ status: 'won' }))).toEqual({ ...call, contact: 'call' });
    expect(withChange(lead({ status: 'won', hasNewNote: true }), call, AUTHOR)).toMatchObject({
      status: 'won',
      hasNewNote: false,
    });
  });
});
