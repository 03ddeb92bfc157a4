import { expect, test } from 'vitest';
import { lastErrorIn } from './suite';

test('returns the last error of firebase-tools', () => {
  const log =
    '⚠  firestore: Env variable override detected. Using x\ni  emulators: Shutting down\n\nError: File not found: storage.rules';
  expect(lastErrorIn(log)).toBe('File not found: storage.rules.');
});

test('says if the log contains no error', () => {
  expect(lastErrorIn('i  emulators: Starting emulators')).toBe('firebase-tools ended without saying why.');
});
