import { expect, test } from 'vitest';
import { lastErrorIn } from './suite';

test('why a suite did not start is the last complaint of firebase-tools', () => {
  const log =
    '⚠  firestore: Env variable override detected. Using x\ni  emulators: Shutting down\n\nError: File not found: storage.rules';
  expect(lastErrorIn(log)).toBe('File not found: storage.rules.');
});

test('a log without a complaint says so', () => {
  expect(lastErrorIn('i  emulators: Starting emulators')).toBe('firebase-tools ended without saying why.');
});
