import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../root';

export interface Chunk {
  file: string;
  imports?: string[];
}
export type Manifest = Record<string, Chunk>;

const DIST = join(ROOT, 'web/dist');

/** What a first visit may load as script, in bytes of gzip: DESIGN §7. React and its router take 73 kB of it. */
export const LIMIT = 100_000;

/**
 * What a service worker may fetch when it is installed, in bytes of gzip. The goal is 180 kB, of which the script of the first
 * page and the one font take 120; the rest is every other public page, so that each opens offline. Where we stand, so that it only
 * ever gets less.
 */
export const INSTALL_LIMIT = 193_000;

/** Pages with a promise on their weight, as index.html and the page's own module: what loads before the first picture. */
const ROUTES: Record<string, readonly string[]> = {
  '/': ['index.html', 'src/app/pages/home.tsx'],
  '/products/:productId': ['index.html', 'src/app/pages/product.tsx'],
};

/** The script files that must be there before `entries` can run. */
export function staticClosure(manifest: Manifest, entries: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}: did a page move?`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return files;
}

/** As a CDN sends it: packed once, as small as gzip gets. */
const weigh = (file: string): number => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;

/** Bytes of gzip that each promised route loads as script, out of the last build. */
export function weighRoutes(): { route: string; bytes: number }[] {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  return Object.entries(ROUTES).map(([route, entries]) => {
    const files = [...staticClosure(manifest, entries)].filter((file) => file.endsWith('.js'));
    return { route, bytes: files.reduce((sum, file) => sum + weigh(file), 0) };
  });
}

/** Bytes of gzip that the service worker of the last build fetches when it is installed. */
export function weighInstallSet(): number {
  const files = new Set(readFileSync(join(DIST, 'sw.js'), 'utf8').match(/assets\/[\w.-]+\.(js|css|woff2)/g));
  return [...files].reduce((sum, file) => sum + weigh(file), 0);
}
