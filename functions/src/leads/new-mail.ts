import type { Mail } from '@catalogue/contract/entities/mail';
import { Timestamp } from '../platform/firestore';

/** The scheduled retry skips mails younger than this: the trigger sends them. */
const TRIGGER_GRACE_MS = 120_000;

/** The document of a mail to be sent, created together with what it reports. */
export const newMail = (about: Pick<Mail, 'kind' | 'leadId' | 'reference' | 'audience' | 'noteId'>, now: Timestamp) => ({
  ...about,
  state: 'queued',
  attempts: 0,
  nextTryAt: Timestamp.fromMillis(now.toMillis() + TRIGGER_GRACE_MS),
  sentAt: null,
  to: '',
  error: '',
  errorCode: '',
  createdAt: now,
});
