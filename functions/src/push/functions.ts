import { COLLECTIONS } from '@catalogue/contract/collections';
import { onCreated } from '../platform/triggers';

/** Runs when a mail to staff is queued: for each lead that is no suspect, and for each note of an enquirer. */
export const notifyStaff = onCreated('notifyStaff', `${COLLECTIONS.mail}/{id}`, async ({ params: { id } }) => {
  if (id === undefined) throw new Error('The event has no document id');
  await (await import('./notify-devices')).notifyDevices(id);
});
