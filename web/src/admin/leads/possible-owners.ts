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
  isRep: boolean;
}

/** Members who may own a lead: first the signed-in member, then members who answer leads, then reps, by name. */
export function possibleOwners(team: Pick<Team, 'members' | 'self'>): PossibleOwner[] {
  return team.members
    .map(({ uid, name, role }) => {
      const isMe = uid === team.self;
      const isRep = !hasRight(role, 'leads');
      const label = isMe ? LEAD_TEXTS.me(name) : isRep ? LEAD_TEXTS.rep(name) : name;
      return { uid, name: name.slice(0, LIMITS.name), label, isMe, isRep };
    })
    .sort((a, b) => Number(b.isMe) - Number(a.isMe) || Number(a.isRep) - Number(b.isRep) || a.name.localeCompare(b.name));
}
