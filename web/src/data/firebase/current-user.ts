import { LIMITS } from '@catalogue/contract/limits';
import { auth, authReady } from './auth';

/** The signed-in user; '' as uid and name when nobody is. */
export function currentUser(): { uid: string; name: string } {
  const user = auth.currentUser;
  return { uid: user?.uid ?? '', name: user?.displayName ?? user?.email ?? '' };
}

/** Resolves to the signed-in user once Auth has read this device's session. */
export async function readyCurrentUser(): Promise<{ uid: string; name: string }> {
  await authReady();
  return currentUser();
}

/**
 * The author fields of a timeline entry, from the token: the rules accept the name or the address in it. A renamed account keeps
 * its old name there until the token is renewed. Rejects where the token cannot be refreshed (offline).
 */
export async function timelineAuthor(): Promise<{ by: string; byName: string }> {
  const user = auth.currentUser;
  if (user === null) return { by: '', byName: '' };
  const { name, email } = (await user.getIdTokenResult()).claims;
  const texts = [name, email].filter((text) => typeof text === 'string');
  return { by: user.uid, byName: texts.find(({ length }) => length > 0 && length <= LIMITS.name) ?? texts.at(-1) ?? '' };
}

/** The author fields of an activity entry. */
export function activityAuthor(): { by: string; byName: string } {
  const { uid, name } = currentUser();
  return { by: uid, byName: name };
}
