import { team } from '@catalogue/contract/endpoints/team';
import type { TeamMember } from '@catalogue/contract/entities/team';
import { TEAM_TEXTS } from './team-texts';

/** How a change of the team went: done, or why not. `unverified` asks whether to go ahead all the same. */
export type GrantResult = { outcome: 'done' | 'unverified' } | { outcome: 'refused'; sentence: string };

/** Statuses of the API's table, as far as this screen tells them apart. */
const CONFLICT = 409;

const calls = () => import('../../firebase/call-as-user');

/** Makes the account of `email` an admin. */
export async function grantAdmin(email: string, evenUnverified: boolean): Promise<GrantResult> {
  const { callAsUser } = await calls();
  const called = await callAsUser(team.grant, { body: { email, evenUnverified } });
  if (called.outcome === 'refused' && called.status === CONFLICT) return { outcome: 'unverified' };
  return changed(called);
}

/** Takes the admin role from a member. */
export async function revokeAdmin({ uid }: TeamMember): Promise<GrantResult> {
  const { callAsUser } = await calls();
  return changed(await callAsUser(team.revoke, { params: { uid } }));
}

type Told = { outcome: 'done' } | { outcome: 'refused'; message: string } | { outcome: 'unreachable'; maybeSent: boolean };

function changed(called: Told): GrantResult {
  if (called.outcome === 'done') return { outcome: 'done' };
  if (called.outcome === 'refused') return { outcome: 'refused', sentence: called.message };
  return { outcome: 'refused', sentence: called.maybeSent ? TEAM_TEXTS.unheard : TEAM_TEXTS.offline };
}
