import type { CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import type { PricesFile } from '@catalogue/contract/entities/hidden-prices';
import { memoizeFor, singleFlight } from '../platform/shared-calls';
import type { Fragment } from './gzip-fragment';
import {
  createSegmentCaches,
  makeColumns,
  makeDetails,
  makeList,
  makePrices,
  makeSnapshot,
  UNPUBLISHED,
} from './join-segments';
import type { CatalogueSnapshot, Current, CurrentSegments, ReadyFile } from './join-segments';
import { NO_SEGMENTS } from './manifest';
import type { Manifest } from './manifest';
import type { SegmentReference } from './segment';
import { SegmentGone } from './segment-cache';
import type { FragmentName } from './snapshot-store';

/** How long an instance trusts the version that it has read, ms: a crowd costs one read a second. */
export const VERSION_HELD_MS = 1_000;

/** Where the published catalogue is read from. */
export interface SnapshotSource {
  readMeta: () => Promise<CatalogueMeta | null>;
  readManifest: () => Promise<Manifest | null>;
  /** null for each segment that was deleted. */
  readFragments: (references: readonly SegmentReference[], name: FragmentName) => Promise<(Fragment | null)[]>;
}

/** Files that anyone may read; `columns` is the list in columns. */
export type PublicFile = Exclude<FragmentName, 'prices'> | 'columns';

/** The published catalogue as this instance holds it. Segments never change, so only new ones are read. */
export interface CatalogueReader {
  /** One read: the version that visitors should have. */
  version: () => Promise<number>;
  /** As `version`, at most VERSION_HELD_MS old. */
  heldVersion: () => Promise<number>;
  /** The catalogue at `version` or later; reads nothing if it is held already. */
  snapshot: (version: number) => Promise<CatalogueSnapshot>;
  /** The last published file, joined from compressed segments. */
  file: (name: PublicFile) => Promise<ReadyFile>;
  /** Prices that not everyone may see, of the last published catalogue. */
  prices: () => Promise<PricesFile>;
}

const NOTHING: Current = { ...UNPUBLISHED, segments: NO_SEGMENTS };

const FILES = { list: makeList, columns: makeColumns, details: makeDetails } as const;

/** A reader with memory of its own: one per instance. */
export function createCatalogueReader(source: SnapshotSource): CatalogueReader {
  const caches = createSegmentCaches((references, name) => source.readFragments(references, name));
  let held: CatalogueSnapshot | undefined;

  /** A segment may be deleted between the reads of the manifest and of the segment: the second attempt leaves it out. */
  async function withCurrent<Made>(make: (segments: CurrentSegments) => Promise<Made>): Promise<Made> {
    const attempt = async (skipMissing: boolean): Promise<Made> => {
      const current = (await source.readManifest()) ?? NOTHING;
      const made = await make({ caches, current, skipMissing });
      caches.keepOnly(current);
      return made;
    };
    try {
      return await attempt(false);
    } catch (cause) {
      if (!(cause instanceof SegmentGone)) throw cause;
      return attempt(true);
    }
  }

  const readSnapshot = singleFlight(async () => (held = await withCurrent(makeSnapshot)));

  const version = async (): Promise<number> => (await source.readMeta())?.version ?? UNPUBLISHED.version;

  return {
    version,
    heldVersion: memoizeFor(VERSION_HELD_MS, version),
    snapshot: (wanted) => (held?.version === wanted ? Promise.resolve(held) : readSnapshot()),
    prices: () => withCurrent(makePrices),
    file: (name) => withCurrent(FILES[name]),
  };
}
