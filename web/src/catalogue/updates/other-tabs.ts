const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('catalogue');

/** Tells the other tabs of this device that a newer catalogue has been saved on it. */
export const announceUpdate = (version: number): void => channel?.postMessage(version);

/** Calls `listener` when another tab has saved a newer catalogue. */
export function onUpdateInOtherTab(listener: () => void): void {
  channel?.addEventListener('message', listener);
}
