import type { Plugin, Rolldown } from 'vite';
import type { ManifestTransform } from 'workbox-build';
import type { Audience, OfflineFiles } from './src/data/offline-files/bring-offline.ts';
import type { PublicScreen } from './src/ui/screen.tsx';
import { loadServerBuild } from './render-plugin.ts';

/** Where pages find the files of each audience but `everyone`, whose files the service worker installs. */
const FILE = 'offline-files.json';

/** `online`: needs the network anyway, or is not for visitors: stored with the screens of people who log in. */
type For = Audience | 'online';

/**
 * Audiences for which the parts of the site that are no public screen work offline. A part is stored with the modules that import it,
 * except these parts and those of another audience's screen. The first line that fits counts.
 */
const PARTS: readonly (readonly [RegExp, For])[] = [
  [/^src\/app\/screens\/admin-area|^src\/app\/pages\/rep-home/, 'staff'],
  [/^src\/admin\/(admin-layout|for-admins|no-screen|data\/initial-queries|leads\/(my-leads-page|leads-due))/, 'staff'],
  [/^src\/admin\//, 'admin'],
  [/^src\/app\/(screens\/user-area|leave-account)|^src\/features\/account\/(?!login\/)/, 'user'],
  [/^src\/features\/lookbook\//, 'download'],
  [
    /^src\/app\/rep-offline-bundle\.|^src\/features\/(shortlist|meeting)\/|^src\/features\/basket\/(basket-dialog|order-again|basket-actions)/,
    'rep',
  ],
  [/^src\/features\/(finder|compare)\/|^src\/features\/basket\/(basket-bar|order-pad)|^src\/ui\/toasts/, 'later'],
  [/^src\/app\/vitals\/|^src\/features\/search\/report-|\/node_modules\/web-vitals\//, 'online'],
  [/^src\/data\/(firebase\/|catalogue\/(prices\/|find-on-server|updates\/apply-))|contract\/catalogue-columns/, 'online'],
  [/\/node_modules\/@?firebase\//, 'online'],
];
/** Workers are no chunks of the page: the bundle knows them as assets. */
const WORKERS = 'assets/search-worker-';

type Files = Record<Audience, ReadonlySet<string>>;

/** The built files of each audience: its modules, what they import, and parts that nobody else claims. */
function filesOf(bundle: Rolldown.OutputBundle, screens: readonly PublicScreen[]): Files {
  const pathOf = (id: string): string => id.replace(`${import.meta.dirname}/`, '');
  const ofScreens = new Map<string, For>(screens.map(({ module, offline }) => [module, offline]));
  const audienceOf = (chunk: Rolldown.OutputChunk): For | undefined => {
    const paths = (chunk.facadeModuleId === null ? chunk.moduleIds : [chunk.facadeModuleId]).map(pathOf);
    for (const path of paths) {
      const found = ofScreens.get(path) ?? PARTS.find(([pattern]) => pattern.test(path))?.[1];
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

  /** `installed`: files that the device has, and files to store with them. */
  const filesFor = (audience: Audience, installed: ReadonlySet<string> = new Set()): Set<string> => {
    const files = new Set<string>();
    const logsIn = audience === 'user' || audience === 'staff' || audience === 'admin';
    const goesAlong = (name: string): boolean => {
      const chunk = byName.get(name);
      const owner = chunk && audienceOf(chunk);
      return owner === undefined || owner === audience || (owner === 'online' && logsIn);
    };
    const visit = (name: string): void => {
      const chunk = byName.get(name);
      if (!chunk || files.has(name) || installed.has(name)) return;
      const { importedCss, importedAssets } = chunk.viteMetadata ?? {};
      for (const file of [name, ...(importedCss ?? []), ...(importedAssets ?? [])]) if (!installed.has(file)) files.add(file);
      chunk.imports.forEach(visit);
      chunk.dynamicImports.filter(goesAlong).forEach(visit);
    };
    for (const chunk of chunks) {
      const isRoot = audience === 'everyone' ? chunk.isEntry : chunk.isDynamicEntry && audienceOf(chunk) === audience;
      if (isRoot) visit(chunk.fileName);
    }
    return files;
  };
  const everyone = filesFor('everyone');
  const later = filesFor('later', everyone);
  // A device may go offline before a visit has settled.
  const others = (audience: Audience) => new Set([...later, ...filesFor(audience, everyone)]);
  return {
    ...{ everyone, later, rep: others('rep'), download: others('download') },
    ...{ user: others('user'), staff: others('staff'), admin: others('admin') },
  };
}

/**
 * `plugin` writes down which built files each audience needs offline; `transform` leaves those of `everyone` in the service worker's
 * install set, and nothing else of what was built.
 */
export function offlineFiles(): { plugin: Plugin; transform: ManifestTransform } {
  let everyone: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: 'offline-files',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const { everyone: installed, ...others } = filesOf(bundle, loadServerBuild().screens);
          everyone = installed;
          const all = [...new Set(Object.values(others).flatMap((files) => [...files]))].sort();
          const audiences: OfflineFiles['audiences'] = {};
          for (const [audience, files] of Object.entries(others)) {
            audiences[audience as Audience] = [...files].map((file) => all.indexOf(file));
          }
          const source = JSON.stringify({ files: all, audiences } satisfies OfflineFiles);
          this.emitFile({ type: 'asset', fileName: FILE, source });
        },
      },
    },
    transform: (entries) => {
      const isWanted = (url: string): boolean => !url.startsWith('assets/') || everyone.has(url) || url.startsWith(WORKERS);
      return { manifest: entries.filter(({ url }) => isWanted(url)), warnings: [] };
    },
  };
}
