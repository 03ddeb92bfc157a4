import { randomUUID } from 'node:crypto';
import { UNREADABLE } from '@catalogue/contract/entities/read-stored';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnquiryStatus } from '../../functions/src/leads/enquiry-status';
import { completeLists } from '../../functions/src/jobs/complete-lists';
import { sendLeadMail } from '../../functions/src/leads/send-lead-mail';
import { auth } from '../../functions/src/platform/auth';
import { FieldValue } from '../../functions/src/platform/firestore';
import { newBanner, newCategory, newEnquiry, newPerson, newProduct, newSubscriber } from './fixtures';
import { eventually, server } from '../stack';
import { withApi } from './with-api';

const api = withApi();
let token: string;

beforeAll(async () => {
  token = await (await newPerson({ name: 'Boss', role: 'admin' })).token();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const LONG = 'x'.repeat(300);
const store = server.firestore();
const get = async (path: string) => {
  const answer = await api.send(path, { token });
  expect(answer.status, answer.bytes.toString()).toBe(200);
  return answer.data;
};
const rowsOf = (data: unknown): Record<string, unknown>[] =>
  (Array.isArray(data) ? data : (data as { content: unknown[] }).content) as Record<string, unknown>[];

/** Values that no schema accepts in this field. */
const BROKEN: Record<string, { make: () => Promise<string>; fields: object; lists: readonly string[]; idField: string }> = {
  team: {
    make: async () => (await newPerson({ role: 'rep' })).uid,
    fields: { name: LONG, grantedAt: 'yesterday' },
    lists: ['/api/team'],
    idField: 'uid',
  },
  quickEnquiries: {
    make: async () => {
      const { reference } = await newEnquiry();
      return (await store.collection('quickEnquiries').where('reference', '==', reference).get()).docs[0]?.id ?? '';
    },
    fields: { repId: 'rep', repName: LONG, note: { any: 1 }, timeline: 'none' },
    lists: ['/api/quick-enquiries/getOrders'],
    idField: 'id',
  },
  orders: {
    make: async () => {
      const id = randomUUID();
      const body = { id, name: 'Asha', mobile: '98', email: 'a@example.com', quantity: 5, website: '' };
      expect((await api.send('/api/myorders/add', { method: 'POST', body })).status).toBeLessThan(300);
      return id;
    },
    fields: { repName: LONG, lines: [{ title: 5 }], quantity: NaN },
    lists: ['/api/myorders/show'],
    idField: 'id',
  },
  subscribers: { make: newSubscriber, fields: { email: 7 }, lists: ['/api/subscribers'], idField: 'id' },
  products: {
    make: () => newProduct({ live: false }),
    fields: { title: LONG, price: NaN, facts: 'none' },
    lists: ['/api/products?includeHidden=true'],
    idField: 'productId',
  },
};

describe.each(Object.entries(BROKEN))('a broken document of %s', (name, { make, fields, lists, idField }) => {
  it('is in every list, with its id', async () => {
    const id = await make();
    await store.doc(`${name}/${id}`).update(fields);
    try {
      for (const list of lists) {
        const row = rowsOf(await get(list)).find((one) => one[idField] === id);
        expect(row, list).toBeDefined();
        if (name !== 'orders') expect(JSON.stringify(row)).toContain(UNREADABLE);
      }
    } finally {
      await store.doc(`${name}/${id}`).delete();
    }
  });
});

it('answers for a broken category and a broken banner, which can be moved to the trash', async () => {
  const [category, banner] = [await newCategory(), await newBanner('carousel')];
  await store.doc(`categories/${category}`).update({ title: LONG, order: Infinity });
  await store.doc(`banners/${banner}`).update({ alt: LONG, order: NaN });
  expect(await get(`/api/categories/${category}`)).toMatchObject({ title: UNREADABLE, order: 0 });
  expect((await api.send(`/api/categories/${category}`, { method: 'DELETE', token })).status).toBe(204);
  expect((await api.send(`/api/carouselImages/delete/${banner}`, { method: 'DELETE', token })).status).toBe(204);
  expect(
    (await api.send('/api/categories', { method: 'POST', token, body: { title: 'Next', description: 'One' } })).status,
  ).toBe(201);
});

it('a broken lead has its mail and its status link', async () => {
  const { reference, statusToken = '' } = await newEnquiry();
  const [lead] = (await store.collection('quickEnquiries').where('reference', '==', reference).get()).docs;
  await lead?.ref.update({ repName: LONG, note: 5 });
  const mails = (await store.collection('mail').where('leadId', '==', lead?.id).get()).docs;
  const sent: string[] = [];
  const mailer = {
    siteUrl: 'https://example.com',
    send: ({ id }: { id: string }) => {
      sent.push(id);
      return Promise.resolve({ accepted: 'staff@example.com', refused: '' });
    },
  };
  for (const mail of mails) {
    await mail.ref.update({ state: 'queued', nextTryAt: new Date(0) });
    await sendLeadMail(mail.id, mailer);
  }
  expect(sent).toEqual(mails.map(({ id }) => id));
  expect(await readEnquiryStatus(reference, statusToken)).toMatchObject({ reference });
  await lead?.ref.delete();
});

it('a document without the field that its list orders by is listed after the next night', async () => {
  const { reference } = await newEnquiry();
  const [lead] = (await store.collection('quickEnquiries').where('reference', '==', reference).get()).docs;
  const [product, category] = [await newProduct({ live: false }), await newCategory()];
  const gone = { createdAt: FieldValue.delete(), updatedAt: FieldValue.delete() };
  await Promise.all([
    lead?.ref.update({ ...gone, status: FieldValue.delete() }),
    store.doc(`products/${product}`).update({ ...gone, live: FieldValue.delete(), deletedAt: FieldValue.delete() }),
    store.doc(`categories/${category}`).update({ ...gone, order: FieldValue.delete() }),
  ]);
  const leads = async () => rowsOf(await get('/api/quick-enquiries/getOrders')).map(({ id }) => id);
  expect(await leads()).not.toContain(lead?.id);
  const isListed = async (): Promise<boolean> => {
    const products = rowsOf(await get('/api/products?includeHidden=true'));
    const { order, deletedAt } = (await store.doc(`categories/${category}`).get()).data() ?? {};
    return (
      (await leads()).includes(lead?.id) &&
      products.some(({ productId }) => productId === product) &&
      order === 0 &&
      deletedAt === null
    );
  };
  // Functions work on new documents meanwhile and may hold them.
  await eventually(
    'every document in its list',
    async () => {
      await completeLists();
      return (await isListed()) ? true : undefined;
    },
    90_000,
  );
}, 120_000);

describe('a display name of 300 characters', () => {
  const longNamed = async () => {
    const person = await newPerson();
    await auth().updateUser(person.uid, { displayName: LONG });
    return person;
  };

  it('makes a member whom the team shows and who can be removed', async () => {
    const person = await longNamed();
    const granted = await api.send('/api/team', { method: 'POST', token, body: { email: person.email, role: 'rep' } });
    expect(granted.status).toBe(201);
    expect(rowsOf(granted.data)).toContainEqual(expect.objectContaining({ uid: person.uid, name: LONG.slice(0, 100) }));
    expect((await api.send(`/api/team/${person.uid}`, { method: 'DELETE', token })).status).toBe(204);
  });

  it('is cut in the orders of a rep', async () => {
    const person = await longNamed();
    await api.send('/api/team', { method: 'POST', token, body: { email: person.email, role: 'rep' } });
    const id = randomUUID();
    const body = { id, name: 'Asha', mobile: '98', email: 'a@example.com', quantity: 5, website: '' };
    const sent = await api.send('/api/myorders/add', { method: 'POST', token: await person.token(), body });
    expect(sent.status).toBeLessThan(300);
    expect((await store.doc(`orders/${id}`).get()).get('repName')).toBe(LONG.slice(0, 100));
    expect(rowsOf(await get('/api/myorders/show')).map((one) => one.id)).toContain(id);
    await api.send(`/api/team/${person.uid}`, { method: 'DELETE', token });
  });
});

it('undoes a grant whose claim fails', async () => {
  const person = await newPerson();
  vi.spyOn(auth(), 'setCustomUserClaims').mockRejectedValueOnce(new Error('unavailable'));
  const answer = await api.send('/api/team', { method: 'POST', token, body: { email: person.email, role: 'rep' } });
  expect(answer.status).toBe(500);
  expect((await store.doc(`team/${person.uid}`).get()).exists).toBe(false);
  expect((await store.collection('activity').where('id', '==', person.uid).get()).empty).toBe(true);
  expect((await api.send('/api/team', { method: 'POST', token, body: { email: person.email, role: 'rep' } })).status).toBe(201);
  await api.send(`/api/team/${person.uid}`, { method: 'DELETE', token });
});
