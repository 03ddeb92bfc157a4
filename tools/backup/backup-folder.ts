import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  documents: StoredDocument[];
  accounts: Account[];
  hashConfig: HashConfig | null;
  objects: (StoredObject & { sha256: string })[];
  /** functions/.env.PROJECT; secrets are not in it. */
  settings: string;
}

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const jsonLines = (items: readonly unknown[]): string => items.map((item) => `${JSON.stringify(item)}\n`).join('');
const parseLines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);

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

/** Writes the lists, and the manifest last: a folder without one is no backup. */
export function writeLists(folder: string, backup: Omit<Backup, 'manifest'>, project: string): Manifest {
  const texts: Record<ListFile, string> = {
    'documents.jsonl': jsonLines(backup.documents),
    'accounts.jsonl': jsonLines(backup.accounts),
    'objects.jsonl': jsonLines(backup.objects),
    'hash-config.json': JSON.stringify(backup.hashConfig),
    'settings.env': backup.settings,
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text, { mode: 0o600 });
  const { documents, accounts, objects } = backup;
  const manifest: Manifest = {
    format: FORMAT,
    project,
    createdAt: new Date().toISOString(),
    counts: { documents: documents.length, accounts: accounts.length, objects: objects.length },
    checksums: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, sha256(text)])),
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
  const text = (name: ListFile): string => {
    const content = existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
    if (sha256(content) !== manifest.checksums[name])
      throw new UserError(`The backup is damaged: ${name} is missing or was changed. Nothing was restored.`);
    return content;
  };
  const backup: Backup = {
    manifest,
    documents: parseLines(text('documents.jsonl')) as StoredDocument[],
    accounts: parseLines(text('accounts.jsonl')) as Account[],
    objects: parseLines(text('objects.jsonl')) as Backup['objects'],
    hashConfig: JSON.parse(text('hash-config.json')) as HashConfig | null,
    settings: text('settings.env'),
  };
  for (const object of backup.objects) readBytesOf(folder, object);
  return backup;
}
