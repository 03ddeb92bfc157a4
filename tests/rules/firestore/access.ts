import { readFileSync } from 'node:fs';
import { FirebaseError } from 'firebase/app';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fields, stored, timelineEntry } from '../documents';
import { erase } from '../erase';
import type { LeadName } from '../erase';
import { drop, firestoreOf, PERSONAS, put, runQuery, UID, uidOf } from '../personas';
import type { Persona } from '../personas';
import { PLACES, VERBS } from '../places';
import type { Place, Verb } from '../places';

const LEADS: readonly string[] = ['orders', 'quickEnquiries'] satisfies LeadName[];
const collectionOf = ({ path }: Place): string => path.split('/').slice(0, -1).join('/');

/** The filters that the rules demand of lists which are no admin's. */
function filtersOf(name: string, persona: Persona): [field: string, value: string | boolean | null][] {
  if (LEADS.includes(name)) return [['repId', uidOf(persona)]];
  if (name === 'activity') return [['noun', 'orders']];
  if (name === 'clients') return [['owner', uidOf(persona)]];
  if (name === 'products')
    return [
      ['live', true],
      ['deletedAt', null],
    ];
  if (name === 'banners')
    return [
      ['deletedAt', null],
      ['planned', false],
    ];
  return name === 'categories' ? [['deletedAt', null]] : [];
}

const restFilter = ([fieldPath, value]: [string, string | boolean | null]): object =>
  value === null
    ? { unaryFilter: { field: { fieldPath }, op: 'IS_NULL' } }
    : {
        fieldFilter: {
          field: { fieldPath },
          op: 'EQUAL',
          value: typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value },
        },
      };

async function skip(persona: Persona, place: Place): Promise<void> {
  const path = collectionOf(place).split('/');
  const collectionId = path.pop() ?? '';
  const filters = filtersOf(collectionId, persona).map(restFilter);
  const status = await runQuery(persona, path.join('/'), {
    from: [{ collectionId }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...{ limit: 1, offset: 100_000 },
  });
  if (status === 403) throw new FirebaseError('permission-denied', 'refused');
  expect(status).toBe(200);
}

let created = 0;
const requests: Record<Verb, (persona: Persona, place: Place) => Promise<unknown>> = {
  get: (persona, { path }) => getDoc(doc(firestoreOf(persona), path)),
  list: (persona, place) => getDocs(collection(firestoreOf(persona), collectionOf(place))),
  page: (persona, place) => {
    const name = collectionOf(place);
    const filters = filtersOf(name, persona).map(([field, value]) => where(field, '==', value));
    return getDocs(query(collection(firestoreOf(persona), name), ...filters, limit(101)));
  },
  skip,
  create: async (persona, place) => {
    if (place.hasFixedId) await drop(place.path);
    const path = place.hasFixedId ? place.path : `${collectionOf(place)}/new-${(created += 1)}`;
    return setDoc(doc(firestoreOf(persona), path), place.fresh);
  },
  update: (persona, place) => {
    // A lead's update needs its entry in the timeline.
    const entry = LEADS.includes(collectionOf(place)) ? { 'timeline.2': timelineEntry({}, persona) } : {};
    return updateDoc(doc(firestoreOf(persona), place.path), { ...place.touched, ...entry });
  },
  delete: (persona, place) => {
    const lead = LEADS.indexOf(collectionOf(place));
    // Deleting a lead requires an activity entry: see leads.ts.
    return lead === -1 ? deleteDoc(doc(firestoreOf(persona), place.path)) : erase(persona, LEADS[lead] as LeadName);
  },
};

/** Whether the rules allow a request. Other failures are thrown. */
async function isAllowed(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false;
    throw error;
  }
}

const figures = { requests: 0, refused: 0, unexpected: 0 };

describe.each(PLACES)('$path', (place) => {
  it.each(PERSONAS)('%s', async (persona) => {
    const allowed: Verb[] = [];
    for (const verb of VERBS) {
      await put(place.path, place.stored);
      if (await isAllowed(requests[verb](persona, place))) allowed.push(verb);
    }
    const expected = VERBS.filter((verb) => place.rights[persona]?.includes(verb));
    figures.requests += VERBS.length;
    figures.refused += VERBS.length - allowed.length;
    figures.unexpected += VERBS.filter((verb) => allowed.includes(verb) !== expected.includes(verb)).length;
    expect(allowed).toEqual(expected);
  });
});

