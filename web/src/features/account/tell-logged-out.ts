import { LOGGED_OUT_KEY } from '../../data/device-store/stored-session';
import { deleteStaffCache } from '../../data/offline-files/staff-cache';
import { notify } from '../../ui/notify';
import { ACCOUNT_TEXTS } from './account-texts';

const NOTICES = {
  person: { text: ACCOUNT_TEXTS.loggedOut, kind: 'success' },
  server: { text: ACCOUNT_TEXTS.loggedOutByServer, kind: 'information' },
  staffLost: { text: ACCOUNT_TEXTS.staffLostLoggedOut, kind: 'information' },
  switched: { text: ACCOUNT_TEXTS.loggedIn, kind: 'success' },
} as const;

/** Who or what ended the session. `switched`: somebody else has logged in after it. */
export type LogOutReason = keyof typeof NOTICES;

/** A page that stays this long has shown the notice. */
const SHOWN_MS = 2_000;
/** A long sentence, which nobody expects. */
const OTHERS_MS = 12_000;

/** The page that follows says why the session has ended. Without storage the header alone says it. */
export function leaveNotice(reason: LogOutReason): void {
  try {
    sessionStorage.setItem(LOGGED_OUT_KEY, reason);
  } catch {
    // See above.
  }
}

/**
 * Says why the device is logged out. The next page says it again if this one is left at once: the message would disappear with a
 * link that was clicked meanwhile.
 */
export async function tellLoggedOut(reason: LogOutReason): Promise<void> {
  leaveNotice(reason);
  setTimeout(forgetNotice, SHOWN_MS);
  await show(reason);
}

async function show(reason: LogOutReason): Promise<void> {
  const { text, kind } = NOTICES[reason];
  await notify(text, { kind });
  // The person who has logged in may have gathered some of it before, as a visitor.
  if (reason === 'switched') await notify(ACCOUNT_TEXTS.othersDeleted, { kind: 'information', duration: OTHERS_MS });
}

/** Deletes what Firestore has held for staff, then says what an earlier page left to say. Does nothing on any other page. */
export async function finishLogOut(): Promise<void> {
  const reason = storedReason();
  if (reason === undefined) return;
  forgetNotice();
  // The next person's page opens Firestore already (claim-device.ts).
  if (reason !== 'switched') await deleteStaffCache();
  await show(reason);
}

function storedReason(): LogOutReason | undefined {
  try {
    const stored = sessionStorage.getItem(LOGGED_OUT_KEY);
    return stored !== null && Object.hasOwn(NOTICES, stored) ? (stored as LogOutReason) : undefined;
  } catch {
    return undefined;
  }
}

function forgetNotice(): void {
  try {
    sessionStorage.removeItem(LOGGED_OUT_KEY);
  } catch {
    // Nothing was written.
  }
}
