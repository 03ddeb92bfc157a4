import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { markPureCalls } from './mark-pure';

test('React Router’s installed build still has the calls that are marked', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  const files = readdirSync(join(folder, 'dist/production')).filter((file) => file.endsWith('.mjs'));
  const marked = files.map((file) => markPureCalls(readFileSync(join(folder, 'dist/production', file), 'utf8'))).join('\n');
  // Each kind of call once, by name: a rewritten build would leave them in every first visit.
  for (const name of ['RouterProvider', 'Form', 'ScrollRestoration']) expect(marked).not.toContain(`${name}.displayName`);
  expect(marked).toMatch(/\/\* @__PURE__ \*\/ React\d*\.createContext\(/);
  expect(marked).toMatch(/var \w+ = \/\* @__PURE__ \*\/ \(\(\) => class extends React\d*\.Component/);
});
