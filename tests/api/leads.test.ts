import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Receipt } from '@catalogue/contract/entities/lead';
import { referenceOf } from '@catalogue/contract/entities/lead';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../people';
import { eventually, server, stack } from '../stack';

const ENQUIRY = { name: 'Asha Rao', mobile: '9812345678', email: 'asha@example.com', message: 'Fifty bottles with our logo?' };
const ORDER = {
  name: 'Asha Rao',
  companyname: 'Rao Textiles',
  city: 'Pune',
  mobile: '9812345678',
  email: 'asha@example.com',
  productrequest: 'Steel bottle 750 ml',
  productId: 'drk-01',
  quantity: 50,
};
const ENDPOINTS = {
  quickEnquiry: { path: '/api/quick-enquiries', collection: 'quickEnquiries', content: ENQUIRY },
  order: { path: '/api/myorders/add', collection: 'orders', content: ORDER },
} as const;
const KINDS = ['quickEnquiry', 'order'] as const;

const newId = (): string => crypto.randomUUID();
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${stack().baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const stored = async (kind: 'quickEnquiry' | 'order', id: string) =>
  (await server.firestore().collection(ENDPOINTS[kind].collection).doc(id).get()).data();
const countAll = async () => {
  const counts = await Promise.all(
    KINDS.map((kind) => server.firestore().collection(ENDPOINTS[kind].collection).count().get()),
  );
  return counts.reduce((sum, one) => sum + one.data().count, 0);
};

/** All mails about a lead, of all attempts. */
const mailsAbout = async (kind: string, id: string): Promise<string[]> => {
  const folder = join(process.cwd(), '.mail', stack().projectId);
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.filter((name) => name.startsWith(`${kind}-${id}.`)).map((name) => readFile(join(folder, name), 'utf8')),
  );
};

const mailSent = (kind: string, id: string) =>
  eventually(`the mail about ${id}`, async () => {
    const mail = await server.firestore().doc(`mail/${kind}-${id}`).get();
    return mail.get('state') === 'sent' ? mail.data() : undefined;
  });

describe('an enquiry with lines', () => {
  const person = {
    name: 'Asha Rao',
    companyname: 'Rao Textiles',
    city: 'Pune',
    mobile: '9812345678',
    email: 'asha@example.com',
  };
  const lines = [
    {
      productId: 'drk-01',
      title: 'Steel bottle',
      option: 'Blue',
      quantity: 50,
      branding: 'Logo',
      note: 'For sales',
      price: 399,
    },
    { productId: 'pen-01', title: 'Metal pen', quantity: '200' },
  ];
  const path = '/api/myorders/add';

  test('is one lead with its lines, summed up in SPEC’s fields', async () => {
    const id = newId();
    const extra = { neededBy: '2026-12-18', budget: 450, pincode: '411001' };
    const answer = await post(path, { id, ...person, lines, ...extra });
    expect(answer.status).toBe(201);
    expect(await stored('order', id)).toMatchObject({
      ...extra,
      productrequest: 'Steel bottle and 1 more',
      productId: 'drk-01',
      quantity: 250,
      incomplete: false,
      lines: [
        { ...lines[0], sku: '' },
        { productId: 'pen-01', title: 'Metal pen', sku: '', option: '', quantity: 200, branding: '', note: '', price: null },
      ],
    });
    await mailSent('order', id);
    const [message = ''] = await mailsAbout('order', id);
    expect(message).toContain('50 x Steel bottle (Blue), Logo: For sales');
  });

  test('SPEC’s single-product order is stored as before', async () => {
    const id = newId();
    await post(path, { id, ...ORDER });
    expect(Object.keys((await stored('order', id)) ?? {})).not.toContain('lines');
  });

  test('refuses more than 40 lines and a line that is none', async () => {
    const many = Array.from({ length: 41 }, () => lines[0]);
    expect((await post(path, { ...person, lines: many })).status).toBe(422);
    expect((await post(path, { ...person, lines: [{ title: 7 }] })).status).toBe(422);
    expect((await post(path, { ...person, lines: 'many' })).status).toBe(422);
  });
});

