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
