import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions, watchFunctions } from './build';
import { proxyTable, type Rewrite } from './dev-proxy';
import { assertPortFree } from './emulators/check-ports';
import { runLocalSite } from './local-site';
import { portsOf } from './ports';
import { step } from './progress.mjs';
import { ROOT } from './root';
import { runCommand } from './user-error';

async function serveWithVite(shift: number): Promise<() => Promise<void>> {
  const { createServer } = await import('vite');
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as { hosting: { rewrites: Rewrite[] } };
  const port = portsOf(shift).hosting;
  // Vite would report a port in use with a stack.
  await assertPortFree(shift, 'hosting', port);
  const server = await createServer({
    root: join(ROOT, 'web'),
    // Node 20 cannot import the contract's TypeScript, which the config reads; the runner transpiles it.
    configLoader: 'runner',
    clearScreen: false,
    logLevel: 'warn',
    server: { host: '127.0.0.1', port, strictPort: true, proxy: proxyTable(hosting.rewrites, shift) },
  });
  await server.listen();
  return () => server.close();
}

/** npm run dev [-- --fresh] [-- --shift N]: as npm start, with Vite's hot reload, and functions rebuilt on change. */
await runCommand(() =>
  runLocalSite({
    command: 'npm run dev',
    services: ['auth', 'firestore', 'storage', 'functions'],
    prepare: () => step('Building the functions', buildFunctions),
    startFrontend: async (shift) => {
      const stopVite = await serveWithVite(shift);
      const stopWatching = watchFunctions();
      return async () => {
        await Promise.all([stopVite(), stopWatching()]);
      };
    },
    verbose: true,
  }),
);
