import { randomUUID } from 'node:crypto';
import type { Receipt } from '@catalogue/contract/entities/lead';
import { beforeAll, describe, expect, it } from 'vitest';
import { newSentMail } from './fixtures';
import { newPerson, type Person } from '../people';
import { eventually, server, stack } from '../stack';
import { attachmentOf, attachmentRequests, fileOf, leadOf, PDF, SVG } from './attachment-requests';
import { drawPng } from './pictures';
import { expectProblem } from './server';
import { withApi } from './with-api';

const api = withApi();
let admin: Person;
beforeAll(async () => void (admin = await newPerson({ name: 'Boss', role: 'admin' })));

const { announce, put, sendFile, download } = attachmentRequests(api, () => admin);

describe('the status page of a lead', () => {
  const statusOf = async ({ reference, statusToken: token }: Receipt) =>
    (await api.send(`/api/enquiries/${reference}/status`, { method: 'POST', body: { token } })).data;

  it('says what became of the file, and nothing else of it', async () => {
    const pending = await announce(PDF.byteLength, 'application/pdf');
    expect(await statusOf(pending)).toHaveProperty('file', { state: 'pending', reason: '' });
    await put(pending.reference, PDF, 'application/pdf', pending.attachment?.grant);
    expect(await statusOf(pending)).toHaveProperty('file', { state: 'received', reason: '' });
    const refused = await announce(20, 'application/pdf');
    await put(refused.reference, PDF.subarray(0, 20), 'application/pdf', refused.attachment?.grant);
    expect(await statusOf(refused)).toHaveProperty('file', {
      state: 'refused',
      reason: expect.stringMatching(/\w\.$/) as string,
    });
  });
});

describe('the file of a lead', () => {
  it('is for admins, and for the rep who sent the lead', async () => {
    const { id } = await sendFile(await drawPng(), 'image/png');
    const [rep, other, gone] = await Promise.all([1, 2, 3].map(() => newPerson({ role: 'rep' })));
    expectProblem(await download(id, null), 401);
    expectProblem(await download(id, await newPerson()), 403);
    // Sent by nobody of the team.
    expectProblem(await download(id, rep), 404);
    await leadOf(id).update({ repId: rep?.uid });
    expect((await download(id, rep)).bytes.equals((await download(id)).bytes)).toBe(true);
    expectProblem(await download(id, other), 404);
    await leadOf(id).update({ repId: gone?.uid });
    await server.firestore().doc(`team/${gone?.uid}`).delete();
    expectProblem(await download(id, gone), 403);
    expectProblem(await download(id, rep), 404);
  });

  it('is deleted with the lead, and so is the confirmation with its address', async () => {
    const { id } = await sendFile(PDF, 'application/pdf');
    expect(await fileOf(id).exists()).toEqual([true]);
    const confirmation = server.firestore().doc(`mail/order-${id}-client`);
    await newSentMail(confirmation.id, { kind: 'order', leadId: id, audience: 'client', to: 'ravi@example.com' });
    await leadOf(id).delete();
    await eventually('the file to be gone', async () => ((await fileOf(id).exists())[0] ? undefined : true));
    await eventually('the confirmation to be gone', async () => ((await confirmation.get()).exists ? undefined : true));
    expectProblem(await download(id), 404);
    const repeated = await announce(PDF.byteLength, 'application/pdf', id);
    // Its mail document keeps the lead from coming back.
    expect(repeated.attachment).toEqual({ state: 'refused', reason: expect.stringContaining('erased') as string });
    expect((await leadOf(id).get()).exists).toBe(false);
  });

  it('is part of the export of personal data', async () => {
    const email = `${randomUUID()}@example.com`;
    const { id } = await sendFile(SVG, 'image/svg+xml');
    await leadOf(id).update({ email, searchKeys: [email] });
    const answer = await api.send('/api/personal-data/export', {
      method: 'POST',
      token: await admin.token(),
      body: { person: email },
    });
    const { attachments } = answer.data as { attachments: Record<string, string>[] };
    expect(attachments).toMatchObject([{ name: 'logo of Rao', type: 'image/svg+xml' }]);
    expect(Buffer.from(attachments[0]?.content ?? '', 'base64').equals(SVG)).toBe(true);
  });

  it('goes through Hosting', async () => {
    const bytes = await drawPng();
    const { id, reference, attachment } = await announce(bytes.byteLength);
    const response = await fetch(`${stack().baseUrl}/api/enquiries/${reference}/attachment`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', authorization: `Bearer ${attachment?.grant}` },
      body: new Uint8Array(bytes),
    });
    expect([response.status, await response.json()]).toEqual([200, { state: 'received', reason: '' }]);
    expect(await attachmentOf(id)).toMatchObject({ state: 'received' });
  });
});
