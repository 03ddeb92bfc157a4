import { afterAll, expect, it } from 'vitest';
import { siteAt } from '../../tools/deploy/rehearsal/rehearsed-site';
import { REHEARSAL_CHECKS, type Memory } from '../../tools/deploy/rehearsal/rehearsal-checks';
import { newPerson } from '../people';
import { server, stack } from '../stack';

const memory: Memory = {};

afterAll(async () => {
  if (memory.productId !== undefined) await server.firestore().doc(`products/${memory.productId}`).delete();
});

it('the site passes the checks that a rehearsal makes in a project of its own', { timeout: 300_000 }, async () => {
  const { baseUrl, firestoreHost, projectId } = stack();
  const { uid, email, password, token } = await newPerson({ name: 'Rehearsal', role: 'admin' });
  // The link for the first admin works where there is none; the seed has one.
  memory.admin = { uid, email, password, token: await token() };
  const site = siteAt({
    ...{ origin: baseUrl, fetchPage: fetch },
    documents: `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents`,
    networks: () => Promise.resolve(['203.0.113.7', '2001:db8::']),
  });
  for (const { name, run } of REHEARSAL_CHECKS) await expect(run(site, memory), name).resolves.not.toThrow();
  expect(REHEARSAL_CHECKS).toHaveLength(14);
});
