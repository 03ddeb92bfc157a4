import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { receiveLead } from '../../functions/src/leads/receive-lead';
import { sendLeadMail } from '../../functions/src/leads/send-lead-mail';
import { firestore } from '../../functions/src/platform/firestore';
import { smtpMailer } from '../../functions/src/platform/mail';
import type { Mailer } from '../../functions/src/platform/mail';
import { retryAllDue } from './retry-all-due';

/** In the future, so that the deployed trigger ignores these mails. */
const FUTURE = Date.now() + 3 * 60 * 60_000;
const MINUTE = 60_000;

/** Reaction of the mail server to the next mail. "hangs up after": accepted, but the response is lost. */
type Behaviour = 'accepts' | 'greylists' | 'refuses one' | 'hangs up before' | 'hangs up after';

/** A colleague of whom another is mailed, too, and enquirers. */
const REFUSED = /^(ravi@plugmore\.example|meera.*@example\.com)$/;

/** An SMTP server in this process. */
let behaviour: Behaviour = 'accepts';
let received: { recipients: string[]; sender: string; text: string }[] = [];
const smtp = new SMTPServer({
  // It has no certificate.
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _, done) =>
    password === 'secret' ? done(null, { user: username }) : done(new Error('Wrong password')),
  onRcptTo: ({ address }, _, done) => {
    if (behaviour === 'greylists') done(Object.assign(new Error('Come back later'), { responseCode: 451 }));
    else if (behaviour === 'refuses one' && REFUSED.test(address))
      done(Object.assign(new Error('Unknown'), { responseCode: 550 }));
    else done();
  },
  onData(stream, session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const { mailFrom, rcptTo } = session.envelope;
      const current = behaviour;
      if (current === 'hangs up before') {
        hangUp();
        return;
      }
      received.push({
        sender: mailFrom === false ? '' : mailFrom.address,
        recipients: rcptTo.map(({ address }) => address),
        text: Buffer.concat(parts).toString(),
      });
      if (current === 'hangs up after') hangUp();
      else done();
    });
  },
});
const connections = new Set<{ destroy: () => void }>();
function hangUp(): void {
  for (const connection of connections) connection.destroy();
}
let opened = 0;
smtp.server.on('connection', (connection) => {
  opened += 1;
  connections.add(connection);
  connection.once('close', () => connections.delete(connection));
});

const mailerAt = (url: string, rate: number): Mailer =>
  smtpMailer({ url, to: 'asha@plugmore.example, ravi@plugmore.example', from: '', rate });

let mailer: Mailer;
beforeAll(async () => {
  await once(smtp.listen(0, '127.0.0.1'), 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  mailer = mailerAt(`smtp://desk:secret@127.0.0.1:${port}`, 100);
});
afterAll(
  () =>
    new Promise<void>((resolve) => {
      hangUp();
      smtp.close(resolve);
    }),
);
beforeEach(() => {
  behaviour = 'accepts';
  received = [];
});

const documentOf = (mailId: string) => firestore().doc(`mail/${mailId}`);

/** A lead whose mail the deployed functions ignore until FUTURE. */
async function newLead(): Promise<string> {
  const id = crypto.randomUUID();
  const content = { name: 'Meera Iyer', mobile: '98123', email: 'meera@example.com', message: 'Fünfzig Flaschen', website: '' };
  await receiveLead('quickEnquiry', { id, ...content }, null);
  const mailId = `quickEnquiry-${id}`;
  await expect.poll(async () => (await documentOf(mailId).get()).get('state') as string, { timeout: 30_000 }).toBe('sent');
  await documentOf(mailId).update({
    ...{ state: 'failed', attempts: 1, sentAt: null, to: '', error: 'x' },
    nextTryAt: new Date(FUTURE - MINUTE),
  });
  return mailId;
}

/** Mails with that Message-ID; long headers are unfolded first. */
const copiesOf = (mailId: string) =>
  received.filter(({ text }) => text.replace(/\r\n[ \t]/g, ' ').includes(`Message-ID: <${mailId}@`));

test('sends one mail to all staff with the client as Reply-To', async () => {
  const mailId = await newLead();
  await Promise.all(Array.from({ length: 5 }, () => sendLeadMail(mailId, mailer, FUTURE)));
  await retryAllDue(mailer, FUTURE + 24 * 60 * MINUTE);
  const [mail, ...more] = copiesOf(mailId);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    sender: 'asha@plugmore.example',
    recipients: ['asha@plugmore.example', 'ravi@plugmore.example'],
  });
  expect(mail?.text).toMatch(/^Reply-To: "?Meera Iyer"? <meera@example\.com>/m);
  expect(mail?.text).toMatch(/^Subject: Enquiry Q-[0-9A-Z]{7} from Meera Iyer/m);
  expect((await documentOf(mailId).get()).data()).toMatchObject({ state: 'sent', error: '', nextTryAt: null });
});

test('stores which of the staff were refused', async () => {
  const mailId = await newLead();
  behaviour = 'refuses one';
  await sendLeadMail(mailId, mailer, FUTURE);
  expect(copiesOf(mailId)).toMatchObject([{ recipients: ['asha@plugmore.example'] }]);
  expect((await documentOf(mailId).get()).data()).toMatchObject({
    state: 'sent',
    to: 'asha@plugmore.example',
    error: 'The mail server refused ravi@plugmore.example.',
  });
});

