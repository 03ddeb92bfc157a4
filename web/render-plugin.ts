import { createRequire } from 'node:module';
import type { Plugin, Rolldown } from 'vite';
import type { PageFiles, PageRenderer, Release } from '../functions/contract/page-renderer.ts';
import type { PublicScreen } from './src/router/screen.tsx';

type Bundle = Rolldown.OutputBundle;

/** The server build, which is made first (package.json, "build"). */
type ServerBuild = PageRenderer & { screens: readonly PublicScreen[] };

/** By `require`: Vite's runner, which loads this file, runs no imports after the config. */
const loadServerBuild = (): ServerBuild =>
  createRequire(import.meta.url)(`${import.meta.dirname}/dist-server/entry-server.js`) as ServerBuild;

/** Where the page function finds the names of a build's files. Hosting does not publish folders that begin with a dot. */
const RELEASE_FILE = '.vite/release.json';

function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${module}`)) return file;
  throw new Error(`The build has no chunk of ${module}`);
}

/** Scripts and styles of the modules, with all that they import. */
function filesOf(bundle: Bundle, modules: readonly string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (scripts.has(fileName) || chunk?.type !== 'chunk') return;
    scripts.add(fileName);
    chunk.imports.forEach(visit);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  for (const module of modules) visit(chunkOf(bundle, module).fileName);
  const css = [...styles].map((name) => {
    const file = bundle[name];
    return file?.type === 'asset' ? file.source.toString() : '';
  });
  return { scripts: [...scripts].map((name) => `/${name}`), styles: [...styles].map((name) => `/${name}`), css: css.join('') };
}

const ENTRY = 'src/app/entry-client.tsx';

/** Renders every page that is the same for all visitors, and lists the files of the others for the page function. */
export function renderPages(origin: string | null): Plugin {
  return {
    name: 'render-pages',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { renderFrame, renderPage, screens } = loadServerBuild();
        const rendered = screens.filter(({ html }) => html !== 'browser');
        const release: Release = {
          entry: `/${chunkOf(bundle, ENTRY).fileName}`,
          modules: rendered.map(({ module }) => module),
          pages: Object.fromEntries([
            ['*', filesOf(bundle, [ENTRY, 'src/catalogue/start.ts'])],
            ...rendered.map(({ path, module }) => [path, filesOf(bundle, [ENTRY, module])] as const),
          ]),
        };
        const emit = (fileName: string, source: string): void => void this.emitFile({ type: 'asset', fileName, source });
        emit(RELEASE_FILE, JSON.stringify(release));
        emit('app.html', await renderFrame(release, origin));
        for (const { path, html } of rendered) {
          if (html === 'build') emit(`pages${path}.html`, await renderPage({ path, origin, firstView: null }, release));
        }
      },
    },
  };
}
