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
const packagesOf = (path: string): Record<string, Package> => (json(path) as { packages: Record<string, Package> }).packages;
const wanted = ({ dependencies = {}, devDependencies = {} }: Package) => ({ dependencies, devDependencies });

const installed = packagesOf('package-lock.json');
const uploaded = packagesOf('functions/package-lock.json');
const functions = json('functions/package.json') as Package;

// npm ci refuses a lock file that lags behind a package.json: on a fresh clone and in the cloud. With installed packages it is not noticed.
describe('the lock file', () => {
  it.each(['', 'functions', 'functions/contract', 'web'])('lists the packages of "%s"', (folder) => {
    expect(wanted(installed[folder] ?? {})).toEqual(wanted(json(join(folder, 'package.json')) as Package));
  });
});

describe('the lock file that is uploaded with the functions', () => {
  it('lists the packages of functions/package.json', () => {
    expect(wanted(uploaded[''] ?? {})).toEqual(wanted(functions));
  });

  it.each(Object.keys(functions.dependencies ?? {}))('has the version of %s that the tests run with', (name) => {
    const path = `node_modules/${name}`;
    expect(uploaded[path]?.version).toBe((installed[`functions/${path}`] ?? installed[path])?.version);
  });
});
