import { expect, test } from 'vitest';
import { storageRulesError } from './check-rules';

test('turns a rules error of the Storage emulator into one sentence', () => {
  const line = "⚠  Unexpected 'if' in storage.rules:12";
  expect(storageRulesError(line)?.message).toBe(
    "storage.rules does not compile, line 12: Unexpected 'if'; correct it and run this again.",
  );
});

test('ignores other lines', () => {
  expect(storageRulesError('✔  storage: Storage Emulator started')).toBeUndefined();
  expect(storageRulesError('i  emulators: Watching storage.rules for changes')).toBeUndefined();
});
