import { serverTimestamp, Timestamp } from 'firebase/firestore';
import type { CollectionName } from '@catalogue/contract/collections';
import { ADMIN, EMAIL, UID, uidOf } from './personas';
import type { Persona } from './personas';

export type Fields = Record<string, unknown>;

const EARLIER = Timestamp.fromMillis(Date.UTC(2026, 0, 1));

const NEW_CONTENT = { imageName: null, picture: null, deletedAt: null, revision: 1 };

/** Fields of a lead's progress that the timeline repeats. */
const TIMELINE_FIELDS = ['status', 'ownerName', 'note', 'nextCallAt', 'tags'];

/** One valid document per collection, without times. */
const samples = {
  activity: { action: 'changed', noun: 'products', id: 'p1', title: 'Flask', count: 1, by: UID.admin, byName: 'Asha' },
  adminInvites: { hash: 'f00d' },
  banners: {
    kind: 'carousel',
    alt: 'A flask',
    link: '/MyCategory',
    order: 1,
    startsAt: null,
    endsAt: null,
    planned: false,
    ...NEW_CONTENT,
  },
  categories: { title: 'Drinkware', description: 'Bottles', coverImage: null, hue: 200, order: 1, ...NEW_CONTENT },
  clients: { owner: UID.rep, name: 'Meera', company: 'Iyer & Co', phone: '98123 45678', city: 'Pune', email: 'm@x.in' },
  dailyCounters: { loads: 1 },
  failedSearches: { searches: [] },
  leadReferences: { kind: 'order', leadId: 'o1', reference: 'H-1', contentDigest: 'f00d' },
  mail: { sentAt: null },
  orders: {
    name: 'Ravi',
    mobile: '1',
    note: '',
    status: 'new',
    owner: null,
    ownerName: null,
    nextCallAt: null,
    revision: 1,
    reference: 'H-1',
    repId: UID.rep,
  },
  products: {
    ...{ title: 'Flask', description: '<p>Steel</p>', sku: 'drk-01', price: 420, discountedPrice: null, quantity: 50 },
    ...{ live: true, stock: true, categoryId: 'drinkware', ...NEW_CONTENT },
  },
  publishQueue: { documentId: 'p1' },
  quickEnquiries: {
    ...{ name: 'Ravi', email: 'r@x.in', note: '', status: 'new', owner: null, ownerName: null },
    ...{ nextCallAt: null, revision: 1, reference: 'Q-1', repId: UID.rep },
  },
  rateLimits: { count: 1 },
  shortlists: { owner: UID.rep, code: 'AQEA', title: 'Diwali gifts', expiresAt: null },
  shortlistViews: { views: 1 },
  settings: { synonyms: ['flask, bottle'], holidays: { '2026-12-25': 'Christmas' }, revision: 1 },
  snapshots: { version: 1 },
  status: { badSince: {} },
  subscribers: { email: 'r@x.in' },
  team: { uid: UID.admin, name: 'Asha' },
  users: { name: 'Asha', email: EMAIL, about: '', gender: 'female', imageName: null, picture: null },
} satisfies Record<CollectionName, Fields>;

const times: Partial<Record<CollectionName, string[]>> = {
  activity: ['at'],
  banners: ['createdAt', 'updatedAt'],
  categories: ['createdAt', 'updatedAt'],
  clients: ['updatedAt'],
  orders: ['updatedAt'],
  products: ['addedDate', 'updatedAt'],
  quickEnquiries: ['updatedAt'],
  settings: ['updatedAt'],
  users: ['createdAt', 'updatedAt'],
};

const timed = (name: CollectionName, time: unknown): Fields =>
  Object.fromEntries((times[name] ?? []).map((field) => [field, time]));

/** A valid document as a client writes it now. The `createdAt` of a profile is older: the server creates profiles. */
export const fresh = (name: CollectionName): Fields => ({
  ...samples[name],
  ...timed(name, serverTimestamp()),
  ...(name === 'users' ? { createdAt: EARLIER } : {}),
});

/** The same document as stored earlier. */
export const stored = (name: CollectionName): Fields => ({ ...samples[name], ...timed(name, EARLIER) });

/** Fields that every valid update contains. */
export const touched = (name: CollectionName): Fields => ({
  updatedAt: serverTimestamp(),
  ...('revision' in samples[name] ? { revision: 2 } : {}),
});

/** A timeline entry that states the change of a lead. */
export const timelineEntry = (change: Fields = {}, persona: Persona = 'admin'): Fields => ({
  by: uidOf(persona),
  byName: ADMIN.name,
  at: serverTimestamp(),
  ...Object.fromEntries(TIMELINE_FIELDS.filter((field) => field in change).map((field) => [field, change[field]])),
});

/** Id of the document under test. */
export const idOf = (name: CollectionName): string => (name === 'users' ? UID.user : name === 'settings' ? 'site' : 'one');
