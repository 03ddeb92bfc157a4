import { readSession, type Session } from '@catalogue/contract/entities/session';

/** Key of the session in localStorage. */
export const SESSION_KEY = 'userData';

/** The stored session; null when storage is off, or holds anything but a valid session. */
export function readStoredSession(): Session | null {
  try {
    return readSession(JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null'));
  } catch {
    return null;
  }
}
