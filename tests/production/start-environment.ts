import type { TestProject } from 'vitest/node';
import { startEnvironment } from './environment';

declare module 'vitest' {
  interface ProvidedContext {
    /** Processes of the environment's functions and of Hosting, by name. */
    functionPids: Record<string, number>;
    /** URL of the function `site`, without Hosting in front. */
    siteUrl: string;
  }
}

/** Starts the production-like environment for all test files. Resolves to a function that stops it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const environment = await startEnvironment();
  const pids = Object.entries(environment.functions).map(([name, { pid }]) => [name, pid] as const);
  provide('functionPids', Object.fromEntries([...pids, ['hosting', process.pid]]));
  provide('siteUrl', environment.functions.site.url);
  return environment.stop;
}
