import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS, SHARED_VIEWS } from '@catalogue/contract/collections';
import { BACKUP_DAYS, LEAD_MONTHS } from '@catalogue/contract/retention';
import { FieldPath, firestore } from '../../functions/src/platform/firestore';
import { eraseOldLeads, leadCutoff } from '../../functions/src/privacy/erase-old-leads';
import { eraseLead } from '../../functions/src/privacy/erase-person';
import { foundLead } from '../../functions/src/privacy/find-person';
import { newSentMail } from './fixtures';
import { newPerson, type Person } from '../people';
import { server, stack } from '../stack';

let admin: Person;
let email: string;
let mobile: string;

const post = async (path: string, body: unknown, by: Person | null = null) => {
  const headers = { 'content-type': 'application/json', ...(by && { authorization: `Bearer ${await by.token()}` }) };
  const response = await fetch(stack().baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text || 'null') as Record<string, unknown>, text };
};

const order = (id: string, more: object = {}) =>
  server
    .firestore()
    .doc(`orders/${id}`)
    .set({
      ...{ name: 'Ravi', companyname: 'Ravi & Co', city: 'Pune', email, mobile, productrequest: 'Flask', quantity: 5 },
      ...{ reference: 'H-1', revision: 1, createdAt: new Date(), updatedAt: new Date(), searchKeys: [email, mobile] },
      ...more,
    });
const exists = async (path: string) => (await server.firestore().doc(path).get()).exists;

beforeAll(async () => {
  admin = await newPerson({ name: 'Asha', role: 'admin' });
});
beforeEach(() => {
  email = `${randomUUID()}@example.com`;
  mobile = String(9_000_000_000 + Math.floor(Math.random() * 999_999_999));
});

/** Two orders, a quick enquiry of another spelling, a mail, a subscription and an account. */
async function storePerson(): Promise<Record<'order' | 'second' | 'enquiry', string>> {
  const ids = { order: randomUUID(), second: randomUUID(), enquiry: randomUUID() };
  await order(ids.order);
  await order(ids.second);
  await server
    .firestore()
    .doc(`quickEnquiries/${ids.enquiry}`)
    .set({
      ...{ name: 'Ravi', email: email.toUpperCase(), mobile: `+91 ${mobile}`, message: 'Call me', reference: 'Q-1' },
      ...{ revision: 1, createdAt: new Date(), updatedAt: new Date(), searchKeys: [email, mobile] },
    });
  const about = { kind: 'order', leadId: ids.order } as const;
  await newSentMail(`order-${ids.order}`, { ...about, audience: 'staff', to: 's@x.in' });
  await server
    .firestore()
    .doc(`orders/${ids.order}`)
    .update({ enquirerNotes: [{ id: 'note-1', text: 'In blue', at: new Date() }] });
  await newSentMail(`order-${ids.order}-note-note-1`, { ...about, audience: 'staff', noteId: 'note-1', to: 's@x.in' });
  await newSentMail(`order-${ids.order}-client`, { ...about, audience: 'client', to: email });
  await server.firestore().collection(COLLECTIONS.subscribers).add({ email, createdAt: new Date() });
  const client = { owner: 'some-rep', name: 'Ravi', company: '', city: '', email: email.toUpperCase(), updatedAt: new Date() };
  await server
    .firestore()
    .doc(`clients/${ids.order}`)
    .set({ ...client, phone: `+91 ${mobile}` });
  await server
    .firestore()
    .doc('clients/stranger')
    .set({ ...client, email: '', phone: '' });
  const registration = { name: 'Ravi', email, password: 'a long pass phrase', gender: 'male', about: 'Buyer' };
  expect((await post('/api/users', registration)).status).toBe(201);
  return ids;
}

