import { LIMITS } from '@catalogue/contract/limits';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  deleteDoc,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { QueryConstraint } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Fields } from '../documents';
import { fresh, idOf, stored, touched } from '../documents';
import { EMAIL, resetFirestore, firestoreOf, put, UID, type Persona } from '../personas';

const CONTENT = ['categories', 'products', 'banners'] as const;
const SHAPED = [...CONTENT, 'activity', 'users'] as const;
type Shaped = (typeof SHAPED)[number];

const picture = { path: 'products/one/up', width: 1, height: 1, widths: [1], color: '#ffffff' };
const writer = (name: Shaped) => (name === 'users' ? 'user' : 'admin');
/** Profiles are created by the server; the owner can only overwrite them. */
const create = async (name: Shaped, fields: Fields) => {
  if (name === 'users') await store(name);
  return setDoc(doc(firestoreOf(writer(name)), name, idOf(name)), fields);
};
const update = (name: Shaped, fields: Fields) =>
  updateDoc(doc(firestoreOf(writer(name)), name, idOf(name)), { ...touched(name), ...fields });

const store = (name: Shaped, fields: Fields = {}) => put(`${name}/${idOf(name)}`, { ...stored(name), ...fields });

describe.each(SHAPED)('the shape of %s', (name) => {
  it('accepts a complete document', () => assertSucceeds(create(name, fresh(name))));

  it.each(Object.keys(fresh(name)))('requires %s', (dropped) =>
    assertFails(create(name, Object.fromEntries(Object.entries(fresh(name)).filter(([field]) => field !== dropped)))),
  );

  it('rejects unknown fields', async () => {
    await assertFails(create(name, { ...fresh(name), roles: ['admin'] }));
    await assertFails(create(name, { ...fresh(name), updatedBy: 'me' }));
  });

  it.each(Object.keys(fresh(name)))('rejects a map for %s', (field) =>
    assertFails(create(name, { ...fresh(name), [field]: { any: 1 } })),
  );
});

describe.each(CONTENT)('concurrent edits of %s', (name) => {
  const createdField = name === 'products' ? 'addedDate' : 'createdAt';
  const later = Timestamp.fromMillis(Date.UTC(2040, 0, 1));
  beforeEach(() => store(name));

  it('require the next revision', async () => {
    await assertSucceeds(update(name, {}));
    // The second editor also read revision 1.
    await assertFails(update(name, {}));
    await assertSucceeds(update(name, { revision: 3 }));
    await assertFails(update(name, { revision: 5 }));
  });

  it('require server timestamps', async () => {
    await assertFails(update(name, { updatedAt: later }));
    await assertFails(update(name, { [createdField]: later }));
    await assertFails(update(name, { [createdField]: serverTimestamp() }));
    await assertFails(setDoc(doc(firestoreOf('admin'), name, 'new'), { ...fresh(name), [createdField]: later }));
    await assertFails(setDoc(doc(firestoreOf('admin'), name, 'new'), { ...fresh(name), revision: 2 }));
  });

  it.each(['picture', 'deletedAt', 'imageName'])('keep the field %s', (field) =>
    assertFails(update(name, { [field]: deleteField() })),
  );

  it('may trash and restore, with the server time', async () => {
    await assertFails(update(name, { deletedAt: later }));
    await assertSucceeds(update(name, { deletedAt: serverTimestamp() }));
    await assertSucceeds(update(name, { deletedAt: null, revision: 3 }));
    await assertFails(setDoc(doc(firestoreOf('admin'), name, 'new'), { ...fresh(name), deletedAt: serverTimestamp() }));
  });

  it('may reference an upload or remove a picture, not set one', async () => {
    await assertSucceeds(update(name, { imageName: 'upload-1' }));
    await assertFails(update(name, { revision: 3, imageName: 'has/slash' }));
    await assertFails(update(name, { revision: 3, picture }));
    await assertFails(update(name, { revision: 3, imageError: { upload: 'u', reason: 'notAPicture' } }));
    await store(name, { picture, imageError: { upload: 'u', reason: 'notAPicture' } });
    await assertSucceeds(update(name, { imageName: 'upload-2' }));
    await assertSucceeds(update(name, { revision: 3, picture: null, imageError: deleteField() }));
    await assertFails(setDoc(doc(firestoreOf('admin'), name, 'new'), { ...fresh(name), picture }));
    const imageError = { upload: 'u', reason: 'notAPicture' };
    await assertFails(setDoc(doc(firestoreOf('admin'), name, 'new'), { ...fresh(name), imageError }));
  });

  it('hide trashed documents from visitors', async () => {
    const get = () => getDoc(doc(firestoreOf('visitor'), name, 'one'));
    await assertSucceeds(get());
    await store(name, { deletedAt: later });
    await assertFails(get());
    await assertSucceeds(getDoc(doc(firestoreOf('admin'), name, 'one')));
  });

  it('let visitors list public documents with a limit', async () => {
    const list = (...constraints: QueryConstraint[]) =>
      getDocs(query(collection(firestoreOf('visitor'), name), ...constraints));
    const more = { products: [where('live', '==', true)], banners: [where('planned', '==', false)], categories: [] };
    const shown = [where('deletedAt', '==', null), ...more[name]];
    const changed = [where('updatedAt', '>', Timestamp.fromMillis(0)), orderBy('updatedAt')];
    const answer = await assertSucceeds(list(...shown, ...changed, limit(LIMITS.catalogueChanges + 1)));
    expect(answer.size).toBe(1);
    await assertFails(list(...changed, limit(LIMITS.catalogueChanges + 1)));
    await assertFails(list(...shown.slice(1), where('deletedAt', '==', later), limit(1)));
    if (name === 'products') await assertFails(list(where('deletedAt', '==', null), where('live', '==', false), limit(1)));
    if (name === 'banners') await assertFails(list(where('deletedAt', '==', null), limit(1)));
    await assertFails(list(...shown, ...changed));
    await assertFails(list(...shown, ...changed, limit(LIMITS.catalogueChanges + 2)));
  });
});

