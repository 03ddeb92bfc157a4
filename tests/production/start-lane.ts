import type { TestProject } from 'vitest/node';
import { startLane } from './lane';
import { startMetadataServer } from './metadata-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Processes of the lane's functions by name. */
    lanePids: Record<string, number>;
  }
}

/** Starts the metadata server, the functions and Hosting for all tests of the production lane. Resolves to their end. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const metadata = await startMetadataServer();
  // The test files' processes inherit it.
  process.env.LANE_METADATA_HOST = metadata.host;
  const lane = await startLane();
  provide('lanePids', Object.fromEntries(Object.entries(lane.functions).map(([name, { pid }]) => [name, pid])));
  return async () => {
    await lane.stop();
    await metadata.close();
  };
}
