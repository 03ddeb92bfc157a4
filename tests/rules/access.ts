import { readFileSync } from 'node:fs';
import { COLLECTIONS } from '@catalogue/contract/collections';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { erase } from './erase';
import { fresh, idOf, stored, touched } from './documents';
import { PERSONAS, put, firestoreOf, UID } from './personas';
import type { Persona } from './personas';

type Name = keyof typeof COLLECTIONS;
const VERBS = ['get', 'list', 'create', 'update', 'delete'] as const;
type Verb = (typeof VERBS)[number];

/** Public documents may be read by everyone. */
const PUBLIC_CONTENT: Partial<Record<Persona, readonly Verb[]>> = Object.fromEntries(
  PERSONAS.map((persona) => [persona, ['get']]),
);

/** Allowed operations on a valid document, by persona. `user` owns the profile `users/user-1`. */
const TRUTH: Record<Name, Partial<Record<Persona, readonly Verb[]>>> = {
  activity: { admin: ['get', 'list', 'create'] },
  adminInvites: {},
  banners: { ...PUBLIC_CONTENT, admin: ['get', 'list', 'create', 'update'] },
  categories: { ...PUBLIC_CONTENT, admin: ['get', 'list', 'create', 'update'] },
  // The document is of `rep`; clients.ts covers those of others.
  clients: { rep: ['get', 'create', 'update', 'delete'], admin: ['get', 'list', 'delete'] },
  dailyCounters: {},
  mail: { admin: ['get', 'list'] },
  orders: { admin: ['get', 'list', 'update', 'delete'], rep: ['get'] },
  products: { ...PUBLIC_CONTENT, admin: ['get', 'list', 'create', 'update'] },
  publishQueue: {},
  quickEnquiries: { admin: ['get', 'list', 'update', 'delete'], rep: ['get'] },
  rateLimits: {},
  shortlists: {},
  signingKeys: {},
  settings: { admin: ['get', 'create', 'update'] },
  snapshots: {},
  status: {},
  subscribers: { admin: ['get', 'list', 'delete'] },
  team: { admin: ['get', 'list'] },
  users: { user: ['get', 'update'] },
};

/** Such a document can be created once only. */
const hasFixedId = (name: Name): boolean => name === 'users' || name === 'settings';

const attempts: Record<Verb, (persona: Persona, name: Name) => Promise<unknown>> = {
  get: (persona, name) => getDoc(doc(firestoreOf(persona), COLLECTIONS[name], idOf(name))),
  list: (persona, name) => getDocs(collection(firestoreOf(persona), COLLECTIONS[name])),
  create: (persona, name) =>
    setDoc(doc(firestoreOf(persona), COLLECTIONS[name], hasFixedId(name) ? idOf(name) : 'new'), fresh(name)),
  update: (persona, name) => updateDoc(doc(firestoreOf(persona), COLLECTIONS[name], idOf(name)), touched(name)),
  // Deleting a lead requires an activity entry: see leads.ts.
  delete: (persona, name) =>
    name === 'orders' || name === 'quickEnquiries'
      ? erase(persona, name)
      : deleteDoc(doc(firestoreOf(persona), COLLECTIONS[name], idOf(name))),
};

describe.each(Object.keys(TRUTH) as Name[])('%s', (name) => {
  describe.each(PERSONAS)('%s', (persona) => {
    it.each(VERBS)('%s', async (verb) => {
      if (!(hasFixedId(name) && verb === 'create')) await put(`${COLLECTIONS[name]}/${idOf(name)}`, stored(name));
      const attempt = attempts[verb](persona, name);
      await (TRUTH[name][persona]?.includes(verb) ? assertSucceeds(attempt) : assertFails(attempt));
    });
  });
});

