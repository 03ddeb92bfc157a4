import { LEAD_STATUSES } from '@catalogue/contract/entities/lead';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, deleteField, doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Fields } from './documents';
import { stored } from './documents';
import { erase, activityEntryOf } from './erase';
import { environment, firestoreOf, put, UID } from './personas';

describe.each(['quickEnquiries', 'orders'] as const)('the desk on %s', (name) => {
  const work = (fields: Fields) =>
    updateDoc(doc(firestoreOf('admin'), name, 'one'), { updatedAt: serverTimestamp(), revision: 2, ...fields });

  beforeEach(async () => {
    await environment.clearFirestore();
    await put(`${name}/one`, stored(name));
    await put(`team/${UID.admin}`, { name: 'Asha' });
  });

  it.each(LEAD_STATUSES)('moves a lead to %s', (status) => assertSucceeds(work({ status })));

  it('takes it, notes and plans', () =>
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
  ])('does not write %o', (fields) => assertFails(work(fields)));

  it('keeps an owner who has left the team until someone else takes it', async () => {
    await put(`${name}/one`, { ...stored(name), owner: 'gone', ownerName: 'Gone' });
    await assertSucceeds(work({ note: 'Still theirs' }));
    await assertSucceeds(work({ revision: 3, owner: UID.admin, ownerName: 'Asha' }));
    await assertFails(work({ revision: 4, owner: 'gone', ownerName: 'Gone' }));
  });

  it.each([1, 3, '2', deleteField()])('refuses a write that calls itself revision %s', (revision) =>
    assertFails(work({ note: 'Unseen', revision })),
  );

  it('takes one of two writes that follow on the same revision, in whatever order they come', async () => {
    const outcomes = await Promise.allSettled([work({ note: 'One' }), work({ note: 'Other' })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('goes on with a lead from before revisions were counted', async () => {
    await put(`${name}/one`, Object.fromEntries(Object.entries(stored(name)).filter(([field]) => field !== 'revision')));
    await assertSucceeds(work({ note: 'Old, but worked on' }));
  });
});

describe.each(['quickEnquiries', 'orders'] as const)('erasing from %s', (name) => {
  const other = name === 'orders' ? 'quickEnquiries' : 'orders';

  beforeEach(async () => {
    await environment.clearFirestore();
    await put(`${name}/one`, stored(name));
  });

  it('takes a line that says who did it', () => assertSucceeds(erase('admin', name)));
  it('is not done without one', () => assertFails(deleteDoc(doc(firestoreOf('admin'), name, 'one'))));

  it('is not done on the strength of an old line', async () => {
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
  ])('is not done with a line of %o', (change) => assertFails(erase('admin', name, change)));

  it('is not done with a line somewhere else', () => assertFails(erase('admin', name, {}, 'line')));

  it('is not claimed of a lead that stays, or never was', async () => {
    const claim = () => setDoc(doc(firestoreOf('admin'), 'activity/erased-one'), activityEntryOf('admin', name));
    await assertFails(claim());
    await environment.clearFirestore();
    await assertFails(claim());
  });

  it.each(['visitor', 'user', 'otherUser', 'revokedAdmin'] as const)('is not for a %s', (persona) =>
    assertFails(erase(persona, name)),
  );
});
