import { randomUUID } from 'node:crypto';
import type { CatalogueFile } from '@catalogue/contract/entities/catalogue';
import { catalogueDetailsFile, catalogueFile, catalogueMeta } from '@catalogue/contract/entities/catalogue';
import { publishingStatus } from '@catalogue/contract/entities/publishing';
import type { Timestamp } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entriesOfWrite } from '../../functions/src/catalogue/queue-documents';
import { publishPending } from '../../functions/src/catalogue/publish-pending';
import { publishStore } from '../../functions/src/catalogue/publish-store';
import { rebuildSnapshot } from '../../functions/src/catalogue/rebuild-snapshot';
import { eventually, server, stack } from '../stack';

/** The emulator starts a process for each of three calls at a time. Thousands: tests/production/publish-burst.test.ts. */
const WRITES = 20;
const RUN = randomUUID().slice(0, 8);
const SECRET = `secret-${RUN}`;
const products = () => server.firestore().collection('products');
const idOf = (index: number): string => `publish-${RUN}-${index}`;

/** A live product with a field that must never leave the server. */
const product = (title: string, different: Record<string, unknown> = {}) => ({
  ...{
    title,
    description: `<p onclick="x()">${title}</p>`,
    sku: null,
    price: 10,
    discountedPrice: null,
    quantity: 1,
    live: true,
  },
  ...{ stock: true, categoryId: null, imageName: null, picture: null, deletedAt: null, revision: 1, updatedBy: SECRET },
  ...{ addedDate: FieldValue.serverTimestamp(), updatedAt: FieldValue.serverTimestamp(), ...different },
});

const get = (file = '/catalogue.json', headers: Record<string, string> = {}) => fetch(`${stack().baseUrl}${file}`, { headers });
const served = async (): Promise<CatalogueFile> => v.parse(catalogueFile, await (await get()).json());
const meta = async () => v.parse(catalogueMeta, (await server.firestore().doc('meta/catalogue').get()).data());

const queued = async (): Promise<string[]> =>
  (await server.firestore().collection('publishQueue').get()).docs.map(({ id }) => id);
const segmentIds = async (): Promise<string[]> =>
  (await publishStore.readManifest())?.segments.products.map(({ id }) => id) ?? [];

/** `id title time` of every public product, read from the collection. */
async function truth(): Promise<string[]> {
  const { docs } = await products().where('live', '==', true).where('deletedAt', '==', null).get();
  return docs.map((one) => `${one.id} ${String(one.get('title'))} ${(one.get('updatedAt') as Timestamp).toMillis()}`).sort();
}
const shown = async (): Promise<string[]> =>
  (await served()).products.map(({ id, title, updatedAt }) => `${id} ${title} ${updatedAt}`).sort();

const untilServed = (what: string) =>
  eventually(
    what,
    async () => {
      const [wanted, found] = await Promise.all([truth(), shown()]);
      return JSON.stringify(wanted) === JSON.stringify(found) ? found : undefined;
    },
    60_000,
  );

const TIMEOUT = { timeout: 90_000 };

// Otherwise the tests would also wait for the changes of other files.
beforeAll(() => rebuildSnapshot(), 60_000);
afterAll(async () => {
  const { docs } = await products().where('updatedBy', '==', SECRET).get();
  await Promise.all(docs.map((one) => one.ref.delete()));
  await untilServed('the catalogue without the products of this test');
}, 90_000);

