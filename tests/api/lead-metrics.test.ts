import { randomUUID } from 'node:crypto';
import { STATUS_DOCUMENTS } from '@catalogue/contract/collections';
import type { LeadMetrics } from '@catalogue/contract/entities/lead-metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLeadMetrics } from '../../functions/src/status/read-lead-metrics';
import { server } from '../stack';

const MINUTE = 60_000;
const WEEK = 7 * 1_440 * MINUTE;
/** Other files store their leads now: these weeks are years away. */
const NOW = Date.UTC(2031, 4, 7, 6, 30);

const enquiry = (id: string) => server.firestore().doc(`quickEnquiries/${id}`);
const store = (id: string, createdAt: number, change: Record<string, unknown> = {}) =>
  enquiry(id).set({ status: 'new', revision: 1, createdAt: new Date(createdAt), updatedAt: new Date(createdAt), ...change });
const week = ({ weeks }: LeadMetrics) => weeks.at(-1);

describe('metrics of leads', () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const reset = () => server.firestore().doc(STATUS_DOCUMENTS.leads).delete();
  beforeAll(reset);
  afterAll(reset);

  it('follow new, answered and erased leads, and keep no id', async () => {
    await Promise.all([store(first, NOW - 60 * MINUTE), store(second, NOW - 50 * MINUTE)]);
    expect(week(await readLeadMetrics(NOW))).toMatchObject({ answered: 0, unanswered: 2, firstAnswerMs: null });

    const at = new Date(NOW + 20 * MINUTE);
    const timeline = { 2: { by: 'a', byName: 'Asha', at, contact: 'call' } };
    await enquiry(first).update({ status: 'contacted', updatedAt: at, timeline });
    const after = await readLeadMetrics(NOW + 30 * MINUTE);
    expect(week(after)).toMatchObject({ answered: 1, unanswered: 1, firstAnswerMs: 80 * MINUTE });
    const kept = JSON.stringify((await server.firestore().doc(STATUS_DOCUMENTS.leads).get()).data());
    expect(kept).not.toContain(first);

    // Counted, although nobody can say any more who asked.
    await enquiry(second).delete();
    expect(week(await readLeadMetrics(NOW + 60 * MINUTE))).toMatchObject({ answered: 1, unanswered: 1 });
  });

  it('read only what changed since the last call', async () => {
    const later = NOW + WEEK;
    await readLeadMetrics(later);
    // Changed without its time: a call that read all leads would see it.
    await enquiry(first).update({ status: 'spam' });
    expect((await readLeadMetrics(later + 60 * MINUTE)).weeks.at(-2)).toMatchObject({ answered: 1 });
    await enquiry(first).update({ updatedAt: new Date(later + 70 * MINUTE) });
    expect((await readLeadMetrics(later + 80 * MINUTE)).weeks.at(-2)).toMatchObject({ answered: 0, unanswered: 1 });
    await enquiry(first).delete();
  });
});
