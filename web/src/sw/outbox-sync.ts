import { flush } from '../enquiry/outbox/flush';
import { SYNC_TAG } from '../enquiry/outbox/sync-tag';
import { browserDeps } from '../enquiry/outbox/browser-deps';

/** The part of the Background Sync draft that is used here; no library of types has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const isOutboxSync = (event: Event): event is SyncEvent => 'tag' in event && event.tag === SYNC_TAG;

/** A worker at work is not replaced by a newer one, and pages wait for that: what takes longer is for the next time. */
const SYNC_TIMEOUT_MS = 60_000;

/** Sends what waits although every tab is closed. Rejecting makes the browser wake us again later. */
export function onSync(event: Event): void {
  if (isOutboxSync(event)) event.waitUntil(Promise.race([sendPending(), rejectAfterTimeout()]));
}

const rejectAfterTimeout = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('Sending takes too long')), SYNC_TIMEOUT_MS);
  });

async function sendPending(): Promise<void> {
  const { pending: left } = await flush(browserDeps, 'signal');
  if (left > 0) throw new Error('Some enquiries could not be sent yet');
}
