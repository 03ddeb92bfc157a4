import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRows } from '@catalogue/contract/catalogue-columns';
import { LIST_URL } from '@catalogue/contract/catalogue-format';
import { catalogueDetailsFile, catalogueFile } from '@catalogue/contract/entities/catalogue';
import * as v from 'valibot';
import { answerOf } from '../../../tests/fixtures/answer-of';
import { log } from '../platform/log';
import { createCatalogueReader } from './catalogue-reader';
import { serveCatalogue } from './serve-catalogue';
import { withDocumentsFallback } from './snapshot-source';
import { productFields } from '../../../tests/fixtures/product-fields';
import { PublishedCatalogue } from '../../../tests/fixtures/published-catalogue';

let published: PublishedCatalogue;
let get: (path: string, headers?: Record<string, string>, method?: string) => ReturnType<typeof answerOf>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  published = new PublishedCatalogue();
  const handler = serveCatalogue(createCatalogueReader(withDocumentsFallback(published.source, published.store.port)));
  get = (path, headers = {}, method = 'GET') => answerOf(handler, { path, headers, method });
});

afterEach(() => {
  vi.useRealTimers();
});

/** After this, an instance no longer serves what it holds without looking for a newer version. */
const wait = (ms = 11_000): void => {
  vi.setSystemTime(Date.now() + ms);
};

const titles = (body: Buffer): string[] =>
  v.parse(catalogueFile, JSON.parse(body.toString())).products.map(({ title }) => title);

