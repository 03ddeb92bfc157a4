import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { fresh, stored } from '../documents';
import { activityEntryOf } from '../erase';
import { firestoreOf, PERSONAS, put, UID } from '../personas';

const admin = firestoreOf('admin');

describe('an activity entry of one’s own', () => {
  it.each(PERSONAS)('%s may create it only as an admin', async (persona) => {
    const entry = { ...fresh('activity'), by: persona === 'visitor' ? '' : UID[persona] };
    const creation = setDoc(doc(firestoreOf(persona), 'activity/new'), entry);
    await (persona === 'admin' ? assertSucceeds : assertFails)(creation);
  });
});

describe('an update of an activity entry, which a commit makes to require it', () => {
  const entry = { ...stored('activity'), by: UID.admin };
  beforeEach(() => put('activity/earlier', entry));

  it.each(PERSONAS)('%s may change nothing by it, and only as an admin', async (persona) => {
    const nothing = updateDoc(doc(firestoreOf(persona), 'activity/earlier'), { by: UID.admin });
    await (persona === 'admin' ? assertSucceeds : assertFails)(nothing);
  });

  it('may change no field', async () => {
    await assertFails(updateDoc(doc(admin, 'activity/earlier'), { title: 'Another' }));
    await assertFails(updateDoc(doc(admin, 'activity/earlier'), { more: 1 }));
  });

  it('refuses the whole commit where there is no such entry', async () => {
    const batch = writeBatch(admin);
    batch.set(doc(admin, 'activity/new'), { ...fresh('activity'), by: UID.admin });
    batch.update(doc(admin, 'activity/refused'), { by: UID.admin });
    await assertFails(batch.commit());
    expect((await getDoc(doc(admin, 'activity/new'))).exists()).toBe(false);
  });
});

describe('the activity entry of an erased lead', () => {
  beforeEach(async () => {
    await put('orders/one', stored('orders'));
    await put('quickEnquiries/one', stored('quickEnquiries'));
  });

  it('covers one lead, although another kind has the same id', async () => {
    const batch = writeBatch(admin);
    batch.delete(doc(admin, 'orders/one'));
    batch.delete(doc(admin, 'quickEnquiries/one'));
    batch.set(doc(admin, 'activity/erased-one'), activityEntryOf('admin', 'quickEnquiries'));
    await assertFails(batch.commit());
  });

  it('has the id of its lead', async () => {
    const batch = writeBatch(admin);
    batch.delete(doc(admin, 'orders/one'));
    batch.set(doc(admin, 'activity/erased-one'), activityEntryOf('admin', 'orders'));
    batch.set(doc(admin, 'activity/erased-two'), activityEntryOf('admin', 'orders'));
    await assertFails(batch.commit());
  });

  it('is for leads only', async () => {
    await put('subscribers/one', { ...stored('subscribers'), reference: 'H-1' });
    const batch = writeBatch(admin);
    batch.delete(doc(admin, 'subscribers/one'));
    batch.set(doc(admin, 'activity/erased-one'), { ...activityEntryOf('admin', 'orders'), noun: 'subscribers' });
    await assertFails(batch.commit());
  });
});
