import { isDeepStrictEqual } from 'node:util';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { requestedUploads, unattachedUploads } from '../images/upload-path';
import type { Written } from '../platform/triggers';
import { batchCalls } from './batch-calls';
import { pathOf } from './catalogue-change';
import { entriesOfWrite, NO_CHANGE } from './queue-documents';
import { publishPending } from './publish-pending';
import type { QueueEntry } from './publish-port';
import { publishStore } from './publish-store';
import { recordVersion } from './record-version';
import { scanProductsOf } from './read-documents';

const addEntries = batchCalls<readonly QueueEntry[]>((lists) => publishStore.addEntries(lists.flat()));

/**
 * Puts a written document into the publish queue and publishes. The event says only that the document has changed: its state is
 * read when it is published, so repeated and late events do no harm.
 */
export async function publishOnWrite(noun: CatalogueNoun, { data, params }: Written): Promise<void> {
  const { id } = params;
  if (data === undefined || id === undefined) throw new Error('An event of the catalogue names no document');
  const { before, after } = data;
  if (noun === 'categories' && before.get('priceAudience') !== after.get('priceAudience')) await queueProductsOf(id);
  await Promise.all([
    addEntries(entriesOfWrite(pathOf(noun, id), before.data(), after.data())),
    noun === 'products' && recordVersion(data),
  ]);
  const isRequestNew = !isDeepStrictEqual(requestedUploads(after.data() ?? {}), requestedUploads(before.data() ?? {}));
  const uploads = isRequestNew ? unattachedUploads(after.data() ?? {}) : [];
  if (uploads.length > 0) {
    const { attachPicture } = await import('../images/attach-picture');
    for (const uploadId of uploads) await attachPicture({ collection: noun, documentId: id, uploadId });
  }
  // After the entries were added, because the publisher works until the queue is empty.
  await publishPending(publishStore);
  // Last, because the site that has the cover may be slow.
  if (noun === 'categories') await (await import('../images/fetch-cover')).settleCover(id);
}

/** Queues the products of a category whose price audience has changed. */
async function queueProductsOf(categoryId: string): Promise<void> {
  for await (const documents of scanProductsOf(categoryId))
    await publishStore.addEntries(documents.flatMap(({ path, data }) => entriesOfWrite(path, data, data)));
}

/** Publishes changed settings of the site. The publisher reads them itself. */
export async function publishSettings(): Promise<void> {
  await addEntries([NO_CHANGE]);
  await publishPending(publishStore);
}
