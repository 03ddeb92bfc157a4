import { LEAD_FORMS } from '@catalogue/contract/lead-forms';
import { COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { describe, expect, it } from 'vitest';
import { server, stack } from '../stack';

const PERSON = { name: 'Asha Rao', mobile: '9812345678', email: 'asha@example.com' };
const FORMS = {
  quickEnquiry: { collection: COLLECTIONS.quickEnquiries, text: 'message', content: PERSON },
  order: {
    collection: COLLECTIONS.orders,
    text: 'productrequest',
    content: { ...PERSON, companyname: 'Rao Textiles', city: 'Pune', quantity: '50', productId: 'drk-01' },
  },
} as const;
const KINDS = ['quickEnquiry', 'order'] as const;

/** Sends the form as a browser without scripts does. */
async function submit(kind: LeadKind, fields: Record<string, string>, accept = 'text/html,application/xhtml+xml,*/*;q=0.8') {
  const body = new URLSearchParams(fields);
  const response = await fetch(`${stack().baseUrl}${LEAD_FORMS[kind].path}`, { method: 'POST', headers: { accept }, body });
  return { response, status: response.status, text: await response.text() };
}

const stored = async (kind: LeadKind, text: string) => {
  const { collection, text: field } = FORMS[kind];
  const found = await server.firestore().collection(collection).where(field, '==', text).get();
  return found.docs.map((document) => ({ ...document.data(), id: document.id }));
};

describe.each(KINDS)('%s form without scripts', (kind) => {
  const { content, text: field } = FORMS[kind];
  const newText = (): string => `Bottles ${crypto.randomUUID()}`;

  it('stores the lead and answers with a page that says so, without reference or link: anybody could have sent it', async () => {
    const text = newText();
    const { response, status, text: page } = await submit(kind, { ...content, [field]: text, website: '' });
    expect(status).toBe(201);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [lead, ...more] = await stored(kind, text);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ ...PERSON, incomplete: false });
    expect(page).toContain(LEAD_FORMS[kind].success);
    expect(page).toContain('We have received it, and answer by e-mail or phone.');
    expect(page).not.toContain((lead as { reference?: string } | undefined)?.reference);
    expect(page).not.toContain('/enquiry/');
  });

  it('makes one lead of a double click', async () => {
    const text = newText();
    const answers = await Promise.all([1, 2, 3].map(() => submit(kind, { ...content, [field]: text })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ text: page }) => page)).size).toBe(1);
    expect(await stored(kind, text)).toHaveLength(1);
  });

  it('makes one lead of a native submission with the id of the page, and the same content from the web app', async () => {
    const text = `${newText()}${kind === 'quickEnquiry' ? '\nfor the team' : ''}`;
    const id = crypto.randomUUID();
    const submitted = await submit(kind, { ...content, [field]: text.replace('\n', '\r\n'), id });
    expect(submitted.text).toMatch(/Sent\. Your reference is [HQ]-[0-9A-Z]{7}\./);
    expect(submitted.text).toMatch(/href="\/enquiry\/[HQ]-\w{7}#[\w-]{22}"/);
    const sent = { ...content, ...(kind === 'order' && { quantity: 50, productId: 'drk-01' }), [field]: text, id };
    const response = await fetch(`${stack().baseUrl}${LEAD_FORMS[kind].path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
    expect(submitted.text).toContain(((await response.json()) as { reference: string }).reference);
    expect((await stored(kind, text)).map((lead) => lead.id)).toEqual([id]);
  });

  it('answers with the form, its values and messages when nobody could answer the lead', async () => {
    const text = `"><script>alert(1)</script>${newText()}`;
    const { status, text: page } = await submit(kind, { ...content, email: '', mobile: ' ', [field]: text });
    expect(status).toBe(422);
    expect(await stored(kind, text)).toEqual([]);
    expect(page).toContain('Email is Required');
    expect(page).toContain('Number is Required');
    expect(page).toContain('value="Asha Rao"');
    expect(page).not.toContain('<script');
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
    expect(page).toContain(`<form method="post" action="${LEAD_FORMS[kind].path}"`);
    expect(page.includes('Error Filling details. Please Enter Correct Values.')).toBe(kind === 'order');
  });

  it('asks for one more click when the honeypot was filled, and stores nothing', async () => {
    const text = newText();
    const { status, text: page } = await submit(kind, { ...content, [field]: text, website: 'https://rao.example' });
    expect(status).toBe(422);
    expect(page).toContain('Please press Submit once more.');
    expect(page).not.toContain('rao.example');
    expect(page).toContain(text);
    expect(await stored(kind, text)).toEqual([]);
  });

  it('answers with JSON where the caller asks for it', async () => {
    const text = newText();
    const { status, text: body } = await submit(kind, { ...content, [field]: text }, 'application/json');
    expect(status).toBe(201);
    const [lead] = await stored(kind, text);
    expect(JSON.parse(body)).toMatchObject({
      id: lead?.id,
      reference: (lead as { reference?: string } | undefined)?.reference,
    });
  });
});

it('an incomplete order is stored, and the page says that we will ask', async () => {
  const productrequest = `Mug ${crypto.randomUUID()}`;
  const { status, text } = await submit('order', { mobile: '98123', productrequest, productId: '' });
  expect(status).toBe(201);
  expect(text).toContain('We will ask you for what was left open.');
  expect(await stored('order', productrequest)).toMatchObject([{ incomplete: true, productId: null, quantity: null }]);
});

it('an order with an invalid quantity is stored without one, and the page says that we will ask', async () => {
  const productrequest = `Mug ${crypto.randomUUID()}`;
  const { status, text } = await submit('order', { ...PERSON, quantity: '2.5', productrequest });
  expect(status).toBe(201);
  expect(text).toContain('We will ask you for what was left open.');
  expect(await stored('order', productrequest)).toMatchObject([{ incomplete: true, quantity: null }]);
});

it('keeps what was typed when a value is invalid', async () => {
  const productrequest = `Mug ${crypto.randomUUID()}`;
  const { status, text } = await submit('order', { ...PERSON, city: 'x'.repeat(1_001), quantity: '2.5', productrequest });
  expect(status).toBe(422);
  expect(text).toContain('id="city-error"');
  expect(text).toContain('Whole pieces only');
  expect(text).toContain('value="2.5"');
  expect(text).toContain(`value="${productrequest}"`);
});

it('other endpoints refuse forms', async () => {
  const body = new URLSearchParams({ email: 'asha@example.com', password: 'secret' });
  const response = await fetch(`${stack().baseUrl}/api/auth/login`, { method: 'POST', body });
  expect(response.status).toBe(415);
});
