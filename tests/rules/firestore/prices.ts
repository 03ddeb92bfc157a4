import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { fresh, idOf, stored, touched } from '../documents';
import { firestoreOf, PERSONAS, put } from '../personas';

const FLAG = 'settings/limitedPrices';
const LIMITED = ['categories', 'products', 'settings'] as const;
type Limited = (typeof LIMITED)[number];

const admin = firestoreOf('admin');
const write = (name: Limited, priceAudience: unknown) =>
  setDoc(doc(admin, name, idOf(name)), { ...fresh(name), priceAudience });

describe.each(LIMITED)('the price audience of %s', (name) => {
  it('may be everyone without the mark', () => assertSucceeds(write(name, 'everyone')));

  it.each(['signedIn', 'staff', 'nobody'])(
    'may be %s only together with the mark that closes direct reads',
    async (audience) => {
      await assertFails(write(name, audience));
      const batch = writeBatch(admin);
      batch.set(doc(admin, name, idOf(name)), { ...fresh(name), priceAudience: audience });
      batch.set(doc(admin, FLAG), { since: serverTimestamp() });
      await assertSucceeds(batch.commit());
    },
  );

  it('may be nothing else', async () => {
    await put(FLAG, { since: new Date() });
    await assertFails(write(name, 'somebody'));
    await assertSucceeds(write(name, 'staff'));
  });
});

describe('once a price is limited', () => {
  it.each(PERSONAS)('%s reads products from Firestore only as an admin', async (persona) => {
    const store = firestoreOf(persona);
    await put('products/one', stored('products'));
    const list = () =>
      getDocs(query(collection(store, 'products'), where('live', '==', true), where('deletedAt', '==', null), limit(1)));
    await assertSucceeds(getDoc(doc(store, 'products/one')));
    await assertSucceeds(list());
    await put(FLAG, { since: new Date() });
    const check = persona === 'admin' ? assertSucceeds : assertFails;
    await check(getDoc(doc(store, 'products/one')));
    await check(list());
  });

  it.each(PERSONAS)('%s may set the mark only as an admin, and nobody removes it', async (persona) => {
    const mark = doc(firestoreOf(persona), FLAG);
    const check = persona === 'admin' ? assertSucceeds : assertFails;
    await check(setDoc(mark, { since: serverTimestamp() }));
    await check(getDoc(mark));
    await assertFails(setDoc(mark, { since: new Date(0) }));
    await assertFails(setDoc(mark, { since: serverTimestamp(), more: 1 }));
    await assertFails(writeBatch(firestoreOf(persona)).delete(mark).commit());
  });
});

describe('the discounted price of a product', () => {
  const product = doc(admin, 'products/one');

  it.each([
    { price: 420, discountedPrice: 420 },
    { price: 420, discountedPrice: null },
    { price: null, discountedPrice: 420 },
  ])('may be %o', (prices) => assertSucceeds(setDoc(product, { ...fresh('products'), ...prices })));

  it('is not above the price', async () => {
    await assertFails(setDoc(product, { ...fresh('products'), price: 420, discountedPrice: 421 }));
    await put('products/one', { ...stored('products'), price: 420, discountedPrice: 400 });
    await assertFails(updateDoc(product, { ...touched('products'), discountedPrice: 421 }));
    await assertFails(updateDoc(product, { ...touched('products'), price: 399 }));
    await assertSucceeds(updateDoc(product, { ...touched('products'), price: 400 }));
  });

  it('stays above the price on older products until a price changes', async () => {
    await put('products/one', { ...stored('products'), price: 420, discountedPrice: 500 });
    await assertFails(updateDoc(product, { ...touched('products'), discountedPrice: 490 }));
    await assertFails(updateDoc(product, { ...touched('products'), price: 430 }));
    await assertSucceeds(updateDoc(product, { ...touched('products'), title: 'Bottle' }));
    await assertSucceeds(updateDoc(product, { ...touched('products'), price: 500, revision: 3 }));
  });
});
