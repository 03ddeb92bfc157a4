/** The server's clock as this device knows it: a device whose own clock is a day off shows and keeps the same as others. */
let offset = 0;

/** Learns from an answer's `Date` header; returns that time in ms, or null where there is none. */
export function learnServerTime(response: Response): number | null {
  const said = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(said)) return null;
  offset = said - Date.now();
  return said;
}

/** Now, ms, by the server's clock as last heard; by the device's own until then. */
export const serverNow = (): number => Date.now() + offset;
