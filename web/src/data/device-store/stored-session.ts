import { readSession, teamRoleOf, type Session } from '@catalogue/contract/entities/session';
import { hasRight, type Right } from '@catalogue/contract/roles';

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

/** Whether the person who is logged in has a right, by the stored session. The rules decide. */
export const hasOwnRight = (right: Right): boolean => hasRight(teamRoleOf(readStoredSession()?.roles), right);
