import { startFunction } from './function-process';
import type { FunctionOptions, FunctionProcess } from './function-process';

const isFailed = (result: PromiseSettledResult<unknown>): result is PromiseRejectedResult => result.status === 'rejected';

/**
 * Starts functions side by side. If one fails, those that run are killed: their pipes would keep the test run from ending.
 *
 * @throws Error with the last output of each function that failed
 */
export async function startFunctions<Name extends string>(
  options: readonly (FunctionOptions & { name: Name })[],
): Promise<Record<Name, FunctionProcess>> {
  const results = await Promise.allSettled(options.map(startFunction));
  const failed = results.filter(isFailed);
  const started = results.flatMap((result) => (isFailed(result) ? [] : [result.value]));
  if (failed.length > 0) {
    await Promise.all(started.map(({ kill }) => kill()));
    throw new Error(failed.map(({ reason }) => (reason as Error).message).join('\n\n'));
  }
  return Object.fromEntries(options.map(({ name }, index) => [name, started[index]])) as Record<Name, FunctionProcess>;
}
