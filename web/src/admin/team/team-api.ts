import { team } from '@catalogue/contract/endpoints/team';
import type { TeamMember } from '@catalogue/contract/entities/team';
import type { TeamRole } from '@catalogue/contract/roles';
import { callModule } from '../data/firebase-modules';
import { TEAM_TEXTS } from './team-texts';

/** Result of a change of the team. 'unverified': the account's e-mail address is not confirmed, nothing was changed. */
export type GrantResult = { outcome: 'done' | 'unverified' } | { outcome: 'refused'; message: string };

/** HTTP status for an account with an unconfirmed e-mail address. */
const CONFLICT = 409;

/** Gives the account of `email` a role in the team, or another one. */
export async function grantRole(email: string, role: TeamRole, evenUnverified: boolean): Promise<GrantResult> {
  const { callAsUser } = await callModule();
  const called = await callAsUser(team.grant, { body: { email, role, evenUnverified } });
  if (called.outcome === 'refused' && called.status === CONFLICT) return { outcome: 'unverified' };
  return resultOf(called);
}

/** Removes a member from the team. */
export async function revokeRole({ uid }: TeamMember): Promise<GrantResult> {
  const { callAsUser } = await callModule();
  return resultOf(await callAsUser(team.revoke, { params: { uid } }));
}

type Called = { outcome: 'done' } | { outcome: 'refused'; message: string } | { outcome: 'unreachable'; maybeSent: boolean };

function resultOf(called: Called): GrantResult {
  if (called.outcome === 'done') return { outcome: 'done' };
  if (called.outcome === 'refused') return { outcome: 'refused', message: called.message };
  return { outcome: 'refused', message: called.maybeSent ? TEAM_TEXTS.unheard : TEAM_TEXTS.offline };
}
