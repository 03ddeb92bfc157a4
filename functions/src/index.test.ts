import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { REGION } from './platform/options';

interface Rewrite {
  source: string;
  function?: { functionId: string; region: string };
}

const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { rewrites: Rewrite[] };
};

/** Service account of each function, by its group; a function that writes cannot run as the reader. */
const ACCOUNTS: Record<string, string> = {
  api: 'catalogue-api@',
  backUpAccounts: 'catalogue-api@',
  leads: 'catalogue-intake@',
  catalogue: 'catalogue-reader@',
  page: 'catalogue-reader@',
  pictures: 'catalogue-reader@',
};

it('runs each function as the service account of its group: some as listed, all others as the worker', async () => {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo', storageBucket: 'demo.appspot.com' }));
  const deployed = Object.entries(await import('./index')) as [string, { __endpoint?: { serviceAccountEmail?: string } }][];
  const accounts = deployed.map(([name, { __endpoint }]) => [name, __endpoint?.serviceAccountEmail]);
  expect(accounts).toEqual(deployed.map(([name]) => [name, ACCOUNTS[name] ?? 'catalogue-worker@']));
});

it('has every function that Hosting hands requests to, where Hosting looks for it', async () => {
  // As the Firebase CLI sets it while it lists the functions.
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo', storageBucket: 'demo.appspot.com' }));
  const deployed = await import('./index');
  const targets = hosting.rewrites.flatMap(({ function: target }) => target ?? []);
  for (const { functionId, region } of targets) {
    expect(Object.keys(deployed)).toContain(functionId);
    expect(region).toBe(REGION);
  }
  expect(targets.length).toBeGreaterThan(0);
});
