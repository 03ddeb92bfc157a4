import type { CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import { log } from '../platform/log';
import type { CatalogueFiles } from './catalogue-files';
import { catalogueFiles, NOTHING_YET } from './catalogue-files';
import type { Entries } from './fold';
import type { StoredChunk } from './snapshot-store';

/** Where the stored snapshot is read from. */
export interface SnapshotSource {
  readMeta: () => Promise<CatalogueMeta | null>;
  /** The state and the chunks changed after a version, all of one moment. */
  readSince: (version: number) => Promise<{ meta: CatalogueMeta | null; chunks: StoredChunk[] }>;
}

export interface CatalogueSnapshot extends CatalogueFiles {
  version: number;
}

/** The catalogue as this instance holds it, brought up to date with as little reading as it takes. */
export interface CatalogueReader {
  /** One read: the version that visitors should have. */
  version: () => Promise<number>;
  /** The catalogue at `version` or later; reads nothing when it is held already, else only the chunks that changed. */
  snapshot: (version: number) => Promise<CatalogueSnapshot>;
}

const NOTHING: CatalogueSnapshot = { version: NOTHING_YET.version, ...catalogueFiles(NOTHING_YET, []) };

export function createCatalogueReader(source: SnapshotSource): CatalogueReader {
  const chunks = new Map<number, Entries>();
  let held = NOTHING;
  let reading: Promise<CatalogueSnapshot> | undefined;

  async function read(): Promise<CatalogueSnapshot> {
    const { meta, chunks: changed } = await source.readSince(held.version);
    const known = meta ?? NOTHING_YET;
    if (known.version < held.version) {
      // Another database than before, as after a restored backup: what is held says nothing about it.
      chunks.clear();
      held = NOTHING;
      return read();
    }
    for (const { index, entries } of changed) {
      if (entries === null) log.error('A chunk of the snapshot cannot be read', { path: `snapshots/${index}` });
      chunks.set(index, entries ?? new Map());
    }
    held = { version: known.version, ...catalogueFiles(known, chunks.values()) };
    return held;
  }

  return {
    version: async () => (await source.readMeta())?.version ?? NOTHING_YET.version,
    snapshot: (version) => {
      if (held.version === version) return Promise.resolve(held);
      reading ??= read().finally(() => (reading = undefined));
      return reading;
    },
  };
}
