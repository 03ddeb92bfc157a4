import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip } from 'node:zlib';
import { COLUMNS_FORMAT } from '@catalogue/contract/catalogue-format';
import type { CatalogueVersion } from '@catalogue/contract/entities/catalogue';
import type { Request, Response } from 'express';
import { heldFor } from '../platform/held-for';
import type { HttpHandler } from '../platform/http';
import { allowReadsOnly, clientHasVersion } from '../platform/http';
import { log } from '../platform/log';
import type { CatalogueReader, PublicFile, ReadyFile } from './catalogue-reader';

const LIST_PATH = '/catalogue.json';
const DETAILS_PATH = '/catalogue-details.json';
const VERSION_PATH = '/catalogue-version.json';

/** Browsers revalidate every time and mostly get 304; the CDN asks us once a minute at most and answers at once meanwhile. */
const CACHED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
/** Every page asks for the version when it becomes visible; a change may take 5 s to reach it. */
const CACHED_VERSION = 'public, max-age=0, s-maxage=2';
/** Before the first publication nothing is worth caching. */
const UNCACHED = 'no-store';

/** How long an instance trusts the version that it has read, ms. */
const VERSION_HELD_MS = 1_000;
/** How long an instance serves what it holds while it looks for a newer version, ms. After that, a request waits. */
const STALE_MS = 10_000;
const MEBIBYTE = 1024 * 1024;
/** Bytes of text up to which a file is compressed well, once per version and instance (docs/decisions/072 and 083). */
const BEST_BELOW: Readonly<Record<PublicFile, number>> = { list: MEBIBYTE, details: MEBIBYTE, columns: 2 * MEBIBYTE };
/** Larger files are sent as gzip, which joins segments without compressing anything again. */
const BROTLI_BELOW = 8 * MEBIBYTE;

/** A file as this instance holds it. */
interface HeldFile extends ReadyFile {
  brotli: Buffer | null;
  /** When it was known to be the newest, ms. */
  checkedAt: number;
}

const accepts = (header: string | undefined, encoding: string): boolean =>
  (header ?? '').split(',').some((one) => one.split(';')[0]?.trim() === encoding && !/;\s*q=0(\.0*)?\s*$/.test(one));

async function brotliOf({ gzip }: ReadyFile, bestBelow: number): Promise<Buffer | null> {
  // The last four bytes of gzip are the length of the text.
  const bytes = gzip.readUInt32LE(gzip.byteLength - 4);
  if (bytes >= BROTLI_BELOW) return null;
  const level = bytes < bestBelow ? 10 : 5;
  const json = await promisify(gunzip)(gzip);
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes };
  return promisify(brotliCompress)(json, { params });
}

/** The last published file. Requests never wait for a newer one as long as the held one is fresh enough. */
function createFileHolder(reader: CatalogueReader, name: PublicFile) {
  let held: HeldFile | undefined;
  let refreshing: Promise<HeldFile> | undefined;

  async function refresh(): Promise<HeldFile> {
    const checkedAt = Date.now();
    const version = await reader.version();
    if (held?.version === version) held = { ...held, checkedAt };
    else {
      const file = await reader.file(name);
      // After an upgrade or a restored backup, until the publisher has run: an empty catalogue would make devices delete theirs.
      if (file.version === 0 && version > 0) throw new Error('The catalogue is not published yet');
      held = { ...file, brotli: await brotliOf(file, BEST_BELOW[name]), checkedAt };
    }
    return held;
  }

  const refreshOnce = (): Promise<HeldFile> => (refreshing ??= refresh().finally(() => (refreshing = undefined)));

  return async (wantedVersion: number): Promise<HeldFile> => {
    const age = Date.now() - (held?.checkedAt ?? -Infinity);
    if (held === undefined) return refreshOnce();
    if (age < VERSION_HELD_MS && held.version >= wantedVersion) return held;
    const newer = refreshOnce();
    if (age >= STALE_MS || held.version < wantedVersion) return newer;
    newer.catch((cause: unknown) => log.error('The catalogue could not be refreshed', { path: name }, cause));
    return held;
  };
}

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

/** Clients of the previous release do not name a format: they get rows. */
function fileNamedBy({ path, query }: Request): PublicFile | undefined {
  if (path === DETAILS_PATH) return 'details';
  if (path !== LIST_PATH) return undefined;
  return query.format === String(COLUMNS_FORMAT) ? 'columns' : 'list';
}

/** Answers `GET` and `HEAD` of `/catalogue.json`, `/catalogue-details.json` and `/catalogue-version.json`. */
export function serveCatalogue(reader: CatalogueReader): HttpHandler {
  const holders = {
    list: createFileHolder(reader, 'list'),
    columns: createFileHolder(reader, 'columns'),
    details: createFileHolder(reader, 'details'),
  };
  const newestVersion = heldFor(VERSION_HELD_MS, reader.version);

  async function serveVersion(response: Response): Promise<void> {
    const version = await newestVersion();
    response.set('Cache-Control', version === 0 ? UNCACHED : CACHED_VERSION);
    response.json({ version } satisfies CatalogueVersion);
  }

  return async (request, response) => {
    if (request.path === VERSION_PATH && allowReadsOnly(request, response)) return serveVersion(response);
    const name = fileNamedBy(request);
    if (name === undefined) {
      response.status(404).set('Cache-Control', UNCACHED).end();
      return;
    }
    if (!allowReadsOnly(request, response)) return;
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
  };
}
