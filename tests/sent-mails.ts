import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, server, stack } from './stack';

/** Texts of the mails sent for a document of `mail`, one per attempt. The emulated mailer writes them into a folder. */
export async function mailTexts(mailId: string): Promise<string[]> {
  const folder = join(process.cwd(), '.mail', stack().projectId);
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.filter((name) => name.startsWith(`${mailId}.`)).map((name) => readFile(join(folder, name), 'utf8')));
}

/** Waits until a mail is sent; returns its document. */
export const whenMailSent = (mailId: string, withinMs?: number) =>
  eventually(
    `the mail ${mailId}`,
    async () => {
      const mail = await server.firestore().doc(`mail/${mailId}`).get();
      return mail.get('state') === 'sent' ? mail.data() : undefined;
    },
    withinMs,
  );
