import { gunzipSync, gzipSync } from 'node:zlib';
import type { Entry, Path } from './entry';
import type { Entries } from './fold';

/** Chunk documents of the snapshot: few enough to read all at once, many enough that none nears Firestore's 1 MiB. */
export const CHUNKS = 16;

/** Raise it when the shape of entries changes: the next fold or rebuild then makes all of them anew. */
const CHUNK_FORMAT = 1;

/** Firestore `snapshots/{n}` */
export interface Chunk {
  format: number;
  /** The catalogue's version that last changed what visitors see of it. */
  version: number;
  /** gzip of JSON of entries by path. */
  data: Uint8Array;
}

/** Where the entry of a path is kept: FNV-1a, evenly spread. */
export function chunkOf(path: Path): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < path.length; place += 1) hash = Math.imul(hash ^ path.charCodeAt(place), 0x01000193);
  return (hash >>> 0) % CHUNKS;
}

export function byChunk<One extends { path: Path }>(all: readonly One[]): Map<number, One[]> {
  const groups = new Map<number, One[]>();
  for (const one of all) {
    const index = chunkOf(one.path);
    const group = groups.get(index);
    if (group === undefined) groups.set(index, [one]);
    else group.push(one);
  }
  return groups;
}

export const encodeChunk = (version: number, entries: Entries): Chunk => ({
  format: CHUNK_FORMAT,
  version,
  data: gzipSync(JSON.stringify([...entries])),
});

/** Entries of a stored chunk; null for one that is damaged or of another format. */
export function decodeChunk({ format, data }: Partial<Chunk>): Map<Path, Entry> | null {
  if (format !== CHUNK_FORMAT || data === undefined) return null;
  try {
    return new Map(JSON.parse(gunzipSync(data).toString('utf8')) as [Path, Entry][]);
  } catch {
    return null;
  }
}
