import type { ContactChannel } from '@catalogue/contract/entities/lead-timeline';
import type { Mail, MailState } from '@catalogue/contract/entities/mail';

const titles = { staff: 'Mail to staff', client: 'Confirmation to the sender' } satisfies Record<Mail['audience'], string>;
const mailTitle = ({ audience, noteId }: Pick<Mail, 'audience' | 'noteId'>): string =>
  noteId === undefined ? titles[audience] : 'Mail to staff about a note';
const mailState = {
  queued: 'queued',
  sending: 'being sent',
  sent: 'sent',
  failed: 'failed, will be tried again',
  dropped: 'not sent',
} satisfies Record<MailState, string>;

/** Texts of a lead's timeline. */
export const TIMELINE_TEXTS = {
  mailTitle,
  title: (reference: string) => `Timeline of ${reference}`,
  site: 'Website',
  enquirer: 'The enquirer',
  received: 'Received',
  status: (status: string) => `Status: ${status}`,
  owner: (name: string | null) => (name === null ? 'Owner: nobody' : `Owner: ${name}`),
  nextCall: (when: string | null) => (when === null ? 'Next call: none' : `Next call: ${when}`),
  tags: (tags: readonly string[]) => (tags.length === 0 ? 'Tags: none' : `Tags: ${tags.join(' ')}`),
  noteCleared: 'Note cleared',
  noted: 'Note',
  sentLater: (made: string) => `Done ${made}, sent later`,
  contact: {
    call: 'Opened a call',
    whatsapp: 'Opened WhatsApp',
    mail: 'Opened a mail',
  } satisfies Record<ContactChannel, string>,
  mail: (mail: Pick<Mail, 'audience' | 'noteId' | 'state'>) => `${mailTitle(mail)}: ${mailState[mail.state]}`,
  answeredAfter: (age: string) => `Answered after ${age}`,
} as const;
