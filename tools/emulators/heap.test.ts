import { expect, it } from 'vitest';
import { heapMegabytes } from './heap';

const GIGABYTE = 1024 ** 3;

it.each([
  [1, 512],
  [8, 2048],
  [16, 4096],
  [64, 4096],
])('takes of %d GB of memory %d MB', (memory, heap) => {
  expect(heapMegabytes(memory * GIGABYTE)).toBe(heap);
});
