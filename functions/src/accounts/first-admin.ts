import { createHash, timingSafeEqual } from 'node:crypto';
import { ADMIN_INVITE, COLLECTIONS } from '@catalogue/contract/collections';
import { storedRole } from '@catalogue/contract/roles';
import { firestore, type Transaction } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import { grantRole } from './roles';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A valid link for the first admin: nobody has used it, or one account has. */
interface Invite {
  /** Account that has used the link. It may use it again, because it may not have got the answer. */
  redeemedBy: string | null;
}

/**
 * The link of a token; null if the token belongs to no link, or the link has expired. A link that nobody has used is void once there is
 * a team, and a used one when its account has lost the role.
 */
async function readInvite(transaction: Transaction, token: string): Promise<Invite | null> {
  const team = firestore().collection(COLLECTIONS.team);
  const [invite, anybody] = await Promise.all([transaction.get(firestore().doc(ADMIN_INVITE)), transaction.get(team.limit(1))]);
  const stored = (invite.data() ?? {}) as { hash?: string; expiresAt?: { toMillis(): number }; redeemedBy?: string };
  const { hash, expiresAt, redeemedBy = null } = stored;
  if (hash === undefined || expiresAt === undefined || expiresAt.toMillis() < Date.now()) return null;
  const storedHash = Buffer.from(hash, 'hex');
  if (storedHash.length !== 32 || !timingSafeEqual(storedHash, hashOf(token))) return null;
  // Without a team, the grant of a used link was interrupted.
  if (anybody.empty) return { redeemedBy };
  if (redeemedBy === null) return null;
  return storedRole((await transaction.get(team.doc(redeemedBy))).get('role')) === 'admin' ? { redeemedBy } : null;
}

/** The link of a token, and who has used it; null if the token is void. */
export const findInvite = (token: string): Promise<Invite | null> =>
  runTransaction((transaction) => readInvite(transaction, token));

/**
 * Uses the link up and makes the account the first admin. Of two accounts at once, only one does; resolves to whether. The same account
 * may repeat it: that completes an interrupted grant.
 */
export async function redeemInvite(token: string, { uid, email }: { uid: string; email: string }): Promise<boolean> {
  const isRedeemed = await runTransaction(async (transaction) => {
    const invite = await readInvite(transaction, token);
    if (invite?.redeemedBy === null) transaction.update(firestore().doc(ADMIN_INVITE), { redeemedBy: uid });
    return invite !== null && (invite.redeemedBy ?? uid) === uid;
  });
  // The link proves the person's right, not the mailbox.
  if (isRedeemed) await grantRole(email, 'admin', 'commandLine', { evenUnverified: true });
  return isRedeemed;
}
