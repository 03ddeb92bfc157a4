import { randomUUID } from 'node:crypto';
import { COLLECTIONS, STATUS_DOCUMENTS } from '@catalogue/contract/collections';
import { CHECKS, type Status } from '@catalogue/contract/entities/status';
import { STATUS_TEXTS } from '@catalogue/contract/status-texts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countError } from '../../functions/src/platform/count-errors';
import { log } from '../../functions/src/platform/log';
import type { OutgoingMail } from '../../functions/src/platform/mail';
import { checkStatus } from '../../functions/src/status/check-status';
import { measureStorage } from '../../functions/src/status/measure-storage';
import { rememberRelease } from '../../functions/src/status/releases';
import { newPerson, type Person } from '../people';
import { holdClock } from '../hold-clock';
import { server } from '../stack';
import { serveApi } from './server';

let api: Awaited<ReturnType<typeof serveApi>>;
let admin: Person;

const erase = async (collection: string) => {
  const writer = server.firestore().bulkWriter();
  for (const { ref } of (await server.firestore().collection(collection).get()).docs) void writer.delete(ref);
  await writer.close();
};
const reset = () => Promise.all([COLLECTIONS.dailyCounters, COLLECTIONS.status].map(erase));

beforeAll(async () => {
  [api, admin] = await Promise.all([serveApi(), newPerson({ name: 'Asha', role: 'admin' })]);
});
beforeEach(reset);
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await reset();
  await api.close();
});

async function readStatus(): Promise<Status> {
  const answer = await api.send('/api/status', { token: await admin.token() });
  expect(answer.status, answer.bytes.toString()).toBe(200);
  return answer.data as Status;
}
const stateOf = ({ checks }: Status, wanted: string) => checks.find(({ check }) => check === wanted)?.state;

const report = { page: 'product', release: 'entry-client-1', isFirstToday: true, lcp: 1_400, inp: 90, cls: 0.004 };
const send = (body: unknown) => api.send('/api/vitals', { method: 'POST', body });

describe('GET /api/status', () => {
  it('answers every check and every figure of a fresh site', async () => {
    const status = await readStatus();
    expect(status.checks.map(({ check }) => check)).toEqual(CHECKS);
    expect(status.site).toMatchObject([{ path: '/', isUp: true }, { isUp: true }, { isUp: true }]);
    expect(stateOf(status, 'backup')).toBe('bad');
    expect(stateOf(status, 'storage')).toBe('unknown');
    expect(status).toMatchObject({ errors: [], devices: [], vitals: [], backup: null, storage: null });
  });

  it('takes the newer of both kinds of backup', async () => {
    const [older, newer] = [new Date(Date.now() - 3 * 86_400_000), new Date(Date.now() - 3_600_000)];
    await server.firestore().doc(STATUS_DOCUMENTS.backup).set({ at: older });
    expect(stateOf(await readStatus(), 'backup')).toBe('bad');
    await server.firestore().doc(STATUS_DOCUMENTS.managedBackup).set({ at: newer });
    const status = await readStatus();
    expect(status.backup).toEqual({ at: newer.getTime(), kind: 'daily' });
    expect(stateOf(status, 'backup')).toBe('good');
  });

  it('counts open mails', async () => {
    // Mails of earlier tests would be sent in between, and those that they broke never are.
    const open = await server.firestore().collection(COLLECTIONS.mail).where('state', 'in', ['queued', 'sending']).get();
    await Promise.all(open.docs.map(({ ref }) => ref.delete()));
    const before = (await readStatus()).mails;
    const mail = (fields: object) =>
      server
        .firestore()
        .collection(COLLECTIONS.mail)
        .add({
          ...{ kind: 'order', audience: 'staff', leadId: randomUUID(), reference: 'H-1' },
          ...{ attempts: 0, nextTryAt: null, sentAt: null },
          ...{ to: '', error: '', createdAt: new Date(), ...fields },
        });
    const added = await Promise.all([
      mail({ state: 'queued', createdAt: new Date(1_600_000_000_000) }),
      mail({ state: 'failed', attempts: 99 }),
      mail({ state: 'sent' }),
      // Confirmations count, but an address that takes no mail is no defect of the site.
      mail({ state: 'failed', audience: 'client', attempts: 100 }),
      mail({ state: 'sending', audience: 'client', createdAt: new Date(1_500_000_000_000) }),
    ]);
    const status = await readStatus();
    await Promise.all(added.map((document) => document.delete()));
    expect(status.mails).toEqual({
      ...{ waiting: before.waiting + 2, oldestWaitingAt: 1_600_000_000_000 },
      ...{ failed: before.failed + 2, attempts: 99 },
    });
    expect(stateOf(status, 'mails')).toBe('bad');
  });

  it('turns bad when a change has waited too long, although no publisher has reported it', async () => {
    // The next publisher deletes the entry, so an answer counts only if the entry existed before and after it.
    const entry = server.firestore().doc(`${COLLECTIONS.publishQueue}/banners~status-test`);
    const fields = { noun: 'banners', documentId: '-', key: 'status-test', markedAt: new Date(1_600_000_000_000) };
    const seen: Status[] = [];
    const look = async (): Promise<number> => {
      await entry.set(fields);
      const status = await readStatus();
      if ((await entry.get()).exists) seen.push(status);
      return seen.length;
    };
    await expect.poll(look, { timeout: 30_000 }).toBeGreaterThan(0);
    await entry.delete();
    const [status] = seen;
    expect(status?.publishing).toMatchObject({ oldestAt: 1_600_000_000_000, pending: expect.any(Number) as number });
    expect(status && stateOf(status, 'publishing')).toBe('bad');
  });

  it('measures what Storage holds', async () => {
    const { bytes, files } = await measureStorage();
    const stored = await Promise.all([server.bucket(), server.picturesBucket()].map((bucket) => bucket.getFiles()));
    expect(files).toBe(stored.flatMap(([all]) => all).length);
    const status = await readStatus();
    expect(status.storage).toMatchObject({ bytes, files });
    expect(stateOf(status, 'storage')).toBe('good');
  });
});

