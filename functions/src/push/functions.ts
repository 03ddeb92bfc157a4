import { COLLECTIONS } from '@catalogue/contract/collections';
import { KEY_SECRETS } from '../platform/site-keys';
import { onCreated } from '../platform/triggers';

/** Runs when a mail to staff is queued: for each lead that is not spam, and for each note of an enquirer. */
export const notifyStaff = onCreated(
  'notifyStaff',
  `${COLLECTIONS.mail}/{id}`,
  async ({ params: { id }, data }) => {
    if (id === undefined) throw new Error('The event has no document id');
    // As it was created: the function that sends the mail changes its state at the same time.
    await (await import('./notify-devices')).notifyDevices(id, data?.data());
  },
  { secrets: KEY_SECRETS },
);
