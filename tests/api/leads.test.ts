import { randomUUID } from 'node:crypto';
import type { Receipt } from '@catalogue/contract/entities/lead';
import { describe, expect, test } from 'vitest';
import { mailTexts, whenMailSent } from '../sent-mails';
import { server } from '../stack';
import { ENQUIRY, LEAD_KINDS, LEAD_REQUESTS, leadDocument, ORDER, post, storedLead } from './lead-requests';
import { testWithMail } from './test-with-mail';

const countAll = async () => {
  const counts = await Promise.all(
    LEAD_KINDS.map((kind) => server.firestore().collection(LEAD_REQUESTS[kind].collection).count().get()),
  );
  return counts.reduce((sum, one) => sum + one.data().count, 0);
};

describe.each(LEAD_KINDS)('%s', (kind) => {
  const { path, content } = LEAD_REQUESTS[kind];

  testWithMail('is stored once, gets a receipt, and is sent to staff in one mail', async () => {
    const id = randomUUID();
    const before = Date.now();
    const answer = await post(path, { ...content, id });
    expect(answer.status).toBe(201);
    const receipt = (await answer.json()) as Receipt;
    expect(receipt).toEqual({
      id,
      reference: expect.stringMatching(/^[HQ]-[0-9A-Z]{7}$/) as string,
      receivedAt: expect.any(Number) as number,
      statusToken: expect.stringMatching(/^[\w-]{22}$/) as string,
    });
    expect(receipt.receivedAt).toBeGreaterThanOrEqual(before - 5_000);
    expect(await storedLead(kind, id)).toMatchObject({
      ...content,
      incomplete: false,
      searchKeys: expect.arrayContaining(['asha@example.com', '9812345678', 'asha', 'rao']) as string[],
      status: 'new',
      owner: null,
      note: '',
      nextCallAt: null,
    });

    const mail = await whenMailSent(`${kind}-${id}`);
    expect(mail).toMatchObject({ attempts: 1, to: 'staff@example.com', nextTryAt: null, error: '' });
    const [message = '', ...more] = await mailTexts(`${kind}-${id}`);
    expect(more).toEqual([]);
    expect(message).toContain(receipt.reference);
    expect(message.replace(/\r\n /g, ' ')).toContain(`Message-ID: <${kind}-${id}@`);
    expect(message).toMatch(/^Reply-To: Asha Rao <asha@example\.com>$/m);
  });

  testWithMail(
    '50 concurrent requests with one id create one lead, one receipt and one mail',
    { timeout: 60_000 },
    async () => {
      const id = randomUUID();
      const answers = await Promise.all(Array.from({ length: 50 }, () => post(path, { ...content, id })));
      expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 50 }, () => 201));
      const receipts = new Set(await Promise.all(answers.map((answer) => answer.text())));
      expect(receipts.size).toBe(1);
      await whenMailSent(`${kind}-${id}`);
      expect(await mailTexts(`${kind}-${id}`)).toHaveLength(1);
    },
  );

  test('another content under the same id is a lead of its own, as often as it is repeated', async () => {
    const [id, name] = [randomUUID(), `Ravi ${randomUUID()}`];
    const first = (await (await post(path, { ...content, id })).json()) as Receipt;
    const answers = await Promise.all([1, 2, 3].map(() => post(path, { ...content, id, name })));
    const receipts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(receipts).size).toBe(1);
    expect(receipts[0]).not.toContain(first.reference);
    expect(receipts[0]).not.toContain(first.statusToken);
    expect(await storedLead(kind, id)).toMatchObject(content);
    const { docs } = await server.firestore().collection(LEAD_REQUESTS[kind].collection).where('name', '==', name).get();
    expect(docs).toHaveLength(1);
  });

  test('gets an id if it has none', async () => {
    const receipt = (await (await post(path, content)).json()) as Receipt;
    expect(await storedLead(kind, receipt.id)).toMatchObject(content);
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
      kind === 'order' ? [{ companyname: 'x'.repeat(1_001) }, 'companyname'] : [{ message: 'x'.repeat(4_001) }, 'message'],
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
    const id = randomUUID();
    await post(path, { ...content, id, status: 'won', owner: 'me', note: 'hello', createdAt: 1, admin: true });
    const lead = await storedLead(kind, id);
    expect(lead).toMatchObject({ status: 'new', owner: null, note: '' });
    expect(lead).not.toHaveProperty('admin');
    expect(lead).not.toHaveProperty('website');
  });

  test('a filled honeypot gets a receipt and stores nothing', async () => {
    const id = randomUUID();
    const filled = { ...content, id, website: 'https://spam.example' };
    const answer = await post(path, filled);
    expect(answer.status).toBe(201);
    const decoy: unknown = await answer.json();
    // A true receipt stays the same when the lead is sent again, and so must this one.
    expect(await (await post(path, filled)).json()).toEqual(decoy);
    // The same shape as any receipt, so that bots learn nothing.
    expect(decoy).toEqual({
      id,
      reference: expect.stringMatching(/^[HQ]-[0-9A-Z]{7}$/) as string,
      receivedAt: expect.any(Number) as number,
      statusToken: expect.any(String) as string,
    });
    expect(await storedLead(kind, id)).toBeUndefined();
    expect((await server.firestore().doc(`mail/${kind}-${id}`).get()).exists).toBe(false);
  });

  testWithMail('prevents header injection into the mail', async () => {
    const id = randomUUID();
    const name = 'Asha\r\nBcc: everyone@example.com\r\n\r\nBuy now';
    await post(path, { ...content, id, name, email: 'asha@example.com\r\nBcc: all@example.com' });
    await whenMailSent(`${kind}-${id}`);
    const [message = ''] = await mailTexts(`${kind}-${id}`);
    const headers = message.split('\r\n\r\n', 1)[0] ?? '';
    expect(headers).not.toMatch(/^(bcc|reply-to):/im);
    expect(headers.match(/^subject:/gim)).toHaveLength(1);
  });

  testWithMail('a repeat does not recreate an erased lead', async () => {
    const id = randomUUID();
    const receipt = await (await post(path, { ...content, id })).text();
    await whenMailSent(`${kind}-${id}`);
    await leadDocument(kind, id).delete();
    expect(await (await post(path, { ...content, id })).text()).toBe(receipt);
    expect(await storedLead(kind, id)).toBeUndefined();
  });
});

