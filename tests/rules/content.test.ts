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
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { QueryConstraint } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Fields } from './documents';
import { fresh, idOf, stored, touched } from './documents';
import { environment, firestoreOf, put, UID } from './personas';

const CONTENT = ['categories', 'products', 'banners'] as const;
const SHAPED = [...CONTENT, 'activity', 'users'] as const;
type Shaped = (typeof SHAPED)[number];

const picture = { path: 'products/one/up', width: 1, height: 1, widths: [1], color: '#ffffff' };
const writer = (name: Shaped) => (name === 'users' ? 'user' : 'admin');
/** A profile is made by the server; its owner can only write it anew. */
const create = async (name: Shaped, fields: Fields) => {
  if (name === 'users') await store(name);
  return setDoc(doc(firestoreOf(writer(name)), name, idOf(name)), fields);
};
const update = (name: Shaped, fields: Fields) =>
  updateDoc(doc(firestoreOf(writer(name)), name, idOf(name)), { ...touched(name), ...fields });

const store = (name: Shaped, fields: Fields = {}) => put(`${name}/${idOf(name)}`, { ...stored(name), ...fields });

beforeEach(() => environment.clearFirestore());

describe.each(SHAPED)('the shape of %s', (name) => {
  it('is accepted whole', () => assertSucceeds(create(name, fresh(name))));

  it.each(Object.keys(fresh(name)))('needs %s', (dropped) =>
    assertFails(create(name, Object.fromEntries(Object.entries(fresh(name)).filter(([field]) => field !== dropped)))),
  );

  it('has no room for a field that nobody named', async () => {
    await assertFails(create(name, { ...fresh(name), roles: ['admin'] }));
    await assertFails(create(name, { ...fresh(name), updatedBy: 'me' }));
  });

  it.each(Object.keys(fresh(name)))('takes no map for %s', (field) =>
    assertFails(create(name, { ...fresh(name), [field]: { any: 1 } })),
  );
});

describe.each(CONTENT)('%s as work of several people', (name) => {
  const createdField = name === 'products' ? 'addedDate' : 'createdAt';
  const later = Timestamp.fromMillis(Date.UTC(2040, 0, 1));
  beforeEach(() => store(name));

  it('follows on the revision that was seen', async () => {
    await assertSucceeds(update(name, {}));
    // The second editor saw revision 1 as well.
    await assertFails(update(name, {}));
    await assertSucceeds(update(name, { revision: 3 }));
    await assertFails(update(name, { revision: 5 }));
  });

  it('is stamped by the server', async () => {
    await assertFails(update(name, { updatedAt: later }));
    await assertFails(update(name, { [createdField]: later }));
    await assertFails(update(name, { [createdField]: serverTimestamp() }));
    await assertFails(setDoc(doc(firestoreOf('admin'), name, 'new'), { ...fresh(name), [createdField]: later }));
    await assertFails(setDoc(doc(firestoreOf('admin'), name, 'new'), { ...fresh(name), revision: 2 }));
  });

  it('goes to the trash now, comes back, and is never deleted', async () => {
    await assertFails(update(name, { deletedAt: later }));
    await assertSucceeds(update(name, { deletedAt: serverTimestamp() }));
    await assertSucceeds(update(name, { deletedAt: null, revision: 3 }));
    await assertFails(setDoc(doc(firestoreOf('admin'), name, 'new'), { ...fresh(name), deletedAt: serverTimestamp() }));
  });

  it('has its picture from the server; people only choose an upload or take a picture away', async () => {
    await assertSucceeds(update(name, { imageName: 'upload-1' }));
    await assertFails(update(name, { revision: 3, imageName: 'has/slash' }));
    await assertFails(update(name, { revision: 3, picture }));
    await assertFails(update(name, { revision: 3, imageError: { upload: 'u', reason: 'notAPicture' } }));
    await store(name, { picture, imageError: { upload: 'u', reason: 'notAPicture' } });
    await assertSucceeds(update(name, { imageName: 'upload-2' }));
    await assertSucceeds(update(name, { revision: 3, picture: null, imageError: deleteField() }));
    await assertFails(setDoc(doc(firestoreOf('admin'), name, 'new'), { ...fresh(name), picture }));
  });

  it('is hidden from visitors in the trash', async () => {
    const get = () => getDoc(doc(firestoreOf('visitor'), name, 'one'));
    await assertSucceeds(get());
    await store(name, { deletedAt: later });
    await assertFails(get());
    await assertSucceeds(getDoc(doc(firestoreOf('admin'), name, 'one')));
  });

  it('is listed for visitors only by what is public, and by no more than a bounded number', async () => {
    const list = (...constraints: QueryConstraint[]) =>
      getDocs(query(collection(firestoreOf('visitor'), name), ...constraints));
    const shown = [where('deletedAt', '==', null), ...(name === 'products' ? [where('live', '==', true)] : [])];
    const changed = [where('updatedAt', '>', Timestamp.fromMillis(0)), orderBy('updatedAt')];
    const answer = await assertSucceeds(list(...shown, ...changed, limit(501)));
    expect(answer.size).toBe(1);
    await assertFails(list(...changed, limit(501)));
    await assertFails(list(...shown, ...changed));
    await assertFails(list(...shown, ...changed, limit(1001)));
  });
});

it('takes a whole batch of changes at once', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `p${index}`);
  const store = firestoreOf('admin');
  for (const fields of [fresh('products'), touched('products')]) {
    const batch = writeBatch(store);
    for (const id of ids) batch.set(doc(store, 'products', id), fields, { merge: true });
    await assertSucceeds(batch.commit());
  }
});

describe('products', () => {
  it('that are hidden are no visitor’s business', async () => {
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

  it.each(['/', '/store/a/B', '#enquiry', '?q=1', 'https://example.com/x'])('may lead to %s', (link) =>
    assertSucceeds(banner(link)),
  );
  it.each([
    '',
    'javascript:alert(1)',
    'http://example.com',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    ' https://x.in',
    'https://x .in',
  ])('may not lead to "%s"', async (link) => {
    await assertFails(banner(link));
    await assertFails(create('categories', { ...fresh('categories'), coverImage: link }));
  });
});

describe('the activity list', () => {
  it.each([{ by: 'someone-else' }, { action: 'granted' }, { noun: 'team' }, { count: 0 }])(
    'is signed and about content: refuses %o',
    (fields) => assertFails(create('activity', { ...fresh('activity'), ...fields })),
  );
});

describe('profiles', () => {
  it('carry the address of the account and no other', async () => {
    await assertFails(create('users', { ...fresh('users'), email: 'other@example.com' }));
    await store('users');
    await assertFails(update('users', { email: 'other@example.com' }));
    await assertSucceeds(update('users', { about: 'Buys gifts' }));
  });

  it('keep their date, and have their picture from the server', async () => {
    await store('users');
    await assertFails(update('users', { createdAt: serverTimestamp() }));
    await assertFails(update('users', { picture }));
    await assertFails(update('users', { imageError: { upload: 'u', reason: 'notAPicture' } }));
    await assertFails(create('users', { ...fresh('users'), createdAt: Timestamp.fromMillis(0) }));
    await environment.clearFirestore();
    await assertFails(setDoc(doc(firestoreOf('user'), 'users', UID.user), fresh('users')));
    await store('users');
    await assertSucceeds(update('users', { imageName: 'upload-1' }));
    await assertSucceeds(update('users', { gender: null }));
    await assertFails(update('users', { gender: 'other' }));
  });
});
