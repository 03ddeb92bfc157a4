import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, normalizePath, type Plugin, type Rolldown } from 'vite';
import type { Release } from '../functions/contract/pages/page-renderer.ts';
import { DEVICE_PAGES_FILE, type DevicePages } from './render-plugin.ts';

const MODULE = 'virtual:device-pages';
const LEFT_OUT = '\0left-out';

const DIST = join(import.meta.dirname, 'dist');

/** Leaves out every screen that `modules` (paths from web/) does not name: a worker is one file. */
function onlyModules(modules: readonly string[]): Plugin {
  const wanted = modules.map((module) => normalizePath(join(import.meta.dirname, module)));
  return {
    name: 'only-modules',
    enforce: 'pre',
    async resolveId(specifier, importer, { kind }) {
      if (kind !== 'dynamic-import') return null;
      const found = await this.resolve(specifier, importer, { skipSelf: true });
      return found && wanted.includes(found.id) ? found : LEFT_OUT;
    },
    load: (id) => (id === LEFT_OUT ? 'export default null;' : null),
  };
}

/** The half of react-dom/server that renders to a string: the other half, for streams, is 30 kB more. */
const REACT_DOM_SERVER = join(
  dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-server-legacy.browser.production.js',
);

/** The server build of the catalogue's pages in one file that runs in a worker. */
async function buildRenderer(modules: readonly string[]): Promise<string> {
  const { output } = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), onlyModules(modules)],
    resolve: { alias: { 'react-dom/server': REACT_DOM_SERVER } },
    ssr: { noExternal: true, target: 'webworker' },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/app/entry-worker.ts',
      write: false,
      target: 'es2023',
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/**
 * The text of each style sheet stands once: pages share most of them. Scripts are not preloaded: the device has them, and asking
 * for thirty before the first paint delays it.
 */
function releaseCode(release: Release): string {
  const sheets = new Set(Object.values(release.pages).flatMap(({ styles }) => styles));
  const texts = Object.fromEntries([...sheets].map((href) => [href, readFileSync(join(DIST, href), 'utf8')]));
  const pages = Object.fromEntries(Object.entries(release.pages).map(([path, files]) => [path, { ...files, scripts: [] }]));
  return `const sheets = ${JSON.stringify(texts)};
export const release = ${JSON.stringify({ ...release, pages })};
for (const page of Object.values(release.pages)) page.css = page.styles.map((href) => sheets[href]).join('');`;
}

/**
 * For the build of the service worker: `virtual:device-pages`, the renderer with the file names of the release around it. The
 * browser's build is on disk by then.
 */
export const devicePages = (origin: string | null): Plugin => ({
  name: 'device-pages',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  async load(id) {
    if (id !== `\0${MODULE}`) return null;
    const { modules, release } = JSON.parse(readFileSync(join(DIST, DEVICE_PAGES_FILE), 'utf8')) as DevicePages;
    return `${await buildRenderer(modules)}\n${releaseCode(release)}\nexport const origin = ${JSON.stringify(origin)};`;
  },
});
