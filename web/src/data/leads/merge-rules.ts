import { leadKindOf } from '@catalogue/contract/collections';
import type { LeadStatus } from '@catalogue/contract/entities/lead-status';
import { firstAnswerMs, isAnswered } from '@catalogue/contract/first-answer';
import type { Lead } from './lead-view';
import type { LeadProgress } from './lead-change';

/** The kind of the lead that a merged one was merged into. */
export const kindOfKept = ({ kind, merged }: Lead): Lead['kind'] => (merged?.collection ? leadKindOf(merged.collection) : kind);

/** What a lead can take over from its duplicate. Notes stay apart, in the joint timeline. */
export type MergedProgress = Pick<LeadProgress, 'status' | 'owner' | 'ownerName' | 'nextCallAt'>;

export const mergedProgressOf = ({ status, owner, ownerName, nextCallAt }: MergedProgress): MergedProgress => ({
  status,
  owner,
  ownerName,
  nextCallAt,
});

/** The higher status stays. A lost lead has the status of its duplicate: the person has asked again. */
const RANKS: Readonly<Record<LeadStatus, number>> = { merged: 0, spam: 1, lost: 2, new: 3, contacted: 4, quoted: 5, won: 6 };

const isOpen = ({ status }: MergedProgress): boolean => status === 'new' || status === 'contacted' || status === 'quoted';

/** What a lead takes over when `duplicate` is merged into it: the further status, an owner if it has none, the earlier call. */
export function takenOver(kept: MergedProgress, duplicate: MergedProgress): Partial<MergedProgress> {
  const { status, owner, ownerName, nextCallAt } = duplicate;
  const isEarlier = nextCallAt !== null && (kept.nextCallAt === null || nextCallAt < kept.nextCallAt);
  return {
    ...(RANKS[status] > RANKS[kept.status] && { status }),
    ...(kept.owner === null && owner !== null && { owner, ownerName }),
    ...(isEarlier && isOpen(duplicate) && { nextCallAt }),
  };
}

/** What an undone merge gives back: the values `before` it, of what was taken over and has not been changed since. */
export function givenBack(before: MergedProgress, duplicate: MergedProgress, now: MergedProgress): Partial<MergedProgress> {
  const taken = takenOver(before, duplicate);
  const isUnchanged = (field: keyof MergedProgress): boolean => taken[field] !== undefined && now[field] === taken[field];
  return {
    ...(isUnchanged('status') && { status: before.status }),
    ...(isUnchanged('owner') && { owner: before.owner, ownerName: before.ownerName }),
    ...(isUnchanged('nextCallAt') && { nextCallAt: before.nextCallAt }),
  };
}

/** Moment (ms) of the duplicate's first answer, if it answers the kept lead, too, and earlier than its own; otherwise null. */
export function earlierAnswer(kept: Lead, duplicate: Lead): number | null {
  const ms = firstAnswerMs(duplicate);
  const own = firstAnswerMs(kept);
  if (ms === null || !isAnswered({ ...kept, ...takenOver(kept, duplicate) })) return null;
  const at = duplicate.createdAt + ms;
  return at >= kept.createdAt && (own === null || at < kept.createdAt + own) ? at : null;
}