describe('the catalogue’s files', () => {
  it('are empty and not cached before the first publication', async () => {
    const { status, headers, body } = await get('/catalogue.json');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body.toString())).toEqual({ format: 1, version: 0, asOf: 0, categories: [], products: [], banners: [] });
    expect(JSON.parse((await get('/catalogue-details.json')).body.toString())).toMatchObject({ version: 0, details: {} });
  });

  it('hold what the contract says', async () => {
    await published.put('a', productFields({ title: 'A', addedDate: 1 }));
    await published.put('b', productFields({ title: 'B', addedDate: 2 }));
    await published.put('c', productFields({ title: 'C', live: false }));
    expect(titles((await get('/catalogue.json')).body)).toEqual(['B', 'A']);
    const { details } = v.parse(catalogueDetailsFile, JSON.parse((await get('/catalogue-details.json')).body.toString()));
    expect(Object.keys(details).sort()).toEqual(['a', 'b']);
  });

  it('hold the list in columns for clients that ask for it', async () => {
    const picture = { path: 'products/a/u1', width: 900, height: 700, widths: [320, 640], color: '#aabbcc' };
    await published.put('a', productFields({ title: 'A', addedDate: 5, updatedAt: 7, picture }));
    await published.put('b', productFields({ title: 'B', addedDate: 9, updatedAt: 3, price: null, priceAudience: 'staff' }));
    const [rows, columns] = [await get('/catalogue.json'), await get(LIST_URL)];
    expect(JSON.parse(columns.body.toString())).toMatchObject({ format: 2, products: { id: ['b', 'a'] } });
    expect(withRows(JSON.parse(columns.body.toString()))).toEqual(JSON.parse(rows.body.toString()));
    expect(titles(columns.body)).toEqual(['B', 'A']);
    expect(rows.headers.etag).not.toBe(columns.headers.etag);
    expect((await get(LIST_URL, { 'if-none-match': columns.headers.etag ?? '' })).status).toBe(304);
  });

  it('stay rows for a catalogue too large to be held in memory', async () => {
    await published.put('a', productFields({ title: 'A' }));
    for (const reference of published.store.manifest?.segments.products ?? []) reference.list.length = 17 * 1024 * 1024;
    vi.spyOn(log, 'error').mockReturnValue();
    expect((await get(LIST_URL)).headers.etag).toBe(published.tag);
  });

  it('cost one read while nothing changes, and only the changed segments after a change', async () => {
    await published.put('a', productFields({ description: 'x'.repeat(50_000) }));
    await get('/catalogue.json');
    expect(published.reads).toEqual(['meta', 'manifest', '1 segments']);
    wait();
    await get('/catalogue.json');
    expect(published.reads.slice(3)).toEqual(['meta']);
    await published.put('b', productFields({ title: 'New' }));
    wait();
    expect(titles((await get('/catalogue.json')).body)).toContain('New');
    expect(published.reads.slice(4)).toEqual(['meta', 'manifest', '1 segments']);
  });

  it('answer from memory for a second, then with a newer version', async () => {
    await published.put('a', productFields({ title: 'A' }));
    await get('/catalogue.json');
    await published.put('b', productFields({ title: 'B', addedDate: 2 }));
    wait(999);
    expect(titles((await get('/catalogue.json')).body)).toEqual(['A']);
    wait(1);
    expect(titles((await get('/catalogue.json')).body)).toEqual(['B', 'A']);
  });

  it('answer at once with the version that a device asks for', async () => {
    await published.put('a', productFields({ title: 'A' }));
    await get('/catalogue.json');
    await published.put('b', productFields({ title: 'B', addedDate: 2 }));
    const version = published.store.meta?.version ?? 0;
    expect(titles((await get(`/catalogue.json?v=${version}`)).body)).toEqual(['B', 'A']);
  });

  it('are not sent again to a client that holds them', async () => {
    await published.put('a', productFields({ title: 'A' }));
    const { tag } = published;
    for (const held of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const { status, headers, body } = await get('/catalogue.json', { 'if-none-match': held });
      expect(status).toBe(304);
      expect(headers.etag).toBe(tag);
      expect(body).toHaveLength(0);
    }
    expect((await get('/catalogue.json', { 'if-none-match': 'W/"1-100"' })).status).toBe(200);
  });

  it('are served without a damaged segment', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    await published.put('a', productFields({ title: 'A' }));
    published.store.segments.clear();
    expect(titles((await get('/catalogue.json')).body)).toEqual([]);
    expect(error).toHaveBeenCalled();
    error.mockRestore();
  });

  it('come from the documents while an existing catalogue has no manifest', async () => {
    await published.put('a', productFields({ title: 'A', addedDate: 1 }));
    await published.put('b', productFields({ title: 'B', addedDate: 2, description: '<p>Steel</p>' }));
    await published.put('c', productFields({ title: 'Hidden', live: false }));
    const { manifest, store } = { manifest: published.store.manifest, store: published.store };
    store.manifest = null;
    const first = await get('/catalogue.json');
    expect([first.status, first.headers.etag, titles(first.body)]).toEqual([200, published.tag, ['B', 'A']]);
    const { details } = v.parse(catalogueDetailsFile, JSON.parse((await get('/catalogue-details.json')).body.toString()));
    expect(details.b?.description).toBe('<p>Steel</p>');
    store.manifest = manifest;
    await published.put('d', productFields({ title: 'D', addedDate: 3 }));
    wait();
    expect(titles((await get('/catalogue.json')).body)).toEqual(['D', 'B', 'A']);
  });

  it('hold no limited price, with a manifest and without', async () => {
    published.store.limitsPrices = true;
    await published.put('a', productFields({ title: 'A', price: 7319.37, priceAudience: 'signedIn' }));
    for (const isPublished of [true, false]) {
      if (!isPublished) published.store.manifest = null;
      wait();
      for (const path of ['/catalogue.json', '/catalogue-details.json']) {
        const { status, body } = await get(path);
        expect([status, body.toString().includes('7319')]).toEqual([200, false]);
      }
    }
  });

  it('are unavailable, not empty, while an existing catalogue can be read neither from segments nor from documents', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    await published.put('a', productFields({ title: 'A' }));
    published.store.manifest = null;
    published.store.onCall = () => Promise.reject(new Error('Firestore is unavailable'));
    const { status, headers } = await get('/catalogue.json');
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '10']);
    published.store.onCall = () => Promise.resolve();
    expect(titles((await get('/catalogue.json')).body)).toEqual(['A']);
    error.mockRestore();
  });

  it('are revalidated by browsers every time, and cached by the CDN for a minute', async () => {
    await published.put('a', productFields());
    const { headers } = await get('/catalogue.json');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });

  it('are compressed as the client can read it', async () => {
    await published.put('a', productFields({ title: 'A' }));
    const brotli = await get('/catalogue.json', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(titles(brotliDecompressSync(brotli.body))).toEqual(['A']);
    const gzip = await get('/catalogue.json', { 'accept-encoding': 'gzip;q=0.5, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(titles(gunzipSync(gzip.body))).toEqual(['A']);
    expect((await get('/catalogue.json', { 'accept-encoding': 'identity' })).headers).not.toHaveProperty('content-encoding');
  });

  it('answer HEAD with the headers alone', async () => {
    await published.put('a', productFields());
    const [head, whole] = [await get('/catalogue.json', {}, 'HEAD'), await get('/catalogue.json')];
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(Number(whole.headers['content-length'])).toBe(whole.body.byteLength);
  });

  it('refuse to be written, and know no other names', async () => {
    const post = await get('/catalogue.json', {}, 'POST');
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await get('/other.json')).status).toBe(404);
  });

  it('start over after another database was restored', async () => {
    await published.put('a', productFields({ title: 'Old' }));
    await get('/catalogue.json');
    const other = new PublishedCatalogue();
    other.store.clock -= 86_400_000;
    await other.put('z', productFields({ title: 'Restored' }));
    Object.assign(published.store, { meta: other.store.meta, manifest: other.store.manifest });
    for (const [id, segment] of other.store.segments) published.store.segments.set(`other-${id}`, segment);
    for (const reference of other.store.manifest?.segments.products ?? []) reference.id = `other-${reference.id}`;
    wait();
    expect(titles((await get('/catalogue.json')).body)).toEqual(['Restored']);
  });
});
