import { readFile } from 'node:fs/promises';
import type { PageRenderer, Release } from '@catalogue/contract/pages/page-renderer';

/** Where build.mjs puts the server build of the pages and the names of the browser build's files. */
const FOLDER = new URL('./page-renderer/', import.meta.url);

/** The renderer of the release that these functions were deployed with. */
export async function loadPageRenderer(): Promise<{ renderer: PageRenderer; release: Release }> {
  const [renderer, release] = await Promise.all([
    import(new URL('entry-server.js', FOLDER).href) as Promise<PageRenderer>,
    readFile(new URL('release.json', FOLDER), 'utf8'),
  ]);
  return { renderer, release: JSON.parse(release) as Release };
}
