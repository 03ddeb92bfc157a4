import { LEAD_STATUSES } from '@catalogue/contract/entities/lead';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, deleteField, doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Fields } from './documents';
import { stored } from './documents';
import { erase, activityEntryOf } from './erase';
import { resetFirestore, firestoreOf, put, UID } from './personas';

describe.each(['quickEnquiries', 'orders'] as const)('lead progress on %s', (name) => {
  const work = (fields: Fields) =>
    updateDoc(doc(firestoreOf('admin'), name, 'one'), { updatedAt: serverTimestamp(), revision: 2, ...fields });

  beforeEach(async () => {
    await put(`${name}/one`, stored(name));
  });

  it.each(LEAD_STATUSES)('moves a lead to %s', (status) => assertSucceeds(work({ status })));

  it('accepts owner, note and next call', () =>
    assertSucceeds(work({ owner: UID.admin, ownerName: 'Asha', note: 'Calls back', nextCallAt: Timestamp.fromMillis(1) })));

  it.each<Fields>([
    { status: 'done' },
    { name: 'Someone else' },
    { reference: 'Q-2' },
    { searchKeys: ['ravi', 'everyone'] },
    { extra: 1 },
    { status: deleteField() },
    { nextCallAt: 'tomorrow' },
    { updatedAt: Timestamp.fromMillis(1) },
    { owner: UID.admin },
    { ownerName: 'Asha' },
    { owner: 'nobody-on-the-team', ownerName: 'Stranger' },
    { owner: `${UID.admin}/x`, ownerName: 'Asha' },
  ])('rejects %o', (fields) => assertFails(work(fields)));

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

  it('accepts an update of a lead without a revision', async () => {
    await put(`${name}/one`, Object.fromEntries(Object.entries(stored(name)).filter(([field]) => field !== 'revision')));
    await assertSucceeds(work({ note: 'Old, but worked on' }));
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

  it('rejects an entry for a lead that is kept or never existed', async () => {
    const claim = () => setDoc(doc(firestoreOf('admin'), 'activity/erased-one'), activityEntryOf('admin', name));
    await assertFails(claim());
    await resetFirestore();
    await assertFails(claim());
  });

  it.each(['visitor', 'user', 'otherUser', 'revokedAdmin', 'unclaimedMember'] as const)('is rejected for a %s', (persona) =>
    assertFails(erase(persona, name)),
  );
});
