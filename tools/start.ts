import { buildFunctions, buildWeb } from './build';
import { SERVICES } from './emulators/suite';
import { runLocalSite } from './local-site';
import { runCommand } from './user-error';

/** npm start [-- --fresh] [-- --shift N]: the built site over the emulators. */
await runCommand(() =>
  runLocalSite({
    command: 'npm start',
    services: SERVICES,
    prepare: buildFunctions,
    startFrontend: async () => {
      await buildWeb();
      return () => Promise.resolve();
    },
    verbose: false,
  }),
);
