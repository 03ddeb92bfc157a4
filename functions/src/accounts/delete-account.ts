import { COLLECTIONS } from '@catalogue/contract/collections';
import { deleteFilesOf } from '../images/picture-store';
import { auth } from '../platform/auth';
import { firestore } from '../platform/firestore';
import { nullIfUnknown } from './auth-error';
import { leaveTeam } from './roles';

export type Deleted = { outcome: 'deleted' | 'lastAdmin' };

/**
 * Deletes everything that is the person's own: place on the team, pictures, profile, account. The account goes last, so
 * that a deletion that broke off can be asked for again, and one that is asked for twice at once is carried out. Enquiries they sent belong to the company's correspondence and stay.
 */
export async function deleteAccount(uid: string): Promise<Deleted> {
  if (!(await leaveTeam(uid))) return { outcome: 'lastAdmin' };
  await deleteFilesOf('users', uid);
  await firestore().collection(COLLECTIONS.users).doc(uid).delete();
  await auth().deleteUser(uid).catch(nullIfUnknown);
  return { outcome: 'deleted' };
}
