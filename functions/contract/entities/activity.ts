import * as v from 'valibot';
import { CATALOGUE_NOUNS } from './catalogue';
import { moment } from './fields';
import type { LeadKind } from './lead';

/** What someone on the team did. */
export const ACTIVITY_ACTIONS = [
  'added',
  'changed',
  'deleted',
  'restored',
  'imported',
  'undone',
  'granted',
  'revoked',
  'erased',
] as const;

/** Leads as lines name them: by reference alone, so that an erased one leaves nothing of its sender behind. */
export const LEAD_COLLECTION_NAMES = ['quickEnquiries', 'orders'] as const;

export const leadCollectionOf = (kind: LeadKind): (typeof LEAD_COLLECTION_NAMES)[number] =>
  kind === 'order' ? 'orders' : 'quickEnquiries';

/** The id of the line without which the rules let nobody erase a lead. */
export const erasureIdOf = (leadId: string): string => `erased-${leadId}`;

/** Firestore `activity/{line}`: written in one transaction with what it tells of, and never changed. */
export const activity = v.object({
  action: v.picklist(ACTIVITY_ACTIONS),
  noun: v.picklist([...CATALOGUE_NOUNS, ...LEAD_COLLECTION_NAMES, 'team']),
  /** What it was done to: of many, the first. */
  id: v.string(),
  title: v.string(),
  count: v.number(),
  /** Who did it; '' for the command line. */
  by: v.string(),
  byName: v.string(),
  at: moment,
});
export type Activity = v.InferOutput<typeof activity>;
