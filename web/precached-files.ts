import { readFile } from 'node:fs/promises';
import type { ManifestTransform } from 'workbox-build';

/** Part of Vite's own manifest: what each module's chunk needs. */
type Chunks = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

/**
 * Loaded when somebody needs them, and cached then: screens of staff and of people with an account, the Firebase SDK, and
 * what installs the service worker itself.
 */
const NOT_OF_THE_SHELL =
  /^src\/(admin|firebase)\/|^src\/account\/(?!login\/)|^src\/app\/screens\/(admin|user)-area|workbox-window/;
/** Workers are no chunks of the page, so the manifest doesn't name them. */
const WORKERS = 'assets/search-worker-';

/** Every built file that public pages may ask for, starting at the page itself. */
function filesOfShell(chunks: Chunks): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk || seen.has(name) || NOT_OF_THE_SHELL.test(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit('src/app/entry-client.tsx');
  return files;
}

/** Leaves in the service worker's install set what public pages need offline, and nothing else of what was built. */
export const onlyShell =
  (dist: string): ManifestTransform =>
  async (entries) => {
    const files = filesOfShell(JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')) as Chunks);
    const isWanted = (url: string): boolean => !url.startsWith('assets/') || files.has(url) || url.startsWith(WORKERS);
    return { manifest: entries.filter(({ url }) => isWanted(url)), warnings: [] };
  };
