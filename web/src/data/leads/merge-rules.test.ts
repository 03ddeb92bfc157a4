import { describe, expect, it } from 'vitest';
import type { Lead } from './lead-view';
import { earlierAnswer, givenBack, type MergedProgress, takenOver } from './merge-rules';

const progress = (change: Partial<MergedProgress> = {}): MergedProgress => ({
  ...{ status: 'new', owner: null, ownerName: null, nextCallAt: null },
  ...change,
});
const asha = { owner: 'uid-1', ownerName: 'Asha' };
const ravi = { owner: 'uid-2', ownerName: 'Ravi' };

describe('takenOver', () => {
  it('takes the further status, an owner and the earlier call', () => {
    const duplicate = progress({ status: 'contacted', ...asha, nextCallAt: 5 });
    expect(takenOver(progress(), duplicate)).toEqual({ status: 'contacted', ...asha, nextCallAt: 5 });
    expect(takenOver(progress({ nextCallAt: 9 }), duplicate)).toMatchObject({ nextCallAt: 5 });
  });

  it('takes nothing that the lead has itself, or has further', () => {
    const kept = progress({ status: 'quoted', ...ravi, nextCallAt: 4 });
    expect(takenOver(kept, progress({ status: 'contacted', ...asha, nextCallAt: 5 }))).toEqual({});
    expect(takenOver(progress(), progress())).toEqual({});
  });

  it('never hides an open enquiry behind a lost or spam one', () => {
    for (const status of ['lost', 'spam'] as const) {
      expect(takenOver(progress(), progress({ status, nextCallAt: 5 }))).toEqual({});
      expect(takenOver(progress({ status }), progress())).toEqual({ status: 'new' });
    }
  });
});

describe('givenBack', () => {
  const duplicate = progress({ status: 'contacted', ...asha, nextCallAt: 5 });
  const after = progress({ status: 'contacted', ...asha, nextCallAt: 5 });

  it('gives back what was taken over', () => {
    expect(givenBack(progress(), duplicate, after)).toEqual(progress());
    expect(givenBack(progress({ nextCallAt: 9 }), duplicate, after)).toMatchObject({ nextCallAt: 9 });
  });

  it('leaves what somebody has changed since, and what was never taken over', () => {
    expect(givenBack(progress(), duplicate, { ...after, status: 'quoted', nextCallAt: 7 })).toEqual({
      owner: null,
      ownerName: null,
    });
    expect(givenBack(progress(), duplicate, { ...after, ...ravi })).not.toHaveProperty('ownerName');
    expect(givenBack(after, duplicate, after)).toEqual({});
  });
});

describe('earlierAnswer', () => {
  const lead = (createdAt: number, answeredAt: number | null, change: Partial<Lead> = {}): Lead => {
    const entry = { by: 'uid-1', byName: 'Asha', at: answeredAt ?? 0, contact: 'call' as const };
    const status = answeredAt === null ? 'new' : 'contacted';
    return { ...progress({ status }), createdAt, timeline: answeredAt === null ? {} : { 2: entry }, ...change } as Lead;
  };

  it('is the answer to the duplicate if it came first', () => {
    expect(earlierAnswer(lead(10, null), lead(5, 20))).toBe(20);
    expect(earlierAnswer(lead(10, 30), lead(5, 20))).toBe(20);
    expect(earlierAnswer(lead(10, 15), lead(5, 20))).toBeNull();
    expect(earlierAnswer(lead(10, 15), lead(5, null))).toBeNull();
  });

  it('is null for an answer before the remaining lead was received, and for a lead that still waits', () => {
    expect(earlierAnswer(lead(30, null), lead(5, 20))).toBeNull();
    expect(earlierAnswer(lead(10, null), lead(5, 20, { status: 'lost' }))).toBeNull();
  });
});
