/** Whether the browser has Background Sync, which sends enquiries with every tab closed. Safari and Firefox lack it. */
export const sendsByItself = typeof window === 'undefined' || 'SyncManager' in window;