test('a quick enquiry requires an e-mail and is incomplete without other fields', async () => {
  const refused = await post('/api/quick-enquiries', { ...ENQUIRY, email: '  ' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ message: 'Email is Required', errors: { email: 'Email is Required' } });
  const id = randomUUID();
  expect((await post('/api/quick-enquiries', { id, email: ' a@b.c ' })).status).toBe(201);
  expect(await storedLead('quickEnquiry', id)).toMatchObject({
    email: 'a@b.c',
    name: '',
    mobile: '',
    message: '',
    incomplete: true,
  });
});

test('an order requires a mobile or an e-mail and is incomplete without other fields or with an invalid quantity', async () => {
  const refused = await post('/api/myorders/add', { ...ORDER, email: '', mobile: ' ' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    message: 'Error Filling details. Please Enter Correct Values.',
    errors: { mobile: 'Number is Required', email: 'Email is Required' },
  });
  for (const reachable of [{ mobile: '98' }, { email: 'a@b.c' }]) {
    const id = randomUUID();
    expect((await post('/api/myorders/add', { id, ...reachable, quantity: '' })).status).toBe(201);
    expect(await storedLead('order', id)).toMatchObject({ ...reachable, quantity: null, incomplete: true });
  }
  for (const quantity of [-1, 0, 2.5, 'many', 1e12]) {
    const id = randomUUID();
    expect((await post('/api/myorders/add', { ...ORDER, id, quantity })).status).toBe(201);
    expect(await storedLead('order', id)).toMatchObject({ quantity: null, incomplete: true });
  }
  const id = randomUUID();
  expect((await post('/api/myorders/add', { ...ORDER, id, quantity: ' 25 ' })).status).toBe(201);
  expect(await storedLead('order', id)).toMatchObject({ quantity: 25, incomplete: false });
});