test.each(['greylists', 'hangs up before'] as const)('retries once when the mail server %s', async (failure) => {
  const mailId = await newLead();
  behaviour = failure;
  await sendLeadMail(mailId, mailer, FUTURE);
  expect(copiesOf(mailId)).toEqual([]);
  const failed = (await documentOf(mailId).get()).data();
  expect(failed).toMatchObject({ state: 'failed', sentAt: null, attempts: 2 });
  expect(failed?.errorCode).toMatch(failure === 'greylists' ? /^451$/ : /^E[A-Z]+$/);
  expect(failed?.error).toMatch(failure === 'greylists' ? /try again later/ : /mail server/);

  behaviour = 'accepts';
  await retryAllDue(mailer, FUTURE + MINUTE);
  expect(copiesOf(mailId)).toEqual([]);
  await retryAllDue(mailer, FUTURE + 3 * MINUTE);
  await retryAllDue(mailer, FUTURE + 60 * MINUTE);
  expect(copiesOf(mailId)).toHaveLength(1);
  expect((await documentOf(mailId).get()).get('state')).toBe('sent');
});

test('resends with the same Message-ID when the response was lost', async () => {
  const mailId = await newLead();
  behaviour = 'hangs up after';
  await sendLeadMail(mailId, mailer, FUTURE);
  behaviour = 'accepts';
  await retryAllDue(mailer, FUTURE + 3 * MINUTE);
  await retryAllDue(mailer, FUTURE + 60 * MINUTE);
  expect(copiesOf(mailId)).toHaveLength(2);
  expect((await documentOf(mailId).get()).get('state')).toBe('sent');
});

test('stores a login failure without the password', async () => {
  const mailId = await newLead();
  const { port } = smtp.server.address() as AddressInfo;
  const url = `smtp://desk:hunter2@127.0.0.1:${port}`;
  await sendLeadMail(mailId, smtpMailer({ url, to: 'asha@plugmore.example', from: '' }), FUTURE);
  const { error, errorCode, state } = (await documentOf(mailId).get()).data() as Record<
    'error' | 'errorCode' | 'state',
    string
  >;
  expect([state, errorCode]).toEqual(['failed', 'EAUTH']);
  expect(error).toBe('The mail server refused the login. Check SMTP_URL.');
  expect(error).not.toContain('hunter2');
});

test('sends many mails through one connection, at the configured rate', async () => {
  const { port } = smtp.server.address() as AddressInfo;
  const slow = mailerAt(`smtp://desk:secret@127.0.0.1:${port}`, 5);
  const before = opened;
  const started = performance.now();
  const mail = { attempt: 1, to: null, subject: 'Order', text: 'Text', replyTo: null };
  await Promise.all(Array.from({ length: 11 }, (_, index) => slow.send({ ...mail, id: `rate-${index}` })));
  expect(received).toHaveLength(11);
  expect(opened - before).toBe(1);
  expect(performance.now() - started).toBeGreaterThan(1_900);
});

test('confirms a lead to its sender if the setting is on, with the reference', async () => {
  const id = crypto.randomUUID();
  const content = {
    name: 'Meera Iyer',
    mobile: '98123',
    email: `meera-${id}@example.com`,
    message: 'Fifty bottles',
    website: '',
  };
  vi.stubEnv('LEAD_CONFIRMATIONS', 'true');
  await receiveLead('quickEnquiry', { id, ...content }, null);
  vi.unstubAllEnvs();
  const confirmation = documentOf(`quickEnquiry-${id}-client`);
  await expect.poll(async () => (await confirmation.get()).get('state') as string, { timeout: 30_000 }).toBe('sent');
  await confirmation.update({ state: 'failed', attempts: 1, nextTryAt: new Date(FUTURE - MINUTE) });
  await sendLeadMail(confirmation.id, mailer, FUTURE);
  const [mail] = copiesOf(confirmation.id);
  expect(mail?.recipients).toEqual([content.email]);
  expect(mail?.text).not.toContain('Meera Iyer');
  expect(mail?.text).toMatch(/^Subject: We have your enquiry Q-/m);
  expect(mail?.text).toContain('Your message: Fifty bottles');

  await confirmation.update({ state: 'failed', attempts: 1, nextTryAt: new Date(FUTURE - MINUTE) });
  behaviour = 'refuses one';
  await sendLeadMail(confirmation.id, mailer, FUTURE);
  expect((await confirmation.get()).data()).toMatchObject({ state: 'dropped', errorCode: '550', nextTryAt: null });

  await receiveLead('quickEnquiry', { ...content, id: `${id}-off` }, null);
  expect((await documentOf(`quickEnquiry-${id}-off-client`).get()).exists).toBe(false);
});

test('confirms three leads a day to one address; a repeated request counts once', async () => {
  const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
  const content = { name: 'Meera Iyer', mobile: '98123', email: `meera-${ids[0]}@example.com`, message: 'Mugs', website: '' };
  vi.stubEnv('LEAD_CONFIRMATIONS', 'true');
  for (const id of ids.flatMap((one) => [one, one])) await receiveLead('quickEnquiry', { id, ...content }, null);
  vi.unstubAllEnvs();
  const mailsTo = (audience: string) =>
    Promise.all(ids.map(async (id) => (await documentOf(`quickEnquiry-${id}${audience}`).get()).exists));
  expect(await mailsTo('')).toEqual([true, true, true, true]);
  expect(await mailsTo('-client')).toEqual([true, true, true, false]);
});
