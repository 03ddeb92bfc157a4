import { readSession, teamRoleOf, type Session } from '@catalogue/contract/entities/session';
import { hasRight, type Right } from '@catalogue/contract/roles';

/** Key of the session in localStorage. */
export const SESSION_KEY = 'userData';

/** Key in sessionStorage; its value is the reason for which a page of this tab has just ended the session. */
export const LOGGED_OUT_KEY = 'logged-out';

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
