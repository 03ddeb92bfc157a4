import { backupEndpoints, type BackupDocument } from '@catalogue/contract/endpoints/backup';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { newPerson } from '../people';
import { server, stack } from '../stack';
import { newProduct } from './fixtures';

const request = (token: string, query: { after?: string } = {}) =>
  fetch(`${stack().baseUrl}/api/backup?${new URLSearchParams(query).toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  });

async function readPages(token: string): Promise<BackupDocument[]> {
  const documents: BackupDocument[] = [];
  let query = {};
  for (;;) {
    const answer = await request(token, query);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const page = v.parse(backupEndpoints.read.answer, await answer.json());
    documents.push(...page.documents);
    if (page.next === null) return documents;
    query = { after: page.next };
  }
}

it('admins read every document as it is stored, and nothing that the server makes anew', async () => {
  const [admin, sales] = [await newPerson({ role: 'admin' }), await newPerson({ role: 'sales' })];
  const productId = await newProduct();
  const documents = await readPages(await admin.token());
  const product = documents.find(({ path }) => path === `products/${productId}`);
  const { title } = (await server.firestore().doc(`products/${productId}`).get()).data() ?? {};
  expect(product?.fields).toMatchObject({
    title: { stringValue: title as string },
    live: { booleanValue: expect.any(Boolean) as boolean },
  });
  expect(product?.fields.addedDate).toEqual({
    timestampValue: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}(\.(\d{3}){1,3})?Z$/) as string,
  });
  for (const name of ['snapshots', 'publishQueue', 'rateLimits', 'status'])
    expect(documents.filter(({ path }) => path.startsWith(`${name}/`))).toEqual([]);
  expect((await request(await sales.token())).status).toBe(403);
});

it('a page starts after a document of a collection that backups have', async () => {
  const admin = await newPerson({ role: 'admin' });
  const productId = await newProduct();
  const token = await admin.token();
  const answer = await request(token, { after: `products/${productId}` });
  const { documents } = v.parse(backupEndpoints.read.answer, await answer.json());
  const products = documents.filter(({ path }) => path.startsWith('products/')).map(({ path }) => path);
  expect(products.filter((path) => path <= `products/${productId}`)).toEqual([]);
  expect(documents.filter(({ path }) => path.startsWith('categories/'))).toEqual([]);
  for (const after of ['snapshots/manifest', 'products', 'products/a/versions/b', 'products/__a__', 'products/..'])
    expect((await request(token, { after })).status, after).toBe(400);
});