describe('meta/catalogue', () => {
  beforeEach(async () => {
    await put('meta/catalogue', { version: 1 });
    await put('meta/secret', { version: 1 });
  });

  it.each(PERSONAS)('%s may get it, and nothing else in meta', async (persona) => {
    const store = firestoreOf(persona);
    await assertSucceeds(getDoc(doc(store, 'meta/catalogue')));
    await assertFails(getDoc(doc(store, 'meta/secret')));
    await assertFails(getDocs(collection(store, 'meta')));
  });

  it.each(PERSONAS)('%s may not write it', async (persona) => {
    const reference = doc(firestoreOf(persona), 'meta/catalogue');
    await assertFails(setDoc(reference, { version: 2 }));
    await assertFails(updateDoc(reference, { version: 2 }));
    await assertFails(deleteDoc(reference));
  });
});

describe.each(['meta/publishing', 'meta/failedSearches'])('%s', (path) => {
  beforeEach(() => put(path, { pending: 1 }));

  it.each(PERSONAS)('%s may get it only as an admin, and not write it', async (persona) => {
    const reference = doc(firestoreOf(persona), path);
    await (persona === 'admin' ? assertSucceeds : assertFails)(getDoc(reference));
    await assertFails(updateDoc(reference, { pending: 2 }));
  });
});

it.each(PERSONAS)('%s may not access an unknown collection', async (persona) => {
  const reference = doc(firestoreOf(persona), 'unnamed/one');
  await assertFails(getDoc(reference));
  await assertFails(setDoc(reference, { any: 1 }));
});

it('covers every collection of the rules', () => {
  const named = [...readFileSync('firestore.rules', 'utf8').matchAll(/^ {4}match \/(\w+)\//gm)].map(([, name]) => name);
  expect([...new Set(named)].filter((name) => name !== 'meta').sort()).toEqual(
    Object.keys(TRUTH)
      .filter((name) => Object.keys(TRUTH[name as Name]).length > 0)
      .sort(),
  );
});

describe('the team document of a rep', () => {
  it.each(PERSONAS)('%s reads it only as that rep or as an admin', async (persona) => {
    const attempt = getDoc(doc(firestoreOf(persona), `team/${UID.rep}`));
    await (persona === 'rep' || persona === 'admin' ? assertSucceeds(attempt) : assertFails(attempt));
  });
});

it.each(PERSONAS)('%s reaches no device of a member', async (persona) => {
  await put('team/admin-1/devices/one', { endpoint: 'https://fcm.googleapis.com/fcm/send/abc' });
  const reference = doc(firestoreOf(persona), 'team/admin-1/devices/one');
  await assertFails(getDoc(reference));
  await assertFails(getDocs(collection(firestoreOf(persona), 'team/admin-1/devices')));
  await assertFails(setDoc(reference, { endpoint: 'https://example.com' }));
  await assertFails(deleteDoc(reference));
});

it('members and those who were learn of their own role, and of no other', async () => {
  for (const persona of ['rep', 'admin', 'demotedAdmin', 'revokedRep'] as const)
    await assertSucceeds(getDoc(doc(firestoreOf(persona), 'team', UID[persona])));
  await assertFails(getDoc(doc(firestoreOf('rep'), 'team', UID.otherRep)));
  await assertFails(setDoc(doc(firestoreOf('rep'), 'team', UID.rep), { name: 'Asha', role: 'admin' }));
  await assertFails(updateDoc(doc(firestoreOf('rep'), 'team', UID.rep), { role: 'admin' }));
});

describe.each(['orders', 'quickEnquiries'] as const)('%s of a rep', (name) => {
  it.each(PERSONAS)('%s lists them only as that rep', async (persona) => {
    await put(`${name}/one`, stored(name));
    await put(`${name}/none`, { ...stored(name), repId: null });
    const sentBy = (uid: string) => getDocs(query(collection(firestoreOf(persona), name), where('repId', '==', uid)));
    await (persona === 'rep' || persona === 'admin' ? assertSucceeds : assertFails)(sentBy(UID.rep));
    if (persona === 'rep') await assertFails(sentBy(UID.otherRep));
    if (persona === 'otherRep') await assertSucceeds(sentBy(UID.otherRep));
    if (persona === 'revokedRep') await assertFails(sentBy(UID.revokedRep));
  });
});
