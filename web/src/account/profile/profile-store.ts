import { accounts } from '@catalogue/contract/endpoints/accounts';
import { type OwnProfile, type ProfileEdit, ownProfile, profileEdit } from '@catalogue/contract/entities/account';
import * as v from 'valibot';
import { read, remove, write } from '../../device/database';
import { callAsUser } from '../call-as-user';
import { renameSessionUser, currentSession } from '../session';

/**
 * The signed-in person's own profile: what the server last said, and edits that have not reached it. Both are kept on the
 * device, so the page reads and writes without a network; a waiting edit goes by itself later. Edits name fields and
 * values, so sending one twice does no harm.
 */
export interface ProfileState {
  /** With the waiting edit in it; null until something is known. */
  profile: OwnProfile | null;
  /** saved: the server has everything. waiting: it is on this device only. refused: the server's reason is in `reason`. */
  state: 'loading' | 'saved' | 'sending' | 'waiting' | 'refused';
  reason: string;
}

const KEY = 'profile';
/** Refusals of the moment rather than of the edit: the login has run out (which says so itself), too many calls. */
const LATER = [401, 429];
const stored = v.object({ uid: v.string(), profile: v.nullable(ownProfile), edit: profileEdit });
type Stored = v.InferOutput<typeof stored>;

let held: Stored | null = null;
let current: ProfileState = { profile: null, state: 'loading', reason: '' };
const listeners = new Set<() => void>();

export const currentProfile = (): ProfileState => current;

export function subscribeProfile(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows what the device holds, sends what waits, then asks the server. */
export async function refreshProfile(): Promise<void> {
  const own = await open();
  if (own) await exchange(own.uid);
}

/** Takes an edit: shown and kept at once, sent when it can be. */
export async function saveProfile(edit: ProfileEdit): Promise<void> {
  const own = await open();
  if (!own) return;
  await keep({ ...own, edit: { ...own.edit, ...edit } });
  if (edit.name !== undefined) renameSessionUser(edit.name);
  await exchange(own.uid);
}

/** Takes what the server answered to somebody else's question. */
export async function storeProfile(profile: OwnProfile): Promise<void> {
  const own = await open();
  if (own?.uid === profile.userId) await keep({ ...own, profile });
}

/** For a start or a returning network: sends an edit that waits, and does nothing otherwise. */
export async function sendPendingEdit(): Promise<void> {
  const own = await open();
  if (own && waits(own)) await exchange(own.uid);
}

/** Whether something of the profile, edited here, is not at the server: logging out would drop it. */
export async function hasPendingEdit(): Promise<boolean> {
  const own = await open();
  return own !== null && waits(own);
}

/** A new name that has not reached the server: Auth does not know it yet. */
export async function pendingName(): Promise<string | undefined> {
  return (await open())?.edit.name;
}

/** Nothing personal stays on a device that was logged out. */
export async function clearProfile(): Promise<void> {
  held = null;
  show({ profile: null, state: 'loading', reason: '' });
  await remove('settings', KEY);
}

/** One exchange with the server at a time: an older edit must not overtake a newer one. */
let last: Promise<void> = Promise.resolve();
function exchange(uid: string): Promise<void> {
  const run = () => exchangeNow(uid);
  last = last.then(run, run);
  return last;
}

async function exchangeNow(uid: string): Promise<void> {
  const edit = held?.edit ?? {};
  const sends = Object.keys(edit).length > 0;
  if (sends) show({ ...current, state: 'sending', reason: '' });
  const called = sends
    ? await callAsUser(accounts.editUser, { params: { userId: uid }, body: edit })
    : await callAsUser(accounts.readUser, { params: { userId: uid } });
  if (held?.uid !== uid) return; // Logged out meanwhile.
  // What was edited meanwhile stays to be sent.
  const left = Object.fromEntries(
    Object.entries(held.edit).filter(([field, value]) => edit[field as keyof ProfileEdit] !== value),
  );
  if (called.outcome === 'done') {
    await keep({ uid, profile: called.answer, edit: left });
    renameSessionUser(current.profile?.name ?? called.answer.name);
    if (edit.name !== undefined)
      await import('../../firebase/auth').then(({ reloadUser }) => reloadUser()).catch(() => undefined);
    return;
  }
  // Whatever was not taken is kept: to be sent later, or to be corrected.
  const later = called.outcome === 'unreachable' || LATER.includes(called.status);
  show({
    ...current,
    state: !later ? 'refused' : waits(held) ? 'waiting' : 'saved',
    reason: later ? '' : called.message,
  });
}

/** What the device holds of whoever is signed in now. */
async function open(): Promise<Stored | null> {
  const user = currentSession().user;
  if (!user) return null;
  if (held?.uid === user.uid) return held;
  const found = v.safeParse(stored, await read('settings', KEY));
  held = found.success && found.output.uid === user.uid ? found.output : { uid: user.uid, profile: null, edit: {} };
  if (held.profile) show(stateOf(held));
  return held;
}

async function keep(next: Stored): Promise<void> {
  held = next;
  show(stateOf(next));
  await write('settings', KEY, next);
}

const waits = ({ edit }: Pick<Stored, 'edit'>): boolean => Object.keys(edit).length > 0;

function stateOf(own: Stored): ProfileState {
  const profile = own.profile && { ...own.profile, ...own.edit, ...(own.edit.imageName === null && { picture: null }) };
  return { profile, state: waits(own) ? 'waiting' : 'saved', reason: '' };
}

function show(next: ProfileState): void {
  current = next;
  for (const listener of listeners) listener();
}
