import { expect, it } from 'vitest';
import { newUploadName } from './upload-name';

it('is short, fits a path and differs each time', () => {
  const names = Array.from({ length: 1_000 }, newUploadName);
  expect(names.filter((name) => !/^[A-Za-z0-9]{10}$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(1_000);
});
