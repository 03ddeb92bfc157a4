import { COLLECTIONS, LIMITED_PRICES, PUBLISHING_STATUS, SITE_SETTINGS } from '@catalogue/contract/collections';
import { publishingStatus } from '@catalogue/contract/entities/publishing';
import { siteSettings, toPublishedSettings } from '@catalogue/contract/entities/site-settings';
import * as v from 'valibot';
import type { CollectionReference } from '../platform/firestore';
import { FieldPath, firestore, Timestamp } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import { log } from '../platform/log';
import { encodeManifest } from './manifest';
import { nextMeta } from './next-meta';
import { acquireLease, assertLease, extendLease, LEASE_ID, releaseLease, renewLease, batchAcquire } from './publish-lease';
import { READERS_MS } from './publish-pending';
import type { PublishPort, QueueEntry, ReadQueueEntry } from './publish-port';
import { readDocuments, scanDocuments } from './read-documents';
import {
  manifestOf,
  manifestReference,
  metaOf,
  metaReference,
  readFragments,
  snapshotsReference,
  storableMeta,
} from './snapshot-store';

/** Failures listed for the admins. */
const MAX_FAILURES = 20;

const NOT_SEGMENTS = new Set(['manifest', LEASE_ID]);

/** Writes of one batch. Firestore accepts 500. */
const WRITE_BATCH = 400;

/** Consecutive parts of a list, each of at most `size` items. */
function* batches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

const publishQueue = (): CollectionReference => firestore().collection(COLLECTIONS.publishQueue);

/** Adds entries to the queue. An entry with the same id is overwritten. */
async function addEntries(entries: readonly QueueEntry[]): Promise<void> {
  for (const some of batches(entries, WRITE_BATCH)) {
    const batch = firestore().batch();
    for (const { id, wasPublic, ...rest } of some)
      batch.set(
        publishQueue().doc(id),
        { ...rest, ...(wasPublic ? { wasPublic } : {}), markedAt: Timestamp.now() },
        { merge: true },
      );
    await batch.commit();
  }
}

/** Entries with ids after `after`, in the order of their ids. */
async function readEntries(after: string, limit: number): Promise<ReadQueueEntry[]> {
  const ordered = publishQueue().orderBy(FieldPath.documentId()).limit(limit);
  const { docs } = await (after === '' ? ordered : ordered.startAfter(after)).get();
  return docs.map((document) => ({
    ...(document.data() as Omit<QueueEntry, 'id' | 'wasPublic'>),
    id: document.id,
    wasPublic: document.get('wasPublic') === true,
    revision: document.updateTime,
  }));
}

/** gRPC codes of a deletion whose document was written again or deleted. */
const CHANGED_SINCE: ReadonlySet<unknown> = new Set([9, 5]);
const ATTEMPTS = 5;

/** Deletes each entry only if it was not written again since it was read. */
async function deleteEntries(entries: readonly ReadQueueEntry[]): Promise<void> {
  const writer = firestore().bulkWriter({ throttling: false });
  writer.onWriteError(({ code, failedAttempts }) => !CHANGED_SINCE.has(code) && failedAttempts < ATTEMPTS);
  const deletions = entries.map(({ id, revision }) =>
    writer.delete(publishQueue().doc(id), { lastUpdateTime: revision as Timestamp }).catch((cause: unknown) => {
      if (!(cause instanceof Error && 'code' in cause && CHANGED_SINCE.has(cause.code))) throw cause;
    }),
  );
  await Promise.all([...deletions, writer.close()]);
}

