/** Tells the other tabs of this device that what it keeps of the catalogue has moved on. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('catalogue');

export const tellOtherTabs = (version: number): void => channel?.postMessage(version);

/** Calls `listener` when another tab has kept a newer catalogue. */
export function onNews(listener: () => void): void {
  channel?.addEventListener('message', listener);
}
