/** Milliseconds that the server's clock is ahead of the device's, which may be days off. */
let offset = 0;
let hasServerTime = false;

/** Updates the offset from a response's `Date` header; returns that time in ms, or null without one. */
export function learnServerTime(response: Response): number | null {
  const serverTime = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(serverTime)) return null;
  offset = serverTime - Date.now();
  hasServerTime = true;
  return serverTime;
}

/** The offset in ms, to be stored for the next visit, which may start offline. */
export const clockOffset = (): number => offset;

/** Restores the clock offset of an earlier visit; the first response overrides it. */
export function restoreClockOffset(stored: unknown): void {
  if (!hasServerTime && typeof stored === 'number') offset = stored;
}

/** Now in ms by the server's clock; by the device's clock while no offset is known. */
export const serverNow = (): number => Date.now() + offset;

/** The earlier time, ms, where the two clocks differ. By it expires what people typed: a clock that was just corrected deletes nothing. */
export const earliestNow = (): number => Math.min(Date.now(), serverNow());