const commit: PublishPort['commit'] = (token, { settings, segments, replaced, effects }) =>
  runTransaction(async (transaction) => {
    await assertLease(transaction, token);
    const meta = metaOf(await transaction.get(metaReference()));
    const before = manifestOf(await transaction.get(manifestReference()));
    const now = Date.now();
    const next = nextMeta(meta, effects, now);
    const remembered = (before?.replaced ?? []).filter(({ at }) => at >= now - 2 * READERS_MS);
    const manifest = {
      version: next.version,
      asOf: next.asOf,
      settings,
      segments,
      replaced: [...remembered, ...replaced.map((id) => ({ id, at: now }))],
    };
    transaction.set(manifestReference(), { data: encodeManifest(manifest) });
    transaction.set(metaReference(), storableMeta(next));
    extendLease(transaction, token);
    return { ...manifest, format: 1 as const };
  });

const report: PublishPort['report'] = async ({ examined, failures }) => {
  const reference = firestore().doc(PUBLISHING_STATUS);
  const [stored, pending, oldest] = await Promise.all([
    reference.get(),
    publishQueue().count().get(),
    publishQueue().orderBy('markedAt').limit(1).get(),
  ]);
  const before = v.safeParse(publishingStatus, stored.data());
  const others = before.success
    ? before.output.failures.filter(({ path }) => !(examined as ReadonlySet<string>).has(path))
    : [];
  await reference.set({
    pending: pending.data().count,
    oldestAt: (oldest.docs[0]?.get('markedAt') as Timestamp | undefined) ?? null,
    failures: [...failures, ...others].slice(0, MAX_FAILURES),
  });
};

/** The publisher's storage in Firestore. */
export const publishStore: PublishPort = {
  acquireLease: batchAcquire(acquireLease),
  renewLease,
  releaseLease,
  addEntries,
  readEntries,
  deleteEntries,

  readDocuments,
  scanDocuments,

  async readSettings() {
    const [site, limited] = await firestore().getAll(firestore().doc(SITE_SETTINGS), firestore().doc(LIMITED_PRICES));
    const limitsPrices = limited?.exists === true;
    const limits = limitsPrices ? { limitsPrices } : {};
    if (site?.exists !== true) return { published: limitsPrices ? limits : undefined, audience: 'everyone', limitsPrices };
    const parsed = v.safeParse(siteSettings, site.data());
    if (parsed.success) {
      const { priceAudience: audience } = parsed.output;
      return { published: { ...toPublishedSettings(parsed.output), ...limits }, audience, limitsPrices };
    }
    log.error('The settings of the site cannot be published', { path: SITE_SETTINGS });
    return { published: null, audience: 'nobody', limitsPrices: true };
  },
  async readManifest() {
    const [manifest, meta] = await firestore().getAll(manifestReference(), metaReference());
    // Without its meta/catalogue, no device knows of a publication.
    return manifest === undefined || meta === undefined || metaOf(meta) === null ? null : manifestOf(manifest);
  },
  async readSegments(references) {
    const lists = await readFragments(references, 'list');
    const details = await readFragments(references, 'details');
    const prices = await readFragments(references, 'prices');
    return references.map(({ first, count }, index) => {
      const [list, more, hidden] = [lists[index] ?? null, details[index] ?? null, prices[index] ?? null];
      return list === null || more === null || hidden === null ? null : { first, count, list, details: more, prices: hidden };
    });
  },
  async writeSegment({ list, details, prices }) {
    const reference = snapshotsReference().doc();
    const hidden = prices.length === 0 ? {} : { prices: prices.bytes };
    await reference.create({ list: list.bytes, details: details.bytes, ...hidden });
    return reference.id;
  },
  async deleteSegments(ids) {
    // Each deletion alone: a commit is limited to 10 MiB with the sizes of the documents it deletes, and a segment may have 1 MiB.
    const writer = firestore().bulkWriter({ throttling: false });
    const deletions = ids.map((id) => writer.delete(snapshotsReference().doc(id)));
    await Promise.all([...deletions, writer.close()]);
  },
  async listSegments() {
    const { docs, readTime } = await snapshotsReference().select().get();
    return docs
      .filter(({ id }) => !NOT_SEGMENTS.has(id))
      .map(({ id, createTime }) => ({ id, ageMs: readTime.toMillis() - createTime.toMillis() }));
  },

  commit,
  report,
};
