// Bundles the functions, the contract and most packages, one chunk per dynamic import, so that a function reads only the few
// files it uses: starting the api takes half the time it takes with packages beside it (tests/perf/api-start.bench.ts).
// `--watch` rebuilds on each change of a source.
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, context } from 'esbuild';

/** Not bundled: native code, packages that read files of their own, and triggers, which platform/triggers.ts loads itself. */
const EXTERNAL = ['sharp', '@google-cloud/firestore', '@google-cloud/storage', 'google-gax', 'firebase-functions/firestore'];

/** Writes only what changed, so that the emulator reloads functions only if there is a reason to. */
const writeChanged = {
  name: 'write-changed',
  setup: (watched) => {
    watched.onEnd(async ({ outputFiles = [] }) => {
      for (const { path, contents } of outputFiles) {
        const before = await readFile(path).catch(() => null);
        if (before?.equals(contents)) continue;
        await mkdir(dirname(path), { recursive: true });
        await writeFile(`${path}.new`, contents);
        await rename(`${path}.new`, path);
      }
    });
  },
};

const WEB = join(import.meta.dirname, '../web');

/** Copies the server build of the pages, without the chunks that only the browser loads, for src/page/page-renderer.ts. */
async function copyPageRenderer() {
  const json = async (path) => JSON.parse(await readFile(join(WEB, path), 'utf8'));
  const [release, manifest, parts] = await Promise.all(
    ['dist/.vite/release.json', 'dist-server/.vite/manifest.json', 'dist-server/.vite/parts.json'].map(json),
  );
  const files = new Set();
  const visit = (name) => {
    const { file, imports = [] } = manifest[name];
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(visit);
  };
  const partNames = Object.keys(manifest).filter((name) => parts.includes(manifest[name].file));
  ['src/app/entry-server.tsx', ...release.modules, ...partNames].forEach(visit);
  const folder = join(import.meta.dirname, 'lib/page-renderer');
  for (const file of files) await cp(join(WEB, 'dist-server', file), join(folder, file));
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  // A chunk that is missing would end the function's process at its first request.
  for (const file of files) await import(pathToFileURL(join(folder, file)).href);
}

const options = {
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts'],
  outdir: 'lib',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: EXTERNAL,
  // CommonJS packages call `require`, which modules do not have.
  banner: { js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);" },
  alias: { '@catalogue/contract': './contract' },
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
};

if (process.argv.includes('--watch')) {
  const watcher = await context({ ...options, write: false, plugins: [writeChanged] });
  await watcher.watch();
} else {
  await rm(new URL('lib', import.meta.url), { recursive: true, force: true });
  await build(options);
  await copyPageRenderer();
}
