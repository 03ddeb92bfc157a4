import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip } from 'node:zlib';
import { log } from '../platform/log';
import { singleFlight, fallbackAfter } from '../platform/shared-calls';
import { VERSION_HELD_MS, type CatalogueReader, type PublicFile } from './catalogue-reader';
import type { ReadyFile } from './join-segments';

/** How long an instance serves what it holds when looking for a newer version fails, ms. */
const STALE_MS = 10_000;
/** A request waits this long for a newer file, ms: after the response, an instance gets no processor to make it. */
const WAIT_MS = 2_000;
const MEBIBYTE = 1024 * 1024;
/** Bytes of text up to which a file is compressed well, once per version and instance (docs/decisions/003). */
const BEST_BELOW: Readonly<Record<PublicFile, number>> = { list: MEBIBYTE, details: MEBIBYTE, columns: 2 * MEBIBYTE };
/** An import publishes a version every few seconds. After a pause as long as this, the version is worth compressing well, ms. */
const SETTLED_MS = 30_000;
/** Larger files are sent as gzip, which joins segments without compressing anything again. */
const BROTLI_BELOW = 8 * MEBIBYTE;

/** A file as this instance holds it. */
export interface HeldFile extends ReadyFile {
  brotli: Buffer | null;
  /** Whether `brotli` is as small as this file gets, or soon will be. */
  isSmallest: boolean;
  /** When this instance made it, ms. */
  madeAt: number;
  /** When it was known to be the newest, ms. */
  checkedAt: number;
}

async function brotliOf({ gzip }: ReadyFile, bestBelow: number): Promise<Buffer | null> {
  // The last four bytes of gzip are the length of the text.
  const bytes = gzip.readUInt32LE(gzip.byteLength - 4);
  if (bytes >= BROTLI_BELOW) return null;
  const level = bytes < bestBelow ? 10 : 5;
  const json = await promisify(gunzip)(gzip);
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes };
  return promisify(brotliCompress)(json, { params });
}

/** The last published file. A request that wants no newer version than the held one waits only WAIT_MS for it. */
export function createCatalogueFileCache(reader: Pick<CatalogueReader, 'version' | 'file'>, name: PublicFile) {
  let held: HeldFile | undefined;
  const report = (cause: unknown): void => log.error('The catalogue could not be refreshed', { path: name }, cause);

  /** Runs in the background: until it ends, answers are a sixth larger. */
  async function compressWell(file: HeldFile): Promise<void> {
    const brotli = await brotliOf(file, BEST_BELOW[name]);
    if (held?.version === file.version) held = { ...held, brotli };
  }

  async function refresh(): Promise<HeldFile> {
    const checkedAt = Date.now();
    const version = await reader.version();
    const isSettled = checkedAt - (held?.madeAt ?? -Infinity) >= SETTLED_MS;
    if (held?.version === version) {
      const isTooLarge = isSettled && !held.isSmallest;
      held = { ...held, checkedAt, isSmallest: held.isSmallest || isSettled };
      if (isTooLarge) compressWell(held).catch(report);
    } else {
      const file = await reader.file(name);
      // After an upgrade or a restored backup, until the publisher has run: an empty catalogue would make devices delete theirs.
      if (file.version === 0 && version > 0) throw new Error('The catalogue is not published yet');
      const brotli = await brotliOf(file, isSettled ? BEST_BELOW[name] : 0);
      held = { ...file, brotli, isSmallest: isSettled, madeAt: checkedAt, checkedAt };
    }
    return held;
  }

  const refreshOnce = singleFlight(refresh);

  return async (wantedVersion: number): Promise<HeldFile> => {
    const known = held;
    if (known === undefined || known.version < wantedVersion) return refreshOnce();
    const age = Date.now() - known.checkedAt;
    if (age < VERSION_HELD_MS) return known;
    const newer = refreshOnce().catch((cause: unknown) => {
      if (age >= STALE_MS) throw cause;
      report(cause);
      return known;
    });
    return fallbackAfter(WAIT_MS, newer, known);
  };
}
