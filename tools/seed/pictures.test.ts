import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { allUploads, folderOf, isMade, VARIANTS } from './pictures';

test('the committed variants are those of the seed’s pictures: npm start makes what is missing', () => {
  const uploads = allUploads();
  expect(uploads.length).toBeGreaterThan(200);
  expect(uploads.filter((upload) => !isMade(upload)).map(folderOf)).toEqual([]);
});

test('nothing but variants of the seed is kept', () => {
  const wanted = new Set(allUploads().map((upload) => basename(folderOf(upload))));
  expect(readdirSync(VARIANTS).filter((folder) => !wanted.has(folder))).toEqual([]);
});
