import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { RE2JS } from './re2js-stub';

/** The browser files of the installed Firestore SDK. */
function sdk(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('@firebase/firestore'));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.esm.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

test('Firestore’s SDK imports re2js for three regular expressions of pipelines, and calls what the stub has', () => {
  const calls = [...sdk().matchAll(/\bRE2JS\.(\w+)/g)].map((match) => match[1]);
  expect(calls).toEqual(['compile', 'compile', 'compile']);
  expect(Object.keys(RE2JS)).toEqual(['compile']);
});
