import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import { catalogueDetailsFile, catalogueFile } from '@catalogue/contract/entities/catalogue';
import * as v from 'valibot';
import { answerOf } from '../../../tests/fixtures/answer-of';
import { createCatalogueReader } from './catalogue-reader';
import { changeOf } from './entry';
import { fold } from './fold';
import { serveCatalogue } from './serve-catalogue';
import type { StoredChunk } from './snapshot-store';
import { productFields } from '../../../tests/fixtures/product-fields';

/** A stored snapshot in memory that counts what is read of it. */
class Snapshot {
  meta: CatalogueMeta | null = null;
  chunks: StoredChunk[] = [];
  reads: string[] = [];

  put(index: number, id: string, fields: Record<string, unknown>): void {
    const version = (this.meta?.version ?? 100) + 1;
    const entries = fold(this.chunks.find((one) => one.index === index)?.entries ?? new Map(), [
      changeOf(`products/${id}`, version, fields),
    ]).entries;
    this.chunks = [...this.chunks.filter((one) => one.index !== index), { index, version, entries }];
    this.meta = { version, asOf: version, removedSince: 0, removed: [] };
  }

  readonly source = {
    readMeta: () => {
      this.reads.push('meta');
      return Promise.resolve(this.meta);
    },
    readSince: (version: number) => {
      const chunks = this.chunks.filter((one) => one.version > version);
      this.reads.push(`meta and ${chunks.length} chunks`);
      return Promise.resolve({ meta: this.meta, chunks });
    },
  };
}

let snapshot: Snapshot;
let get: (path: string, headers?: Record<string, string>, method?: string) => ReturnType<typeof answerOf>;

beforeEach(() => {
  snapshot = new Snapshot();
  const handler = serveCatalogue(createCatalogueReader(snapshot.source));
  get = (path, headers = {}, method = 'GET') => answerOf(handler, { path, headers, method });
});

const titles = (body: Buffer): string[] =>
  v.parse(catalogueFile, JSON.parse(body.toString())).products.map(({ title }) => title);

describe('the catalogue’s files', () => {
  it('are empty and kept by nobody before there is anything', async () => {
    const { status, headers, body } = await get('/catalogue.json');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body.toString())).toEqual({ format: 1, version: 0, asOf: 0, categories: [], products: [], banners: [] });
    expect(JSON.parse((await get('/catalogue-details.json')).body.toString())).toMatchObject({ version: 0, details: {} });
  });

  it('hold what the contract says', async () => {
    snapshot.put(1, 'a', productFields({ title: 'A', addedDate: 1 }));
    snapshot.put(2, 'b', productFields({ title: 'B', addedDate: 2 }));
    snapshot.put(2, 'c', productFields({ title: 'C', live: false }));
    expect(titles((await get('/catalogue.json')).body)).toEqual(['B', 'A']);
    const { details } = v.parse(catalogueDetailsFile, JSON.parse((await get('/catalogue-details.json')).body.toString()));
    expect(Object.keys(details)).toEqual(['a', 'b']);
  });

  it('cost one read when nothing changed, and only the changed chunks when something did', async () => {
    snapshot.put(1, 'a', productFields());
    snapshot.put(2, 'b', productFields());
    await get('/catalogue.json');
    expect(snapshot.reads).toEqual(['meta', 'meta and 2 chunks']);
    await get('/catalogue.json');
    await get('/catalogue-details.json');
    expect(snapshot.reads.slice(2)).toEqual(['meta', 'meta']);
    snapshot.put(2, 'b', productFields({ title: 'New' }));
    expect(titles((await get('/catalogue.json')).body)).toContain('New');
    expect(snapshot.reads.slice(4)).toEqual(['meta', 'meta and 1 chunks']);
  });

  it('are not sent to whoever holds them, at the price of one read even on a fresh instance', async () => {
    snapshot.put(1, 'a', productFields());
    for (const tag of ['W/"1-101"', '"1-101"', '"other", W/"1-101"', '*']) {
      const { status, headers, body } = await get('/catalogue.json', { 'if-none-match': tag });
      expect(status).toBe(304);
      expect(headers.etag).toBe('W/"1-101"');
      expect(body).toHaveLength(0);
    }
    expect(new Set(snapshot.reads)).toEqual(new Set(['meta']));
    expect((await get('/catalogue.json', { 'if-none-match': 'W/"1-100"' })).status).toBe(200);
  });

  it('are asked for every time by browsers, and for a minute kept by the CDN', async () => {
    snapshot.put(1, 'a', productFields());
    const { headers } = await get('/catalogue.json');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });

  it('are compressed as the client can read it', async () => {
    snapshot.put(1, 'a', productFields({ title: 'A' }));
    const brotli = await get('/catalogue.json', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(titles(brotliDecompressSync(brotli.body))).toEqual(['A']);
    const gzip = await get('/catalogue.json', { 'accept-encoding': 'gzip;q=0.5, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(titles(gunzipSync(gzip.body))).toEqual(['A']);
    expect((await get('/catalogue.json', { 'accept-encoding': 'identity' })).headers).not.toHaveProperty('content-encoding');
  });

  it('answer HEAD with the headers alone', async () => {
    snapshot.put(1, 'a', productFields());
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

  it('start over when another database was put in place', async () => {
    snapshot.put(1, 'a', productFields({ title: 'Old' }));
    await get('/catalogue.json');
    snapshot.meta = { version: 5, asOf: 5, removedSince: 5, removed: [] };
    snapshot.chunks = [
      {
        index: 3,
        version: 5,
        entries: fold(new Map(), [changeOf('products/z', 1, productFields({ title: 'Restored' }))]).entries,
      },
    ];
    expect(titles((await get('/catalogue.json')).body)).toEqual(['Restored']);
  });
});
