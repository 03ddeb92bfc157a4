import { COLLECTIONS, LEAD_COLLECTIONS, LEAD_KINDS, type LeadCollection, leadKindOf } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { id as idSchema } from '@catalogue/contract/entities/fields';
import { confirmationIdOf, mailIdOf, noteMailIdOf } from '@catalogue/contract/entities/mail';
import { searchKeysOf } from '@catalogue/contract/lead-search';
import type { UserRecord } from 'firebase-admin/auth';
import * as v from 'valibot';
import { nullIfUnknown } from '../accounts/auth-error';
import { auth } from '../platform/auth';
import { type DocumentReference, firestore, type QueryDocumentSnapshot } from '../platform/firestore';

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
  /** Profiles that have outlived their account: it was deleted in the Firebase console. */
  profiles: QueryDocumentSnapshot[];
}

/** The account last: a profile without one may be an admin's on the team, which must not let the last admin who can log in go. */
export const uidsOf = ({ account, profiles }: FoundPerson): string[] => [
  ...profiles.map(({ id }) => id),
  ...(account === null ? [] : [account.uid]),
];

const digitsOf = (text: unknown): string => String(text).replace(/\D/g, '').slice(-NATIONAL_DIGITS);
const folded = (text: unknown): string => String(text).trim().toLowerCase();

/** An e-mail address in lower case, or the national part of a phone number. */
export const personKey = (person: string): string => (person.includes('@') ? folded(person) : digitsOf(person));

/** Leads of the person: in any spelling by their search keys, and as typed those that were made in the console without keys. */
async function findLeads(person: string): Promise<FoundLead[]> {
  const isEmail = person.includes('@');
  const key = personKey(person);
  const isTheirs = (lead: Record<string, unknown>) => (isEmail ? folded(lead.email) === key : digitsOf(lead.mobile) === key);
  // The last key is the national part of a number, or the address without accents.
  const searchKey = searchKeysOf({ name: '', email: isEmail ? person : '', mobile: isEmail ? '' : person }).at(-1) ?? key;
  const found = new Map<string, QueryDocumentSnapshot>();
  for (const kind of LEAD_KINDS) {
    const collection = firestore().collection(LEAD_COLLECTIONS[kind]);
    const [byKey, asTyped] = await Promise.all([
      collection.where('searchKeys', 'array-contains', searchKey).get(),
      collection.where(isEmail ? 'email' : 'mobile', 'in', [person.trim(), key]).get(),
    ]);
    for (const one of [...byKey.docs, ...asTyped.docs]) if (isTheirs(one.data())) found.set(one.ref.path, one);
  }
  // The map grows while it is walked: somebody has said that one person sent all of them, perhaps with another number.
  for (const lead of found.values()) for (const other of await mergedWith(lead)) found.set(other.ref.path, other);
  return [...found.values()].map((one) => foundLead(leadKindOf(one.ref.parent.id as LeadCollection), one));
}

/** The leads that were merged into this one, and the one that it was merged into. */
async function mergedWith(lead: QueryDocumentSnapshot): Promise<QueryDocumentSnapshot[]> {
  const own = lead.ref.parent.id;
  const placeOf = (one: QueryDocumentSnapshot): string => String(one.get('merged.collection') ?? one.ref.parent.id);
  const merged = LEAD_KINDS.map((kind) =>
    firestore().collection(LEAD_COLLECTIONS[kind]).where('merged.into', '==', lead.id).get(),
  );
  const into: unknown = lead.get('merged.into');
  const kept = typeof into === 'string' ? await firestore().collection(placeOf(lead)).doc(into).get() : null;
  const ones = (await Promise.all(merged)).flatMap(({ docs }) => docs.filter((one) => placeOf(one) === own));
  return kept?.exists ? [...ones, kept as QueryDocumentSnapshot] : ones;
}

/** Clients of reps have no search keys, because devices write them: all are read, a few thousand at most. */
async function findClients(person: string): Promise<QueryDocumentSnapshot[]> {
  const isEmail = person.includes('@');
  const key = personKey(person);
  const { docs } = await firestore().collection(COLLECTIONS.clients).get();
  return docs.filter((one) => (isEmail ? folded(one.get('email')) : digitsOf(one.get('phone'))) === key);
}

/** Profiles with this address, in lower case as Auth stores it, whose account is gone. That of an account belongs to its address of now. */
async function findProfiles(email: string): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await firestore().collection(COLLECTIONS.users).where('email', '==', email).get();
  const accounts = await Promise.all(docs.map(({ id }) => auth().getUser(id).catch(nullIfUnknown)));
  return docs.filter((_, index) => accounts[index] === null);
}

/** Everything stored about the person with this e-mail address or phone number. Accounts have an e-mail address only. */
export async function findPerson(person: string): Promise<FoundPerson> {
  const isEmail = person.includes('@');
  const email = folded(person);
  const [leads, clients, subscriptions, account, profiles] = await Promise.all([
    findLeads(person),
    findClients(person),
    isEmail ? firestore().collection(COLLECTIONS.subscribers).where('email', '==', email).get() : null,
    isEmail ? auth().getUserByEmail(email).catch(nullIfUnknown) : null,
    isEmail ? findProfiles(email) : [],
  ]);
  return { leads, clients, subscriptions: subscriptions?.docs ?? [], account, profiles };
}
