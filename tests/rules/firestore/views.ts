import { LIMITS } from '@catalogue/contract/limits';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, deleteField, doc, getDoc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../documents';
import { firestoreOf, PERSONAS, put } from '../personas';
import type { Persona } from '../personas';

const PATH = 'settings/views';
const VIEW = { screen: 'products', name: 'No price', search: 'missing=price', byName: 'Asha' };
const views = (persona: Persona = 'admin') => doc(firestoreOf(persona), PATH);
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`view-${index}`, VIEW]));

/** Writes one view as the site does; undefined removes it. */
const save = (id: string, view: Fields | undefined, change: Fields = {}, persona: Persona = 'admin') =>
  setDoc(
    views(persona),
    { views: { [id]: view ?? deleteField() }, changed: id, updatedAt: serverTimestamp(), ...change },
    { merge: true },
  );

describe('shared views', () => {
  it.each(PERSONAS)('%s reads, adds, changes and removes one only as an admin; nobody deletes all', async (persona) => {
    const check = persona === 'admin' || persona === 'sales' ? assertSucceeds : assertFails;
    await check(save('new', VIEW, {}, persona));
    await put(PATH, { views: many(2), changed: 'view-0', updatedAt: Timestamp.fromMillis(0) });
    await check(getDoc(views(persona)));
    await check(save('view-0', { ...VIEW, name: 'Other' }, {}, persona));
    await check(save('view-1', undefined, {}, persona));
    await assertFails(deleteDoc(views(persona)));
  });

  it.each([
    ['name', 'x'.repeat(LIMITS.viewName), 'x'.repeat(LIMITS.viewName + 1)],
    ['name', 'x', ''],
    ['search', 'x'.repeat(LIMITS.viewSearch), 'x'.repeat(LIMITS.viewSearch + 1)],
    ['search', '', 3],
    ['byName', '', 'x'.repeat(255)],
    ['screen', 'orders', 'team'],
  ])('have a %s within its limits', async (field, right, wrong) => {
    await assertFails(save('one', { ...VIEW, [field]: wrong }));
    await assertSucceeds(save('one', { ...VIEW, [field]: right }));
  });

  it('have these fields and no others', async () => {
    await assertFails(save('one', { ...VIEW, colour: 'red' }));
    await assertFails(save('one', { name: 'No price' }));
    await assertFails(save('one', VIEW, { owner: 'me' }));
    await assertFails(save('one', VIEW, { updatedAt: Timestamp.fromMillis(0) }));
    await assertFails(save('one', VIEW, { changed: 3 }));
    await assertFails(save('x'.repeat(65), VIEW));
    await assertFails(setDoc(views(), { views: 'one', changed: 'one', updatedAt: serverTimestamp() }));
  });

  it('change one at a time: what a colleague saved meanwhile stays', async () => {
    await put(PATH, { views: many(2), changed: 'view-0', updatedAt: Timestamp.fromMillis(0) });
    await assertFails(save('view-0', { ...VIEW, name: 'Other' }, { changed: 'view-1' }));
    await assertFails(setDoc(views(), { views: { one: VIEW }, changed: 'one', updatedAt: serverTimestamp() }));
    await assertSucceeds(save('one', VIEW));
    expect(Object.keys((await getDoc(views())).get('views') as object).sort()).toEqual(['one', 'view-0', 'view-1']);
  });

  it(`are ${LIMITS.sharedViews} at most`, async () => {
    await put(PATH, { views: many(LIMITS.sharedViews - 1), changed: 'view-0', updatedAt: Timestamp.fromMillis(0) });
    await assertSucceeds(save('last', VIEW));
    await assertFails(save('more', VIEW));
    await assertSucceeds(save('last', { ...VIEW, name: 'Renamed' }));
  });
});
