import { COLLECTIONS } from '@catalogue/contract/collections';
import { type TeamMember, teamMember } from '@catalogue/contract/entities/team';
import * as v from 'valibot';
import { firestore } from '../platform/firestore';

/** All admins and reps, ordered by grant date. */
export async function readTeam(): Promise<TeamMember[]> {
  const { docs } = await firestore().collection(COLLECTIONS.team).orderBy('grantedAt').get();
  return docs.map((one) => v.parse(teamMember, { ...one.data(), uid: one.id }));
}
