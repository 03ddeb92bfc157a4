import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './root';

interface Package {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const json = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const lock = (path: string): Record<string, Package> => (json(path) as { packages: Record<string, Package> }).packages;
const own = json('functions/package.json') as Package;
const uploaded = lock('functions/package-lock.json');
const installed = lock('package-lock.json');

// The cloud installs the functions with npm ci, which refuses a lock file that lags behind package.json.
describe('the lock file that is uploaded with the functions', () => {
  it('lists the packages of functions/package.json', () => {
    const { dependencies, devDependencies } = uploaded[''] ?? {};
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: own.dependencies,
      devDependencies: own.devDependencies,
    });
  });

  it.each(Object.keys(own.dependencies ?? {}))('has the version of %s that the tests run with', (name) => {
    const path = `node_modules/${name}`;
    expect(uploaded[path]?.version).toBe((installed[`functions/${path}`] ?? installed[path])?.version);
  });
});
