import { randomInt, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { countLead, LEADS_PER_HOUR, SPAM_PER_HOUR } from '../../functions/src/leads/lead-rate-limit';
import { sendSpamDigest } from '../../functions/src/leads/send-spam-digest';
import type { Mailer, OutgoingMail } from '../../functions/src/platform/mail';
import { holdClock } from '../hold-clock';
import type { TeamRole } from '@catalogue/contract/roles';
import { newPerson } from '../people';
import { server } from '../stack';
import { withApi } from './with-api';

const api = withApi();

const CDN = '151.101.1.7';
const newNetwork = (): string => `2001:db8:${randomInt(0x10000).toString(16)}:${randomInt(0x10000).toString(16)}`;
const send = async (headers: Record<string, string>, id: string = randomUUID(), message = 'Hello') => {
  const body = { id, name: 'Asha', mobile: '98', email: 'asha@example.com', message };
  const answer = await api.send('/api/quick-enquiries', { method: 'POST', headers, body });
  return { id, status: answer.status };
};
const statusOf = async (id: string): Promise<unknown> =>
  (await server.firestore().doc(`quickEnquiries/${id}`).get()).get('status');
const mailOf = (id: string) => server.firestore().doc(`mail/quickEnquiry-${id}`).get();

/** Sends leads at once, in groups that the emulators bear. */
async function flood(count: number, headersOf: (index: number) => Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 25) {
    const group = Array.from({ length: Math.min(25, count - index) }, (_, offset) => send(headersOf(index + offset)));
    for (const { id, status } of await Promise.all(group)) {
      expect(status).toBe(201);
      ids.push(id);
    }
  }
  return ids;
}

const countByStatus = async (ids: readonly string[]) => {
  const statuses = await Promise.all(ids.map(statusOf));
  return { new: statuses.filter((one) => one === 'new').length, spam: statuses.filter((one) => one === 'spam').length };
};

describe('a network over its budget', { timeout: 120_000 }, () => {
  // Budgets are of one hour.
  beforeEach(holdClock);

  it('gets a receipt for every lead; those beyond the budget are spam and have no mail', async () => {
    const network = newNetwork();
    const ids = await flood(LEADS_PER_HOUR + 40, (index) => ({
      'x-forwarded-for': CDN,
      'fastly-client-ip': `${network}::${index.toString(16)}`,
    }));
    expect(await countByStatus(ids)).toEqual({ new: LEADS_PER_HOUR, spam: 40 });
    const last = ids.at(-1) ?? '';
    expect(await statusOf(last)).toBe('spam');
    expect((await mailOf(last)).exists).toBe(false);
    // A visitor elsewhere is not affected, and the first repeated lead stays as it was.
    const honest = await send({ 'x-forwarded-for': CDN, 'fastly-client-ip': `${newNetwork()}::1` });
    expect(await statusOf(honest.id)).toBe('new');
    expect((await mailOf(honest.id)).exists).toBe(true);
    await send({ 'x-forwarded-for': CDN, 'fastly-client-ip': `${network}::1` }, ids[0]);
    expect(await statusOf(ids[0] ?? '')).toBe('new');
  });

  it('gets no budget beyond the limit of spam leads', async () => {
    const network = newNetwork();
    for (let index = 0; index < LEADS_PER_HOUR; index += 1) await countLead({ network });
    const budgets = await Promise.all(Array.from({ length: SPAM_PER_HOUR + 1 }, () => countLead({ network })));
    expect(budgets.filter((one) => one === 'spam')).toHaveLength(SPAM_PER_HOUR);
    expect(budgets.at(-1)).toBe('full');
  });

  it('has no say in the leads of the team, which stay whole and have their mail', async () => {
    const behind = { 'x-forwarded-for': CDN, 'fastly-client-ip': `${newNetwork()}::1` };
    await flood(LEADS_PER_HOUR, () => behind);
    const message = '₹'.repeat(3_000);
    const sendAs = async (role: TeamRole | null) => {
      const person = await newPerson({ role });
      return send({ ...behind, authorization: `Bearer ${await person.token()}` }, randomUUID(), message);
    };
    for (const role of ['rep', 'sales', 'admin'] as const) {
      const { id } = await sendAs(role);
      const lead = await server.firestore().doc(`quickEnquiries/${id}`).get();
      expect(lead.data(), role).toMatchObject({ status: 'new', message });
      expect((await mailOf(id)).exists, role).toBe(true);
    }
    expect(await statusOf((await sendAs(null)).id)).toBe('spam');
  });

  it('gains nothing by spoofed headers', async () => {
    const attacker = `203.0.113.${randomInt(256)}`;
    const ids = await flood(LEADS_PER_HOUR + 15, (index) => ({
      'x-forwarded-for': `198.51.100.${index}, ${CDN}, ${attacker}`,
      'fastly-client-ip': `198.51.100.${index}`,
    }));
    expect((await countByStatus(ids)).spam).toBeGreaterThanOrEqual(15);
  });
});

describe('spam leads', () => {
  const mails: OutgoingMail[] = [];
  const mailer: Mailer = {
    siteUrl: 'https://example.com',
    send: (mail) => {
      mails.push(mail);
      return Promise.resolve({ accepted: 'staff@example.com', refused: '' });
    },
  };

  it('are reported in one digest, once', async () => {
    const waiting = await sendSpamDigest(mailer);
    expect(waiting).toBeGreaterThanOrEqual(55);
    expect(mails.map(({ subject }) => subject)).toEqual([`${waiting} spam leads`]);
    expect(mails[0]?.text).toContain('https://example.com/Admin/quick-enquiry?filter=spam');
    expect(await sendSpamDigest(mailer)).toBe(0);
    expect(mails).toHaveLength(1);
  });

  it('are not reported if staff marked them as spam', async () => {
    const { id } = await send({});
    await server.firestore().doc(`quickEnquiries/${id}`).update({ status: 'spam', revision: 2 });
    expect(await sendSpamDigest(mailer)).toBe(0);
    expect(mails).toHaveLength(1);
  });

  it('are erased at once by staff, with an activity entry, and other leads stay', async () => {
    const honest = await send({});
    const path = '/api/leads/spam';
    expect((await api.send(path, { method: 'DELETE' })).status).toBe(401);
    const user = await newPerson();
    expect((await api.send(path, { method: 'DELETE', token: await user.token() })).status).toBe(403);
    const boss = await newPerson({ name: 'Boss', role: 'admin' });
    const { data } = await api.send(path, { method: 'DELETE', token: await boss.token() });
    const { erased, hasMore } = data as { erased: number; hasMore: boolean };
    expect(erased).toBeGreaterThanOrEqual(55);
    expect(hasMore).toBe(false);
    const left = await server.firestore().collection('quickEnquiries').where('status', '==', 'spam').count().get();
    expect(left.data().count).toBe(0);
    expect(await statusOf(honest.id)).toBe('new');
    const entries = await server.firestore().collection('activity').where('by', '==', boss.uid).get();
    expect(entries.docs.map((one) => one.data())).toEqual([
      expect.objectContaining({ action: 'erased', noun: 'quickEnquiries', count: erased, byName: 'Boss' }),
    ]);
  });
});
