import { expect, it } from 'vitest';
import { isGone } from './picture-store';

const answered = (code: number) => Object.assign(new Error(`Answered ${code}`), { code });
const MINUTE = 60_000;

it.each([
  ['404 at once', 404, 0, true],
  ['403 long after the upload', 403, 11 * MINUTE, true],
  ['403 soon after the upload, which is tried again', 403, 9 * MINUTE, false],
  ['503', 503, 11 * MINUTE, false],
])('takes an original for gone, or not: %s', (_, code, age, gone) => {
  expect(isGone(answered(code), Date.now() - age)).toBe(gone);
});
