import * as v from 'valibot';
import { LIMITS } from '../limits';
import { id, moment, text } from './fields';

/** What a rep notes of a client. All of it may be open: a photo of the card can come first. */
export const clientFields = v.object({
  name: text(LIMITS.name),
  company: text(LIMITS.company),
  phone: text(LIMITS.mobile),
  city: text(LIMITS.city),
  email: text(LIMITS.email),
});
export type ClientFields = v.InferOutput<typeof clientFields>;

/** What devices keep the same: the fields, and the id of the card's photo, made on the device; '' for none. */
export const syncedClientFields = v.object({
  ...clientFields.entries,
  card: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{0,64}$/)), ''),
});
export type SyncedClientFields = v.InferOutput<typeof syncedClientFields>;

/** Firestore `clients/{id}`: written by the devices of its owner, who make the id. */
export const client = v.object({
  ...syncedClientFields.entries,
  id,
  /** uid of the rep. */
  owner: v.string(),
  updatedAt: moment,
});
export type StoredClient = v.InferOutput<typeof client>;
