/** The server's clock as this device knows it: a device whose own clock is a day off shows and keeps the same as others. */
let offset = 0;
let hasServerTime = false;

/** Learns from an answer's `Date` header; returns that time in ms, or null where there is none. */
export function learnServerTime(response: Response): number | null {
  const said = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(said)) return null;
  offset = said - Date.now();
  hasServerTime = true;
  return said;
}

/** How far the server's clock is ahead, ms: for the next visit, which may begin without a network. */
export const clockOffset = (): number => offset;

/** What an earlier visit kept of it holds until the server is heard. */
export function restoreClockOffset(kept: unknown): void {
  if (!hasServerTime && typeof kept === 'number') offset = kept;
}

/** Now, ms, by the server's clock as last heard, in this visit or an earlier one; by the device's own until then. */
export const serverNow = (): number => Date.now() + offset;
