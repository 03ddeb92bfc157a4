import { accounts } from '@catalogue/contract/endpoints/accounts';
import { type OwnProfile, type ProfileEdit, ownProfile, profileEdit } from '@catalogue/contract/entities/account';
import * as v from 'valibot';
import { change, readKnown, remove } from '../../../data/device-store/database';
import { queueForLock } from '../../../data/device-store/locks';
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

/** What was stored last, as far as this page knows. */
let held: Stored | null = null;
/** Changes that this page is storing: `held` is newer than what the device has. */
let storing = 0;
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
  const { user } = currentSession();
  if (!user) return;
  await changeStored(user.uid, (own) => ({ ...own, edit: { ...own.edit, ...edit } }));
  if (edit.name !== undefined) renameSessionUser(edit.name);
  await exchange(user.uid);
}

/** Stores a profile that another request has read. */
export async function storeProfile(profile: OwnProfile): Promise<void> {
  if (currentSession().user?.uid === profile.userId) await changeStored(profile.userId, (own) => ({ ...own, profile }));
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

/** One exchange at a time, also across tabs: an older edit must not overtake a newer one. */
let last: Promise<void> = Promise.resolve();
function exchange(uid: string): Promise<void> {
  const run = () => queueForLock('profile', () => exchangeNow(uid));
  last = last.then(run, run);
  return last;
}

async function exchangeNow(uid: string): Promise<void> {
  const own = await open();
  if (own?.uid !== uid) return;
  const { edit } = own;
  const sends = Object.keys(edit).length > 0;
  if (sends) state.set({ ...state.get(), state: 'sending', reason: '' });
  const called = sends
    ? await callAsUser(accounts.editUser, { params: { userId: uid }, body: edit })
    : await callAsUser(accounts.readUser, { params: { userId: uid } });
  // Logged out during the call, here or in another tab.
  if (held?.uid !== uid || currentSession().user?.uid !== uid) return;
  if (called.outcome === 'done') {
    await changeStored(uid, (now) => ({ uid, profile: called.answer, edit: editsAfter(edit, now.edit) }));
    renameSessionUser(state.get().profile?.name ?? called.answer.name);
    if (edit.name !== undefined)
      await import('../../../data/firebase/auth').then(({ reloadUser }) => reloadUser()).catch(() => undefined);
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

/** The edits that were made while `sent` was on its way. */
const editsAfter = (sent: ProfileEdit, edit: ProfileEdit): ProfileEdit =>
  Object.fromEntries(Object.entries(edit).filter(([field, value]) => sent[field as keyof ProfileEdit] !== value));

/** The stored profile of the signed-in person, with what other tabs have stored. */
async function open(): Promise<Stored | null> {
  const user = currentSession().user;
  if (!user) return null;
  const found = await readKnown('settings', KEY).then(
    (value) => parseStored(value, user.uid),
    () => heldOf(user.uid),
  );
  // Logged out meanwhile.
  if (currentSession().user?.uid !== user.uid) return null;
  if (storing > 0) return heldOf(user.uid);
  if (JSON.stringify(found) === JSON.stringify(held)) return held;
  held = found;
  if (held.profile) state.set(stateOf(held));
  return held;
}

const emptyOf = (uid: string): Stored => ({ uid, profile: null, edit: {} });
const heldOf = (uid: string): Stored => (held?.uid === uid ? held : emptyOf(uid));

/** What the device has of `uid`; that of somebody else counts as nothing. */
function parseStored(value: unknown, uid: string): Stored {
  const found = v.safeParse(stored, value);
  return found.success && found.output.uid === uid ? found.output : emptyOf(uid);
}

/** Shows a change at once, and stores it on top of what other tabs have stored. */
async function changeStored(uid: string, update: (own: Stored) => Stored): Promise<void> {
  const before = heldOf(uid);
  show(update(before));
  let next = before;
  storing += 1;
  await change('settings', KEY, (current) => {
    next = update(current === undefined ? before : parseStored(current, uid));
    return next;
  }).finally(() => (storing -= 1));
  // Unless the person has logged out, or a later change is still being stored.
  if (storing === 0 && held?.uid === uid) show(next);
}

function show(own: Stored): void {
  held = own;
  state.set(stateOf(own));
}

const hasEdit = ({ edit }: Pick<Stored, 'edit'>): boolean => Object.keys(edit).length > 0;

function stateOf(own: Stored): ProfileState {
  const profile = own.profile && { ...own.profile, ...own.edit, ...(own.edit.imageName === null && { picture: null }) };
  return { profile, state: hasEdit(own) ? 'waiting' : 'saved', reason: '' };
}
