import { plural } from '../../lib/plural';

export const PERSONAL_DATA_TEXTS = {
  lead: 'Someone asks what you hold about them, or wants it gone. Enter their e-mail address or phone number.',
  person: 'E-mail or phone',
  missing: 'Enter an e-mail address or a phone number.',
  find: 'Find',
  finding: 'Searching',
  heading: (person: string) => `Stored about ${person}`,
  nothing: 'Nothing is stored about this person.',
  leads: (count: number) => plural(count, 'enquiry or order', 'enquiries and orders'),
  attachments: (count: number) => plural(count, 'photo or logo', 'photos or logos'),
  mails: (count: number) => plural(count, 'mail about them', 'mails about them'),
  subscriptions: (count: number) => plural(count, 'newsletter address', 'newsletter addresses'),
  clients: (count: number) => plural(count, 'note of a rep', 'notes of reps'),
  mentions: (count: number) => plural(count, 'title or view that names them', 'titles and views that name them'),
  devices: (count: number) => plural(count, 'device with notifications', 'devices with notifications'),
  account: (name: string) => `The account of ${name}`,
  download: 'Download as a file',
  erase: 'Erase all of it',
  sure: 'Erase everything about this person for good?',
  body: 'Enquiries, orders, newsletter address, notes of reps, titles that name them and account go at once. Nobody can bring them back from here.',
  erased: (until: string) => `Everything is erased. The daily backups forget it by ${until}.`,
} as const;
