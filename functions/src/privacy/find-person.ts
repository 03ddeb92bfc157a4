import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { id as idSchema } from '@catalogue/contract/entities/fields';
import { confirmationIdOf, mailIdOf, noteMailIdOf } from '@catalogue/contract/entities/mail';
import type { UserRecord } from 'firebase-admin/auth';
import * as v from 'valibot';
import { nullIfUnknown } from '../accounts/auth-error';
import { auth } from '../platform/auth';
import {
  type CollectionReference,
  type DocumentReference,
  FieldPath,
  firestore,
  type QueryDocumentSnapshot,
} from '../platform/firestore';

/** National part of a phone number, without country and trunk prefix. */
const NATIONAL_DIGITS = 10;

export interface FoundLead {
  kind: LeadKind;
  document: QueryDocumentSnapshot;
  /** State of the mail to staff. It outlives the lead, so that a repeated request does not create it again. */
  mail: DocumentReference;
  /** States of the confirmation to the sender, which holds their address, and of the mails about their notes. */
  otherMails: DocumentReference[];
}

/** A lead with the documents about its mails. */
export function foundLead(kind: LeadKind, document: QueryDocumentSnapshot): FoundLead {
  const mails = firestore().collection(COLLECTIONS.mail);
  const id = mailIdOf(kind, document.id);
  const notes = v.safeParse(v.array(v.object({ id: idSchema })), document.get('enquirerNotes'));
  const noteIds = notes.success ? notes.output.map((note) => noteMailIdOf(kind, document.id, note.id)) : [];
  const others = [confirmationIdOf(id), ...noteIds];
  return { kind, document, mail: mails.doc(id), otherMails: others.map((one) => mails.doc(one)) };
}

export interface FoundPerson {
  leads: FoundLead[];
  subscriptions: QueryDocumentSnapshot[];
  clients: QueryDocumentSnapshot[];
  account: UserRecord | null;
}

const digitsOf = (text: unknown): string => String(text).replace(/\D/g, '').slice(-NATIONAL_DIGITS);
const folded = (text: unknown): string => String(text).trim().toLowerCase();

/** An e-mail address in lower case, or the national part of a phone number. */
export const personKey = (person: string): string => (person.includes('@') ? folded(person) : digitsOf(person));

/** Leads of the person. `searchKeys` finds them in any spelling; older leads have none: they match as typed. */
async function findLeads(person: string): Promise<FoundLead[]> {
  const isEmail = person.includes('@');
  const key = personKey(person);
  const isTheirs = (lead: Record<string, unknown>) => (isEmail ? folded(lead.email) === key : digitsOf(lead.mobile) === key);
  const found: FoundLead[] = [];
  for (const kind of ['order', 'quickEnquiry'] as const) {
    const collection = firestore().collection(LEAD_COLLECTIONS[kind]);
    const [byKey, asTyped] = await Promise.all([
      collection.where('searchKeys', 'array-contains', key).get(),
      collection.where(isEmail ? 'email' : 'mobile', 'in', [person.trim(), key]).get(),
    ]);
    const documents = new Map([...byKey.docs, ...asTyped.docs].map((one) => [one.id, one]));
    const theirs = [...documents.values()].filter((document) => isTheirs(document.data()));
    for (const document of await withMerged(collection, theirs)) found.push(foundLead(kind, document));
  }
  return found;
}

/** The leads with those that were merged with them: somebody has said that one person sent both, perhaps with another number. */
async function withMerged(
  collection: CollectionReference,
  leads: readonly QueryDocumentSnapshot[],
): Promise<QueryDocumentSnapshot[]> {
  const found = new Map(leads.map((lead) => [lead.id, lead]));
  // The map grows while it is walked.
  for (const lead of found.values()) {
    const into: unknown = lead.get('merged.into');
    const queries = [collection.where('merged.into', '==', lead.id)];
    if (typeof into === 'string') queries.push(collection.where(FieldPath.documentId(), '==', into));
    const answers = await Promise.all(queries.map((query) => query.get()));
    for (const { docs } of answers) for (const other of docs) if (!found.has(other.id)) found.set(other.id, other);
  }
  return [...found.values()];
}

/** Clients of reps have no search keys, because devices write them: all are read, a few thousand at most. */
async function findClients(person: string): Promise<QueryDocumentSnapshot[]> {
  const isEmail = person.includes('@');
  const key = personKey(person);
  const { docs } = await firestore().collection(COLLECTIONS.clients).get();
  return docs.filter((one) => (isEmail ? folded(one.get('email')) : digitsOf(one.get('phone'))) === key);
}

/** Everything stored about the person with this e-mail address or phone number. Accounts have an e-mail address only. */
export async function findPerson(person: string): Promise<FoundPerson> {
  const isEmail = person.includes('@');
  const email = folded(person);
  const [leads, clients, subscriptions, account] = await Promise.all([
    findLeads(person),
    findClients(person),
    isEmail ? firestore().collection(COLLECTIONS.subscribers).where('email', '==', email).get() : null,
    isEmail ? auth().getUserByEmail(email).catch(nullIfUnknown) : null,
  ]);
  return { leads, clients, subscriptions: subscriptions?.docs ?? [], account };
}
