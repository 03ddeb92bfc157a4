import * as v from 'valibot';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { moment, text } from './fields';

/** Firestore `team/{uid}`: an admin. Written by the server together with the claim, read by admins. */
export const teamMember = v.object({
  /** The document's id. */
  uid: v.string(),
  name: text(LIMITS.name),
  email: text(LIMITS.email),
  grantedAt: moment,
  /** Name of the admin who granted it; null: the command line. */
  grantedBy: v.nullable(text(LIMITS.name)),
});
export type TeamMember = v.InferOutput<typeof teamMember>;

/** Whom to make an admin. */
export const grant = v.object({
  email: v.pipe(text(LIMITS.email), v.minLength(1, MESSAGES.emailMissing), v.email('Not an e-mail address')),
  /** The admin was told that nobody has yet shown to own this address, and wants it all the same. */
  evenUnverified: v.optional(v.boolean(), false),
});
export type Grant = v.InferOutput<typeof grant>;
