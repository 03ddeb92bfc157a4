import { METRIC_WEEKS } from '@catalogue/contract/entities/lead-metrics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChangedLead, metricsOf, withLeads } from './sum-leads';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** Wednesday, 25 November 2026, 12:00 in India. */
const NOW = Date.UTC(2026, 10, 25, 6, 30);
const author = { by: 'a', byName: 'Asha' };

const lead = (key: string, ageMs: number, change: Partial<ChangedLead> = {}): ChangedLead => ({
  ...{ key, status: 'new', createdAt: NOW - ageMs },
  ...change,
});
const answered = (key: string, ageMs: number, minutes: number): ChangedLead =>
  lead(key, ageMs, {
    status: 'contacted',
    timeline: { 2: { ...author, at: NOW - ageMs + minutes * MINUTE, status: 'contacted' } },
  });
const metrics = (...leads: ChangedLead[]) => metricsOf(withLeads({}, leads, NOW), NOW);

describe('metrics of leads', () => {
  it('counts leads by the Indian week of their arrival, oldest week first', () => {
    // Monday, 00:00 in India, and one minute before it.
    const monday = Date.UTC(2026, 10, 22, 18, 30);
    const { weeks } = metrics(lead('a', NOW - monday), lead('b', NOW - monday + MINUTE), answered('c', 3_000, 0));
    expect(weeks).toHaveLength(METRIC_WEEKS);
    expect(weeks.slice(-2)).toMatchObject([
      { day: '2026-11-16', answered: 0, unanswered: 1 },
      { day: '2026-11-23', answered: 1, unanswered: 1 },
    ]);
  });

  it('gives the median of the answers on record, per week and over all', () => {
    const { weeks, firstAnswerMs } = metrics(
      ...[answered('a', DAY, 10), answered('b', DAY, 30), answered('c', 8 * DAY, 300)],
      lead('d', DAY, { status: 'won' }),
      lead('e', DAY),
    );
    expect(firstAnswerMs).toBe(30 * MINUTE);
    expect(weeks.at(-1)).toMatchObject({ answered: 3, unanswered: 1, firstAnswerMs: 20 * MINUTE });
    expect(weeks.at(-3)?.firstAnswerMs).toBeNull();
    expect(metrics().firstAnswerMs).toBeNull();
  });

  it('counts a lead as unanswered as long as its status is new, like every list', () => {
    const contact = { 2: { ...author, at: NOW, contact: 'whatsapp' as const } };
    const { weeks } = metrics(
      lead('a', DAY, { timeline: contact }),
      lead('b', DAY, { status: 'contacted', timeline: contact }),
    );
    expect(weeks.at(-1)).toMatchObject({ answered: 1, unanswered: 1, firstAnswerMs: DAY });
  });

  it('leaves out spam, merged and old leads, also when they become so', () => {
    const before = withLeads({}, [lead('a', DAY), lead('b', DAY), lead('c', DAY)], NOW);
    const after = withLeads(before, [lead('a', DAY, { status: 'spam' }), lead('b', DAY, { status: 'merged' })], NOW);
    expect(Object.keys(after)).toEqual(['c']);
    expect(withLeads(after, [], NOW + 90 * DAY)).toEqual({});
  });

  it('comes to the same however often and in which portions leads are read', () => {
    const one = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      age: fc.integer({ min: 0, max: 80 * DAY }),
      minutes: fc.option(fc.nat(5_000), { nil: null }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(one, { selector: ({ key }) => key }), fc.nat(6), (records, cut) => {
        const leads = records.map(({ key, age, minutes }) => (minutes === null ? lead(key, age) : answered(key, age, minutes)));
        const inTwo = withLeads(withLeads({}, leads.slice(0, cut), NOW), leads.slice(Math.max(0, cut - 2)), NOW);
        expect(metricsOf(inTwo, NOW)).toEqual(metrics(...leads));
      }),
    );
  });
});
