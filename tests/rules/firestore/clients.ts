import { LIMITS } from '@catalogue/contract/limits';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDocs,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Fields, fresh, stored, touched } from '../documents';
import { firestoreOf, type Persona, PERSONAS, put, UID, uidOf } from '../personas';

const STAFF = ['rep', 'otherRep', 'sales', 'admin'] as const;
const one = (persona: Persona) => doc(firestoreOf(persona), 'clients/one');
const isStaff = (persona: Persona): boolean => (STAFF as readonly Persona[]).includes(persona);

describe('own clients', () => {
  it.each(PERSONAS)('%s creates, updates, lists and deletes them only as staff', async (persona) => {
    const check = isStaff(persona) ? assertSucceeds : assertFails;
    const own = { ...fresh('clients'), owner: uidOf(persona) };
    await check(setDoc(one(persona), own));
    await put('clients/one', own);
    await check(updateDoc(one(persona), { ...touched('clients'), name: 'Meera Iyer' }));
    await check(getDocs(query(collection(firestoreOf(persona), 'clients'), where('owner', '==', uidOf(persona)))));
    await check(deleteDoc(one(persona)));
  });

  it.each([
    { owner: UID.otherRep },
    { owner: deleteField() },
    { name: 'x'.repeat(LIMITS.name + 1) },
    { company: 'x'.repeat(LIMITS.company + 1) },
    { phone: 'x'.repeat(LIMITS.mobile + 1) },
    { city: 'x'.repeat(LIMITS.city + 1) },
    { email: 'x'.repeat(LIMITS.email + 1) },
    { card: 'a/b' },
    { card: 'x'.repeat(65) },
    { card: null },
    { phone: 98123 },
    { city: deleteField() },
    { extra: 1 },
    { updatedAt: Timestamp.fromMillis(1) },
  ] as Fields[])('reject %o', async (fields) => {
    await put('clients/one', stored('clients'));
    await assertFails(updateDoc(one('rep'), { ...touched('clients'), ...fields }));
  });

  it('may have open fields and those of the greatest length', async () => {
    const longest = {
      name: 'x'.repeat(LIMITS.name),
      company: 'x'.repeat(LIMITS.company),
      phone: 'x'.repeat(LIMITS.mobile),
      city: 'x'.repeat(LIMITS.city),
      email: 'x'.repeat(LIMITS.email),
      card: 'x'.repeat(64),
    };
    await assertSucceeds(setDoc(one('rep'), { ...fresh('clients'), ...longest }));
    const open = Object.fromEntries(Object.keys(longest).map((field) => [field, '']));
    await assertSucceeds(setDoc(one('rep'), { ...fresh('clients'), ...open }));
  });
});

describe('clients of another rep', () => {
  beforeEach(() => put('clients/one', { ...stored('clients'), owner: UID.otherRep }));

  it.each(PERSONAS.filter((persona) => persona !== 'otherRep'))('%s cannot change or take them', async (persona) => {
    await assertFails(updateDoc(one(persona), { ...touched('clients'), name: 'Meera Iyer' }));
    await assertFails(updateDoc(one(persona), { ...touched('clients'), owner: uidOf(persona) }));
    await assertFails(setDoc(one(persona), { ...fresh('clients'), owner: uidOf(persona) }));
  });

  it('are not listed for a rep', async () => {
    const list = getDocs(query(collection(firestoreOf('rep'), 'clients'), where('owner', '==', UID.otherRep)));
    expect(await assertFails(list)).toMatchObject({ code: 'permission-denied' });
  });
});
