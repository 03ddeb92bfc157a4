import { LIMITS } from '@catalogue/contract/limits';
import { SELECTABLE_STATUSES } from '@catalogue/contract/entities/lead-status';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, deleteField, doc, FieldValue, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Fields } from '../documents';
import { stored, timelineEntry } from '../documents';
import { erase, activityEntryOf } from '../erase';
import { ADMIN, resetFirestore, firestoreOf, PERSONAS, put, UID } from '../personas';

describe.each(['quickEnquiries', 'orders'] as const)('lead progress on %s', (name) => {
  /** Updates the lead, with an entry of the timeline that states the new values. */
  const work = (fields: Fields) => {
    const stated = Object.fromEntries(Object.entries(fields).filter(([, value]) => !(value instanceof FieldValue)));
    const revision = typeof fields.revision === 'number' ? fields.revision : 2;
    const entry = { [`timeline.${revision}`]: timelineEntry(stated) };
    return updateDoc(doc(firestoreOf('admin'), name, 'one'), { updatedAt: serverTimestamp(), revision, ...fields, ...entry });
  };

  beforeEach(async () => {
    await put(`${name}/one`, stored(name));
  });

  it.each(SELECTABLE_STATUSES)('moves a lead to %s', (status) => assertSucceeds(work({ status })));

  it('accepts owner, note and next call', () =>
    assertSucceeds(work({ owner: UID.admin, ownerName: 'Asha', note: 'Calls back', nextCallAt: Timestamp.fromMillis(1) })));

  it.each<Fields>([
    { status: 'done' },
    { status: 'merged' },
    { name: 'Someone else' },
    { reference: 'Q-2' },
    { searchKeys: ['ravi', 'everyone'] },
    { extra: 1 },
    { status: deleteField() },
    { nextCallAt: 'tomorrow' },
    { tags: 'urgent' },
    { tags: Array.from({ length: LIMITS.leadTags + 1 }, () => 'a') },
    { tags: ['x'.repeat(LIMITS.leadTags * LIMITS.leadTag + 1)] },
    { hasNewNote: true },
    { updatedAt: Timestamp.fromMillis(1) },
    { owner: UID.admin },
    { ownerName: 'Asha' },
    { owner: 'nobody-on-the-team', ownerName: 'Stranger' },
    { owner: `${UID.admin}/x`, ownerName: 'Asha' },
  ])('rejects %o', (fields) => assertFails(work(fields)));

  it('accepts tags up to the limit, and removes them', async () => {
    await assertSucceeds(work({ tags: Array.from({ length: LIMITS.leadTags }, () => 'x'.repeat(LIMITS.leadTag)) }));
    await assertSucceeds(work({ revision: 3, tags: [] }));
  });

  it('takes note of what the enquirer wrote, for good', async () => {
    await put(`${name}/one`, { ...stored(name), hasNewNote: true });
    await assertSucceeds(work({ owner: UID.admin, ownerName: 'Asha' }));
    await assertFails(work({ revision: 3, hasNewNote: deleteField() }));
    await assertSucceeds(work({ revision: 3, hasNewNote: false }));
    await assertFails(work({ revision: 4, hasNewNote: true }));
  });

  it('keeps a former team member as owner until reassigned', async () => {
    await put(`${name}/one`, { ...stored(name), owner: 'gone', ownerName: 'Gone' });
    await assertSucceeds(work({ note: 'Still theirs' }));
    await assertSucceeds(work({ revision: 3, owner: UID.admin, ownerName: 'Asha' }));
    await assertFails(work({ revision: 4, owner: 'gone', ownerName: 'Gone' }));
  });

  it.each([1, 3, '2', deleteField()])('rejects revision %s', (revision) => assertFails(work({ note: 'Unseen', revision })));

  it('accepts one of two concurrent writes on the same revision', async () => {
    const outcomes = await Promise.allSettled([work({ note: 'One' }), work({ note: 'Other' })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe.each(['quickEnquiries', 'orders'] as const)('timeline on %s', (name) => {
  const one = () => doc(firestoreOf('admin'), name, 'one');
  const change = { status: 'contacted', note: 'Wants blue' };
  const write = (timeline: Fields) => updateDoc(one(), { updatedAt: serverTimestamp(), revision: 2, ...change, ...timeline });

  beforeEach(async () => {
    await put(`${name}/one`, stored(name));
  });

  it('accepts an update with the entry of its changes', () => assertSucceeds(write({ 'timeline.2': timelineEntry(change) })));

  it.each(['call', 'whatsapp', 'mail'])('accepts the contact %s without another change', (contact) =>
    assertSucceeds(
      updateDoc(one(), { updatedAt: serverTimestamp(), revision: 2, 'timeline.2': { ...timelineEntry(), contact } }),
    ),
  );

  it('accepts a contact that makes the lead contacted', () =>
    assertSucceeds(
      updateDoc(one(), {
        ...{ updatedAt: serverTimestamp(), revision: 2, status: 'contacted' },
        'timeline.2': { ...timelineEntry({ status: 'contacted' }), contact: 'call' },
      }),
    ));

  it('accepts when a change was made that was sent later, as a time and nothing else', async () => {
    await assertFails(write({ 'timeline.2': { ...timelineEntry(change), madeAt: 'yesterday' } }));
    await assertFails(write({ 'timeline.2': { ...timelineEntry(change), madeAt: null } }));
    await assertSucceeds(write({ 'timeline.2': { ...timelineEntry(change), madeAt: Timestamp.fromMillis(1) } }));
  });

  it('accepts the id of the write that made the entry, and no other kind of value or a long one', async () => {
    await assertFails(write({ 'timeline.2': { ...timelineEntry(change), id: 5 } }));
    await assertFails(write({ 'timeline.2': { ...timelineEntry(change), id: '' } }));
    await assertFails(write({ 'timeline.2': { ...timelineEntry(change), id: 'x'.repeat(65) } }));
    await assertSucceeds(write({ 'timeline.2': { ...timelineEntry(change), id: crypto.randomUUID() } }));
  });

  it('is required of every update', async () => {
    await assertFails(write({}));
    await assertFails(updateDoc(one(), { updatedAt: serverTimestamp(), revision: 2, note: 'Wants blue' }));
    await assertFails(updateDoc(one(), { updatedAt: serverTimestamp(), revision: 2 }));
  });
  it('accepts the name and the address of the token as the author, and no other text', async () => {
    const entry = timelineEntry(change);
    await assertFails(write({ 'timeline.2': { ...entry, byName: 'Ravi' } }));
    await assertFails(write({ 'timeline.2': { ...entry, byName: '' } }));
    await assertSucceeds(write({ 'timeline.2': { ...entry, byName: ADMIN.email } }));
  });
  it('rejects an entry under another revision', () => assertFails(write({ 'timeline.3': timelineEntry(change) })));
  it('rejects two entries', () =>
    assertFails(write({ 'timeline.2': timelineEntry(change), 'timeline.3': timelineEntry(change) })));

  it('rejects a change of the tags that the entry does not state', () =>
    assertFails(write({ tags: ['urgent'], 'timeline.2': timelineEntry(change) })));

  it.each<[string, Fields]>([
    ['a silent change of status', timelineEntry({ note: change.note })],
    ['a silent change of the note', timelineEntry({ status: change.status })],
    ['tags that did not change', timelineEntry({ ...change, tags: ['urgent'] })],
    ['another status', timelineEntry({ ...change, status: 'won' })],
    ['another note', timelineEntry({ ...change, note: 'Wants red' })],
    ['an owner that did not change', timelineEntry({ ...change, ownerName: 'Ravi' })],
    ['a call that was not planned', timelineEntry({ ...change, nextCallAt: Timestamp.fromMillis(1) })],
    ['another author', { ...timelineEntry(change), by: UID.user }],
    ['an author without a name', { ...timelineEntry(change), byName: null }],
    ['another time', { ...timelineEntry(change), at: Timestamp.fromMillis(1) }],
    ['an unknown channel', { ...timelineEntry(change), contact: 'pigeon' }],
    ['an unknown field', { ...timelineEntry(change), extra: 1 }],
  ])('rejects an entry with %s', (_, entry) => assertFails(write({ 'timeline.2': entry })));

  it('keeps every older entry', async () => {
    await assertSucceeds(write({ 'timeline.2': timelineEntry(change) }));
    const won = { updatedAt: serverTimestamp(), revision: 3, status: 'won' };
    const next = { ...won, 'timeline.3': timelineEntry({ status: 'won' }) };
    await assertFails(updateDoc(one(), { ...next, 'timeline.2': deleteField() }));
    await assertFails(updateDoc(one(), { ...next, 'timeline.2.note': 'Never wanted anything' }));
    await assertFails(updateDoc(one(), { ...won, timeline: { 3: timelineEntry({ status: 'won' }) } }));
    await assertFails(updateDoc(one(), { ...won, timeline: deleteField() }));
    await assertSucceeds(updateDoc(one(), next));
  });
});

describe.each(['quickEnquiries', 'orders'] as const)('erasing in %s', (name) => {
  const other = name === 'orders' ? 'quickEnquiries' : 'orders';

  beforeEach(async () => {
    await put(`${name}/one`, stored(name));
  });

  it('requires an activity entry with the author', () => assertSucceeds(erase('admin', name)));
  it('is rejected without an entry', () => assertFails(deleteDoc(doc(firestoreOf('admin'), name, 'one'))));

  it('is rejected with an old entry', async () => {
    await put('activity/erased-one', { ...activityEntryOf('admin', name), at: Timestamp.fromMillis(1) });
    await assertFails(deleteDoc(doc(firestoreOf('admin'), name, 'one')));
  });

  it.each<Fields>([
    { action: 'deleted' },
    { noun: other },
    { noun: 'products' },
    { id: 'two' },
    { title: 'Ravi, who asked us to forget him' },
    { by: UID.user },
    { at: Timestamp.fromMillis(1) },
  ])('is rejected with an entry of %o', (change) => assertFails(erase('admin', name, change)));

  it('is rejected with an entry under another id', () => assertFails(erase('admin', name, {}, 'elsewhere')));

  it('rejects an entry for a lead that was not erased or never existed', async () => {
    const claim = () => setDoc(doc(firestoreOf('admin'), 'activity/erased-one'), activityEntryOf('admin', name));
    await assertFails(claim());
    await resetFirestore();
    await assertFails(claim());
  });

  it.each(PERSONAS.filter((persona) => persona !== 'admin'))('is rejected for a %s', (persona) =>
    assertFails(erase(persona, name)),
  );
});
