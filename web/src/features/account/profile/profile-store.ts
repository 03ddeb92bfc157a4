import { accounts } from '@catalogue/contract/endpoints/accounts';
import { type OwnProfile, type ProfileEdit, ownProfile, profileEdit } from '@catalogue/contract/entities/account';
import * as v from 'valibot';
import { read, remove, write } from '../../../data/device-store/database';
import { observable } from '../../../lib/observable';
import { callAsUser } from '../call-as-user';
import { renameSessionUser, currentSession } from '../session';

/**
 * The signed-in person's profile: the server's last version and edits that have not been sent. Both are stored on the
 * device, so the page works offline. Edits set fields to values, so sending one twice is harmless.
 */
export interface ProfileState {
  /** With the pending edit applied; null while unknown. */
  profile: OwnProfile | null;
  /** saved: the server has everything. waiting: an edit is only on this device. refused: `reason` says why. */
  state: 'loading' | 'saved' | 'sending' | 'waiting' | 'refused';
  reason: string;
}

const KEY = 'profile';
/** Statuses after which the edit is sent again later: expired login, too many requests. */
const RETRY_STATUSES = [401, 429];
const stored = v.object({ uid: v.string(), profile: v.nullable(ownProfile), edit: profileEdit });
type Stored = v.InferOutput<typeof stored>;

let held: Stored | null = null;
const NOT_LOADED: ProfileState = { profile: null, state: 'loading', reason: '' };
const state = observable(NOT_LOADED);

export const currentProfile = state.get;
export const subscribeProfile = state.subscribe;

/** Shows the stored profile, sends a pending edit, then reads the server's version. */
export async function refreshProfile(): Promise<void> {
  const own = await open();
  if (own) await exchange(own.uid);
}

/** Shows and stores an edit at once, and sends it when possible. */
export async function saveProfile(edit: ProfileEdit): Promise<void> {
  const own = await open();
  if (!own) return;
  await writeStored({ ...own, edit: { ...own.edit, ...edit } });
  if (edit.name !== undefined) renameSessionUser(edit.name);
  await exchange(own.uid);
}

/** Stores a profile that another request has read. */
export async function storeProfile(profile: OwnProfile): Promise<void> {
  const own = await open();
  if (own?.uid === profile.userId) await writeStored({ ...own, profile });
}

/** Sends a pending edit, if there is one. Called at start and when the network returns. */
export async function sendPendingEdit(): Promise<void> {
  const own = await open();
  if (own && hasEdit(own)) await exchange(own.uid);
}

/** Whether an edit has not been sent: logging out would drop it. */
export async function hasPendingEdit(): Promise<boolean> {
  const own = await open();
  return own !== null && hasEdit(own);
}

/** A new name that has not been sent: Auth does not know it yet. */
export async function pendingName(): Promise<string | undefined> {
  return (await open())?.edit.name;
}

/** Deletes the profile from this device after a logout. */
export async function clearProfile(): Promise<void> {
  held = null;
  state.set(NOT_LOADED);
  await remove('settings', KEY);
}

/** One exchange at a time: an older edit must not overtake a newer one. */
let last: Promise<void> = Promise.resolve();
function exchange(uid: string): Promise<void> {
  const run = () => exchangeNow(uid);
  last = last.then(run, run);
  return last;
}

async function exchangeNow(uid: string): Promise<void> {
  const edit = held?.edit ?? {};
  const sends = Object.keys(edit).length > 0;
  if (sends) state.set({ ...state.get(), state: 'sending', reason: '' });
  const called = sends
    ? await callAsUser(accounts.editUser, { params: { userId: uid }, body: edit })
    : await callAsUser(accounts.readUser, { params: { userId: uid } });
  if (held?.uid !== uid) return; // Logged out during the call.
  // Edits made during the call stay pending.
  const left = Object.fromEntries(
    Object.entries(held.edit).filter(([field, value]) => edit[field as keyof ProfileEdit] !== value),
  );
  if (called.outcome === 'done') {
    await writeStored({ uid, profile: called.answer, edit: left });
    renameSessionUser(state.get().profile?.name ?? called.answer.name);
    if (edit.name !== undefined)
      await import('../../../data/firestore/auth').then(({ reloadUser }) => reloadUser()).catch(() => undefined);
    return;
  }
  // The edit stays stored, to be sent later or corrected.
  const later = called.outcome === 'unreachable' || RETRY_STATUSES.includes(called.status);
  state.set({
    ...state.get(),
    state: !later ? 'refused' : hasEdit(held) ? 'waiting' : 'saved',
    reason: later ? '' : called.message,
  });
}

/** The stored profile of the signed-in person. */
async function open(): Promise<Stored | null> {
  const user = currentSession().user;
  if (!user) return null;
  if (held?.uid === user.uid) return held;
  const found = v.safeParse(stored, await read('settings', KEY));
  held = found.success && found.output.uid === user.uid ? found.output : { uid: user.uid, profile: null, edit: {} };
  if (held.profile) state.set(stateOf(held));
  return held;
}

async function writeStored(next: Stored): Promise<void> {
  held = next;
  state.set(stateOf(next));
  await write('settings', KEY, next);
}

const hasEdit = ({ edit }: Pick<Stored, 'edit'>): boolean => Object.keys(edit).length > 0;

function stateOf(own: Stored): ProfileState {
  const profile = own.profile && { ...own.profile, ...own.edit, ...(own.edit.imageName === null && { picture: null }) };
  return { profile, state: hasEdit(own) ? 'waiting' : 'saved', reason: '' };
}
