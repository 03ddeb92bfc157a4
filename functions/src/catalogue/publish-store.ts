import { randomUUID } from 'node:crypto';
import { COLLECTIONS, LIMITED_PRICES, PUBLISHING_STATUS, SITE_SETTINGS } from '@catalogue/contract/collections';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { publishingStatus } from '@catalogue/contract/entities/publishing';
import { siteSettings, toPublishedSettings } from '@catalogue/contract/entities/site-settings';
import * as v from 'valibot';
import type { CollectionReference, DocumentSnapshot, Query, Transaction } from '../platform/firestore';
import { FieldPath, firestore, Timestamp } from '../platform/firestore';
import { log } from '../platform/log';
import { idOf, microsOf, nounOf, pathOf } from './entry';
import { encodeManifest } from './manifest';
import { nextMeta } from './next-meta';
import { READERS_MS } from './publish-pending';
import { LeaseLost } from './publish-port';
import type { Mark, PublishPort, ReadMark, StoredDocument } from './publish-port';
import {
  manifestOf,
  manifestReference,
  metaOf,
  metaReference,
  readFragments,
  snapshotsReference,
  storableMeta,
} from './snapshot-store';

/** Longer than a page takes. After a crash, the next publisher waits this long. */
const LEASE_MS = 60_000;
const SCAN_PAGE = 300;
const WRITE_BATCH = 400;
/** Failures listed for the admins. */
const MAX_FAILURES = 20;

const queue = (): CollectionReference => firestore().collection(COLLECTIONS.publishQueue);
const leaseReference = () => snapshotsReference().doc('lease');
const NOT_SEGMENTS = new Set(['manifest', 'lease']);

function* batches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

interface Lease {
  token: string | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const leaseOf = (document: DocumentSnapshot): Lease => (document.data() as Lease | undefined) ?? { token: null, expiresAt: 0 };

async function assertLease(transaction: Transaction, token: string): Promise<void> {
  const lease = leaseOf(await transaction.get(leaseReference()));
  if (lease.token !== token) throw new LeaseLost();
}

const isFree = ({ token, expiresAt }: Lease): boolean => token === null || expiresAt < Date.now();

async function acquireLease(): Promise<string | null> {
  // A plain read first: most calls of a burst find the lease held, and must not contend for it.
  if (!isFree(leaseOf(await leaseReference().get()))) return null;
  return firestore().runTransaction(async (transaction) => {
    if (!isFree(leaseOf(await transaction.get(leaseReference())))) return null;
    const token = randomUUID();
    transaction.set(leaseReference(), { token, expiresAt: Date.now() + LEASE_MS });
    return token;
  });
}

const setLease = (token: string, lease: Lease): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    await assertLease(transaction, token);
    transaction.set(leaseReference(), lease);
  });

async function releaseLease(token: string): Promise<void> {
  try {
    await setLease(token, { token: null, expiresAt: 0 });
  } catch (cause) {
    if (!(cause instanceof LeaseLost)) throw cause;
  }
}

async function addMarks(marks: readonly Mark[]): Promise<void> {
  for (const some of batches(marks, WRITE_BATCH)) {
    const batch = firestore().batch();
    for (const { id, wasPublic, ...rest } of some)
      batch.set(queue().doc(id), { ...rest, ...(wasPublic ? { wasPublic } : {}), markedAt: Timestamp.now() }, { merge: true });
    await batch.commit();
  }
}

async function readMarks(after: string, limit: number): Promise<ReadMark[]> {
  const ordered = queue().orderBy(FieldPath.documentId()).limit(limit);
  const { docs } = await (after === '' ? ordered : ordered.startAfter(after)).get();
  return docs.map((document) => ({
    ...(document.data() as Omit<Mark, 'id' | 'wasPublic'>),
    id: document.id,
    wasPublic: document.get('wasPublic') === true,
    revision: document.updateTime,
  }));
}