it('accepts a batch of 100 changes', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `p${index}`);
  const store = firestoreOf('admin');
  for (const fields of [fresh('products'), touched('products')]) {
    const batch = writeBatch(store);
    for (const id of ids) batch.set(doc(store, 'products', id), fields, { merge: true });
    await assertSucceeds(batch.commit());
  }
});

describe('products', () => {
  it('need no SKU', () => assertSucceeds(create('products', { ...fresh('products'), sku: null })));

  it('are hidden from visitors unless live', async () => {
    await store('products', { live: false });
    await assertFails(getDoc(doc(firestoreOf('visitor'), 'products/one')));
    await assertFails(getDoc(doc(firestoreOf('user'), 'products/one')));
    await assertSucceeds(getDoc(doc(firestoreOf('admin'), 'products/one')));
  });

  it.each([
    { price: -1 },
    { price: '4' },
    { quantity: 1.5 },
    { quantity: -1 },
    { live: 1 },
    { sku: '' },
    { categoryId: 'a/b' },
    { title: '' },
  ])('refuse %o', (fields) => assertFails(create('products', { ...fresh('products'), ...fields })));
});

describe('links of content', () => {
  const banner = (link: unknown) => create('banners', { ...fresh('banners'), link });

  it.each(['/', '/store/a/B', '#enquiry', '?q=1', 'https://example.com/x'])('may be %s', (link) =>
    assertSucceeds(banner(link)),
  );
  it.each([
    '',
    'javascript:alert(1)',
    'http://example.com',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\t',
    'data:text/html,x',
    ' https://x.in',
    'https://x .in',
  ])('may not be "%s"', async (link) => {
    await assertFails(banner(link));
    await assertFails(create('categories', { ...fresh('categories'), coverImage: link }));
  });
});

describe('categories', () => {
  const category = (fields: object) => create('categories', { ...fresh('categories'), ...fields });
  const ids = (count: number, size = 20) => Array.from({ length: count }, () => 'x'.repeat(size));

  it.each([
    { startsAt: null, endsAt: null },
    { startsAt: Timestamp.fromMillis(1), endsAt: Timestamp.fromMillis(2) },
    { firstProducts: [] },
    { firstProducts: ids(LIMITS.firstProducts, 64) },
  ])('may have a season and an order of products', (fields) => assertSucceeds(category(fields)));
  it.each([
    { startsAt: 1 },
    { endsAt: 'tomorrow' },
    { firstProducts: 'all' },
    { firstProducts: ids(LIMITS.firstProducts + 1) },
    { firstProducts: ['products/one'] },
    { firstProducts: ids(LIMITS.firstProducts, 65) },
  ])('may not have %o', (fields) => assertFails(category(fields)));
});

