import { COLLECTIONS } from '@catalogue/contract/collections';
import { type TeamMember, teamMember } from '@catalogue/contract/entities/team';
import { firestore } from '../platform/firestore';
import { readDocument } from '../platform/read-document';

/** All admins and reps, ordered by grant date. A query by that date would leave out a member without one. */
export async function readTeam(): Promise<TeamMember[]> {
  const { docs } = await firestore().collection(COLLECTIONS.team).get();
  return docs
    .map((one) => readDocument(teamMember, one, { uid: one.id }))
    .sort((one, other) => one.grantedAt - other.grantedAt);
}
