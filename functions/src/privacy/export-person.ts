import type { PersonalData } from '@catalogue/contract/endpoints/personal-data';
import type { Attachment } from '@catalogue/contract/entities/attachment';
import { readProfile } from '../accounts/profile';
import { ownProfileAnswer } from '../accounts/user-answer';
import { readCard } from '../clients/client-card';
import { readAttachment } from '../leads/attachment-file';
import { Timestamp } from '../platform/firestore';
import type { DocumentSnapshot } from '../platform/firestore';
import { devicesOf } from '../push/devices';
import { findPerson, type FoundLead, personKey, uidsOf } from './find-person';
import { findMentions } from './mentions';

/** Fields that help the search and say nothing more about the person. */
const DERIVED = ['searchKeys'];

/** Times in ISO 8601, also those of a lead's timeline. */
function withReadableTimes(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(withReadableTimes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withReadableTimes(part)]));
}

/** A document as a person can read it. */
const readable = (document: DocumentSnapshot): Record<string, unknown> => ({
  id: document.id,
  ...Object.fromEntries(
    Object.entries(document.data() ?? {})
      .filter(([name]) => !DERIVED.includes(name))
      .map(([name, value]) => [name, withReadableTimes(value)]),
  ),
});

/** An answer may have 32 MiB; base64 takes a third more. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** The files of leads, as many as fit into one answer. */
async function attachmentsOf(leads: readonly FoundLead[]): Promise<PersonalData['attachments']> {
  const files: PersonalData['attachments'] = [];
  let room = MAX_FILE_BYTES;
  for (const { kind, document } of leads) {
    const stored = await readAttachment(kind, document.id);
    if (stored === null) continue;
    const { name, type, bytes: size } = document.get('attachment') as Attachment;
    room -= size;
    const content = room >= 0 ? (await stored.bytes()).toString('base64') : null;
    files.push({ reference: String(document.get('reference')), name, type, content });
  }
  return files;
}

/** Photos of the cards of clients. */
async function cardsOf(clients: readonly DocumentSnapshot[]): Promise<PersonalData['attachments']> {
  const cards = clients.map(async ({ id }) => {
    const bytes = await readCard(id);
    const content = bytes === null ? null : (await bytes()).toString('base64');
    return content === null ? [] : [{ reference: id, name: 'Photo of the card', type: 'image/jpeg', content }];
  });
  return (await Promise.all(cards)).flat();
}

/** Everything stored about the person with this e-mail address or phone number. */
export async function exportPerson(person: string): Promise<PersonalData> {
  const found = await findPerson(person);
  const { leads, clients, subscriptions, account, profiles } = found;
  const leadsOf = (wanted: string) => leads.filter(({ kind }) => kind === wanted).map(({ document }) => readable(document));
  const mails = await Promise.all(leads.flatMap(({ mail, otherMails }) => [mail, ...otherMails].map((one) => one.get())));
  const [{ shortlists, views }, devices] = await Promise.all([
    findMentions(personKey(person), found),
    Promise.all(uidsOf(found).map((uid) => devicesOf(uid).get())),
  ]);
  return {
    orders: leadsOf('order'),
    quickEnquiries: leadsOf('quickEnquiry'),
    attachments: [...(await attachmentsOf(leads)), ...(await cardsOf(clients))],
    mails: mails.filter(({ exists }) => exists).map(readable),
    subscriptions: subscriptions.map(readable),
    clients: clients.map(readable),
    shortlists: shortlists.map(readable),
    views: Object.values(views),
    devices: devices.flatMap(({ docs }) => docs.map(readable)),
    profiles: profiles.map(readable),
    // The account as it was found: it may have been deleted since.
    account: account === null ? null : { ...ownProfileAnswer(account, await readProfile(account.uid)) },
  };
}
