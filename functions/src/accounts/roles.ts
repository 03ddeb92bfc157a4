import { COLLECTIONS } from '@catalogue/contract/collections';
import { displayNameOf } from '@catalogue/contract/entities/fields';
import { storedRole, TEAM_ROLES, type TeamRole } from '@catalogue/contract/roles';
import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../platform/auth';
import { type DocumentReference, type DocumentSnapshot, FieldValue, firestore, type Transaction } from '../platform/firestore';
import { runTransaction, storeRepeatably } from '../platform/run-transaction';
import { devicesOf } from '../push/devices';
import { nullIfUnknown } from './auth-error';

/** Who grants or revokes: an admin, or the command line. */
export type Granter = { uid: string; name: string } | 'commandLine';

export type Granted =
  | { outcome: 'granted' | 'alreadyGranted'; account: UserRecord }
  | { outcome: 'unknownUser' | 'unverified' | 'notOnTeam' | 'lastAdmin' };
export type Revoked = { outcome: 'revoked' | 'lastAdmin' | 'notOnTeam' };

const team = () => firestore().collection(COLLECTIONS.team);

const roleOf = (member: DocumentSnapshot): TeamRole | null => storedRole(member.get('role'));
const isAdminMember = (member: DocumentSnapshot): boolean => roleOf(member) === 'admin';

/**
 * Takes an account into the team or changes its role: team document and activity entry in one transaction, then the claim. If
 * the claim fails, both are undone. A repeated call completes an interrupted grant. Unverified addresses need `evenUnverified`: anybody could have
 * registered them.
 */
export async function grantRole(
  email: string,
  role: TeamRole,
  by: Granter,
  { evenUnverified }: { evenUnverified: boolean },
): Promise<Granted> {
  const account = await auth().getUserByEmail(email).catch(nullIfUnknown);
  if (account === null) return { outcome: 'unknownUser' };
  if (!account.emailVerified && !evenUnverified) return { outcome: 'unverified' };

  const entry = firestore().collection(COLLECTIONS.activity).doc();
  let before: DocumentSnapshot | undefined;
  const outcome = await runTransaction(async (transaction) => {
    // Repeated because Firestore's answer was lost.
    if ((await transaction.get(entry)).exists) return 'granted';
    // The whole team, so that two admins who take each other's role cannot both succeed.
    const members = (await transaction.get(team())).docs;
    const member = members.find(({ id }) => id === account.uid);
    before = member;
    if (by !== 'commandLine' && !members.some((one) => one.id === by.uid && isAdminMember(one))) return 'notOnTeam';
    if (member && roleOf(member) === role) return 'alreadyGranted';
    if (member && isLastAdmin(member, members)) return 'lastAdmin';
    // Notifications of all leads need the right to them; the devices of a member who keeps it register again.
    for (const { ref } of (await transaction.get(devicesOf(account.uid))).docs) transaction.delete(ref);
    const name = displayNameOf(account.displayName, email);
    const grantedBy = by === 'commandLine' ? null : displayNameOf(by.name);
    transaction.set(team().doc(account.uid), { name, email, role, grantedBy, grantedAt: FieldValue.serverTimestamp() });
    recordActivity(transaction, entry, { action: 'granted', role }, { uid: account.uid, name }, by);
    return 'granted';
  });
  if (outcome === 'notOnTeam' || outcome === 'lastAdmin') return { outcome };
  try {
    await auth().setCustomUserClaims(account.uid, { ...withoutRoles(account), [role]: true });
  } catch (error) {
    if (outcome === 'granted') await undoGrant(account.uid, entry, before?.data());
    throw error;
  }
  return { outcome, account };
}

/** Restores the member of before the grant, or none. */
const undoGrant = (uid: string, entry: DocumentReference, before: Record<string, unknown> | undefined): Promise<void> =>
  storeRepeatably((transaction) => {
    if (before === undefined) transaction.delete(team().doc(uid));
    else transaction.set(team().doc(uid), before);
    transaction.delete(entry);
  });

const isLastAdmin = (member: DocumentSnapshot, members: readonly DocumentSnapshot[]): boolean =>
  isAdminMember(member) && members.filter(isAdminMember).length === 1;

/**
 * Removes the team document of `uid`, then the claim, and revokes their refresh tokens. The transaction reads the whole
 * team, so two admins who revoke each other cannot both succeed. The last admin stays.
 */
export async function revokeRole(uid: string, by: Granter): Promise<Revoked> {
  const outcome = await removeFromTeam(uid, by);
  if (outcome === 'revoked') await removeRoleClaims(uid);
  return { outcome };
}

/** Removes a leaving person from the team; false if they are its last admin. Ignores people who are not on it. */
export async function leaveTeam(uid: string): Promise<boolean> {
  const outcome = await removeFromTeam(uid, 'themselves');
  return outcome !== 'lastAdmin';
}

function removeFromTeam(uid: string, by: Granter | 'themselves'): Promise<Revoked['outcome']> {
  return runTransaction(async (transaction) => {
    const members = (await transaction.get(team())).docs;
    const member = members.find(({ id }) => id === uid);
    if (typeof by === 'object' && !members.some((one) => one.id === by.uid && isAdminMember(one))) return 'notOnTeam';
    if (!member) return 'revoked'; // An earlier call may have stopped before it removed the claim.
    if (isLastAdmin(member, members)) return 'lastAdmin';
    const name = displayNameOf(member.get('name'), uid);
    for (const { ref } of (await transaction.get(devicesOf(uid))).docs) transaction.delete(ref);
    transaction.delete(member.ref);
    const entry = firestore().collection(COLLECTIONS.activity).doc();
    recordActivity(transaction, entry, { action: 'revoked' }, { uid, name }, by === 'themselves' ? { uid, name } : by);
    return 'revoked';
  });
}

async function removeRoleClaims(uid: string): Promise<void> {
  const account = await auth().getUser(uid).catch(nullIfUnknown);
  if (account === null) return;
  await auth().setCustomUserClaims(uid, withoutRoles(account));
  await auth().revokeRefreshTokens(uid);
}

/** The account's claims that are no role of the team. */
const withoutRoles = ({ customClaims = {} }: UserRecord): Record<string, unknown> =>
  Object.fromEntries(Object.entries(customClaims).filter(([name]) => !(TEAM_ROLES as readonly string[]).includes(name)));

/** Writes the activity entry of a grant or revocation. */
function recordActivity(
  transaction: Transaction,
  entry: DocumentReference,
  change: { action: 'granted'; role: TeamRole } | { action: 'revoked' },
  whom: { uid: string; name: string },
  by: Granter,
): void {
  transaction.create(entry, {
    ...change,
    noun: 'team',
    id: whom.uid,
    title: whom.name,
    count: 1,
    by: by === 'commandLine' ? '' : by.uid,
    byName: by === 'commandLine' ? '' : by.name,
    at: FieldValue.serverTimestamp(),
  });
}
