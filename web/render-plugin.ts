import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { PageFiles, PageRenderer, Release } from '../functions/contract/pages/page-renderer.ts';
import type { PublicScreen } from './src/ui/screen.tsx';

type Bundle = Rolldown.OutputBundle;

/** The server build, which is made first (package.json, "build"). */
type ServerBuild = PageRenderer & { screens: readonly PublicScreen[] };

/** By `require`: Vite's runner, which loads this file, runs no imports after the config. */
export const loadServerBuild = (): ServerBuild =>
  createRequire(import.meta.url)(`${import.meta.dirname}/dist-server/entry-server.js`) as ServerBuild;

/** Where the server finds the names of a build's files. Hosting does not publish folders that begin with a dot. */
export const RELEASE_FILE = '.vite/release.json';
/** For device-pages-plugin.ts. */
export const DEVICE_PAGES_FILE = '.vite/device-pages.json';

export interface DevicePages {
  /** What the renderer loads by `import()`: screens of the catalogue and their parts, as paths from web/. */
  modules: readonly string[];
  /** With the pages of those screens only, and without the text of their styles. */
  release: Release;
}

function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${module}`)) return file;
  throw new Error(`The build has no chunk of ${module}`);
}

/** Ids of the modules that `module` loads with hydrateLater. It imports nothing else dynamically. */
type PartsOf = (module: string) => readonly string[];

/** The chunk that an import() of a module loads: its own, or a small one that passes on a shared one. */
const loadedBy = (bundle: Bundle, module: string): string | undefined =>
  Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === module)?.fileName ??
  holderOf(bundle, module);

/** The chunk that holds a module. */
const holderOf = (bundle: Bundle, module: string): string | undefined =>
  Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(module))?.fileName;

/**
 * Scripts and styles of the modules, with all that they import. Parts that hydrate later are in the page's markup: their
 * styles belong to it, their scripts do not.
 */
function filesOf(bundle: Bundle, modules: readonly string[], partsOf: PartsOf): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (fileName: string, visited: Set<string>): void => {
    const chunk = bundle[fileName];
    if (visited.has(fileName) || chunk?.type !== 'chunk') return;
    visited.add(fileName);
    for (const imported of chunk.imports) visit(imported, visited);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  for (const module of modules) visit(chunkOf(bundle, module).fileName, scripts);
  const ofParts = new Set(scripts);
  for (const fileName of ofParts) {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk') continue;
    for (const part of chunk.moduleIds.flatMap(partsOf)) visit(holderOf(bundle, part) ?? '', ofParts);
  }
  const css = [...styles].map((name) => {
    const file = bundle[name];
    return file?.type === 'asset' ? file.source.toString() : '';
  });
  return { scripts: [...scripts].map((name) => `/${name}`), styles: [...styles].map((name) => `/${name}`), css: css.join('') };
}

const ENTRY = 'src/app/entry-client.tsx';
const HYDRATE_LATER = '/src/ui/hydrate-later.tsx';

const partsIn = (info: Rolldown.ModuleInfo | null): readonly string[] =>
  info?.importedIds.some((id) => id.endsWith(HYDRATE_LATER)) === true ? info.dynamicallyImportedIds : [];

/** In the server build: lists the chunks of all parts that hydrate later, for functions/build.mjs. The server renders them, too. */
export function listParts(): Plugin {
  return {
    name: 'list-parts',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    generateBundle(_, bundle) {
      const parts = [...this.getModuleIds()].flatMap((id) => partsIn(this.getModuleInfo(id)));
      const files = [...new Set(parts.map((id) => loadedBy(bundle, id)))];
      this.emitFile({ type: 'asset', fileName: '.vite/parts.json', source: JSON.stringify(files) });
    },
  };
}

/** Short hash of the commit that is built; '' outside a git checkout. */
function headCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/** Renders every page that is the same for all visitors, and lists the files of the others for the server. */
export function renderPages(origin: string | null): Plugin {
  return {
    name: 'render-pages',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { renderFrame, renderPage, screens } = loadServerBuild();
        const partsOf: PartsOf = (module) => partsIn(this.getModuleInfo(module));
        const rendered = screens.filter(({ html }) => html !== 'browser');
        const release: Release = {
          entry: `/${chunkOf(bundle, ENTRY).fileName}`,
          builtAt: Date.now(),
          commit: headCommit(),
          modules: rendered.map(({ module }) => module),
          pages: Object.fromEntries([
            ['*', filesOf(bundle, [ENTRY, 'src/data/catalogue/start.ts'], partsOf)],
            ...rendered.map(({ path, module }) => [path, filesOf(bundle, [ENTRY, module], partsOf)] as const),
          ]),
        };
        const onDevice = rendered.filter(({ html }) => html === 'request');
        const parts = [...this.getModuleIds()].flatMap(partsOf).map((id) => relative(import.meta.dirname, id));
        const devicePages: DevicePages = {
          modules: [...onDevice.map(({ module }) => module), ...parts],
          release: {
            ...release,
            pages: Object.fromEntries(
              onDevice.flatMap(({ path }) => (release.pages[path] ? [[path, { ...release.pages[path], css: '' }]] : [])),
            ),
          },
        };
        const emit = (fileName: string, source: string): void => void this.emitFile({ type: 'asset', fileName, source });
        emit(RELEASE_FILE, JSON.stringify(release));
        emit(DEVICE_PAGES_FILE, JSON.stringify(devicePages));
        const frame = await renderFrame(release, origin);
        emit('app.html', frame);
        // Hosting answers a path that firebase.json does not name with this file and status 404; the app says that there is no such page.
        emit('404.html', frame);
        for (const { path, html } of rendered) {
          if (html === 'build') emit(`pages${path}.html`, await renderPage({ path, origin, initialData: null }, release));
        }
      },
    },
  };
}
