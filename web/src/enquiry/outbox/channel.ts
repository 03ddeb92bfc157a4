/** BroadcastChannel: tabs and the service worker say here that the outbox has changed. */
export const OUTBOX_CHANNEL = 'outbox';
