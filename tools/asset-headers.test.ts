import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limitAssetHeaders } from './asset-headers';
import type { HeaderRule } from './asset-headers';
import { ROOT } from './root';

const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
  hosting: {
    ignore: string[];
    headers: HeaderRule[];
    rewrites: { source?: string; destination?: string; function?: { functionId: string } }[];
  };
};

test('caches existing assets for a year, and no other path', () => {
  const before = hosting.headers.find(({ source }) => source === '/assets/**');
  const rules = limitAssetHeaders(hosting.headers, ['main-a1.js', 'home-b2.css']);
  const rule = rules.find(({ headers }) => headers === before?.headers);
  const matches = (path: string) => new RegExp(rule?.regex ?? '$^').test(path);
  expect(before?.headers).toEqual([{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]);
  expect(rule?.source).toBeUndefined();
  expect(['/assets/main-a1.js', '/assets/home-b2.css'].every(matches)).toBe(true);
  expect(['/assets/gone.js', '/assets/main-a1xjs', '/assets/x/main-a1.js', '/'].some(matches)).toBe(false);
  expect(rules).toHaveLength(hosting.headers.length);
});

test('leaves the rules alone before the first build', () => {
  expect(limitAssetHeaders(hosting.headers, [])).toEqual(hosting.headers);
});

test('a missing asset reaches a function before the app', () => {
  const assets = hosting.rewrites.findIndex(({ source }) => source === '/assets/**');
  expect(hosting.rewrites[assets]?.function?.functionId).toBe('site');
  expect(assets).toBeLessThan(hosting.rewrites.findIndex(({ destination }) => destination === '/app.html'));
});

test('the deployed site has no source maps', () => {
  expect(hosting.ignore).toContain('**/*.map');
});