describe.each(KINDS)('%s', (kind) => {
  const { path, content } = ENDPOINTS[kind];

  test('is stored once, gets a receipt, and is sent to staff in one mail', async () => {
    const id = newId();
    const before = Date.now();
    const answer = await post(path, { ...content, id });
    expect(answer.status).toBe(201);
    const receipt = (await answer.json()) as Receipt;
    expect(receipt).toEqual({
      id,
      reference: referenceOf(kind, id),
      receivedAt: expect.any(Number) as number,
      statusToken: expect.stringMatching(/^[\w-]{22}$/) as string,
    });
    expect(receipt.receivedAt).toBeGreaterThanOrEqual(before - 5_000);
    expect(await stored(kind, id)).toMatchObject({
      ...content,
      incomplete: false,
      searchKeys: expect.arrayContaining(['asha@example.com', '9812345678', 'asha', 'rao']) as string[],
      status: 'new',
      owner: null,
      note: '',
      nextCallAt: null,
    });

    const mail = await mailSent(kind, id);
    expect(mail).toMatchObject({ attempts: 1, to: 'staff@example.com', nextTryAt: null, error: '' });
    const [message = '', ...more] = await mailsAbout(kind, id);
    expect(more).toEqual([]);
    expect(message).toContain(receipt.reference);
    expect(message.replace(/\r\n /g, ' ')).toContain(`Message-ID: <${kind}-${id}@`);
    expect(message).toMatch(/^Reply-To: Asha Rao <asha@example\.com>$/m);
  });

  test('50 concurrent requests with one id create one lead, one receipt and one mail', { timeout: 60_000 }, async () => {
    const id = newId();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => post(path, { ...content, id, name: `Asha ${index}` })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 50 }, () => 201));
    const receipts = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(receipts.size).toBe(1);
    const name = (await stored(kind, id))?.name as string;
    await mailSent(kind, id);
    const late = await post(path, { ...content, id, name: 'Somebody else' });
    expect(receipts).toContain(await late.text());
    expect((await stored(kind, id))?.name).toBe(name);
    expect(await mailsAbout(kind, id)).toHaveLength(1);
  });

  test('gets an id if it has none', async () => {
    const receipt = (await (await post(path, content)).json()) as Receipt;
    expect(await stored(kind, receipt.id)).toMatchObject(content);
  });

  test('rejects invalid fields with an error per field and stores nothing', async () => {
    const before = await countAll();
    const bad: [Record<string, unknown>, string][] = [
      [{ name: 'x'.repeat(101) }, 'name'],
      [{ mobile: 'x'.repeat(41) }, 'mobile'],
      [{ email: `${'x'.repeat(251)}@b.c` }, 'email'],
      [{ name: { $ne: null } }, 'name'],
      [{ mobile: 98 }, 'mobile'],
      [{ id: '../users/me' }, 'id'],
      [{ id: '' }, 'id'],
      [{ id: 'x'.repeat(65) }, 'id'],
      ...(kind === 'order'
        ? ([-1, 0, 2.5, 'many', 1e12].map((quantity) => [{ quantity }, 'quantity']) as [Record<string, unknown>, string][])
        : [[{ message: 'x'.repeat(4_001) }, 'message'] as [Record<string, unknown>, string]]),
    ];
    for (const [change, field] of bad) {
      const answer = await post(path, { ...content, ...change });
      expect(answer.status, JSON.stringify(change).slice(0, 60)).toBe(422);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      const problem = (await answer.json()) as { message: string; errors: Record<string, string> };
      expect(Object.keys(problem.errors)).toEqual([field]);
      if (kind === 'order') expect(problem.message).toBe('Error Filling details. Please Enter Correct Values.');
    }
    for (const [body, status] of [
      ['{"name":', 400],
      ['[]', 422],
    ] as const) {
      expect((await post(path, body)).status).toBe(status);
    }
    expect((await post(path, JSON.stringify({ ...content, name: 'x'.repeat(3_000_000) }))).status).toBe(413);
    expect(await countAll()).toBe(before);
  });

  test('ignores unknown fields', async () => {
    const id = newId();
    await post(path, { ...content, id, status: 'won', owner: 'me', note: 'hello', createdAt: 1, admin: true });
    const lead = await stored(kind, id);
    expect(lead).toMatchObject({ status: 'new', owner: null, note: '' });
    expect(lead).not.toHaveProperty('admin');
    expect(lead).not.toHaveProperty('website');
  });

  test('a filled honeypot gets a receipt and stores nothing', async () => {
    const id = newId();
    const answer = await post(path, { ...content, id, website: 'https://spam.example' });
    expect(answer.status).toBe(201);
    // The same shape as any receipt, so that bots learn nothing.
    expect(await answer.json()).toEqual({
      id,
      reference: referenceOf(kind, id),
      receivedAt: expect.any(Number) as number,
      statusToken: expect.any(String) as string,
    });
    expect(await stored(kind, id)).toBeUndefined();
    expect((await server.firestore().doc(`mail/${kind}-${id}`).get()).exists).toBe(false);
  });

  test('prevents header injection into the mail', async () => {
    const id = newId();
    const name = 'Asha\r\nBcc: everyone@example.com\r\n\r\nBuy now';
    await post(path, { ...content, id, name, email: 'asha@example.com\r\nBcc: all@example.com' });
    await mailSent(kind, id);
    const [message = ''] = await mailsAbout(kind, id);
    const headers = message.split('\r\n\r\n', 1)[0] ?? '';
    expect(headers).not.toMatch(/^(bcc|reply-to):/im);
    expect(headers.match(/^subject:/gim)).toHaveLength(1);
  });

  test('a repeat does not recreate an erased lead', async () => {
    const id = newId();
    const receipt = await (await post(path, { ...content, id })).text();
    await mailSent(kind, id);
    await server.firestore().collection(ENDPOINTS[kind].collection).doc(id).delete();
    expect(await (await post(path, { ...content, id })).text()).toBe(receipt);
    expect(await stored(kind, id)).toBeUndefined();
  });
});