afterAll(() => {
  const { requests: made, refused, unexpected } = figures;
  process.stdout.write(`firestore.rules: ${made} requests, ${refused} refused, ${unexpected} unexpected\n`);
});

it('has a place for every match of the rules', () => {
  const matches = [...readFileSync('firestore.rules', 'utf8').matchAll(/^ {4}match \/(\S+) \{/gm)].map(([, path = '']) => path);
  const missing = matches.filter((path) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return !PLACES.some((place) => pattern.test(place.path));
  });
  expect(matches.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

it('members and those who were learn of their own role, and of no other', async () => {
  for (const persona of ['rep', 'sales', 'admin', 'demotedAdmin', 'revokedRep'] as const)
    await assertSucceeds(getDoc(doc(firestoreOf(persona), 'team', UID[persona])));
  await assertFails(getDoc(doc(firestoreOf('rep'), 'team', UID.otherRep)));
});

it.each(['orders', 'quickEnquiries'] as const)('a rep does not list the %s of another', async (name) => {
  await put(`${name}/one`, stored(name));
  const sentBy = (persona: Persona, uid: string) =>
    getDocs(query(collection(firestoreOf(persona), name), where('repId', '==', uid)));
  await assertSucceeds(sentBy('rep', UID.rep));
  await assertFails(sentBy('rep', UID.otherRep));
  await assertFails(sentBy('otherRep', UID.rep));
});

describe.each(['orders', 'quickEnquiries'] as const)('a lead of %s that is handed to a rep', (name) => {
  const one = (persona: Persona) => doc(firestoreOf(persona), name, 'one');
  const handed = { owner: UID.otherRep, ownerName: 'Ravi' };
  const emails: Partial<Record<Persona, string>> = { rep: 'rep@example.com', revokedRep: 'was-rep@example.com' };
  const work = (persona: Persona, change: Fields) =>
    updateDoc(one(persona), {
      ...{ updatedAt: serverTimestamp(), revision: 2, ...change },
      'timeline.2': {
        ...timelineEntry(change, persona),
        byName: emails[persona] ?? 'other-rep@example.com',
      },
    });

  beforeEach(() => put(`${name}/one`, { ...stored(name), ...handed }));

  it('is read and worked on by that rep', async () => {
    const mine = query(collection(firestoreOf('otherRep'), name), where('owner', '==', UID.otherRep));
    await assertSucceeds(getDocs(mine));
    await assertSucceeds(getDoc(one('otherRep')));
    await assertSucceeds(work('otherRep', { status: 'contacted', note: 'Called' }));
  });

  it('is read by that rep only, if no rep sent it', async () => {
    const { repId: _, ...unsent } = stored(name);
    await put(`${name}/one`, { ...unsent, ...handed });
    const mine = query(collection(firestoreOf('otherRep'), name), where('owner', '==', UID.otherRep));
    await assertSucceeds(getDocs(mine));
    await assertSucceeds(getDoc(one('otherRep')));
    await assertFails(getDoc(one('rep')));
  });

  it('is neither handed on, nor left, by that rep', async () => {
    await assertFails(work('otherRep', { owner: UID.rep, ownerName: 'Asha' }));
    await assertFails(work('otherRep', { owner: null, ownerName: null }));
    await assertFails(work('otherRep', { status: 'merged' }));
  });

  it('is not worked on by a rep who has left the team', async () => {
    await put(`${name}/one`, { ...stored(name), owner: UID.revokedRep, ownerName: 'Ravi' });
    await assertFails(work('revokedRep', { status: 'contacted' }));
  });

  it('is not worked on by the rep who sent it, or by anybody else', async () => {
    await assertSucceeds(getDoc(one('rep')));
    await assertFails(work('rep', { status: 'contacted' }));
    await assertFails(work('user', { status: 'contacted' }));
    await put(`${name}/one`, stored(name));
    await assertFails(work('otherRep', { status: 'contacted' }));
    await assertFails(getDoc(one('otherRep')));
  });
});
