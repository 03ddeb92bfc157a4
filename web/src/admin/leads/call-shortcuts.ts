const SHORTCUTS = ['later', 'tomorrow', 'week'] as const;
export type CallShortcut = 'soon' | (typeof SHORTCUTS)[number];

/** Quick choices for the next call. A call that is due can be put off for half an hour. */
export const callShortcuts = (nextCallAt: number | null, now: number): readonly CallShortcut[] =>
  nextCallAt !== null && nextCallAt <= now ? ['soon', ...SHORTCUTS] : SHORTCUTS;

const HOUR_MS = 3_600_000;
const CALL_HOUR = 10;

/** Moment (ms) of a quick choice for the next call, in this device's time zone; days begin at 10:00. */
export function callShortcut(shortcut: CallShortcut, now: number): number {
  if (shortcut === 'soon') return now + HOUR_MS / 2;
  if (shortcut === 'later') return now + 2 * HOUR_MS;
  const day = new Date(now);
  day.setDate(day.getDate() + (shortcut === 'tomorrow' ? 1 : 7));
  return day.setHours(CALL_HOUR, 0, 0, 0);
}
