import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { crc32c, writeStorageImport } from './storage-import';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storage-import-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('crc32c has the check value of its specification', () => {
  expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
});

test('an import holds each object once, as a blob with metadata of the same name', () => {
  const content = Buffer.from('picture');
  writeStorageImport(folder, [{ bucket: 'bucket', name: 'pictures/a/320.webp', contentType: 'image/webp', content }]);
  const storage = join(folder, 'storage_export');
  const [blob = ''] = readdirSync(join(storage, 'blobs'));
  expect(readdirSync(join(storage, 'metadata'))).toEqual([`${blob}.json`]);
  expect(readFileSync(join(storage, 'blobs', blob))).toEqual(content);
  expect(JSON.parse(readFileSync(join(storage, 'metadata', `${blob}.json`), 'utf8'))).toMatchObject({
    name: 'pictures/a/320.webp',
    bucket: 'bucket',
    size: content.byteLength,
  });
});
