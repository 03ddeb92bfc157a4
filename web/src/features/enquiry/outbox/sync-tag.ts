/** Tag of the outbox's Background Sync registration, for pages and the service worker. */
export const SYNC_TAG = 'outbox';
