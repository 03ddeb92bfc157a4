import { LEAD_STATUSES } from '@catalogue/contract/entities/lead-status';
import * as v from 'valibot';
import { readAll, remove, write } from '../../data/device-store/database';

const PREFIX = 'lead/';
/** Notes are about people, whose lead a colleague may have erased: a forgotten draft does not stay. */
const LIFETIME_MS = 7 * 24 * 3_600_000;

const progress = v.object({
  status: v.picklist(LEAD_STATUSES),
  owner: v.nullable(v.string()),
  ownerName: v.nullable(v.string()),
  note: v.string(),
  nextCallAt: v.nullable(v.number()),
});
const leadDraft = v.object({
  /** The lead when the editor was opened: base of the merge when the draft is saved. */
  opened: progress,
  work: progress,
  /** Time (ms) of the last change. */
  changedAt: v.number(),
});

/** Unsaved work on a lead. */
export type LeadDraft = v.InferOutput<typeof leadDraft>;

/** The drafts of this device by the id of their lead. Deletes those that are too old or cannot be read. */
export async function readLeadDrafts(now: number): Promise<ReadonlyMap<string, LeadDraft>> {
  const drafts = new Map<string, LeadDraft>();
  for (const [key, stored] of await readAll('drafts')) {
    if (!key.startsWith(PREFIX)) continue;
    const parsed = v.safeParse(leadDraft, stored);
    if (parsed.success && now - parsed.output.changedAt < LIFETIME_MS) drafts.set(key.slice(PREFIX.length), parsed.output);
    else await remove('drafts', key);
  }
  return drafts;
}

/** Stores the draft of a lead on this device; null deletes it. */
export const storeLeadDraft = (id: string, draft: LeadDraft | null): Promise<boolean> =>
  draft === null ? remove('drafts', PREFIX + id) : write('drafts', PREFIX + id, draft);