describe('personal data', () => {
  it('is open to admins only', async () => {
    const user = await newPerson({ name: 'Ravi' });
    for (const path of ['/api/personal-data/export', '/api/personal-data/erase']) {
      expect((await post(path, { person: email })).status).toBe(401);
      expect((await post(path, { person: email }, user)).status).toBe(403);
      for (const person of ['x', '1234567']) expect((await post(path, { person }, admin)).status).toBe(422);
    }
  });

  it('is exported whole, and only that of this person', async () => {
    const ids = await storePerson();
    const stranger = randomUUID();
    await order(stranger, { email: `other-${email}`, mobile: '9111111111', searchKeys: [email] });
    const { status, body } = await post('/api/personal-data/export', { person: ` ${email.toUpperCase()} ` }, admin);
    expect(status).toBe(200);
    const idsOf = (rows: unknown) => (rows as { id: string }[]).map(({ id }) => id).sort();
    expect(idsOf(body.orders)).toEqual([ids.order, ids.second].sort());
    expect(idsOf(body.quickEnquiries)).toEqual([ids.enquiry]);
    expect(idsOf(body.mails)).toEqual([`order-${ids.order}`, `order-${ids.order}-client`, `order-${ids.order}-note-note-1`]);
    expect(body.subscriptions).toMatchObject([{ email }]);
    expect(idsOf(body.clients)).toEqual([ids.order]);
    expect(body.account).toMatchObject({ name: 'Ravi', email, about: 'Buyer' });
  });

  it('includes merged leads, also those that were sent with another number', async () => {
    const [main, duplicate, older] = [randomUUID(), randomUUID(), randomUUID()];
    const before = { status: 'new', owner: null, ownerName: null, nextCallAt: null };
    const merged = (into: string) => ({ status: 'merged', merged: { into, status: 'new', at: new Date(), before } });
    const elsewhere = { email: `second-${email}`, mobile: '9222222222', searchKeys: [`second-${email}`] };
    await order(main);
    await order(duplicate, { ...elsewhere, ...merged(main) });
    await order(older, { ...elsewhere, ...merged(duplicate) });
    const enquiry = server.firestore().doc(`quickEnquiries/${randomUUID()}`);
    const content = { name: 'Ravi', email: '', mobile: '9333333333', message: 'Hi', reference: 'Q-1', searchKeys: [] };
    const across = { status: 'merged', merged: { ...merged(main).merged, collection: 'orders' } };
    await enquiry.set({ ...content, revision: 1, createdAt: new Date(), updatedAt: new Date(), ...across });
    const { body } = await post('/api/personal-data/export', { person: elsewhere.email }, admin);
    expect(body.orders).toHaveLength(3);
    expect(body.quickEnquiries).toMatchObject([{ id: enquiry.id }]);
    expect((await post('/api/personal-data/erase', { person: email }, admin)).body).toMatchObject({ leads: 4 });
    expect(await exists(enquiry.path)).toBe(false);
    for (const id of [main, duplicate, older]) expect(await exists(`orders/${id}`)).toBe(false);
  });

  it('is found by phone number in any spelling', async () => {
    const ids = await storePerson();
    const { body } = await post('/api/personal-data/export', { person: `0${mobile.slice(0, 5)} ${mobile.slice(5)}` }, admin);
    expect(body.quickEnquiries).toMatchObject([{ id: ids.enquiry }]);
    expect(body.clients).toMatchObject([{ id: ids.order }]);
    expect(body.account).toBeNull();
  });

  it('is erased whole; the activity log keeps only the reference', async () => {
    const ids = await storePerson();
    const { status, body } = await post('/api/personal-data/erase', { person: email }, admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({ leads: 3, subscriptions: 1, clients: 1, accounts: 1 });
    expect(Number(body.inBackupsUntil) - Date.now()).toBeGreaterThan((BACKUP_DAYS - 1) * 86_400_000);
    const left = await post('/api/personal-data/export', { person: email }, admin);
    const { account, ...lists } = left.body;
    expect(account).toBeNull();
    expect(Object.values(lists).flat()).toEqual([]);
    for (const mail of ['client', 'note-note-1']) expect(await exists(`mail/order-${ids.order}-${mail}`)).toBe(false);
    expect((await server.firestore().doc(`mail/order-${ids.order}`).get()).data()).toMatchObject({ to: '', state: 'sent' });
    const entry = (await server.firestore().doc(`activity/erased-${ids.order}`).get()).data();
    expect(entry).toMatchObject({ action: 'erased', title: 'H-1', byName: 'Asha' });
    expect(JSON.stringify(entry)).not.toContain(email);
    expect((await post('/api/personal-data/erase', { person: email }, admin)).body).toMatchObject({ leads: 0, accounts: 0 });
  });
});

describe('the profile of an account that was deleted in the console', () => {
  it('is exported and erased, with its picture', async () => {
    const person = await newPerson({ name: 'Ravi' });
    const picture = server.file(`pictures/users/${person.uid}/one/320.webp`);
    await picture.save(Buffer.from('a picture'));
    await server.auth().deleteUser(person.uid);
    const asked = { person: ` ${person.email.toUpperCase()}` };
    const { body } = await post('/api/personal-data/export', asked, admin);
    expect(body).toMatchObject({ account: null, profiles: [{ id: person.uid, name: 'Ravi', email: person.email }] });
    expect((await post('/api/personal-data/erase', asked, admin)).body).toMatchObject({ accounts: 1 });
    expect(await exists(`users/${person.uid}`)).toBe(false);
    expect((await picture.exists())[0]).toBe(false);
    expect((await post('/api/personal-data/export', asked, admin)).body).toMatchObject({ account: null, profiles: [] });
  });

  it('is not that of an account which has another address by now', async () => {
    const person = await newPerson({ name: 'Ravi' });
    await server.auth().updateUser(person.uid, { email });
    expect((await post('/api/personal-data/export', { person: person.email }, admin)).body).toMatchObject({ profiles: [] });
    expect((await post('/api/personal-data/erase', { person: person.email }, admin)).body).toMatchObject({ accounts: 0 });
    expect(await exists(`users/${person.uid}`)).toBe(true);
  });
});

describe('what staff named after a person', () => {
  const shortlist = (title: string) =>
    server.firestore().collection('shortlists').add({ title, owner: 'some-rep', code: 'A', views: 2, expiresAt: null });
  const viewOf = (name: string, search: string, byName = 'Asha') => ({ screen: 'orders', name, search, byName });
  const saveViews = (views: object) =>
    server.firestore().doc(SHARED_VIEWS).set({ views, changed: 'named', updatedAt: new Date() });
  afterAll(() => server.firestore().doc(SHARED_VIEWS).delete());
  const storedViews = async () => (await server.firestore().doc(SHARED_VIEWS).get()).get('views') as Record<string, unknown>;

  it('is exported and erased: titles of shortlists, and views that name or were saved by the person', async () => {
    const name = `Ravi Rao-${randomUUID().slice(0, 8)}`;
    const person = await newPerson({ name, role: 'admin' });
    await order(randomUUID(), { name, email: person.email, searchKeys: [person.email] });
    const named = await Promise.all([shortlist(`Gifts for ${name.toUpperCase()}!`), shortlist(`to ${person.email}`)]);
    const other = await shortlist('Gifts for Ravi');
    const views = {
      named: viewOf('Mine', `?q=${encodeURIComponent(name)}&status=new`),
      saved: viewOf('New leads', '?status=new', name),
      other: viewOf('Old leads', '?status=lost'),
    };
    await saveViews(views);
    const { uid } = person;
    await server
      .firestore()
      .doc(`team/${uid}/devices/one`)
      .set({ endpoint: 'https://push.example.com/1', createdAt: new Date() });

    const { body } = await post('/api/personal-data/export', { person: person.email }, admin);
    expect((body.shortlists as { id: string }[]).map(({ id }) => id).sort()).toEqual(named.map(({ id }) => id).sort());
    expect(body.views).toEqual([views.named, views.saved]);
    expect(body.devices).toMatchObject([{ endpoint: 'https://push.example.com/1' }]);

    const erased = await post('/api/personal-data/erase', { person: person.email }, admin);
    expect(erased.body).toMatchObject({ accounts: 1, mentions: 4 });
    for (const { id } of named)
      expect((await server.firestore().doc(`shortlists/${id}`).get()).data()).toMatchObject({ title: '', views: 2 });
    expect((await other.get()).get('title')).toBe('Gifts for Ravi');
    expect(await storedViews()).toEqual({ saved: { ...views.saved, byName: '' }, other: views.other });
    expect(await exists(`team/${uid}/devices/one`)).toBe(false);
  });

  it('is found by a phone number in any spelling', async () => {
    const { id } = await shortlist(`Bottles, ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
    const { body } = await post('/api/personal-data/export', { person: `+91 ${mobile}` }, admin);
    expect(body.shortlists).toMatchObject([{ id }]);
    expect((await post('/api/personal-data/erase', { person: mobile }, admin)).body).toMatchObject({ mentions: 1 });
  });
});

describe('old leads', () => {
  it('are erased once they have not changed for the promised months', async () => {
    const now = Date.now();
    const cutoff = leadCutoff(now);
    expect(new Date(now).getUTCFullYear() * 12 + new Date(now).getUTCMonth()).toBe(
      cutoff.getUTCFullYear() * 12 + cutoff.getUTCMonth() + LEAD_MONTHS,
    );
    const [old, touched] = [randomUUID(), randomUUID()];
    await order(old, { createdAt: new Date(0), updatedAt: new Date(cutoff.getTime() - 1_000) });
    await order(touched, { createdAt: new Date(0), updatedAt: new Date(cutoff.getTime() + 60_000) });
    expect(await eraseOldLeads(now)).toBe(1);
    expect([await exists(`orders/${old}`), await exists(`orders/${touched}`)]).toEqual([false, true]);
    await server.firestore().doc(`orders/${touched}`).delete();
  });

  it('stay if somebody takes them up again while others are erased', async () => {
    const id = randomUUID();
    await order(id, { createdAt: new Date(0), updatedAt: new Date(0) });
    const { docs } = await firestore().collection('orders').where(FieldPath.documentId(), '==', id).get();
    const [found] = docs.map((document) => foundLead('order', document));
    if (found === undefined) throw new Error('The lead was not found');
    await server.firestore().doc(`orders/${id}`).update({ note: 'Calls again in May', updatedAt: new Date() });
    const by = { uid: '', name: '' };
    expect(await eraseLead(found, by, { ifUnchanged: true })).toBe(false);
    expect(await exists(`orders/${id}`)).toBe(true);
    // A person who asks for it is erased all the same.
    expect(await eraseLead(found, by)).toBe(true);
    expect(await exists(`orders/${id}`)).toBe(false);
  });
});
