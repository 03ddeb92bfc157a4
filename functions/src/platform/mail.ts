import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineSecret, defineString } from 'firebase-functions/params';
import { inEmulator, projectId, siteOrigin } from './environment';

/** `smtps://user:password@host`, kept in Secret Manager. */
const SMTP_URL = defineSecret('SMTP_URL');
/** Who hears of leads: one or more addresses, separated by commas. */
const STAFF_MAIL = defineString('STAFF_MAIL', { default: '', description: 'Addresses that hear of new leads, with commas' });
/** The sender, an address that SMTP_URL may send for. Empty: the first of STAFF_MAIL. */
const MAIL_FROM = defineString('MAIL_FROM', { default: '', description: 'Sender of mails to staff' });

/** What a function that sends mail must ask for. The emulators send nothing, and know no Secret Manager. */
export const MAIL_SECRETS = inEmulator() ? [] : [SMTP_URL];

export interface OutgoingMail {
  /** The same for every attempt: mail servers and programs drop a second copy by it. */
  id: string;
  attempt: number;
  subject: string;
  text: string;
  replyTo: { name: string; address: string } | null;
}

export interface Mailer {
  /** Origin of the site, for links. */
  siteUrl: string;
  /** Resolves with the addresses once the mail server has taken it. */
  send(mail: OutgoingMail): Promise<string>;
}

const domain = (): string => new URL(siteOrigin()).hostname;

/** Mail to staff through SMTP or, in the emulators, into files. */
export const staffMailer = (): Mailer =>
  inEmulator()
    ? fileMailer(localFolder())
    : smtpMailer({ url: SMTP_URL.value(), to: STAFF_MAIL.value(), from: MAIL_FROM.value() });

interface Smtp {
  /** `smtps://user:password@host`, or `smtp:` where the server offers STARTTLS. */
  url: string;
  to: string;
  /** '': the first of `to`. */
  from: string;
}

/** A server that says nothing for so long is as good as away: the scheduled run tries again, within a function's own time. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

export function smtpMailer({ url, to, from }: Smtp): Mailer {
  return {
    siteUrl: siteOrigin(),
    async send(mail) {
      if (to === '') throw new Error('STAFF_MAIL is not set');
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
      await transport.sendMail(envelope(mail, to, from === '' ? to.split(',', 1).join('') : from));
      return to;
    },
  };
}

/** Next to the project's folders, never inside `functions`: a new file there would reload the emulated functions. */
const localFolder = (): string =>
  join(process.cwd(), process.env.FUNCTIONS_EMULATOR === 'true' ? '..' : '.', '.mail', projectId());

/** Writes each mail as `{id}.{attempt}.eml`, which mail programs open. */
export function fileMailer(folder: string): Mailer {
  return {
    siteUrl: process.env.BASE_URL ?? 'http://127.0.0.1:5000',
    async send(mail) {
      const to = 'staff@example.com';
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(envelope(mail, to, 'catalogue@example.com'));
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${mail.id}.${mail.attempt}.eml`), message as Buffer);
      return to;
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
