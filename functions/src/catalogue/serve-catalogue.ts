import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { COLUMNS_FORMAT } from '@catalogue/contract/catalogue-format';
import type { CatalogueVersion } from '@catalogue/contract/entities/catalogue';
import type { Request, Response } from 'express';
import type { HttpHandler } from '../platform/http';
import { allowOriginRead, clientHasVersion, publicRead } from '../platform/http';
import { log } from '../platform/log';
import type { CatalogueReader, PublicFile } from './catalogue-reader';
import { createCatalogueFileCache } from './catalogue-file-cache';
import type { HeldFile } from './catalogue-file-cache';

const LIST_PATH = '/catalogue.json';
const DETAILS_PATH = '/catalogue-details.json';
const VERSION_PATH = '/catalogue-version.json';

/** Browsers revalidate every time and mostly get 304; the CDN asks us once a minute at most and answers at once meanwhile. */
const CACHED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
/** Every page asks for the version when it becomes visible; a change may take 5 s to reach it. */
const CACHED_VERSION = 'public, max-age=0, s-maxage=2';
/** Before the first publication nothing is worth caching. */
const UNCACHED = 'no-store';

const accepts = (header: string | undefined, encoding: string): boolean =>
  (header ?? '').split(',').some((one) => one.split(';')[0]?.trim() === encoding && !/;\s*q=0(\.0*)?\s*$/.test(one));

async function sendFile(
  response: Response,
  file: HeldFile,
  acceptEncoding: string | undefined,
  hasBody: boolean,
): Promise<void> {
  const { brotli, gzip } = file;
  let body = gzip;
  if (brotli !== null && accepts(acceptEncoding, 'br')) {
    body = brotli;
    response.set('Content-Encoding', 'br');
  } else if (accepts(acceptEncoding, 'gzip')) response.set('Content-Encoding', 'gzip');
  else body = await promisify(gunzip)(gzip);
  response.set({ 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': String(body.byteLength) });
  response.status(200).end(hasBody ? body : undefined);
}

/** Without a format it is the list in rows, which `columns` is, too, above 16 MiB. */
function fileNamedBy({ path, query }: Request): PublicFile | undefined {
  if (path === DETAILS_PATH) return 'details';
  if (path !== LIST_PATH) return undefined;
  return query.format === String(COLUMNS_FORMAT) ? 'columns' : 'list';
}

/** Answers `GET` and `HEAD` of `/catalogue.json`, `/catalogue-details.json` and `/catalogue-version.json`. */
export function serveCatalogue(reader: CatalogueReader): HttpHandler {
  const holders = {
    list: createCatalogueFileCache(reader, 'list'),
    columns: createCatalogueFileCache(reader, 'columns'),
    details: createCatalogueFileCache(reader, 'details'),
  };

  async function serveVersion(response: Response): Promise<void> {
    const version = await reader.heldVersion();
    response.set('Cache-Control', version === 0 ? UNCACHED : CACHED_VERSION);
    response.json({ version } satisfies CatalogueVersion);
  }

  const parametersOf = (path: string) => (path === LIST_PATH || path === DETAILS_PATH ? ['format', 'v'] : []);
  return publicRead(parametersOf, async (request, response) => {
    if (request.path === VERSION_PATH) return serveVersion(response);
    const name = fileNamedBy(request);
    if (name === undefined) {
      response.status(404).set('Cache-Control', UNCACHED).end();
      return;
    }
    // Each number would be another key of the CDN's cache.
    if (request.query.v !== undefined && !allowOriginRead(request, response)) return;
    const wantedVersion = Number(request.query.v);
    const file = await holders[name](Number.isFinite(wantedVersion) ? wantedVersion : 0).catch((cause: unknown) => {
      log.error('The catalogue cannot be read', { path: name }, cause);
      return null;
    });
    if (file === null) {
      response.status(503).set({ 'Cache-Control': UNCACHED, 'Retry-After': '10' }).end();
      return;
    }
    const etag = `W/"${file.format}-${file.version}"`;
    response.set({ 'Cache-Control': file.version === 0 ? UNCACHED : CACHED, Vary: 'Accept-Encoding', ETag: etag });
    if (clientHasVersion(request, etag)) {
      response.status(304).end();
      return;
    }
    await sendFile(response, file, request.get('accept-encoding'), request.method !== 'HEAD');
  });
}
