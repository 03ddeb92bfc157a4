// Bundles the functions, the contract and most packages, one chunk per dynamic import, so that a function reads only the few
// files it uses: starting the api takes half the time it takes with packages beside it (tests/perf/api-start.bench.ts).
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

/** Left beside: native code, packages that read files of their own, and triggers, which platform/triggers.ts loads itself. */
const BESIDE = ['sharp', '@google-cloud/firestore', '@google-cloud/storage', 'google-gax', 'firebase-functions/firestore'];

await rm(new URL('lib', import.meta.url), { recursive: true, force: true });
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts'],
  outdir: 'lib',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: BESIDE,
  // CommonJS packages call `require`, which modules do not have.
  banner: { js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);" },
  alias: { '@catalogue/contract': './contract' },
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
});
