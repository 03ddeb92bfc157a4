import { createHash } from 'node:crypto';
import { LEAD_COLLECTIONS, STATUS_DOCUMENTS } from '@catalogue/contract/collections';
import { moment } from '@catalogue/contract/entities/fields';
import type { LeadMetrics } from '@catalogue/contract/entities/lead-metrics';
import { LEAD_STATUSES } from '@catalogue/contract/entities/lead-status';
import { leadTimeline } from '@catalogue/contract/entities/lead-timeline';
import * as v from 'valibot';
import { firestore, Timestamp } from '../platform/firestore';
import { type ChangedLead, firstWeek, metricsOf, withLeads } from './sum-leads';

/** Leads of each kind that one call reads at most; the next call goes on. */
const MOST = 2_000;
/** A lead is stored up to this long after its `updatedAt`. Leads read twice change nothing. */
const OVERLAP_MS = 10 * 60_000;

const summed = v.object({
  /** Leads changed before are in the summaries. */
  until: moment,
  /** JSON: a map would be indexed, entry by entry. */
  leads: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.tuple([v.number(), v.nullable(v.number())]))),
});

const changedLead = v.object({
  status: v.picklist(LEAD_STATUSES),
  createdAt: moment,
  updatedAt: moment,
  timeline: v.optional(leadTimeline),
});

const keyOf = (path: string): string => createHash('sha256').update(path).digest('base64url').slice(0, 9);

async function readChanged(collection: string, since: number) {
  const { docs } = await firestore()
    .collection(collection)
    .where('updatedAt', '>=', Timestamp.fromMillis(since))
    .orderBy('updatedAt')
    .limit(MOST)
    .select(...Object.keys(changedLead.entries))
    .get();
  const leads = docs.flatMap((document): (ChangedLead & { updatedAt: number })[] => {
    const parsed = v.safeParse(changedLead, document.data());
    return parsed.success ? [{ ...parsed.output, key: keyOf(document.ref.path) }] : [];
  });
  return { leads, isWhole: docs.length < MOST };
}

/**
 * The metrics of leads. One document keeps a summary of each lead, so that a call reads only the leads that changed since the
 * last call. Two calls at once fold the same leads, and either result is right.
 */
export async function readLeadMetrics(now = Date.now()): Promise<LeadMetrics> {
  const reference = firestore().doc(STATUS_DOCUMENTS.leads);
  const stored = v.safeParse(summed, (await reference.get()).data());
  const { until, leads } = stored.success ? stored.output : { until: 0, leads: {} };
  const since = Math.max(Math.min(until, now) - OVERLAP_MS, firstWeek(now));
  const read = await Promise.all(Object.values(LEAD_COLLECTIONS).map((collection) => readChanged(collection, since)));
  const summaries = withLeads(
    leads,
    read.flatMap(({ leads: changed }) => changed),
    now,
  );
  const ends = read.map(({ leads: changed, isWhole }) => (isWhole ? now : (changed.at(-1)?.updatedAt ?? now)));
  await reference.set({ until: Timestamp.fromMillis(Math.min(...ends)), leads: JSON.stringify(summaries) });
  return metricsOf(summaries, now);
}
