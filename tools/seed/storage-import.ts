import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '../root';

/** An object of Storage. */
export interface StorageObject {
  bucket: string;
  name: string;
  contentType: string;
  cacheControl?: string;
  /** Its own fields, as the server writes them. */
  metadata?: Readonly<Record<string, string>>;
  content: Buffer;
}

/**
 * Writes objects as a folder that `emulators:start --import` takes. Imported objects call no function, and a thousand of them
 * are there in a second.
 */
export function writeStorageImport(folder: string, objects: readonly StorageObject[]): void {
  rmSync(folder, { recursive: true, force: true });
  const storage = join(folder, 'storage_export');
  const { version } = createRequire(import.meta.url)(join(ROOT, 'node_modules/firebase-tools/package.json')) as {
    version: string;
  };
  write(join(folder, 'firebase-export-metadata.json'), { version, storage: { version, path: 'storage_export' } });
  write(join(storage, 'buckets.json'), { buckets: [...new Set(objects.map(({ bucket }) => bucket))].map((id) => ({ id })) });
  for (const object of objects) {
    const id = randomUUID();
    write(join(storage, 'metadata', `${id}.json`), metadataOf(object));
    write(join(storage, 'blobs', id), object.content);
  }
}

function write(path: string, content: Buffer | object): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.isBuffer(content) ? content : JSON.stringify(content));
}

function metadataOf({ bucket, name, contentType, cacheControl, metadata, content }: StorageObject) {
  const now = new Date();
  return {
    ...{ name, bucket, contentType, cacheControl, metageneration: 1, generation: now.getTime(), storageClass: 'STANDARD' },
    ...(metadata && { metadata }),
    ...{ downloadTokens: [], timeCreated: now, updated: now, size: content.byteLength },
    md5Hash: createHash('md5').update(content).digest('base64'),
    crc32c: String(crc32c(content)),
  };
}

/** The checksum by which clients of Storage verify downloads (Castagnoli polynomial). */
export function crc32c(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  }
  return ~crc >>> 0;
}
