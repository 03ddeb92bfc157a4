import { randomUUID } from 'node:crypto';
import type { CatalogueFile } from '@catalogue/contract/entities/catalogue';
import { catalogueDetailsFile, catalogueFile, catalogueMeta } from '@catalogue/contract/entities/catalogue';
import type { Timestamp } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chunkOf } from '../../functions/src/catalogue/chunk';
import { changeOf } from '../../functions/src/catalogue/entry';
import { rebuildSnapshot } from '../../functions/src/catalogue/rebuild-snapshot';
import { foldStored } from '../../functions/src/catalogue/snapshot-store';
import { eventually, server, stack } from '../stack';

const RUN = randomUUID().slice(0, 8);
const SECRET = `secret-${RUN}`;
const products = () => server.firestore().collection('products');
const idOf = (index: number): string => `fold-${RUN}-${index}`;

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

afterAll(async () => {
  const { docs } = await products().where('updatedBy', '==', SECRET).get();
  await Promise.all(docs.map((one) => one.ref.delete()));
  await untilServed('the catalogue without the products of this test');
}, 90_000);

describe('the stored snapshot', TIMEOUT, () => {
  test('contains 50 concurrent writes', async () => {
    const started = performance.now();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        products()
          .doc(idOf(index))
          .set(product(`P${index}`)),
      ),
    );
    const found = await untilServed('fifty new products');
    expect(found.filter((one) => one.startsWith(`fold-${RUN}`))).toHaveLength(50);
    process.stdout.write(`50 parallel writes: in the snapshot after ${Math.round(performance.now() - started)} ms\n`);
  });

  test('follows concurrent edits and deletions, and lists removed ids', async () => {
    const now = FieldValue.serverTimestamp();
    const changes: Record<string, unknown>[] = [{ title: 'Renamed' }, { live: false }, { deletedAt: now }, { price: 11 }];
    const before = await meta();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        products()
          .doc(idOf(index))
          .update({ ...changes[index % 4], updatedAt: now }),
      ),
    );
    await untilServed('fifty edits');
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
    const hidden = await products().doc(idOf(1)).get();
    const earlier = changeOf(`products/${idOf(1)}`, 1, { ...hidden.data(), live: true });
    await foldStored({ indexes: [chunkOf(earlier.path)], changesTo: () => [earlier, earlier] });
    await untilServed('the same catalogue');
  });

  test('recovers from an interrupted fold when the event is redelivered', async () => {
    const { version } = await meta();
    const path = `products/broken-off-${RUN}` as const;
    const change = changeOf(path, (Date.now() - 1_000) * 1_000, product('Broken off', { updatedAt: 1, addedDate: 1 }));
    const folding = { indexes: [chunkOf(path)], changesTo: () => [change] };
    const broken = foldStored({
      ...folding,
      keep: () => {
        throw new Error('The instance was shut down');
      },
    });
    await expect(broken).rejects.toThrow('shut down');
    expect((await meta()).version).toBe(version);
    await foldStored(folding);
    expect((await meta()).version).toBe(version + 1);
    // The document does not exist, so the nightly rebuild removes it.
    expect(await rebuildSnapshot()).toBeGreaterThan(0);
    await untilServed('the catalogue as it is');
  });

  test('is repaired by a rebuild', async () => {
    const chunks = server.firestore().collection('snapshots');
    await chunks.doc(String(chunkOf(`products/${idOf(0)}`))).update({ data: Buffer.from('damaged') });
    await chunks.doc(String(chunkOf(`products/${idOf(3)}`))).delete();
    await rebuildSnapshot();
    await untilServed('the healed catalogue');
  });

  test('is not changed by a rebuild when it is correct', async () => {
    const { version } = await meta();
    expect(await rebuildSnapshot()).toBe(0);
    expect((await meta()).version).toBe(version);
  });

  test('is rebuilt by the next write when it is unreadable', async () => {
    await server
      .firestore()
      .collection('snapshots')
      .doc(String(chunkOf(`products/${idOf(4)}`)))
      .update({ data: Buffer.from('damaged') });
    await products().doc(idOf(4)).update({ title: 'Touched', updatedAt: FieldValue.serverTimestamp() });
    await untilServed('the catalogue after the damage');
  });
});

describe('/catalogue.json and /catalogue-details.json', TIMEOUT, () => {
  beforeAll(() => untilServed('the catalogue'), 60_000);

  test('match the contract, sanitized, without private fields', async () => {
    const [list, details] = await Promise.all([get(), get('/catalogue-details.json')]);
    const texts = [await list.text(), await details.text()];
    expect(v.parse(catalogueDetailsFile, JSON.parse(texts[1] ?? '')).details[idOf(3)]?.description).toBe('<p>P3</p>');
    for (const text of texts)
      for (const word of [SECRET, 'updatedBy', 'imageName', 'deletedAt', 'onclick']) expect(text).not.toContain(word);
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