/** gRPC codes of a deletion whose document was written again, or is gone. */
const CHANGED_SINCE: ReadonlySet<unknown> = new Set([9, 5]);
const ATTEMPTS = 5;

/** A mark that was written again must stay, so each is deleted only in the state that was read. */
async function deleteMarks(marks: readonly ReadMark[]): Promise<void> {
  const writer = firestore().bulkWriter({ throttling: false });
  writer.onWriteError(({ code, failedAttempts }) => !CHANGED_SINCE.has(code) && failedAttempts < ATTEMPTS);
  const deletions = marks.map(({ id, revision }) =>
    writer.delete(queue().doc(id), { lastUpdateTime: revision as Timestamp }).catch((cause: unknown) => {
      if (!(cause instanceof Error && 'code' in cause && CHANGED_SINCE.has(cause.code))) throw cause;
    }),
  );
  await writer.close();
  await Promise.all(deletions);
}

const storedDocument = (document: DocumentSnapshot, noun: CatalogueNoun): StoredDocument => ({
  path: pathOf(noun, document.id),
  at: microsOf(document.updateTime ?? document.readTime),
  data: document.data(),
});

const scanDocuments = (noun: CatalogueNoun): AsyncGenerator<StoredDocument[]> =>
  scan(noun, firestore().collection(COLLECTIONS[noun]));

/** The products of a category, a page at a time. */
export const scanProductsOf = (categoryId: string): AsyncGenerator<StoredDocument[]> =>
  scan('products', firestore().collection(COLLECTIONS.products).where('categoryId', '==', categoryId));

async function* scan(noun: CatalogueNoun, query: Query): AsyncGenerator<StoredDocument[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(SCAN_PAGE);
  let last: string | null = null;
  for (;;) {
    const { docs } = await (last === null ? ordered : ordered.startAfter(last)).get();
    if (docs.length === 0) return;
    last = docs.at(-1)?.id ?? null;
    yield docs.map((document) => storedDocument(document, noun));
  }
}

const commit: PublishPort['commit'] = (token, { settings, segments, replaced, effects }) =>
  firestore().runTransaction(async (transaction) => {
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
    transaction.set(leaseReference(), { token, expiresAt: now + LEASE_MS });
    return { ...manifest, format: 1 as const };
  });

const report: PublishPort['report'] = async ({ examined, failures }) => {
  const reference = firestore().doc(PUBLISHING_STATUS);
  const [stored, pending, oldest] = await Promise.all([
    reference.get(),
    queue().count().get(),
    queue().orderBy('markedAt').limit(1).get(),
  ]);
  const before = v.safeParse(publishingStatus, stored.data());
  const others = before.success
    ? before.output.failures.filter(({ path }) => !(examined as ReadonlySet<string>).has(path))
    : [];
  await reference.set({
    pending: pending.data().count,
    oldestAt: (oldest.docs[0]?.get('markedAt') as Timestamp | undefined) ?? null,
    reportedAt: Timestamp.now(),
    failures: [...failures, ...others].slice(0, MAX_FAILURES),
  });
};

/** The publisher's storage in Firestore. */
export const publishStore: PublishPort = {
  acquireLease,
  renewLease: (token) => setLease(token, { token, expiresAt: Date.now() + LEASE_MS }),
  releaseLease,
  addMarks,
  readMarks,
  deleteMarks,

  async readDocuments(paths) {
    if (paths.length === 0) return [];
    const references = paths.map((path) => firestore().collection(COLLECTIONS[nounOf(path)]).doc(idOf(path)));
    const documents = await firestore().getAll(...references);
    return documents.map((document, index) => storedDocument(document, nounOf(paths[index] ?? 'products/')));
  },
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
    for (const some of batches(ids, WRITE_BATCH)) {
      const batch = firestore().batch();
      for (const id of some) batch.delete(snapshotsReference().doc(id));
      await batch.commit();
    }
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
