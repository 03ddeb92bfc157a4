import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../people';
import { server } from '../stack';
import { ENQUIRY, ORDER, post, storedLead } from './lead-requests';

const people = {} as Record<'rep' | 'admin' | 'user', Person>;

beforeAll(async () => {
  people.rep = await newPerson({ name: 'Ravi Rep', role: 'rep' });
  people.admin = await newPerson({ name: 'Boss', role: 'admin' });
  people.user = await newPerson();
});

/** Sends an order and resolves to the stored lead. */
async function sent(by: Person | string | null, fields: Record<string, unknown> = {}, id = randomUUID()) {
  const token = typeof by === 'string' ? by : await by?.token();
  const answer = await post(
    '/api/myorders/add',
    { ...ORDER, ...fields, id },
    token ? { authorization: `Bearer ${token}` } : {},
  );
  expect(answer.status).toBe(201);
  return (await storedLead('order', id)) ?? {};
}

describe('an order of a rep', () => {
  it('has the rep of the token, and the client if there is one', async () => {
    expect(await sent(people.rep, { clientId: 'client-1' })).toMatchObject({
      repId: people.rep.uid,
      repName: 'Ravi Rep',
      clientId: 'client-1',
      status: 'new',
    });
    const withoutClient = await sent(people.rep);
    expect(withoutClient).toMatchObject({ repId: people.rep.uid });
    expect(withoutClient).not.toHaveProperty('clientId');
  });

  it('never has the rep of the body', async () => {
    const claims = { repId: people.admin.uid, repName: 'Boss', clientId: 'client-1' };
    expect(await sent(people.rep, claims)).toMatchObject({ repId: people.rep.uid, repName: 'Ravi Rep' });
    for (const by of [null, people.user, 'not.a.token']) {
      const lead = await sent(by, claims);
      for (const field of ['repId', 'repName', 'clientId']) expect(lead).not.toHaveProperty(field);
    }
  });

  it('has the admin as rep only for a client', async () => {
    expect(await sent(people.admin)).not.toHaveProperty('repId');
    expect(await sent(people.admin, { clientId: 'client-1' })).toMatchObject({ repId: people.admin.uid });
  });

  it('is received as a visitor’s order once the rep has left the team', async () => {
    const gone = await newPerson({ role: 'rep' });
    const token = await gone.token();
    await server.firestore().doc(`team/${gone.uid}`).delete();
    expect(await sent(token, { clientId: 'client-1' })).not.toHaveProperty('repId');
  });

  it('keeps its rep when the request is repeated by somebody else', async () => {
    const id = randomUUID();
    await sent(people.rep, {}, id);
    expect(await sent(null, {}, id)).toMatchObject({ repId: people.rep.uid });
    expect(await sent(people.admin, { clientId: 'client-1' }, id)).toMatchObject({ repId: people.rep.uid });
  });
});

describe('a quick enquiry of a rep', () => {
  async function asked(by: Person | null, fields: Record<string, unknown> = {}) {
    const id = randomUUID();
    const headers: Record<string, string> = by === null ? {} : { authorization: `Bearer ${await by.token()}` };
    expect((await post('/api/quick-enquiries', { ...ENQUIRY, ...fields, id }, headers)).status).toBe(201);
    return (await storedLead('quickEnquiry', id)) ?? {};
  }

  it('has the rep of the token', async () => {
    expect(await asked(people.rep)).toMatchObject({ repId: people.rep.uid, repName: 'Ravi Rep' });
  });

  it('never has the rep of the body, and none of anybody else', async () => {
    const claims = { repId: people.rep.uid, repName: 'Boss' };
    expect(await asked(people.rep, claims)).toMatchObject({ repName: 'Ravi Rep' });
    for (const by of [null, people.user, people.admin]) {
      const lead = await asked(by, claims);
      for (const field of ['repId', 'repName']) expect(lead).not.toHaveProperty(field);
    }
  });
});
