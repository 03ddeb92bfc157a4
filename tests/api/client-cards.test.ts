import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../people';
import { eventually, server } from '../stack';
import { sweepPrivateFiles } from '../../functions/src/privacy/sweep-private-files';
import { CARD, newClientWithCard, newEnquiryWithFile } from './fixtures';
import { drawPng } from './pictures';
import { expectProblem } from './server';
import { withApi } from './with-api';

const api = withApi();
let rep: Person;
beforeAll(async () => void (rep = await newPerson({ role: 'rep' })));

const card = async (id: string, by: Person | null) => api.send(`/api/clients/${id}/card`, { token: await by?.token() });
const clientOf = (id: string) => server.firestore().doc(`clients/${id}`);
const fileOf = (id: string, name = 'photo') => server.bucket().file(`cards/${rep.uid}/${id}/${name}`);
const whenGone = (id: string) =>
  eventually('the photo to be gone', async () => ((await fileOf(id).exists())[0] ? undefined : true));

describe('the photo of a card', () => {
  it('is for its rep and for admins', async () => {
    const id = await newClientWithCard(rep.uid);
    const answer = await card(id, rep);
    expect(answer.bytes.equals(CARD)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await card(id, await newPerson({ role: 'admin' }))).bytes.equals(CARD)).toBe(true);
    expectProblem(await card(id, await newPerson({ role: 'rep' })), 404);
    expectProblem(await card(id, await newPerson()), 403);
    expectProblem(await card(id, null), 401);
  });

  it('is unknown where the client has none, and until the device has uploaded it', async () => {
    const id = await newClientWithCard(rep.uid);
    await fileOf(id).delete();
    expectProblem(await card(id, rep), 404);
    await clientOf(id).update({ card: '' });
    expectProblem(await card(id, rep), 404);
  });

  it('is deleted when another takes its place, and with its client', async () => {
    const [replaced, deleted] = [await newClientWithCard(rep.uid), await newClientWithCard(rep.uid)];
    await fileOf(replaced, 'newer').save(CARD);
    await clientOf(replaced).update({ card: 'newer' });
    await clientOf(deleted).delete();
    await Promise.all([whenGone(replaced), whenGone(deleted)]);
    expect((await card(replaced, rep)).status).toBe(200);
  });

  it('is swept where its client was deleted, has another photo or has not changed for long; so is a file without its lead', async () => {
    const [kept, old] = [await newClientWithCard(rep.uid), await newClientWithCard(rep.uid)];
    const { id: lead } = await newEnquiryWithFile(await drawPng());
    await clientOf(old).update({ updatedAt: new Date(0) });
    const ofLead = (id: string) => server.bucket().file(`enquiries/quickEnquiries/${id}/attachment`);
    const orphans = [fileOf(kept, 'replaced'), fileOf(randomUUID()), ofLead(randomUUID())];
    for (const orphan of orphans) await orphan.save(CARD);
    const areThere = async () => Promise.all([...orphans, fileOf(old)].map(async (file) => (await file.exists())[0]));
    await sweepPrivateFiles();
    expect(await areThere()).toEqual([true, true, true, true]);
    await sweepPrivateFiles(Date.now() + 2 * 86_400_000);
    expect(await areThere()).toEqual([false, false, false, false]);
    expect(await Promise.all([fileOf(kept), ofLead(lead)].map(async (file) => (await file.exists())[0]))).toEqual([true, true]);
  });

  it('is part of the export of personal data', async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await newClientWithCard(rep.uid);
    await clientOf(id).update({ email });
    const token = await (await newPerson({ role: 'admin' })).token();
    const answer = await api.send('/api/personal-data/export', { method: 'POST', token, body: { person: email } });
    expect(answer.data).toMatchObject({
      attachments: [{ reference: id, type: 'image/jpeg', content: CARD.toString('base64') }],
    });
  });
});
