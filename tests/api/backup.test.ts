import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { newPerson } from '../people';
import { server, stack } from '../stack';
import { newProduct } from './fixtures';

const download = (token: string) => fetch(`${stack().baseUrl}/api/backup`, { headers: { authorization: `Bearer ${token}` } });

it('admins download every document as it is stored, and nothing that the server makes anew', async () => {
  const [admin, sales] = [await newPerson({ role: 'admin' }), await newPerson({ role: 'sales' })];
  const productId = await newProduct();
  const answer = await download(await admin.token());
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="backup-\d{4}-\d\d-\d\d\.jsonl\.gz"$/);
  const lines = gunzipSync(Buffer.from(await answer.arrayBuffer()))
    .toString()
    .trim()
    .split('\n');
  const documents = lines.map((line) => JSON.parse(line) as { path: string; fields: Record<string, unknown> });
  const product = documents.find(({ path }) => path === `products/${productId}`);
  const { title } = (await server.firestore().doc(`products/${productId}`).get()).data() ?? {};
  expect(product?.fields).toMatchObject({
    title: { stringValue: title as string },
    live: { booleanValue: expect.any(Boolean) as boolean },
  });
  expect(product?.fields.addedDate).toEqual({
    timestampValue: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{9}Z$/) as string,
  });
  for (const name of ['snapshots', 'publishQueue', 'rateLimits', 'status'])
    expect(documents.filter(({ path }) => path.startsWith(`${name}/`))).toEqual([]);
  expect((await download(await sales.token())).status).toBe(403);
});
