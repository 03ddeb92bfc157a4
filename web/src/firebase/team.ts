import { COLLECTIONS } from '@catalogue/contract/collections';
import { activity, type Activity } from '@catalogue/contract/entities/activity';
import { teamMember, type TeamMember } from '@catalogue/contract/entities/team';
import { collection, doc, limit, onSnapshot, orderBy, query, type QuerySnapshot, where } from 'firebase/firestore';
import * as v from 'valibot';
import { auth } from './auth';
import { firestore } from './firestore';

/** How many grants and revocations the Team screen tells of. */
const LINES = 20;

type Stop = () => void;
type OnFailure = (error: Error) => void;

export interface Team {
  members: TeamMember[];
  /** uid of whoever asks. */
  self: string | undefined;
}

/** Everyone on the team, the longest-serving first, as it changes. Returns the way to stop. */
export function watchTeam(onTeam: (team: Team) => void, onFailure: OnFailure): Stop {
  const asked = query(collection(firestore, COLLECTIONS.team), orderBy('grantedAt'));
  const tell = (snapshot: QuerySnapshot) => onTeam({ members: readable(teamMember, snapshot), self: auth.currentUser?.uid });
  return onSnapshot(asked, tell, onFailure);
}

/** The last grants and revocations, newest first. */
export function watchTeamActivity(onLines: (lines: Activity[]) => void, onFailure: OnFailure): Stop {
  const asked = query(
    collection(firestore, COLLECTIONS.activity),
    where('noun', '==', 'team'),
    orderBy('at', 'desc'),
    limit(LINES),
  );
  return onSnapshot(asked, (snapshot) => onLines(readable(activity, snapshot)), onFailure);
}

/** Calls back when the server says that `uid` is not on the team (any more). The device's own memory is no such word. */
export function watchMembership(uid: string, onGone: () => void): Stop {
  return onSnapshot(
    doc(firestore, COLLECTIONS.team, uid),
    { includeMetadataChanges: true },
    (snapshot) => {
      if (!snapshot.exists() && !snapshot.metadata.fromCache) onGone();
    },
    onGone,
  );
}

function readable<S extends v.GenericSchema>(schema: S, snapshot: QuerySnapshot): v.InferOutput<S>[] {
  return snapshot.docs
    .map((one) => v.safeParse(schema, { ...one.data({ serverTimestamps: 'estimate' }), uid: one.id }))
    .flatMap((read) => (read.success ? [read.output] : []));
}
