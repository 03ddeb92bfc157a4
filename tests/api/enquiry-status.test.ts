import { enquiryStatusEndpoints } from '@catalogue/contract/endpoints/enquiry-status';
import { enquiryStatus } from '@catalogue/contract/entities/enquiry-status';
import type { LeadKind, Receipt } from '@catalogue/contract/entities/lead';
import { SELECTABLE_STATUSES } from '@catalogue/contract/entities/lead-status';
import { LIMITS } from '@catalogue/contract/limits';
import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mailTexts, whenMailSent } from '../sent-mails';
import { holdClock } from '../hold-clock';
import { newPerson, type Person } from '../people';
import { server } from '../stack';
import { LEAD_KINDS, LEAD_REQUESTS, leadDocument, ORDER } from './lead-requests';
import { expectProblem } from './server';
import { withApi } from './with-api';

const api = withApi();

/** What a merge keeps of the lead that stands for both. */
const BEFORE_MERGE = { status: 'new', owner: null, ownerName: null, nextCallAt: null };

async function sendLead(kind: LeadKind, id: string = randomUUID()): Promise<Receipt & { statusToken: string }> {
  const answer = await api.send(LEAD_REQUESTS[kind].path, { method: 'POST', body: { ...LEAD_REQUESTS[kind].content, id } });
  return answer.data as Receipt & { statusToken: string };
}
const read = (reference: string, token: unknown, headers = {}) =>
  api.send(`/api/enquiries/${reference}/status`, { method: 'POST', body: { token }, headers });
const addNote = (reference: string, token: string, note: { id?: string; text?: string }, headers = {}) =>
  api.send(`/api/enquiries/${reference}/notes`, {
    method: 'POST',
    body: { token, id: randomUUID(), text: 'In blue, please', ...note },
    headers,
  });

describe.each(LEAD_KINDS)('status of a lead: %s', (kind) => {
  it('is read with the token of the receipt, and holds nothing about the person', async () => {
    const { reference, statusToken, receivedAt } = await sendLead(kind);
    const answer = await read(reference, statusToken);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.data).toEqual({
      reference,
      status: 'received',
      receivedAt,
      product: kind === 'order' ? ORDER.productrequest : '',
      notes: [],
    });
  });

  it('has one secret, which staff can send again', async () => {
    const { reference, statusToken } = await sendLead(kind);
    const token = await (await newPerson({ role: 'sales' })).token();
    const answer = await api.send(`/api/enquiries/${reference}/link`, { token });
    expect(answer.data).toEqual({ token: statusToken });
    expectProblem(await api.send('/api/enquiries/Q-0000000/link', { token }), 404);
  });

  it('has the same secret for the rep who was handed the lead or sent it, and none for another rep', async () => {
    const { id, reference, statusToken } = await sendLead(kind);
    const [rep, other] = await Promise.all([newPerson({ role: 'rep' }), newPerson({ role: 'rep' })]);
    const link = async (person: Person) => api.send(`/api/enquiries/${reference}/link`, { token: await person.token() });
    expectProblem(await link(rep), 404);
    await leadDocument(kind, id).update({ owner: rep.uid });
    expect((await link(rep)).data).toEqual({ token: statusToken });
    expectProblem(await link(other), 404);
    await leadDocument(kind, id).update({ owner: null, repId: rep.uid });
    expect((await link(rep)).data).toEqual({ token: statusToken });
    expectProblem(await link(other), 404);
    expectProblem(await link(await newPerson()), 403);
  });

  it('follows the status that staff set', async () => {
    const { id, reference, statusToken } = await sendLead(kind);
    const seen: string[] = [];
    for (const status of SELECTABLE_STATUSES) {
      await leadDocument(kind, id).update({ status });
      seen.push(v.parse(enquiryStatus, (await read(reference, statusToken)).data).status);
    }
    expect(seen).toEqual(['received', 'inProgress', 'quoted', 'closed', 'closed', 'received']);
  });

  it('follows the lead that a merged lead was merged into', async () => {
    const [merged, kept] = [await sendLead(kind), await sendLead(kind)];
    await leadDocument(kind, kept.id).update({ status: 'quoted' });
    await leadDocument(kind, merged.id).update({
      status: 'merged',
      merged: { into: kept.id, status: 'contacted', at: new Date(), before: BEFORE_MERGE },
    });
    const seen = async () => v.parse(enquiryStatus, (await read(merged.reference, merged.statusToken)).data).status;
    expect(await seen()).toBe('quoted');
    await leadDocument(kind, kept.id).delete();
    expect(await seen()).toBe('inProgress');
  });

  it('answers a wrong token, another lead’s token, an unknown reference and an erased lead alike', async () => {
    const [mine, other] = await Promise.all([sendLead(kind), sendLead(kind)]);
    const unknown = `${mine.reference.slice(0, 2)}0000000`;
    const wrong = randomBytes(16).toString('base64url');
    const attempts: [string, string][] = [
      [mine.reference, wrong],
      [mine.reference, other.statusToken],
      [mine.reference, ''],
      [mine.reference, `${mine.statusToken}AA`],
      [unknown, wrong],
      [unknown, mine.statusToken],
    ];
    const answers = await Promise.all(attempts.map(([reference, token]) => read(reference, token)));
    await leadDocument(kind, mine.id).delete();
    answers.push(await read(mine.reference, mine.statusToken));
    const messages = answers.map((answer) => expectProblem(answer, 404).message);
    expect(new Set(messages).size).toBe(1);
  });

  it('stores no token', async () => {
    const { id, statusToken } = await sendLead(kind);
    const mail = await server.firestore().doc(`mail/${kind}-${id}`).get();
    expect(JSON.stringify([(await leadDocument(kind, id).get()).data(), mail.data()])).not.toContain(statusToken);
  });
});

