import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CATALOGUE_FORMAT } from '@catalogue/contract/catalogue-format';
import type { CatalogueVersion } from '@catalogue/contract/entities/catalogue';
import type { Response } from 'express';
import type { HttpHandler } from '../platform/http';
import { clientHasVersion, allowReadsOnly } from '../platform/http';
import type { CatalogueReader, CatalogueSnapshot } from './catalogue-reader';

type File = 'catalogue' | 'details';
type Encoding = 'br' | 'gzip' | 'identity';

const FILES: ReadonlyMap<string, File> = new Map([
  ['/catalogue.json', 'catalogue'],
  ['/catalogue-details.json', 'details'],
]);

/** Browsers ask every time and mostly hear 304; the CDN asks us once a minute at most, and answers at once meanwhile. */
const CACHED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
/** Every page asks it when it is looked at again, and news may take 5 s to reach it: the CDN answers for nearly all of them. */
const CACHED_VERSION = 'public, max-age=0, s-maxage=2';
/** For how long an instance believes the version it has just read, ms. */
const VERSION_HELD_MS = 1_000;
/** Before the first product there is nothing worth keeping. */
const UNCACHED = 'no-store';

/** Level 5: for text like this within a few percent of 11, at a fiftieth of the time the first visitor waits. */
const BROTLI_LEVEL = 5;

const compress: Record<Encoding, (json: Buffer) => Promise<Buffer>> = {
  br: (json) =>
    promisify(brotliCompress)(json, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
        [constants.BROTLI_PARAM_SIZE_HINT]: json.byteLength,
        [constants.BROTLI_PARAM_LGWIN]: 22,
      },
    }),
  gzip: (json) => promisify(gzip)(json),
  identity: (json) => Promise.resolve(json),
};

const encodingFor = (accepted: readonly string[]): Encoding =>
  (['br', 'gzip'] as const).find((one) => accepted.includes(one)) ?? 'identity';

/** `Accept-Encoding` without its weights: whoever can read brotli gets it. */
const acceptedEncodings = (header: string | undefined): string[] =>
  (header ?? '').split(',').flatMap((one) => (/;\s*q=0(\.0*)?\s*$/.test(one) ? [] : [one.split(';')[0]?.trim() ?? '']));

const VERSION_PATH = '/catalogue-version.json';

/** Answers `GET` and `HEAD` of `/catalogue.json`, `/catalogue-details.json` and `/catalogue-version.json`. */
export function serveCatalogue(reader: CatalogueReader): HttpHandler {
  let bodiesOf: CatalogueSnapshot | undefined;
  let bodies = new Map<string, Promise<Buffer>>();

  let lastRead = { version: NaN, at: -Infinity };

  async function readVersion(): Promise<number> {
    lastRead = { version: await reader.version(), at: Date.now() };
    return lastRead.version;
  }

  async function serveVersion(response: Response): Promise<void> {
    const version = Date.now() - lastRead.at < VERSION_HELD_MS ? lastRead.version : await readVersion();
    response.set('Cache-Control', version === 0 ? UNCACHED : CACHED_VERSION);
    response.json({ version } satisfies CatalogueVersion);
  }

  function body(snapshot: CatalogueSnapshot, file: File, encoding: Encoding): Promise<Buffer> {
    if (bodiesOf !== snapshot) {
      bodiesOf = snapshot;
      bodies = new Map();
    }
    const key = `${file} ${encoding}`;
    const made = bodies.get(key) ?? compress[encoding](Buffer.from(JSON.stringify(snapshot[file])));
    bodies.set(key, made);
    return made;
  }

  return async (request, response) => {
    if (request.path === VERSION_PATH && allowReadsOnly(request, response)) return serveVersion(response);
    const file = FILES.get(request.path);
    if (file === undefined) {
      response.status(404).set('Cache-Control', UNCACHED).end();
      return;
    }
    if (!allowReadsOnly(request, response)) return;
    const version = await readVersion();
    const tagFor = (one: number): string => `W/"${CATALOGUE_FORMAT}-${one}"`;
    response.set({ 'Cache-Control': version === 0 ? UNCACHED : CACHED, Vary: 'Accept-Encoding' });
    if (clientHasVersion(request, tagFor(version))) {
      response.status(304).set('ETag', tagFor(version)).end();
      return;
    }
    const snapshot = await reader.snapshot(version);
    const encoding = encodingFor(acceptedEncodings(request.get('accept-encoding')));
    const bytes = await body(snapshot, file, encoding);
    response.set({
      ETag: tagFor(snapshot.version),
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(bytes.byteLength),
    });
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.status(200).end(request.method === 'HEAD' ? undefined : bytes);
  };
}
