import type { TestProject } from 'vitest/node';
import { startLane } from './lane';

declare module 'vitest' {
  interface ProvidedContext {
    /** Processes of the environment's functions and of Hosting, by name. */
    lanePids: Record<string, number>;
    /** URL of the function `site`, without Hosting in front. */
    laneSiteUrl: string;
  }
}

/** Starts the production-like environment for all test files. Resolves to a function that stops it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const lane = await startLane();
  const pids = Object.entries(lane.functions).map(([name, { pid }]) => [name, pid] as const);
  provide('lanePids', Object.fromEntries([...pids, ['hosting', process.pid]]));
  provide('laneSiteUrl', lane.functions.site.url);
  return lane.stop;
}
