import { LIMITS } from '@catalogue/contract/limits';
import { hasRight } from '@catalogue/contract/roles';
import type { Team } from '../../data/firestore/team/team';
import { LEAD_TEXTS } from './lead-texts';

interface PossibleOwner {
  uid: string;
  /** As stored with the lead. */
  name: string;
  label: string;
  isMe: boolean;
}

/** Members who may own a lead, the one who looks first, then by name. The present owner is listed in any role. */
export function possibleOwners(team: Pick<Team, 'members' | 'self'>, owner: string | null): PossibleOwner[] {
  return team.members
    .filter(({ uid, role }) => hasRight(role, 'leads') || uid === owner)
    .map(({ uid, name }) => {
      const isMe = uid === team.self;
      return { uid, name: name.slice(0, LIMITS.name), label: isMe ? LEAD_TEXTS.me(name) : name, isMe };
    })
    .sort((a, b) => Number(b.isMe) - Number(a.isMe) || a.name.localeCompare(b.name));
}
