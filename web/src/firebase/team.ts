import { COLLECTIONS } from '@catalogue/contract/collections';
import { teamMember, type TeamMember } from '@catalogue/contract/entities/team';
import { collection, doc, onSnapshot, orderBy, query } from 'firebase/firestore';
import { currentUser } from './current-user';
import { firestore } from './firestore';
import { readDocument } from './read-document';
import { watchQuery } from './watch-query';

export interface Team {
  members: TeamMember[];
  /** uid of the signed-in user. */
  self: string;
  /** True until the server has confirmed the members. */
  fromDevice: boolean;
}

/** All admins, the longest-serving first, live. Returns the function that stops. */
export const watchTeam = (onTeam: (team: Team) => void, onFailure: (error: Error) => void): (() => void) =>
  watchQuery(
    query(collection(firestore, COLLECTIONS.team), orderBy('grantedAt')),
    (document) => readDocument(teamMember, document, { uid: document.id }),
    ({ rows, fromDevice }) => onTeam({ members: rows, self: currentUser().uid, fromDevice }),
    onFailure,
  );

/** Calls back when the server says that `uid` is not on the team (any more). The local cache is not believed. */
export const watchMembership = (uid: string, onGone: () => void): (() => void) =>
  onSnapshot(
    doc(firestore, COLLECTIONS.team, uid),
    { includeMetadataChanges: true },
    (snapshot) => {
      if (!snapshot.exists() && !snapshot.metadata.fromCache) onGone();
    },
    onGone,
  );
