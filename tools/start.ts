import { buildFunctions, buildWeb } from './build';
import { SERVICES } from './emulators/suite';
import { runLocalSite } from './local-site';
import { step } from './progress.mjs';
import { runCommand } from './user-error';

/** npm start [-- --fresh] [-- --shift N]: the built site over the emulators. */
await runCommand(() =>
  runLocalSite({
    command: 'npm start',
    services: SERVICES,
    prepare: () => step('Building the functions', buildFunctions),
    startFrontend: async () => {
      await step('Building the site', buildWeb);
      return () => Promise.resolve();
    },
    verbose: false,
  }),
);
