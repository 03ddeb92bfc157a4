import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root';
import { findQueries } from './find-queries';
import { notationOf, requiredIndex } from './required-index';
import type { IndexFile } from './required-index';
import { readScope } from './source-scope';

const SOURCES = [
  'web/src/data/firebase/**/*.ts',
  'functions/src/**/*.ts',
  // Reads every collection by name of document, which needs no index.
  ':!functions/src/backup/*.ts',
  'functions/contract/collections.ts',
  'web/src/data/leads/lead-view.ts',
];
const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...SOURCES], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !path.includes('.test.'))
  .map((path) => join(ROOT, path));

/** Values of the variables that queries depend on. */
const DOMAINS = {
  noun: ['categories', 'products', 'banners'],
  kind: ['quickEnquiry', 'order'],
  filter: ['all', 'due', 'wrote', 'today', 'new', 'mine', 'mineOpen', 'incomplete'],
  sort: ['newest', 'oldest', 'nextCall'],
};

/** Selections exist for each noun by type, but no screen asks for these. */
const UNUSED_QUERIES = [
  'banners: deletedAt=, live=, updatedAt desc',
  'categories: deletedAt=, live=, updatedAt desc',
  'products: deletedAt=, order asc',
];

const queries = findQueries(readScope(paths), DOMAINS);
const file = JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8')) as IndexFile;
const stored = file.indexes.map(notationOf);
const required = queries.flatMap((query) => {
  const index = requiredIndex(query);
  return index === null || UNUSED_QUERIES.includes(index) ? [] : [{ index, place: query.location }];
});

test('finds the queries of the web app and of the functions', () => {
  const collections = new Set(queries.map(({ collection }) => collection));
  for (const name of ['products', 'categories', 'banners', 'orders', 'quickEnquiries', 'mail', 'activity', 'team'])
    expect([...collections]).toContain(name);
  expect(required.map(({ index }) => index)).toContain('orders: searchKeys=, createdAt desc');
});

test('every query has its composite index', () => {
  expect(required.filter(({ index }) => !stored.includes(index))).toEqual([]);
});

test('every composite index has a query, and stands once', () => {
  const needed = new Set(required.map(({ index }) => index));
  expect(stored.filter((index) => !needed.has(index))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
});

test('no query uses a field without a single-field index', () => {
  const exempt = file.fieldOverrides
    .filter(({ indexes }) => indexes.length === 0)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  const used = queries.flatMap(({ collection, constraints }) => constraints.map(({ field }) => `${collection}.${field}`));
  expect(used.filter((field) => exempt.includes(field))).toEqual([]);
});
