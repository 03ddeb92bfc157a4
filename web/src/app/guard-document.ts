import { PATHS } from '@catalogue/contract/paths';
import { OWNER_KEY, readOwner } from '../data/device-store/data-owner';
import { isMeetingUnderWay, MEETING_KEY } from '../data/device-store/stored-meeting';
import { LOGGED_OUT_KEY, readStoredSession, SESSION_KEY } from '../data/device-store/stored-session';

/*
 * A meeting and a log-out hold for every document of the site, at every moment: for one that is opened, for another tab that is open
 * already, and for one that the browser brings back whole (back-forward cache).
 */

/** Whether the page before this one ended the session. account/tell-logged-out.ts writes the key. */
export function hasLoggedOut(): boolean {
  try {
    return sessionStorage.getItem(LOGGED_OUT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Takes what this page shows off the screen and leaves it for `path`: Back does not return to it. */
function leaveFor(path: string): void {
  document.getElementById('root')?.replaceChildren();
  location.replace(path);
}

/** As `leaveFor` the same page, which keeps where a login leads to. */
function openAnew(): void {
  document.getElementById('root')?.replaceChildren();
  location.reload();
}

const isMeetingPage = (): boolean => location.pathname === PATHS.meeting;

/** Watches for the beginning of a meeting, the end of the session and another owner of the device's data for as long as the page lives. */
export function guardDocument(): void {
  let uid = readStoredSession()?.uid ?? null;
  const check = (): void => {
    const now = readStoredSession()?.uid ?? null;
    const hasLeft = uid !== null && now !== uid;
    uid = now;
    if (isMeetingUnderWay(Date.now()) && !isMeetingPage()) leaveFor(PATHS.meeting);
    else if (hasLeft) leaveFor(location.href);
  };
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    // The data that this page may show were deleted: their owner logged out, or somebody else has logged in.
    if (key === OWNER_KEY && oldValue !== null && newValue !== oldValue) openAnew();
    else if (key === MEETING_KEY || key === SESSION_KEY || key === null) check();
  });
  // The back/forward cache must hold no personal data: a meeting may start, or the person log out, meanwhile.
  let isPersonal = false;
  addEventListener('pagehide', ({ persisted }) => {
    isPersonal = uid !== null || readOwner() !== null;
    if (persisted && isPersonal) document.getElementById('root')?.replaceChildren();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (isMeetingUnderWay(Date.now()) && !isMeetingPage()) leaveFor(PATHS.meeting);
    else if (isPersonal) location.reload();
  });
}
