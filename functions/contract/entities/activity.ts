import * as v from 'valibot';
import { LEAD_COLLECTIONS } from '../collections';
import { CATALOGUE_NOUNS } from './catalogue';
import { count, moment } from './fields';
import { TEAM_ROLES } from '../roles';

/** What an entry of the activity log reports. */
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

/** Id of the activity entry that the rules demand for erasing a lead. */
export const erasureIdOf = (leadId: string): string => `erased-${leadId}`;

/**
 * Firestore `activity/{id}`: an entry of the activity log, written in one transaction with the change it reports. An entry names a
 * lead by its reference only, so that an erased lead leaves no personal data behind.
 */
export const activity = v.object({
  action: v.picklist(ACTIVITY_ACTIONS),
  noun: v.picklist([...CATALOGUE_NOUNS, ...Object.values(LEAD_COLLECTIONS), 'team', 'settings']),
  /** The document that was changed; the first of several. */
  id: v.string(),
  title: v.string(),
  count,
  /** Of 'granted'. */
  role: v.optional(v.picklist(TEAM_ROLES)),
  /** Who did it; '' for the command line. */
  by: v.string(),
  byName: v.string(),
  at: moment,
});
export type Activity = v.InferOutput<typeof activity>;
