/** Key in sessionStorage: a reload belongs to the visit. */
const KEY = 'seen-splashes';

const seen = new Set(readStored());

function readStored(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    // Storage is off, or this is the server.
    return [];
  }
}

/** Whether the splash of a page was seen in this visit. */
export const isSplashSeen = (name: string): boolean => seen.has(name);

/** Remembers that the splash of a page was seen, for this visit; where storage is off, until the page is loaded again. */
export function addSeenSplash(name: string): void {
  seen.add(name);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...seen]));
  } catch {
    // Storage is off.
  }
}
