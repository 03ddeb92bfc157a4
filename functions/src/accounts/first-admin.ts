import { createHash, timingSafeEqual } from 'node:crypto';
import { ADMIN_INVITE, COLLECTIONS } from '@catalogue/contract/collections';
import { firestore, type Transaction } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import { grantRole } from './roles';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** True if the token belongs to the stored link, the link has not expired, and there is no admin yet. */
async function isValid(transaction: Transaction, token: string): Promise<boolean> {
  const [invite, team] = await Promise.all([
    transaction.get(firestore().doc(ADMIN_INVITE)),
    transaction.get(firestore().collection(COLLECTIONS.team).limit(1)),
  ]);
  const { hash, expiresAt } = (invite.data() ?? {}) as { hash?: string; expiresAt?: { toMillis(): number } };
  if (hash === undefined || expiresAt === undefined || !team.empty || expiresAt.toMillis() < Date.now()) return false;
  const stored = Buffer.from(hash, 'hex');
  return stored.length === 32 && timingSafeEqual(stored, hashOf(token));
}

/** Whether somebody who signs up with this token becomes the first admin. */
export const isValidInvite = (token: string): Promise<boolean> => runTransaction((transaction) => isValid(transaction, token));

/** Uses the link up and makes the account the first admin. Of two sign-ups at once, only one does; resolves to whether. */
export async function redeemInvite(token: string, email: string): Promise<boolean> {
  const isMine = await runTransaction(async (transaction) => {
    if (!(await isValid(transaction, token))) return false;
    transaction.delete(firestore().doc(ADMIN_INVITE));
    return true;
  });
  // The link proves the person's right, not the mailbox.
  if (isMine) await grantRole(email, 'admin', 'commandLine', { evenUnverified: true });
  return isMine;
}
