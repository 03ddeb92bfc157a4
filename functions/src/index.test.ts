import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { groupOf } from '../../tools/deploy/rights';
import { REGION } from './platform/options';
import { SERVICE_ACCOUNTS } from './platform/service-accounts';

// As the Firebase CLI sets them while it lists the functions; options.ts reads them when it is loaded.
vi.hoisted(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo');
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo', storageBucket: 'demo.appspot.com' }));
});

interface Rewrite {
  source: string;
  function?: { functionId: string; region: string };
}

const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { rewrites: Rewrite[] };
};

it('runs each function as the service account that the table of rights names, by its whole address', async () => {
  const deployed = Object.entries(await import('./index')) as [string, { __endpoint?: { serviceAccountEmail?: string } }][];
  const accounts = deployed.map(([name, { __endpoint }]) => [name, __endpoint?.serviceAccountEmail]);
  const addressOf = (name: string) => `${SERVICE_ACCOUNTS[groupOf(name)]}@demo.iam.gserviceaccount.com`;
  expect(accounts).toEqual(deployed.map(([name]) => [name, addressOf(name)]));
});

it('declares few instances: a region’s quota is shared by all functions', async () => {
  const deployed = Object.entries(await import('./index')) as [
    string,
    { __endpoint?: { maxInstances?: number; httpsTrigger?: object } },
  ][];
  let sum = 0;
  for (const [name, { __endpoint }] of deployed) {
    sum += __endpoint?.maxInstances ?? Infinity;
    const most = __endpoint?.httpsTrigger !== undefined ? 10 : name === 'makeVariants' ? 5 : 3;
    expect(__endpoint?.maxInstances, name).toBeLessThanOrEqual(most);
  }
  expect([deployed.length, sum]).toEqual([18, 67]);
});

it('has every function that Hosting hands requests to, where Hosting looks for it', async () => {
  const deployed = await import('./index');
  const targets = hosting.rewrites.flatMap(({ function: target }) => target ?? []);
  for (const { functionId, region } of targets) {
    expect(Object.keys(deployed)).toContain(functionId);
    expect(region).toBe(REGION);
  }
  expect(targets.length).toBeGreaterThan(0);
});
