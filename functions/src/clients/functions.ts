import { COLLECTIONS } from '@catalogue/contract/collections';
import { onWritten } from '../platform/triggers';

/** Deletes the photo of a card with its client, however the client was deleted, and when another photo takes its place. */
export const eraseClientCard = onWritten('eraseClientCard', `${COLLECTIONS.clients}/{id}`, async ({ data }) => {
  if (data?.before.get('card') === undefined) return;
  await (await import('./client-card')).deleteReplacedCard(data.before, data.after);
});
