import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { UserError } from '../user-error';
import type { Account, HashConfig } from './accounts';
import type { StoredDocument } from './documents';
import type { StoredObject } from './objects';

const FORMAT = 1;
type ListFile = 'documents.jsonl' | 'accounts.jsonl' | 'objects.jsonl' | 'hash-config.json' | 'settings.env';

const manifestSchema = v.object({
  format: v.literal(FORMAT),
  project: v.string(),
  createdAt: v.string(),
  counts: v.object({ documents: v.number(), accounts: v.number(), objects: v.number() }),
  /** SHA-256 of each list. */
  checksums: v.record(v.string(), v.string()),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

export interface Backup {
  manifest: Manifest;
  /** Read from the disk one by one: the lists may be larger than the memory. */
  documents: () => Generator<StoredDocument>;
  accounts: () => Generator<Account>;
  objects: () => Generator<StoredObject & { sha256: string }>;
  hashConfig: HashConfig | null;
  /** functions/.env.PROJECT; secrets are not in it. */
  settings: string;
}

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** A list that is written line by line. */
export interface ListWriter {
  add: (item: unknown) => void;
  /** The number of lines and the checksum of all of them. */
  close: () => { count: number; checksum: string };
}

export function createList(folder: string, name: ListFile): ListWriter {
  const file = openSync(join(folder, name), 'w', 0o600);
  const hash = createHash('sha256');
  let count = 0;
  return {
    add: (item) => {
      const line = `${JSON.stringify(item)}\n`;
      hash.update(line);
      writeSync(file, line);
      count += 1;
    },
    close: () => {
      closeSync(file);
      return { count, checksum: hash.digest('hex') };
    },
  };
}

const CHUNK_BYTES = 1024 * 1024;

function* chunksOf(path: string): Generator<Buffer> {
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const chunk = Buffer.alloc(CHUNK_BYTES);
      const bytes = readSync(file, chunk);
      if (bytes === 0) return;
      yield chunk.subarray(0, bytes);
    }
  } finally {
    closeSync(file);
  }
}

function* linesOf(path: string): Generator {
  let rest: Buffer[] = [];
  for (const chunk of chunksOf(path)) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield JSON.parse(Buffer.concat([...rest, chunk.subarray(start, end)]).toString()) as unknown;
      rest = [];
      start = end + 1;
    }
    rest.push(chunk.subarray(start));
  }
}

/** Throws a UserError if the folder holds anything: an older backup is never overwritten. */
export function createFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UserError(`${folder} is not empty: name a new folder, so that no older backup is lost.`);
  mkdirSync(join(folder, 'files'), { recursive: true });
}

export function writeBytes(folder: string, bytes: Buffer): string {
  const hash = sha256(bytes);
  writeFileSync(join(folder, 'files', hash), bytes);
  return hash;
}

/** The bytes of an object. @throws UserError if the file is missing or was changed */
export function readBytesOf(folder: string, { name, sha256: hash }: { name: string; sha256: string }): Buffer {
  const path = join(folder, 'files', hash);
  const bytes = existsSync(path) ? readFileSync(path) : undefined;
  if (bytes === undefined || sha256(bytes) !== hash)
    throw new UserError(`The backup is damaged: ${name} (files/${hash}) is missing or was changed. Nothing was restored.`);
  return bytes;
}

interface Lists {
  documents: ListWriter;
  accounts: ListWriter;
  objects: ListWriter;
  hashConfig: HashConfig | null;
  settings: string;
}

/** Closes the lists and writes the manifest, which comes last: a folder without one is no backup. */
export function writeManifest(folder: string, lists: Lists, project: string): Manifest {
  const texts = { 'hash-config.json': JSON.stringify(lists.hashConfig), 'settings.env': lists.settings } as const;
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text, { mode: 0o600 });
  const [documents, accounts, objects] = [lists.documents.close(), lists.accounts.close(), lists.objects.close()];
  const manifest: Manifest = {
    format: FORMAT,
    project,
    createdAt: new Date().toISOString(),
    counts: { documents: documents.count, accounts: accounts.count, objects: objects.count },
    checksums: {
      'documents.jsonl': documents.checksum,
      'accounts.jsonl': accounts.checksum,
      'objects.jsonl': objects.checksum,
      ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, sha256(text)])),
    },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
  return manifest;
}

/** Reads a backup and verifies every byte. @throws UserError if it is incomplete or damaged */
export function readFolder(folder: string): Backup {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) throw new UserError(`${folder} holds no complete backup: manifest.json is missing.`);
  const parsed = v.safeParse(manifestSchema, JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new UserError(`${path} is not of this version: restore with the release that made the backup.`);
  const manifest = parsed.output;
  const verified = (name: ListFile): string => {
    const file = join(folder, name);
    const hash = createHash('sha256');
    if (existsSync(file)) for (const chunk of chunksOf(file)) hash.update(chunk);
    if (hash.digest('hex') !== manifest.checksums[name])
      throw new UserError(`The backup is damaged: ${name} is missing or was changed. Nothing was restored.`);
    return file;
  };
  const [documents, accounts, objects] = [verified('documents.jsonl'), verified('accounts.jsonl'), verified('objects.jsonl')];
  const backup: Backup = {
    manifest,
    documents: () => linesOf(documents) as Generator<StoredDocument>,
    accounts: () => linesOf(accounts) as Generator<Account>,
    objects: () => linesOf(objects) as Generator<StoredObject & { sha256: string }>,
    hashConfig: JSON.parse(readFileSync(verified('hash-config.json'), 'utf8')) as HashConfig | null,
    settings: readFileSync(verified('settings.env'), 'utf8'),
  };
  for (const object of backup.objects()) readBytesOf(folder, object);
  return backup;
}
