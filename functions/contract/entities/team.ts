import * as v from 'valibot';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { TEAM_ROLES } from '../roles';
import { moment, text } from './fields';

/** Firestore `team/{uid}`: a member of the team. Written by the server together with the claim, read by admins. */
export const teamMember = v.object({
  /** The document's id. */
  uid: v.string(),
  name: text(LIMITS.name),
  email: text(LIMITS.email),
  /** null: what is stored is no role, and grants nothing. */
  role: v.nullable(v.picklist(TEAM_ROLES)),
  grantedAt: moment,
  /** Name of the admin who granted it; null: the command line. */
  grantedBy: v.nullable(text(LIMITS.name)),
});
export type TeamMember = v.InferOutput<typeof teamMember>;

/** A request to take an account into the team, or to change its role. */
export const grant = v.object({
  email: v.pipe(text(LIMITS.email), v.minLength(1, MESSAGES.emailMissing), v.email('Not an e-mail address')),
  role: v.optional(v.picklist(TEAM_ROLES, 'admin, sales or rep'), 'admin'),
  /** The admin confirmed to grant the role to an unverified e-mail address. */
  evenUnverified: v.optional(v.boolean(), false),
});
export type Grant = v.InferOutput<typeof grant>;
