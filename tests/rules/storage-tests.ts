import { LIMITS, PICTURE_TYPES } from '@catalogue/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { server } from '../stack';
import { PERSONAS, UID, environment, joinSuiteTeam, leaveSuiteTeam, storageOf } from './personas';
import type { Persona } from './personas';

/** Storage rules read profiles from the suite's own project: the API has granted these uploads. */
const grant = (uid: string, imageName: string) => server.firestore().doc(`users/${uid}`).set({ imageName });

beforeAll(joinSuiteTeam);
afterAll(async () => {
  await leaveSuiteTeam();
  const clients = Object.keys(CLIENTS).map((id) => `clients/${id}`);
  const paths = [...[UID.user, UID.admin].map((uid) => `users/${uid}`), ...clients];
  await Promise.all(paths.map((path) => server.firestore().doc(path).delete()));
});

const VERBS = ['get', 'list', 'create', 'overwrite', 'delete'] as const;
type Verb = (typeof VERBS)[number];

const PNG = { contentType: 'image/png' };
const JPEG = { contentType: 'image/jpeg' };
const typeOf = (folder: string) => (folder.startsWith('cards/') ? JPEG : PNG);

/** Clients by id, with their owner. Their documents name the photo `new`. */
const CLIENTS = {
  c1: UID.rep,
  c2: UID.admin,
  c3: UID.user,
  c4: UID.revokedRep,
  c5: UID.unclaimedMember,
  c6: UID.sales,
  c7: UID.demotedSales,
  c8: UID.memberWithoutRole,
};
const nameCards = () =>
  Promise.all(
    Object.entries(CLIENTS).map(([id, owner]) => server.firestore().doc(`clients/${id}`).set({ owner, card: 'new' })),
  );
const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

/** Allowed operations by folder and persona. */
const TRUTH: Record<string, Partial<Record<Persona, readonly Verb[]>>> = {
  'uploads/products/p1': { admin: ['get', 'create', 'overwrite'] },
  'uploads/categories/c1': { admin: ['get', 'create', 'overwrite'] },
  'uploads/banners/b1': { admin: ['get', 'create', 'overwrite'] },
  [`uploads/users/${UID.user}`]: { user: ['create'], admin: ['get'] },
  [`uploads/users/${UID.admin}`]: { admin: ['get', 'create'] },
  // Reps upload; the API serves and deletes.
  [`cards/${UID.rep}/c1`]: { rep: ['create'] },
  [`cards/${UID.admin}/c2`]: { admin: ['create'] },
  [`cards/${UID.sales}/c6`]: { sales: ['create'] },
  [`cards/${UID.demotedSales}/c7`]: {},
  [`cards/${UID.user}/c3`]: {},
  [`cards/${UID.revokedRep}/c4`]: {},
  [`cards/${UID.unclaimedMember}/c5`]: {},
  [`cards/${UID.memberWithoutRole}/c8`]: {},
  'uploads/elsewhere/x1': {},
  uploads: {},
  'uploads/products/p1/deep/er': {},
  'pictures/products/p1/u1': {},
  // The API takes and gives the files of enquiries.
  'enquiries/orders/o1': {},
  // The nightly copy of the accounts.
  backups: {},
  anywhere: {},
};

const attempts: Record<Verb, (persona: Persona, folder: string) => Promise<unknown>> = {
  get: (persona, folder) => storageOf(persona).ref(`${folder}/there`).getDownloadURL(),
  list: (persona, folder) => storageOf(persona).ref(folder).listAll(),
  create: (persona, folder) => storageOf(persona).ref(`${folder}/new`).put(bytes, typeOf(folder)).then(),
  overwrite: (persona, folder) => storageOf(persona).ref(`${folder}/there`).put(bytes, typeOf(folder)).then(),
  delete: (persona, folder) => storageOf(persona).ref(`${folder}/there`).delete(),
};

const isRefused = async (attempt: Promise<unknown>): Promise<boolean> => {
  try {
    await attempt;
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'storage/unauthorized' });
    return true;
  }
};

