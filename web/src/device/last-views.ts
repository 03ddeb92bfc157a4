/** Begins the keys in localStorage of what staff screens showed last (admin/last-view.ts). public/reopen-screen.js repeats it. */
const PREFIX = 'view ';

export const lastViewKey = (pathname: string): string => PREFIX + pathname;

/** Deletes the last views of all screens from this device. */
export function deleteLastViews(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is off.
  }
}
