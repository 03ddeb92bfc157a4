import { within } from '../lib/within';
import { flush } from '../features/enquiry/outbox/flush';
import { uploadFiles } from '../features/enquiry/outbox/upload-files';
import { browserDeps, SYNC_TAG } from '../features/enquiry/outbox/browser-deps';

/** The part of the Background Sync draft used here; no type library has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const isOutboxSync = (event: Event): event is SyncEvent => 'tag' in event && event.tag === SYNC_TAG;

/** A busy worker delays its update, and pages wait for that. Longer work is left to the next sync event. */
const SYNC_TIMEOUT_MS = 60_000;

/** Sends waiting enquiries with every tab closed. After a rejection the browser repeats the event later. */
export function onSync(event: Event): void {
  if (isOutboxSync(event)) event.waitUntil(within(SYNC_TIMEOUT_MS, sendPending()));
}

async function sendPending(): Promise<void> {
  await flush(browserDeps, 'signal');
  const { pending: left } = await uploadFiles(browserDeps, 'signal');
  if (left > 0) throw new Error('Some enquiries could not be sent yet');
}
