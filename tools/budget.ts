import { buildWeb } from './build';
import { INSTALL_LIMIT, LIMIT, weighInstallSet, weighRoutes, weighWorker, WORKER_LIMIT } from './test/budget';
import { runCommand } from './user-error';

/** npm run budget: fails if a public route or the service worker's install set exceeds its limit. */
await runCommand(async () => {
  await buildWeb();
  const weighed = [
    ...weighRoutes().map(({ route, bytes }) => ({ what: route, bytes, limit: LIMIT })),
    { what: 'install set of the service worker', bytes: weighInstallSet(), limit: INSTALL_LIMIT },
    { what: 'script of the service worker', bytes: weighWorker(), limit: WORKER_LIMIT },
  ];
  for (const { what, bytes, limit } of weighed)
    console.log(`${(bytes / 1000).toFixed(1).padStart(6)} of ${limit / 1000} kB  ${what}`);
  return weighed.every(({ bytes, limit }) => bytes <= limit) ? 0 : 1;
});
