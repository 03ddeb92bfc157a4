import { readAll } from '../../device/database';

/** Goes on with what an earlier visit took along, if it took anything: for most visitors there is nothing to load. */
export async function resumeKept(): Promise<void> {
  if ((await readAll('kept')).size === 0) return;
  const { watchKept } = await import('./take-along');
  await watchKept();
}