describe('the stored snapshot', TIMEOUT, () => {
  test(`contains ${WRITES} concurrent writes`, async () => {
    const started = performance.now();
    await Promise.all(
      Array.from({ length: WRITES }, (_, index) =>
        products()
          .doc(idOf(index))
          .set(product(`P${index}`)),
      ),
    );
    const found = await untilServed('the new products');
    expect(found.filter((one) => one.startsWith(`publish-${RUN}`))).toHaveLength(WRITES);
    process.stdout.write(`${WRITES} parallel writes: in the snapshot after ${Math.round(performance.now() - started)} ms\n`);
  });

  test('follows concurrent edits and deletions, and lists removed ids', async () => {
    const now = FieldValue.serverTimestamp();
    const changes: Record<string, unknown>[] = [{ title: 'Renamed' }, { live: false }, { deletedAt: now }, { price: 11 }];
    const before = await meta();
    await Promise.all(
      Array.from({ length: WRITES }, (_, index) =>
        products()
          .doc(idOf(index))
          .update({ ...changes[index % 4], updatedAt: now }),
      ),
    );
    await untilServed('the edits');
    await products().doc(idOf(2)).update({ deletedAt: null, updatedAt: now });
    const found = await untilServed('a restored product');
    expect(found.some((one) => one.startsWith(`${idOf(2)} `))).toBe(true);
    expect(found.some((one) => one.startsWith(`${idOf(1)} `))).toBe(false);

    const after = await meta();
    expect(after.version).toBeGreaterThan(before.version);
    const removed = after.removed.map(({ id }) => id);
    expect(removed).toContain(idOf(1));
    expect(removed).toContain(idOf(6));
    expect(removed).not.toContain(idOf(2));
  });

  test('ignores late and repeated events', async () => {
    const { version } = await meta();
    const hidden = await products().doc(idOf(1)).get();
    const entries = entriesOfWrite(`products/${idOf(1)}`, undefined, hidden.data());
    await publishStore.addEntries([...entries, ...entries]);
    await publishPending(publishStore);
    await untilServed('the same catalogue');
    expect((await meta()).version).toBe(version);
  });

  test('is continued after a publisher was killed', async () => {
    const lease = server.firestore().doc('snapshots/lease');
    await eventually('the end of all publishing', async () => ((await lease.get()).get('token') === null ? true : undefined));
    await lease.set({ token: 'killed', expiresAt: Date.now() + 3_000 });
    await products().doc(idOf(8)).update({ title: 'While nobody publishes', updatedAt: FieldValue.serverTimestamp() });
    await eventually('the queue entry of the write', async () => (await queued()).find((id) => id.endsWith(`~${idOf(8)}`)));
    expect((await shown()).some((one) => one.includes('While nobody publishes'))).toBe(false);
    await eventually('the end of the lease', async () => ((await publishPending(publishStore)) ? true : undefined));
    const found = await untilServed('the change');
    expect(found.some((one) => one.includes('While nobody publishes'))).toBe(true);
  });

  test('is restored by a rebuild after a segment was damaged', async () => {
    const [first] = await segmentIds();
    await server
      .firestore()
      .doc(`snapshots/${String(first)}`)
      .update({ list: Buffer.from('damaged') });
    await rebuildSnapshot();
    await untilServed('the restored catalogue');
  });

  test('is published anew without a manifest', async () => {
    await server.firestore().doc('snapshots/manifest').delete();
    await publishPending(publishStore);
    await untilServed('the catalogue as it is');
  });

  test('is not changed by a rebuild when it is correct', async () => {
    const { version } = await meta();
    expect(await rebuildSnapshot()).toBe(0);
    expect((await meta()).version).toBe(version);
  });

  test('is restored by the next write after its segments were lost', async () => {
    for (const id of await segmentIds()) await server.firestore().doc(`snapshots/${id}`).delete();
    await products().doc(idOf(4)).update({ title: 'Touched', updatedAt: FieldValue.serverTimestamp() });
    await untilServed('the catalogue after the damage');
  });

  test('reports to staff that nothing is left to publish', async () => {
    const pending = await eventually('the report', async () => {
      const stored = (await server.firestore().doc('meta/publishing').get()).data();
      return v.parse(publishingStatus, stored).pending === 0 ? 0 : undefined;
    });
    expect(pending).toBe(0);
  });
});

describe('/catalogue.json and /catalogue-details.json', TIMEOUT, () => {
  beforeAll(() => untilServed('the catalogue'), 60_000);

  test('match the contract, sanitized, without private fields', async () => {
    const answers = await Promise.all([get(), get('/catalogue-details.json')]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(v.parse(catalogueDetailsFile, JSON.parse(texts[1] ?? '')).details[idOf(3)]?.description).toBe('<p>P3</p>');
    for (const text of texts)
      for (const word of [SECRET, 'updatedBy', 'imageError', 'deletedAt', 'onclick']) expect(text).not.toContain(word);
    // Options name their pictures in public; what a product announces stays private.
    const [list, details] = texts.map((text) => JSON.parse(text) as { products: object[]; details: Record<string, object> });
    for (const one of [...(list?.products ?? []), ...Object.values(details?.details ?? {})])
      expect(one).not.toHaveProperty('imageName');
  });

  test('answer 304 until they change', async () => {
    const first = await get();
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toContain('max-age=0');
    expect((await get('/catalogue.json', { 'if-none-match': etag })).status).toBe(304);
    await products().doc(idOf(7)).update({ title: 'Newer', updatedAt: FieldValue.serverTimestamp() });
    await untilServed('the change');
    const next = await get('/catalogue.json', { 'if-none-match': etag });
    expect(next.status).toBe(200);
    expect(next.headers.get('etag')).not.toBe(etag);
  });
});
