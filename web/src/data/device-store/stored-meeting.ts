/* What every page must know of a meeting (features/meeting/current-meeting.ts) before its first frame. */

/** Key in localStorage of a meeting under way. */
export const MEETING_KEY = 'meeting';

/** A forgotten PIN must not lock a device for ever. */
export const LONGEST_MEETING_MS = 12 * 60 * 60_000;

/** Whether a meeting that began at `startedAt` lasts at `now`; both by the device's clock, which may have been set back. */
export const isLasting = (startedAt: number, now: number): boolean => Math.abs(now - startedAt) < LONGEST_MEETING_MS;

/** While a meeting is under way, every page is the meeting: the client may hold the phone. */
export function isMeetingUnderWay(now: number): boolean {
  try {
    const { startedAt } = JSON.parse(localStorage.getItem(MEETING_KEY) ?? '{}') as { startedAt?: unknown };
    return typeof startedAt === 'number' && isLasting(startedAt, now);
  } catch {
    // Storage is off, or holds something else: no meeting has started.
    return false;
  }
}
