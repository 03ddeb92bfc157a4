import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions, watchFunctions } from './build';
import { proxyTable, type Rewrite } from './dev-proxy';
import { assertPortFree } from './emulators/check-ports';
import { runLocalSite } from './local-site';
import { portsOf } from './ports';
import { ROOT } from './root';
import { runCommand } from './user-error';

async function serveWithVite(shift: number): Promise<() => Promise<void>> {
  // Our config is bundled as ever, and imports as the site does.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const { createServer } = await import('vite');
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as { hosting: { rewrites: Rewrite[] } };
  const port = portsOf(shift).hosting;
  // Vite would say it with a stack.
  await assertPortFree(shift, 'hosting', port);
  const server = await createServer({
    root: join(ROOT, 'web'),
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
    prepare: buildFunctions,
    startFrontend: async (shift) => {
      const endVite = await serveWithVite(shift);
      const endWatch = watchFunctions();
      return async () => {
        await Promise.all([endVite(), endWatch()]);
      };
    },
    verbose: true,
  }),
);
