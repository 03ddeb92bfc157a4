import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineSecret, defineString } from 'firebase-functions/params';
import type { Transporter } from 'nodemailer';
import { inEmulator, mailSender, projectId, siteOrigin } from './environment';
import { log } from './log';

/** `smtps://user:password@host`, kept in Secret Manager. */
const SMTP_URL = defineSecret('SMTP_URL');
/** The default is for the emulators: a deployment without a terminal ignores it. So settings that may be missing are no parameters. */
const STAFF_MAIL = defineString('STAFF_MAIL', { default: '', description: 'Recipients of new leads, comma-separated' });

/** Secrets of functions that send mail. The emulators send none. */
export const MAIL_SECRETS = inEmulator() ? [] : [SMTP_URL];

export interface OutgoingMail {
  /** The same for every attempt: mail programs drop duplicates by Message-ID. */
  id: string;
  attempt: number;
  /** An address; null: staff. */
  to: string | null;
  subject: string;
  text: string;
  replyTo: { name: string; address: string } | null;
}

/** Recipients, comma-separated. */
export interface Delivery {
  accepted: string;
  /** '': none. */
  refused: string;
}

export interface Mailer {
  /** Origin of the site, for links. */
  siteUrl: string;
  /** Resolves when the mail server has accepted the mail for at least one recipient. */
  send(mail: OutgoingMail): Promise<Delivery>;
}

const domain = (): string => new URL(siteOrigin()).hostname;

let memo: Mailer | undefined;

/** The mailer of this instance: SMTP, or files in the emulators. */
export const mailerOfInstance = (): Mailer =>
  (memo ??= inEmulator()
    ? fileMailer(localFolder())
    : smtpMailer({ url: SMTP_URL.value(), to: STAFF_MAIL.value(), from: mailSender() }));

interface Smtp {
  /** `smtps://user:password@host`, or `smtp:` with STARTTLS. */
  url: string;
  to: string;
  /** '': the first of `to`. */
  from: string;
  /** Mails per second. */
  rate?: number;
}

/** Below the timeouts of the functions. The scheduled run retries. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
/** Most providers accept this rate. */
const MAILS_PER_SECOND = 2;

/** Sends through one connection that is kept open, at a limited rate. */
export function smtpMailer({ url, to, from, rate = MAILS_PER_SECOND }: Smtp): Mailer {
  let transport: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    // maxRequeues: the document of the mail schedules retries, not the pool.
    const pool = { pool: true, maxConnections: 1, maxRequeues: 0, rateDelta: 1_000, rateLimit: rate } as const;
    return createTransport({ url, ...pool, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  };
  return {
    siteUrl: siteOrigin(),
    async send(mail) {
      if (to === '') throw new Error('STAFF_MAIL is not set');
      transport ??= open();
      const sender = from === '' ? to.split(',', 1).join('') : from;
      const { accepted = [], rejected = [] } = await (await transport).sendMail(envelope(mail, mail.to ?? to, sender));
      if (rejected.length > 0)
        log.warn('The mail server refused recipients of a mail', { id: mail.id, count: rejected.length });
      return { accepted: accepted.join(', '), refused: rejected.join(', ') };
    },
  };
}

/** Beside the functions folder: a new file inside it would reload the emulated functions. */
const localFolder = (): string =>
  join(process.cwd(), process.env.FUNCTIONS_EMULATOR === 'true' ? '..' : '.', '.mail', projectId());

/** Writes each mail as `{id}.{attempt}.eml`, which mail programs open. */
export function fileMailer(folder: string): Mailer {
  return {
    siteUrl: process.env.BASE_URL ?? 'http://127.0.0.1:5000',
    async send(mail) {
      const to = mail.to ?? 'staff@example.com';
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(envelope(mail, to, 'catalogue@example.com'));
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${mail.id}.${mail.attempt}.eml`), message as Buffer);
      return { accepted: to, refused: '' };
    },
  };
}

const envelope = ({ id, subject, text, replyTo }: OutgoingMail, to: string, from: string) => ({
  from,
  to,
  subject,
  text,
  messageId: `<${id}@${domain()}>`,
  ...(replyTo === null ? {} : { replyTo }),
});

/** Why a mail was not sent: a code to search for, and a message for staff. */
interface DeliveryError {
  code: string;
  message: string;
}

const ERROR_MESSAGES: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refused the login. Check SMTP_URL.',
  ECONNECTION: 'The mail server could not be reached.',
  EDNS: 'The mail server could not be reached. Check the host in SMTP_URL.',
  ESOCKET: 'The mail server closed the connection.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  ETLS: 'The mail server has no valid certificate.',
};

/** Whether the mail server refuses every recipient for good: such an address is wrong, and no later attempt reaches it. */
export function isRecipientRefused(error: unknown): boolean {
  const { responseCode, command } = (error ?? {}) as { responseCode?: unknown; command?: unknown };
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}

/** The provider's own text is dropped: it may quote addresses and passwords. */
export function deliveryErrorOf(error: unknown): DeliveryError {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown };
  if (code === 'EAUTH') return { code: 'EAUTH', message: ERROR_MESSAGES.EAUTH ?? '' };
  if (isRecipientRefused(error))
    return { code: String(responseCode), message: 'The mail server refused the recipient. Check the address.' };
  if (typeof responseCode === 'number') {
    const isTemporary = responseCode < 500;
    return {
      code: String(responseCode),
      message: isTemporary
        ? 'The mail server asked to try again later.'
        : 'The mail server refused the mail. Check sender and recipients.',
    };
  }
  const known = typeof code === 'string' ? ERROR_MESSAGES[code] : undefined;
  if (typeof code === 'string' && known !== undefined) return { code, message: known };
  if (error instanceof Error && error.message === 'STAFF_MAIL is not set')
    return { code: 'ECONFIG', message: 'STAFF_MAIL is not set.' };
  return { code: 'EUNKNOWN', message: 'The mail was not sent for an unknown reason. The log has its trace.' };
}
