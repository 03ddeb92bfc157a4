import type { TestProject } from 'vitest/node';
import { startLane } from './lane';

declare module 'vitest' {
  interface ProvidedContext {
    /** Processes of the lane's functions by name. */
    lanePids: Record<string, number>;
  }
}

/** Starts the production lane for all test files. Resolves to its end. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const lane = await startLane();
  provide('lanePids', Object.fromEntries(Object.entries(lane.functions).map(([name, { pid }]) => [name, pid])));
  return lane.stop;
}
