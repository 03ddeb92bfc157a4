import { expect, it } from 'vitest';
import { uploadProblem } from './use-uploads';
import { UPLOAD_TEXTS } from './upload-texts';

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

it.each([
  ['storage/unauthorized', UPLOAD_TEXTS.refused],
  ['storage/unauthenticated', UPLOAD_TEXTS.refused],
  ['permission-denied', UPLOAD_TEXTS.refused],
  // App Check has no token.
  ['storage/unauthorized-app', null],
  ['storage/quota-exceeded', UPLOAD_TEXTS.full],
  ['storage/retry-limit-exceeded', null],
  ['unavailable', null],
])('%s', (code, problem) => {
  expect(uploadProblem(withCode(code))).toBe(problem);
});

it('tries again after a failure without a code', () => {
  expect(uploadProblem(new TypeError('Failed to fetch'))).toBeNull();
});
