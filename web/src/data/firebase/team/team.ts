import { COLLECTIONS } from '@catalogue/contract/collections';
import { teamMember, type TeamMember } from '@catalogue/contract/entities/team';
import type { TeamRole } from '@catalogue/contract/roles';
import { UNREADABLE } from '@catalogue/contract/entities/read-stored';
import { collection, doc, onSnapshot, query } from 'firebase/firestore';
import { currentUser } from '../current-user';
import { firestore } from '../firestore';
import { readDocument } from '../read-document';
import { watchQuery } from '../watch-query';

export interface Team {
  members: TeamMember[];
  /** uid of the signed-in user. */
  self: string;
  /** True until the server has confirmed the members. */
  fromDevice: boolean;
}

/** All members of the team, the longest-serving first, live. Returns the function that stops. */
export const watchTeam = (onTeam: (team: Team) => void, onFailure: (error: Error) => void): (() => void) =>
  watchQuery(
    // Sorted here: a query by date would leave out a member without one.
    query(collection(firestore, COLLECTIONS.team)),
    (document) => {
      const member = readDocument(teamMember, document, { uid: document.id });
      return member?.name === UNREADABLE ? { ...member, name: `${UNREADABLE}: ${member.uid}` } : member;
    },
    ({ rows, fromDevice }) =>
      onTeam({ members: rows.sort((one, other) => one.grantedAt - other.grantedAt), self: currentUser().uid, fromDevice }),
    onFailure,
  );

/** Calls back when the server says that `uid` does not have the role (any more). The local cache is not believed. */
export const watchMembership = (uid: string, role: TeamRole, onGone: () => void): (() => void) =>
  onSnapshot(
    doc(firestore, COLLECTIONS.team, uid),
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.get('role') !== role && !snapshot.metadata.fromCache) onGone();
    },
    onGone,
  );
