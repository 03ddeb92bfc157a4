export const CALL_SHORTCUTS = ['later', 'tomorrow', 'week'] as const;
export type CallShortcut = (typeof CALL_SHORTCUTS)[number];

const HOUR_MS = 3_600_000;
const CALL_HOUR = 10;

/** Moment (ms) of a quick choice for the next call, in this device's time zone; days begin at 10:00. */
export function callShortcut(shortcut: CallShortcut, now: number): number {
  if (shortcut === 'later') return now + 2 * HOUR_MS;
  const day = new Date(now);
  day.setDate(day.getDate() + (shortcut === 'tomorrow' ? 1 : 7));
  return day.setHours(CALL_HOUR, 0, 0, 0);
}