describe('the description of a category', () => {
  // As the contract has it stored. The form and the API require one, but an import of products makes categories by their titles.
  it('may be empty, and stays so in other changes', async () => {
    await assertSucceeds(create('categories', { ...fresh('categories'), description: '' }));
    await store('categories', { description: '' });
    await assertSucceeds(update('categories', { order: 2 }));
  });
  it.each([null, 5])('is not %o', (description) => assertFails(create('categories', { ...fresh('categories'), description })));
});

describe('the part of a banner that stays', () => {
  const banner = (focus: unknown) => create('banners', { ...fresh('banners'), focus });

  it.each([
    { desktop: 0, phone: 100 },
    { desktop: 50, phone: 50 },
  ])('may be %o', (focus) => assertSucceeds(banner(focus)));
  it.each([
    'left',
    {},
    { desktop: 50 },
    { desktop: 50, phone: 101 },
    { desktop: -1, phone: 50 },
    { desktop: 50, phone: 50.5 },
    { desktop: 50, phone: 50, tablet: 50 },
  ])('may not be %o', (focus) => assertFails(banner(focus)));
});

describe('versions of a product', () => {
  const version = (persona: Persona) => doc(firestoreOf(persona), 'products', 'one', 'versions', '2');

  it('are read by admins, and written by the server alone', async () => {
    await assertSucceeds(getDoc(version('admin')));
    await assertSucceeds(getDocs(collection(firestoreOf('admin'), 'products', 'one', 'versions')));
    for (const persona of ['visitor', 'user', 'rep', 'sales'] as const) await assertFails(getDoc(version(persona)));
    await assertFails(setDoc(version('admin'), { revision: 2 }));
    await assertFails(deleteDoc(version('admin')));
  });
});

describe('planned banners', () => {
  const soon = Timestamp.fromMillis(Date.now() + 3_600_000);
  const past = Timestamp.fromMillis(Date.now() - 3_600_000);
  const banner = (fields: object) => create('banners', { ...fresh('banners'), ...fields });

  it.each([
    { startsAt: null, planned: false },
    { startsAt: past, planned: false },
    { startsAt: soon, planned: true },
    // The server has not yet noticed that the start has come.
    { startsAt: past, planned: true },
  ])('may be %o', (fields) => assertSucceeds(banner(fields)));
  it.each([
    { startsAt: soon, planned: false },
    { startsAt: null, planned: true },
    { startsAt: soon, planned: 1 },
  ])('may not be %o', (fields) => assertFails(banner(fields)));

  it('are read by staff alone', async () => {
    await store('banners', { startsAt: soon, planned: true });
    await assertFails(getDoc(doc(firestoreOf('visitor'), 'banners', 'one')));
    await assertFails(getDoc(doc(firestoreOf('sales'), 'banners', 'one')));
    await assertSucceeds(getDoc(doc(firestoreOf('admin'), 'banners', 'one')));
  });
});

describe('activity entries', () => {
  it.each([{ by: 'someone-else' }, { action: 'granted' }, { noun: 'team' }, { count: 0 }])('reject %o', (fields) =>
    assertFails(create('activity', { ...fresh('activity'), ...fields })),
  );
});

describe('profiles', () => {
  it('require the e-mail address of the account', async () => {
    await assertFails(create('users', { ...fresh('users'), email: 'other@example.com' }));
    await store('users');
    await assertFails(update('users', { email: 'other@example.com' }));
    await assertSucceeds(update('users', { about: 'Buys gifts' }));
    // The account has a new address: the profile may keep the old one or follow.
    await put(`users/${UID.user}`, { ...stored('users'), email: 'old@example.com' });
    await assertSucceeds(update('users', { about: 'Buys mugs' }));
    await assertSucceeds(update('users', { email: EMAIL }));
  });

  it('keep createdAt and take pictures from the server only', async () => {
    await store('users');
    await assertFails(update('users', { createdAt: serverTimestamp() }));
    await assertFails(update('users', { picture }));
    await assertFails(update('users', { imageError: { upload: 'u', reason: 'notAPicture' } }));
    await assertFails(create('users', { ...fresh('users'), createdAt: Timestamp.fromMillis(0) }));
    await resetFirestore();
    await assertFails(setDoc(doc(firestoreOf('user'), 'users', UID.user), fresh('users')));
    await store('users');
    await assertFails(update('users', { imageName: 'upload-1' }));
    await assertSucceeds(update('users', { gender: null }));
    await assertFails(update('users', { gender: 'other' }));
  });
});