describe.each(Object.keys(TRUTH))('%s', (folder) => {
  beforeAll(() => Promise.all([...[UID.user, UID.admin].map((uid) => grant(uid, 'new')), nameCards()]));
  beforeEach(async () => {
    await environment.clearStorage();
    await environment.withSecurityRulesDisabled(async (context) => {
      await context.storage().ref(`${folder}/there`).put(bytes, PNG).then();
    });
  });

  it.each(PERSONAS)('%s', async (persona) => {
    const refused = [];
    for (const verb of VERBS) if (await isRefused(attempts[verb](persona, folder))) refused.push(verb);
    const allowed = TRUTH[folder]?.[persona] ?? [];
    expect(refused).toEqual(VERBS.filter((verb) => !allowed.includes(verb)));
  });
});

describe('a profile picture', () => {
  const put = (name: string, { data = bytes, contentType = 'image/png' } = {}) =>
    isRefused(storageOf('user').ref(`uploads/users/${UID.user}/${name}`).put(data, { contentType }).then());

  beforeEach(() => environment.clearStorage());

  it('is accepted only if the API has granted it', async () => {
    await server.firestore().doc(`users/${UID.user}`).delete();
    expect(await put('granted')).toBe(true);
    await grant(UID.user, 'granted');
    expect(await put('other')).toBe(true);
    expect(await put('granted')).toBe(false);
  });

  it('is a picture of limited size under an id', async () => {
    await grant(UID.user, 'granted');
    expect(await put('granted', { contentType: 'image/svg+xml' })).toBe(true);
    expect(await put('granted', { data: new Uint8Array(LIMITS.pictureBytes + 1) })).toBe(true);
    await grant(UID.user, 'a b.png');
    expect(await put('a b.png')).toBe(true);
  });
});

describe('the photo of a card', () => {
  const put = (name: string, { client = 'c1', data = bytes, contentType = 'image/jpeg' } = {}) =>
    isRefused(storageOf('rep').ref(`cards/${UID.rep}/${client}/${name}`).put(data, { contentType }).then());

  beforeEach(async () => {
    await environment.clearStorage();
    await nameCards();
  });

  it('is the one that the document of the own client names, and may be repeated', async () => {
    expect(await put('new')).toBe(false);
    expect(await put('new')).toBe(false);
    expect(await put('other')).toBe(true);
    expect(await put('new', { client: 'unknown' })).toBe(true);
    await server.firestore().doc('clients/c1').update({ owner: UID.otherRep });
    expect(await put('new')).toBe(true);
    await server.firestore().doc('clients/c1').update({ owner: UID.rep, card: 'a b.jpg' });
    expect(await put('a b.jpg')).toBe(true);
  });

  it('is a JPEG of at most as many bytes as the contract says', async () => {
    expect(await put('new', { data: new Uint8Array(LIMITS.cardBytes) })).toBe(false);
    expect(await put('new', { data: new Uint8Array(LIMITS.cardBytes + 1) })).toBe(true);
    expect(await put('new', { data: new Uint8Array() })).toBe(true);
    for (const contentType of ['image/png', 'image/svg+xml', 'text/html']) expect(await put('new', { contentType })).toBe(true);
  });
});

describe('an upload', () => {
  const put = (name: string, contentType: string, data = bytes, id = 'p1') =>
    isRefused(storageOf('admin').ref(`uploads/products/${id}/${name}`).put(data, { contentType }).then());

  beforeEach(() => environment.clearStorage());

  it.each(PICTURE_TYPES)('may be %s', async (type) => {
    expect(await put('u1', type)).toBe(false);
  });
  it.each(['image/svg+xml', 'text/html', 'image/gif', 'application/octet-stream'])('may not be %s', async (type) => {
    expect(await put('u1', type)).toBe(true);
  });
  it('has at most as many bytes as the contract says', async () => {
    expect(await put('most', 'image/png', new Uint8Array(LIMITS.pictureBytes))).toBe(false);
    expect(await put('more', 'image/png', new Uint8Array(LIMITS.pictureBytes + 1))).toBe(true);
  });
  it('requires ids as name and folder, and content', async () => {
    expect(await put('u1', 'image/png', bytes, 'p 1')).toBe(true);
    expect(await put('a b.png', 'image/png')).toBe(true);
    expect(await put('x'.repeat(65), 'image/png')).toBe(true);
    expect(await put('u1', 'image/png', new Uint8Array())).toBe(true);
  });
});
