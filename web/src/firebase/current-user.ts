import { auth } from './auth';

/** The signed-in user; '' as uid and name when nobody is. */
export function currentUser(): { uid: string; name: string } {
  const user = auth.currentUser;
  return { uid: user?.uid ?? '', name: user?.displayName ?? user?.email ?? '' };
}

/** Resolves to the signed-in user once Auth has read this device's session. */
export async function readyCurrentUser(): Promise<{ uid: string; name: string }> {
  await auth.authStateReady();
  return currentUser();
}

/** The author fields of an activity entry. */
export function activityAuthor(): { by: string; byName: string } {
  const { uid, name } = currentUser();
  return { by: uid, byName: name };
}
