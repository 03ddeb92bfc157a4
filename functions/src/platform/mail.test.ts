import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deliveryErrorOf, isRecipientRefused, smtpMailer } from './mail';

const sendMail = vi.fn<() => Promise<object>>();
vi.mock('nodemailer', () => ({ createTransport: () => ({ sendMail }) }));
const warn = vi.hoisted(() => vi.fn());
vi.mock('firebase-functions/logger', () => ({ warn }));

const failure = (properties: object) =>
  Object.assign(new Error('550 <asha@example.com> unknown, password hunter2'), properties);

it.each([
  [failure({ code: 'EAUTH', responseCode: 535 }), 'EAUTH', /login/],
  [failure({ code: 'EENVELOPE', responseCode: 451 }), '451', /later/],
  [failure({ code: 'EENVELOPE', responseCode: 550 }), '550', /refused the mail/],
  [failure({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }), '550', /refused the recipient/],
  [failure({ code: 'ESOCKET' }), 'ESOCKET', /closed/],
  [failure({ code: 'ETIMEDOUT' }), 'ETIMEDOUT', /in time/],
  [failure({ code: 'asha@example.com' }), 'EUNKNOWN', /unknown/],
  [new Error('STAFF_MAIL is not set'), 'ECONFIG', /STAFF_MAIL/],
  ['asha@example.com', 'EUNKNOWN', /unknown/],
  [undefined, 'EUNKNOWN', /unknown/],
])('%s is %s', (error, code, message) => {
  const delivered = deliveryErrorOf(error);
  expect(delivered.code).toBe(code);
  expect(delivered.message).toMatch(message);
  expect(JSON.stringify(delivered)).not.toMatch(/asha|hunter2/);
});

it.each([
  [true, { responseCode: 550, command: 'RCPT TO' }],
  [false, { responseCode: 450, command: 'RCPT TO' }],
  [false, { responseCode: 550, command: 'MAIL FROM' }],
  [false, { responseCode: 554, command: 'DATA' }],
])('isRecipientRefused is %s for %j', (expected, properties) => {
  expect(isRecipientRefused(failure({ code: 'EENVELOPE', ...properties }))).toBe(expected);
});

describe('smtpMailer', () => {
  const mail = { id: 'order-1', attempt: 1, to: null, subject: 'Order', text: 'Text', replyTo: null };
  const mailer = () => smtpMailer({ url: 'smtps://x', to: 'asha@example.com, ravi@example.com', from: '' });
  beforeEach(() => {
    vi.stubEnv('SITE_ORIGIN', 'https://gifts.example');
    warn.mockClear();
    return () => vi.unstubAllEnvs();
  });

  it('tells who was refused, and logs how many', async () => {
    sendMail.mockResolvedValue({ accepted: ['asha@example.com'], rejected: ['ravi@example.com'] });
    expect(await mailer().send(mail)).toEqual({ accepted: 'asha@example.com', refused: 'ravi@example.com' });
    expect(warn.mock.calls).toEqual([[expect.any(String), { id: 'order-1', count: 1 }]]);
  });

  it('tells that all were accepted, and logs nothing', async () => {
    sendMail.mockResolvedValue({ accepted: ['asha@example.com', 'ravi@example.com'], rejected: [] });
    expect(await mailer().send(mail)).toEqual({ accepted: 'asha@example.com, ravi@example.com', refused: '' });
    expect(warn).not.toHaveBeenCalled();
  });
});