describe('POST /api/vitals', () => {
  it('adds reports to the histograms, and devices to their release once', async () => {
    await rememberRelease({ id: 'entry-client-1', builtAt: 1_790_000_000_000, commit: 'abc1234' });
    for (const lcp of [400, 1_400, 1_400, 3_900])
      expect((await send({ ...report, lcp, isFirstToday: lcp === 400 })).status).toBe(204);
    const { vitals, devices } = await readStatus();
    expect(vitals).toEqual([{ page: 'product', loads: 4, lcp: 1_500, inp: 100, cls: 0.01 }]);
    expect(devices).toEqual([{ id: 'entry-client-1', builtAt: 1_790_000_000_000, count: 1 }]);
  });

  it('counts devices of unknown releases together', async () => {
    for (let index = 0; index < 5; index += 1) await send({ ...report, release: `made-up-${index}` });
    expect((await readStatus()).devices).toEqual([{ id: '', builtAt: null, count: 5 }]);
    const { docs } = await server.firestore().collection(COLLECTIONS.dailyCounters).get();
    expect(JSON.stringify(docs.map((document) => document.data()))).not.toContain('made-up');
  });

  it.each([{ page: 'mine' }, { release: 'a/b' }, { release: 'x'.repeat(61) }, { lcp: -1 }, { isFirstToday: 'yes' }])(
    'refuses %j',
    async (wrong) => {
      expect((await send({ ...report, ...wrong })).status).toBe(422);
    },
  );

  it('drops the reports of a flood', async () => {
    holdClock();
    const answers = await Promise.all(Array.from({ length: 200 }, () => send({ ...report, isFirstToday: false })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    const loads = (await readStatus()).vitals[0]?.loads ?? 0;
    expect(loads).toBeLessThanOrEqual(40);
  });
});

describe('errors', () => {
  it('are counted by function, in few writes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubEnv('FUNCTION_TARGET', 'leads');
    for (let count = 0; count < 11; count += 1) log.error('Something failed', {}, new Error('private'));
    await countError('api');
    const status = await readStatus();
    expect(status.errors.reduce((sum, { count }) => sum + count, 0)).toBe(12);
    expect(stateOf(status, 'errors')).toBe('bad');
    const { docs } = await server.firestore().collection(COLLECTIONS.dailyCounters).get();
    expect(JSON.stringify(docs.map((document) => document.data()))).not.toContain('private');
  });

  it('of functions that may only read are not counted', async () => {
    await countError('site');
    await countError('');
    expect((await server.firestore().collection(COLLECTIONS.dailyCounters).get()).size).toBe(0);
  });
});

describe('checkStatus', () => {
  const sent: OutgoingMail[] = [];
  const mailer = {
    siteUrl: 'https://gifts.example',
    send: (mail: OutgoingMail) => Promise.resolve(void sent.push(mail)).then(() => ({ accepted: 'staff', refused: '' })),
  };
  const mailsOf = () => sent.splice(0).map(({ subject, text, to }) => ({ subject, text, to }));
  beforeEach(() => void sent.splice(0));

  it('mails once when a check turns bad, and again only after it was good', async () => {
    // Other tests may have left other checks bad.
    expect(await checkStatus(mailer)).toContain('backup');
    const [mail] = mailsOf();
    expect(mail).toMatchObject({ subject: expect.stringMatching(/^Needs you: .*Backup/) as unknown, to: null });
    expect(mail?.text).toContain(STATUS_TEXTS.backup.advice);
    expect(mail?.text).toContain('https://gifts.example/Admin/status');
    expect(await checkStatus(mailer)).toEqual([]);
    const { checks } = await readStatus();
    expect(checks.find(({ check }) => check === 'backup')?.since).toBeGreaterThan(Date.now() - 60_000);

    await server.firestore().doc(STATUS_DOCUMENTS.backup).set({ at: new Date() });
    expect(await checkStatus(mailer)).toEqual([]);
    await server.firestore().doc(STATUS_DOCUMENTS.backup).delete();
    expect(await checkStatus(mailer)).toEqual(['backup']);
    expect(mailsOf()).toHaveLength(1);
  });

  it('sends a failed mail again', async () => {
    const refuses = { ...mailer, send: () => Promise.reject(new Error('refused')) };
    await expect(checkStatus(refuses)).rejects.toThrow('refused');
    expect(await checkStatus(mailer)).toContain('backup');
  });
});
