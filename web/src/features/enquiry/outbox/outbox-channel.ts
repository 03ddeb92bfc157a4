import { tabChannel } from '../../../data/device-store/tab-channel';

/** Tells the other tabs and the service worker that the outbox has changed. */
export const outboxChannel = tabChannel<'changed'>('outbox');
