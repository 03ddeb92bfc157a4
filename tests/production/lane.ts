import { stack } from '../stack';
import { portsOf } from '../../tools/ports';
import { startFunction } from './function-process';
import type { FunctionProcess } from './function-process';
import { startHosting } from './hosting-server';
import { laneEnvironment } from './lane-environment';
import { startMetadataServer } from './metadata-server';
import { stageFunctions } from './staged-functions';

/** Memory of each function that Hosting forwards to, MiB: as functions/src/platform/options.ts sets it. */
const MEMORY_MB = { api: 1_024, catalogue: 512, leads: 512, page: 512, pictures: 512 } as const;
type LaneFunction = keyof typeof MEMORY_MB;

/** The site as in the cloud: staged functions, a process each, behind a stand-in for Hosting at the suite's hosting port. */
export interface ProductionLane {
  url: string;
  functions: Readonly<Record<LaneFunction, FunctionProcess>>;
  stop: () => Promise<void>;
}

export async function startLane(): Promise<ProductionLane> {
  const metadata = await startMetadataServer();
  // Processes that the caller starts inherit it.
  process.env.LANE_METADATA_HOST = metadata.host;
  const source = await stageFunctions();
  const environment = laneEnvironment();
  const names = Object.keys(MEMORY_MB) as LaneFunction[];
  const started = await Promise.all(
    names.map(async (name) => {
      const running = await startFunction({ name, trigger: 'http', source, memoryMb: MEMORY_MB[name], environment });
      return [name, running] as const;
    }),
  );
  const functions = Object.fromEntries(started) as Record<LaneFunction, FunctionProcess>;
  const urls = new Map<string, string>(started.map(([name, { url }]) => [name, url]));
  const hosting = await startHosting(portsOf(stack().shift).hosting, (name) => urls.get(name));
  return {
    url: hosting.url,
    functions,
    stop: async () => {
      await hosting.close();
      await Promise.all(Object.values(functions).map(({ kill }) => kill()));
      await metadata.close();
    },
  };
}
