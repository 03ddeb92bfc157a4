import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;
const [LEAST, MOST] = [512, 4096];

/** Heap of one emulator's Java in megabytes: a quarter of the memory, 2 GB of 8 GB. */
export function heapMegabytes(memoryBytes = availableMemory()): number {
  return Math.min(MOST, Math.max(LEAST, Math.floor(memoryBytes / 4 / MEGABYTE)));
}

/** Memory of the machine, or of the container if it has less. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
