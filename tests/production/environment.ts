import { stack } from '../stack';
import { portsOf } from '../../tools/ports';
import type { FunctionProcess } from './function-process';
import { startHosting } from './hosting-server';
import { functionVariables } from './function-variables';
import { startMetadataServer } from './metadata-server';
import { startRightsGates } from './rights-gate';
import { stageFunctions } from './staged-functions';
import { startFunctions } from './start-functions';

/** Memory of each function that Hosting forwards to, MiB: as functions/src/platform/options.ts sets it. */
const MEMORY_MB = { api: 1_024, leads: 512, site: 512 } as const;
type HttpFunction = keyof typeof MEMORY_MB;

/** The site as in the cloud: staged functions, a process each, behind a fake of Hosting at the suite's hosting port. */
export interface ProductionEnvironment {
  url: string;
  functions: Readonly<Record<HttpFunction, FunctionProcess>>;
  stop: () => Promise<void>;
}

export async function startEnvironment(): Promise<ProductionEnvironment> {
  const { firestoreHost: firestore, authHost: auth, storageHost: storage } = stack();
  const metadata = await startMetadataServer();
  const gates = await startRightsGates({ firestore, auth, storage });
  const closeGoogle = async (): Promise<void> => {
    await Promise.all([metadata.close(), gates.close()]);
  };
  // Processes that the caller starts inherit them.
  process.env.PRODUCTION_METADATA_HOST = metadata.host;
  process.env.PRODUCTION_GATES = JSON.stringify(gates.hosts);
  try {
    return await startBehind(closeGoogle);
  } catch (error) {
    await closeGoogle();
    throw error;
  }
}

async function startBehind(closeGoogle: () => Promise<void>): Promise<ProductionEnvironment> {
  const source = await stageFunctions();
  const names = Object.keys(MEMORY_MB) as HttpFunction[];
  const functions = await startFunctions(
    names.map((name) => ({
      name,
      trigger: 'http' as const,
      source,
      memoryMb: MEMORY_MB[name],
      environment: functionVariables(name),
    })),
  );
  const urls = new Map<string, string>(names.map((name) => [name, functions[name].url]));
  const endAll = async (): Promise<void> => {
    await Promise.all(Object.values(functions).map(({ kill }) => kill()));
  };
  const hosting = await startHosting(portsOf(stack().shift).hosting, (name) => urls.get(name)).catch(async (error: unknown) => {
    await endAll();
    throw error;
  });
  return {
    url: hosting.url,
    functions,
    stop: async () => {
      await hosting.close();
      await endAll();
      await closeGoogle();
    },
  };
}