test('a quick enquiry requires an e-mail and is incomplete without other fields', async () => {
  const refused = await post('/api/quick-enquiries', { ...ENQUIRY, email: '  ' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ message: 'Email is Required', errors: { email: 'Email is Required' } });
  const id = newId();
  expect((await post('/api/quick-enquiries', { id, email: ' a@b.c ' })).status).toBe(201);
  expect(await stored('quickEnquiry', id)).toMatchObject({
    email: 'a@b.c',
    name: '',
    mobile: '',
    message: '',
    incomplete: true,
  });
});

test('an order requires a mobile or an e-mail and is incomplete without other fields', async () => {
  const refused = await post('/api/myorders/add', { ...ORDER, email: '', mobile: ' ' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    message: 'Error Filling details. Please Enter Correct Values.',
    errors: { mobile: 'Number is Required', email: 'Email is Required' },
  });
  for (const reachable of [{ mobile: '98' }, { email: 'a@b.c' }]) {
    const id = newId();
    expect((await post('/api/myorders/add', { id, ...reachable, quantity: '' })).status).toBe(201);
    expect(await stored('order', id)).toMatchObject({ ...reachable, quantity: null, incomplete: true });
  }
  const id = newId();
  expect((await post('/api/myorders/add', { ...ORDER, id, quantity: ' 25 ' })).status).toBe(201);
  expect(await stored('order', id)).toMatchObject({ quantity: 25, incomplete: false });
});

describe('lists of leads', () => {
  let staff = '';
  let somebody = '';
  beforeAll(async () => {
    staff = await (await newPerson({ admin: true })).token();
    somebody = await (await newPerson()).token();
  });

  test.each([
    ['/api/quick-enquiries/getOrders', 'quickEnquiry'],
    ['/api/myorders/show', 'order'],
  ] as const)('%s requires staff and is sorted newest first', async (path, kind) => {
    const first = newId();
    const second = newId();
    await post(ENDPOINTS[kind].path, { ...ENDPOINTS[kind].content, id: first });
    await post(ENDPOINTS[kind].path, { ...ENDPOINTS[kind].content, id: second });
    const get = (token?: string) =>
      fetch(`${stack().baseUrl}${path}`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
    expect((await get()).status).toBe(401);
    expect((await get('nonsense')).status).toBe(401);
    expect((await get(somebody)).status).toBe(403);
    const answer = await get(staff);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const list = (await answer.json()) as { id: string; createdAt: number }[];
    expect(list.slice(0, 2).map((lead) => lead.id)).toEqual([second, first]);
    expect(list[0]).toMatchObject({ ...ENDPOINTS[kind].content, status: 'new', incomplete: false });
    expect(list[0]).not.toHaveProperty('searchKeys');
    // A page far beyond the end: its offset exceeds the range of Firestore.
    const behind = await fetch(`${stack().baseUrl}${path}?pageNumber=999999999&pageSize=3`, {
      headers: { authorization: `Bearer ${staff}` },
    });
    expect(await behind.json()).toEqual([]);
  });
});
