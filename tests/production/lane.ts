import { stack } from '../stack';
import { portsOf } from '../../tools/ports';
import { startFunction } from './function-process';
import type { FunctionProcess } from './function-process';
import { startHosting } from './hosting-server';
import { stageFunctions } from './staged-functions';

/** Memory of each function that Hosting forwards to, MiB: as functions/src/platform/options.ts sets it. */
const MEMORY_MB = { api: 1_024, catalogue: 512, pictures: 512 } as const;

/** The site as in the cloud: staged functions, a process each, behind a stand-in for Hosting at the suite's hosting port. */
export interface ProductionLane {
  url: string;
  functions: Readonly<Record<keyof typeof MEMORY_MB, FunctionProcess>>;
  stop: () => Promise<void>;
}

export async function startLane(): Promise<ProductionLane> {
  const source = await stageFunctions();
  const { projectId, firestoreHost, authHost, storageHost, shift } = stack();
  const environment = {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIREBASE_STORAGE_EMULATOR_HOST: storageHost,
  };
  const start = (name: keyof typeof MEMORY_MB) =>
    startFunction({ name, trigger: 'http', source, memoryMb: MEMORY_MB[name], environment });
  const [api, catalogue, pictures] = await Promise.all([start('api'), start('catalogue'), start('pictures')]);
  const functions = { api, catalogue, pictures };
  const urls = new Map(Object.entries(functions).map(([name, { url }]) => [name, url]));
  const hosting = await startHosting(portsOf(shift).hosting, (name) => urls.get(name));
  return {
    url: hosting.url,
    functions,
    stop: async () => {
      await hosting.close();
      await Promise.all(Object.values(functions).map(({ kill }) => kill()));
    },
  };
}
