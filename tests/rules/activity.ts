import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { fresh, stored } from './documents';
import { activityEntryOf } from './erase';
import { firestoreOf, PERSONAS, put, UID } from './personas';

const admin = firestoreOf('admin');

describe('an activity entry of one’s own', () => {
  it.each(PERSONAS)('%s may create it only as an admin', async (persona) => {
    const entry = { ...fresh('activity'), by: persona === 'visitor' ? '' : UID[persona] };
    const creation = setDoc(doc(firestoreOf(persona), 'activity/new'), entry);
    await (persona === 'admin' ? assertSucceeds : assertFails)(creation);
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
