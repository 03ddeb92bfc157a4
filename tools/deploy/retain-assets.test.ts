import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { retainAssets } from './retain-assets';

const DAY = 24 * 3_600_000;
const NOW = 1_800_000_000_000;
const ORIGIN = 'https://gifts.example';
let dist = '';

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets/main-3.js'), 'three');
});
afterEach(() => {
  rmSync(dist, { recursive: true });
});

/** A live site with these assets in its list. */
const site = (dates: Record<string, unknown>) => (url: string) => {
  if (url === `${ORIGIN}/assets.json`) return Promise.resolve(Response.json(dates));
  const name = url.replace(`${ORIGIN}/assets/`, '');
  return Promise.resolve(name in dates ? new Response(`old ${name}`) : new Response('', { status: 404 }));
};
const retain = (fetchPage: (url: string) => Promise<Response>, now = NOW) =>
  retainAssets({ dist, origin: ORIGIN, fetchPage, now });
const listed = () => JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as Record<string, number>;

test('keeps the assets of releases of the last week, with their dates', async () => {
  const dates = { 'main-1.js': NOW - 8 * DAY, 'main-2.js': NOW - 6 * DAY, 'main-3.js': NOW - DAY };
  expect(await retain(site(dates))).toBe(1);
  expect(readdirSync(join(dist, 'assets')).sort()).toEqual(['main-2.js', 'main-3.js']);
  expect(readFileSync(join(dist, 'assets/main-2.js'), 'utf8')).toBe('old main-2.js');
  expect(readFileSync(join(dist, 'assets/main-3.js'), 'utf8')).toBe('three');
  expect(listed()).toEqual({ 'main-2.js': NOW - 6 * DAY, 'main-3.js': NOW });
});

test('keeps the assets of the release that was live until now for a week, however old it is', async () => {
  const dates = { 'main-1.js': NOW - 90 * DAY, 'main-2.js': NOW - 60 * DAY };
  expect(await retain(site(dates))).toBe(1);
  expect(listed()).toEqual({ 'main-2.js': NOW - 1, 'main-3.js': NOW });

  // The next release.
  writeFileSync(join(dist, 'assets/main-4.js'), 'four');
  const live = listed();
  for (const name of ['main-2.js', 'main-3.js']) rmSync(join(dist, 'assets', name));
  expect(await retain(site(live), NOW + 6 * DAY)).toBe(2);
  for (const name of ['main-2.js', 'main-3.js']) rmSync(join(dist, 'assets', name));
  expect(await retain(site(live), NOW + 8 * DAY)).toBe(1);
  expect(readdirSync(join(dist, 'assets')).sort()).toEqual(['main-3.js', 'main-4.js']);
});

test('writes nothing outside of the assets, also for a list that names such paths', async () => {
  expect(await retain(site({ '../evil.js': NOW, '/etc/passwd': NOW, 'x.js': 'yesterday', '..': NOW }))).toBe(0);
  expect(readdirSync(join(dist, 'assets'))).toEqual(['main-3.js']);
});

test.each([
  ['without a list', () => Promise.resolve(new Response('', { status: 404 }))],
  ['that answers with the app', () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }))],
])('starts a list for a site %s', async (_, fetchPage) => {
  expect(await retain(fetchPage)).toBe(0);
  expect(listed()).toEqual({ 'main-3.js': NOW });
});

test.each<[string, (url: string) => Promise<Response>]>([
  ['is unreachable', () => Promise.reject(new TypeError('fetch failed'))],
  ['fails', () => Promise.resolve(new Response('', { status: 502 }))],
  [
    'lacks an asset of its own release',
    (url) => Promise.resolve(url.endsWith('.json') ? Response.json({ 'main-2.js': NOW }) : new Response('', { status: 404 })),
  ],
])('stops the deployment for a site that %s', async (_, fetchPage) => {
  await expect(retain(fetchPage)).rejects.toThrow('of the live site cannot be read');
});
