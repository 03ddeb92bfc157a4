import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mailTexts, whenMailSent } from '../sent-mails';
import { LEAD_REQUESTS, ORDER, post, storedLead } from './lead-requests';
import { testWithMail } from './test-with-mail';

describe('an order with lines', () => {
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
  const { path } = LEAD_REQUESTS.order;

  testWithMail('is one lead with its lines, summed up in SPEC’s fields', async () => {
    const id = randomUUID();
    const extra = { neededBy: '2026-12-18', budget: 450, pincode: '411001' };
    const answer = await post(path, { id, ...person, lines, ...extra });
    expect(answer.status).toBe(201);
    expect(await storedLead('order', id)).toMatchObject({
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
    await whenMailSent(`order-${id}`);
    const [message = ''] = await mailTexts(`order-${id}`);
    expect(message).toContain('50 x Steel bottle (Blue), =E2=82=B9399 each, Logo: For sales');
  });

  test('SPEC’s single-product order is stored as before', async () => {
    const id = randomUUID();
    await post(path, { id, ...ORDER });
    expect(Object.keys((await storedLead('order', id)) ?? {})).not.toContain('lines');
  });

  test('refuses more than 40 lines and an invalid line', async () => {
    const many = Array.from({ length: 41 }, () => lines[0]);
    expect((await post(path, { ...person, lines: many })).status).toBe(422);
    expect((await post(path, { ...person, lines: [{ title: 7 }] })).status).toBe(422);
    expect((await post(path, { ...person, lines: 'many' })).status).toBe(422);
  });
});