describe('token of a receipt', () => {
  it('is the same for a repeated request, and another for each lead', async () => {
    const first = await sendLead('order');
    expect((await sendLead('order', first.id)).statusToken).toBe(first.statusToken);
    expect((await sendLead('order')).statusToken).not.toBe(first.statusToken);
  });

  it('is not issued for a guessable id', async () => {
    expect(await sendLead('order', 'order-1')).not.toHaveProperty('statusToken');
  });
});

describe('note of an enquirer', () => {
  it('is stored with the lead once, and mailed to staff once', async () => {
    const { id, reference, statusToken } = await sendLead('order');
    const revision = (await leadDocument('order', id).get()).get('revision') as number;
    const note = { id: randomUUID(), text: '  In blue, please  ' };
    const answers = [await addNote(reference, statusToken, note), await addNote(reference, statusToken, note)];
    for (const answer of answers)
      expect(answer.data).toMatchObject({ reference, notes: [{ id: note.id, text: 'In blue, please' }] });
    const lead = await leadDocument('order', id).get();
    expect(lead.get('enquirerNotes')).toHaveLength(1);
    expect(lead.get('revision')).toBe(revision);
    expect(lead.get('hasNewNote')).toBe(true);

    const mailId = `order-${id}-note-${note.id}`;
    await whenMailSent(mailId);
    const [mail = '', ...more] = await mailTexts(mailId);
    expect(more).toEqual([]);
    expect(mail).toContain(`Subject: Note on ${reference} from Asha Rao`);
    expect(mail).toContain('In blue, please');
  });

  it('on a merged lead shows the lead that it was merged into, also through another merge', async () => {
    const [first, second, third] = [await sendLead('order'), await sendLead('quickEnquiry'), await sendLead('order')];
    const merge = (into: string, collection: string) => ({
      status: 'merged',
      merged: { into, collection, status: 'new', at: new Date(), before: BEFORE_MERGE },
    });
    await leadDocument('order', first.id).update(merge(second.id, 'quickEnquiries'));
    await leadDocument('quickEnquiry', second.id).update(merge(third.id, 'orders'));
    expect((await addNote(first.reference, first.statusToken, {})).status).toBe(200);
    expect((await leadDocument('order', third.id).get()).get('hasNewNote')).toBe(true);
    expect((await leadDocument('quickEnquiry', second.id).get()).get('hasNewNote')).toBeUndefined();

    await leadDocument('order', third.id).delete();
    expect((await addNote(first.reference, first.statusToken, { id: randomUUID() })).status).toBe(200);
    expect((await leadDocument('quickEnquiry', second.id).get()).get('hasNewNote')).toBe(true);
  });

  it('of a spam lead sends no mail', async () => {
    const { id, reference, statusToken } = await sendLead('order');
    await leadDocument('order', id).update({ status: 'spam' });
    const noteId = randomUUID();
    expect((await addNote(reference, statusToken, { id: noteId })).status).toBe(200);
    expect((await server.firestore().doc(`mail/order-${id}-note-${noteId}`).get()).exists).toBe(false);
  });

  it('is refused without the token, without text, and beyond its length', async () => {
    const { id, reference, statusToken } = await sendLead('order');
    expectProblem(await addNote(reference, randomBytes(16).toString('base64url'), {}), 404);
    expectProblem(await addNote(reference, statusToken, { text: '  ' }), 422);
    expectProblem(await addNote(reference, statusToken, { text: 'x'.repeat(LIMITS.enquirerNote + 1) }), 422);
    expect((await leadDocument('order', id).get()).get('enquirerNotes')).toBeUndefined();
  });

  it('is refused after the tenth, also when sent concurrently', async () => {
    const { id, reference, statusToken } = await sendLead('order');
    const nine = Array.from({ length: LIMITS.enquirerNotes - 1 }, () => ({ id: randomUUID(), text: 'Blue', at: new Date() }));
    await leadDocument('order', id).update({ enquirerNotes: nine });
    const answers = await Promise.all([1, 2, 3].map(() => addNote(reference, statusToken, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await leadDocument('order', id).get()).get('enquirerNotes')).toHaveLength(LIMITS.enquirerNotes);
  });
});

it('limits the attempts of one network', async () => {
  holdClock();
  const { reference } = await sendLead('order');
  const headers = { 'x-forwarded-for': `203.0.113.${randomUUID()}` };
  const { burst } = enquiryStatusEndpoints.addNote.limit;
  const guess = () => addNote(reference, randomBytes(16).toString('base64url'), {}, headers);
  for (let index = 0; index < burst; index += 1) expectProblem(await guess(), 404);
  expectProblem(await guess(), 429);
});
