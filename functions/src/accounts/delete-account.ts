import { COLLECTIONS } from '@catalogue/contract/collections';
import { deleteFilesOf } from '../images/picture-store';
import { auth } from '../platform/auth';
import { firestore } from '../platform/firestore';
import { storeRepeatably } from '../platform/run-transaction';
import { nullIfUnknown } from './auth-error';
import { leaveTeam } from './roles';

export type Deleted = { outcome: 'deleted' | 'lastAdmin' };

/**
 * Deletes a person's team membership, pictures, profile and account. The account is deleted last, so an interrupted
 * deletion can be repeated. Enquiries are the company's correspondence and are kept.
 */
export async function deleteAccount(uid: string): Promise<Deleted> {
  if (!(await leaveTeam(uid))) return { outcome: 'lastAdmin' };
  await deleteFilesOf('users', uid);
  await storeRepeatably((transaction) => transaction.delete(firestore().collection(COLLECTIONS.users).doc(uid)));
  await auth().deleteUser(uid).catch(nullIfUnknown);
  return { outcome: 'deleted' };
}
