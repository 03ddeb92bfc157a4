import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { ManifestTransform } from 'workbox-build';

/** Part of Vite's own manifest: what each module's chunk needs. */
type Chunks = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

/**
 * Loaded when somebody needs them, and cached then: screens of staff, of people with an account and behind a link, prices that
 * not everyone may see, what needs the network anyway (updates and columns of the catalogue, reports of failed searches), the Firebase SDK,
 * the rep's kit (src/app/rep-kit.ts), the measurement of web vitals, and what installs the service worker itself.
 */
const NOT_OF_THE_SHELL =
  /^src\/(admin|data\/firestore|app\/vitals|data\/catalogue\/prices)\/|^src\/features\/(lookbook|meeting|self-check|shortlist|enquiry\/status)\/|^src\/features\/search\/report-|^src\/data\/catalogue\/updates\/apply-|^src\/features\/account\/(?!login\/)|^src\/features\/basket\/(basket-bar|basket-dialog|order-again|order-pad|basket-actions)|^src\/app\/(screens\/(admin|user)-area|leave-account|rep-kit|pages\/(lookbook|meeting|rep-home|shortlist))|contract\/catalogue-columns|^_(watch-auth|catalogue-columns)-|workbox-window/;
/** Parts of public pages that come once a visit has settled (src/app/later-parts.ts), or only help online. */
const LATER =
  /^src\/features\/(finder\/|compare\/|catalogue\/occasion-page)|^src\/data\/catalogue\/find-on-server|^src\/ui\/toasts/;
/** Modules of the Firebase SDK. Chunks that several screens share have no path in the manifest, only their modules do. */
const SDK = /\/node_modules\/@?firebase\//;
/** Workers are no chunks of the page, so the manifest doesn't name them. */
const WORKERS = 'assets/search-worker-';

/** Every built file that public pages may ask for, starting at the page itself. */
function filesOfShell(chunks: Chunks, sdkFiles: ReadonlySet<string>): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk || seen.has(name) || NOT_OF_THE_SHELL.test(name) || LATER.test(name) || sdkFiles.has(chunk.file)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit('src/app/entry-client.tsx');
  return files;
}

/**
 * `transform` leaves in the service worker's install set what public pages need offline, and nothing else of what was
 * built. `plugin` tells it which chunks hold the Firebase SDK.
 */
export function onlyShell(dist: string): { plugin: Plugin; transform: ManifestTransform } {
  const sdkFiles = new Set<string>();
  return {
    plugin: {
      name: 'find-sdk-chunks',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.moduleIds.some((id) => SDK.test(id))) sdkFiles.add(file.fileName);
      },
    },
    transform: async (entries) => {
      const chunks = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')) as Chunks;
      const files = filesOfShell(chunks, sdkFiles);
      const isWanted = (url: string): boolean => !url.startsWith('assets/') || files.has(url) || url.startsWith(WORKERS);
      return { manifest: entries.filter(({ url }) => isWanted(url)), warnings: [] };
    },
  };
}
