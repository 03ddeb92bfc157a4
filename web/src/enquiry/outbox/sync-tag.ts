/** Names our Background Sync registration, in pages and in the service worker. */
export const SYNC_TAG = 'outbox';
