import { describe, expect, it } from 'vitest';
import type { LeadStatus } from './entities/lead-status';
import type { LeadTimeline } from './entities/lead-timeline';
import { firstAnswerMs } from './first-answer';

const MINUTE = 60_000;
const author = { by: 'uid-1', byName: 'Asha' };
const entry = (minute: number, change: Partial<LeadTimeline[string]>) => ({ ...author, at: minute * MINUTE, ...change });

describe('firstAnswerMs', () => {
  const answer = (status: LeadStatus, ...entries: LeadTimeline[string][]) => {
    const timeline = Object.fromEntries(entries.map((one, index) => [String(index + 2), one]));
    const ms = firstAnswerMs({ status, createdAt: 10 * MINUTE, timeline });
    return ms === null ? null : ms / MINUTE;
  };

  it('is the time to the first contact or the first status beyond new', () => {
    const noted = entry(11, { note: 'Seen' });
    expect(answer('won', noted, entry(20, { status: 'won' }))).toBe(10);
    expect(answer('contacted', entry(15, { contact: 'call', status: 'contacted' }), entry(20, { contact: 'mail' }))).toBe(5);
    expect(answer('won', noted)).toBeNull();
  });

  it('is null for a lead that waits, with any timeline', () => {
    expect(firstAnswerMs({ status: 'new', createdAt: 1 })).toBeNull();
    expect(answer('new', entry(15, { contact: 'call' }))).toBeNull();
    expect(answer('new', entry(15, { status: 'contacted' }), entry(16, { status: 'new' }))).toBeNull();
    expect(answer('spam', entry(15, { status: 'spam' }))).toBeNull();
  });

  it('begins again when the lead was set back to new', () => {
    const mistake = [entry(12, { contact: 'whatsapp', status: 'contacted' }), entry(13, { status: 'new' })];
    expect(answer('contacted', ...mistake, entry(40, { contact: 'call', status: 'contacted' }))).toBe(30);
  });

  it('counts the answer to a duplicate from when it was given', () => {
    const merge = entry(60, { merged: 'b', status: 'contacted', answeredAt: 25 * MINUTE });
    expect(answer('contacted', merge, entry(70, { contact: 'call' }))).toBe(15);
  });

  it('takes no merge for an answer', () => {
    expect(answer('merged', entry(60, { status: 'merged' }))).toBeNull();
    expect(answer('merged', entry(30, { contact: 'mail' }), entry(60, { status: 'merged' }))).toBe(20);
  });

  it('is never negative when a clock differs', () => {
    expect(answer('contacted', entry(9, { contact: 'mail' }))).toBe(0);
  });
});
