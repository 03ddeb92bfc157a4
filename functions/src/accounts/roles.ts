import { COLLECTIONS } from '@catalogue/contract/collections';
import type { TeamMember } from '@catalogue/contract/entities/team';
import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../platform/auth';
import { FieldValue, firestore, type Transaction } from '../platform/firestore';
import { devicesOf } from '../push/devices';
import { nullIfUnknown } from './auth-error';

/** Who grants or revokes: an admin, or the command line. */
export type Granter = { uid: string; name: string } | 'commandLine';

export type Granted =
  { outcome: 'granted' | 'alreadyGranted'; account: UserRecord } | { outcome: 'unknownUser' | 'unverified' | 'notOnTeam' };
export type Revoked = { outcome: 'revoked' | 'lastAdmin' | 'notOnTeam' };

const team = () => firestore().collection(COLLECTIONS.team);

/**
 * Makes an account an admin: team document and activity entry in one transaction, then the claim. A repeated call
 * completes an interrupted grant. Unverified addresses need `evenUnverified`: anybody could have registered them.
 */
export async function grantAdmin(
  email: string,
  by: Granter,
  { evenUnverified }: { evenUnverified: boolean },
): Promise<Granted> {
  const account = await auth().getUserByEmail(email).catch(nullIfUnknown);
  if (account === null) return { outcome: 'unknownUser' };
  if (!account.emailVerified && !evenUnverified) return { outcome: 'unverified' };

  const outcome = await firestore().runTransaction(async (transaction) => {
    const [member, granter] = await Promise.all([
      transaction.get(team().doc(account.uid)),
      by === 'commandLine' ? null : transaction.get(team().doc(by.uid)),
    ]);
    if (granter !== null && !granter.exists) return 'notOnTeam';
    if (member.exists) return 'alreadyGranted';
    const name = account.displayName ?? email;
    const grantedBy = by === 'commandLine' ? null : by.name;
    transaction.create(member.ref, { name, email, grantedBy, grantedAt: FieldValue.serverTimestamp() });
    recordActivity(transaction, 'granted', { uid: account.uid, name }, by);
    return 'granted';
  });
  if (outcome === 'notOnTeam') return { outcome };
  await auth().setCustomUserClaims(account.uid, { ...account.customClaims, admin: true });
  return { outcome, account };
}

/**
 * Removes the team document of `uid`, then the claim, and revokes their refresh tokens. The transaction reads the whole
 * team, so two admins who revoke each other cannot both succeed. The last admin stays.
 */
export async function revokeAdmin(uid: string, by: Granter): Promise<Revoked> {
  const outcome = await removeFromTeam(uid, by);
  if (outcome === 'revoked') await removeAdminClaim(uid);
  return { outcome };
}

/** Removes a leaving person from the team; false if they are its last member. Ignores people who are not on it. */
export async function leaveTeam(uid: string): Promise<boolean> {
  const outcome = await removeFromTeam(uid, 'themselves');
  return outcome !== 'lastAdmin';
}

function removeFromTeam(uid: string, by: Granter | 'themselves'): Promise<Revoked['outcome']> {
  return firestore().runTransaction(async (transaction) => {
    const members = (await transaction.get(team())).docs;
    const member = members.find(({ id }) => id === uid);
    if (typeof by === 'object' && !members.some(({ id }) => id === by.uid)) return 'notOnTeam';
    if (!member) return 'revoked'; // An earlier call may have stopped before it removed the claim.
    if (members.length === 1) return 'lastAdmin';
    const { name } = member.data() as TeamMember;
    for (const { ref } of (await transaction.get(devicesOf(uid))).docs) transaction.delete(ref);
    transaction.delete(member.ref);
    recordActivity(transaction, 'revoked', { uid, name }, by === 'themselves' ? { uid, name } : by);
    return 'revoked';
  });
}

async function removeAdminClaim(uid: string): Promise<void> {
  const account = await auth().getUser(uid).catch(nullIfUnknown);
  if (account === null) return;
  const claims = Object.entries(account.customClaims ?? {}).filter(([name]) => name !== 'admin');
  await auth().setCustomUserClaims(uid, Object.fromEntries(claims));
  await auth().revokeRefreshTokens(uid);
}

/** Writes the activity entry of a grant or revocation. */
function recordActivity(
  transaction: Transaction,
  action: 'granted' | 'revoked',
  whom: { uid: string; name: string },
  by: Granter,
): void {
  transaction.create(firestore().collection(COLLECTIONS.activity).doc(), {
    action,
    noun: 'team',
    id: whom.uid,
    title: whom.name,
    count: 1,
    by: by === 'commandLine' ? '' : by.uid,
    byName: by === 'commandLine' ? '' : by.name,
    at: FieldValue.serverTimestamp(),
  });
}
