import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newPerson } from '../people';
import { server, stack } from '../stack';
import { functionVariables } from './function-variables';
import { VISITOR_HEADER } from './hosting-server';

const ORDER = { name: 'Asha Rao', mobile: '9812345678', email: 'asha@example.com', message: 'Fifty bottles?' };

it('keeps the rep of an order: the intake may look up whose token it is', async () => {
  const rep = await newPerson({ name: 'Ravi Rep', role: 'rep' });
  const id = randomUUID();
  const answer = await fetch(`${stack().baseUrl}/api/myorders/add`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await rep.token()}`,
      [VISITOR_HEADER]: '203.0.113.200',
    },
    body: JSON.stringify({ ...ORDER, productrequest: 'Bottle', clientId: 'client-1', id }),
  });
  expect(answer.status, await answer.text()).toBe(201);
  const stored = await server.firestore().collection('orders').doc(id).get();
  expect(stored.data()).toMatchObject({ repId: rep.uid, repName: 'Ravi Rep', clientId: 'client-1' });
});

it.each<[string, string, string, RequestInit]>([
  ['the reader', 'site', 'FIRESTORE', { method: 'POST', body: JSON.stringify({ writes: [{ delete: 'x' }] }) }],
  ['the intake', 'leads', 'FIREBASE_AUTH', { method: 'POST', body: '{}' }],
])('refuses %s what its account lacks, in Google’s words', async (_, name, service, init) => {
  const host = functionVariables(name)[`${service}_EMULATOR_HOST`] ?? '';
  const path =
    service === 'FIRESTORE'
      ? `/v1/projects/${stack().projectId}/databases/(default)/documents:commit`
      : `/identitytoolkit.googleapis.com/v1/projects/${stack().projectId}/accounts:delete`;
  const answer = await fetch(`http://${host}${path}`, init);
  expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: 403, status: 'PERMISSION_DENIED' } }]);
});
