import { RETRY_BATCH_SIZE, retryLeadMail } from '../../functions/src/leads/send-lead-mail';
import type { Mailer } from '../../functions/src/platform/mail';

/** Retries until no full batch is left. Test files at work at the same time leave more due mails than one batch holds. */
export async function retryAllDue(mailer: Mailer, now: number): Promise<void> {
  let tried = RETRY_BATCH_SIZE;
  while (tried === RETRY_BATCH_SIZE) tried = await retryLeadMail(mailer, now);
}
