import { COLLECTIONS, type CollectionName } from '@catalogue/contract/collections';
import { hasRight, TEAM_ROLES, type Right } from '@catalogue/contract/roles';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import type { Fields } from './documents';
import { fresh, idOf, stored, touched } from './documents';
import { PERSONAS, UID } from './personas';
import type { Persona } from './personas';

/**
 * What a person can try. `list` asks for a whole collection, `page` for at most 101 documents with the filters that the rules
 * demand of this person, `skip` for the same behind an offset.
 */
export const VERBS = ['get', 'list', 'page', 'skip', 'create', 'update', 'delete'] as const;
export type Verb = (typeof VERBS)[number];

/** The verbs that each person may use; a person who is not listed may use none. */
type Rights = Partial<Record<Persona, readonly Verb[]>>;

const READ = ['get', 'list', 'page', 'skip'] as const;
/** Public documents may be read by everyone, and listed in pages. */
const PUBLIC: Rights = Object.fromEntries(PERSONAS.map((persona) => [persona, ['get', 'page']]));

/** The verbs for each person whose role has the right, by the contract's table of roles. */
const byRight = (right: Right, verbs: readonly Verb[]): Rights =>
  Object.fromEntries(TEAM_ROLES.filter((role) => hasRight(role, right)).map((role) => [role, verbs]));

const CONTENT: Rights = { ...PUBLIC, ...byRight('content', [...READ, 'create', 'update']) };
const LEADS: Rights = {
  ...byRight('leads', [...READ, 'update']),
  ...byRight('erase', [...READ, 'update', 'delete']),
  // The document is of `rep`; each rep may list their own.
  rep: ['get', 'page', 'skip'],
  otherRep: ['page', 'skip'],
};

/** What each person may do in each collection. `user` owns the profile `users/user-1`, `rep` the client and the leads. */
const COLLECTION_RIGHTS: Record<CollectionName, Rights> = {
  activity: { ...byRight('leads', ['page', 'skip']), ...byRight('content', [...READ, 'create']) },
  adminInvites: {},
  banners: CONTENT,
  categories: CONTENT,
  clients: {
    rep: ['get', 'page', 'skip', 'create', 'update', 'delete'],
    otherRep: ['page', 'skip'],
    ...byRight('leads', READ),
    ...byRight('erase', [...READ, 'delete']),
  },
  dailyCounters: {},
  failedSearches: byRight('settings', READ),
  leadReferences: {},
  mail: byRight('leads', READ),
  orders: LEADS,
  products: CONTENT,
  publishQueue: {},
  quickEnquiries: LEADS,
  rateLimits: {},
  shortlists: {},
  shortlistViews: {},
  settings: { ...byRight('clients', ['get']), otherRep: ['get'], ...byRight('settings', ['get', 'create', 'update']) },
  snapshots: {},
  status: {},
  subscribers: byRight('erase', [...READ, 'delete']),
  team: byRight('leads', READ),
  users: { user: ['get', 'update'] },
};

export interface Place {
  path: string;
  rights: Rights;
  stored: Fields;
  /** As a client creates it. */
  fresh: Fields;
  /** As a client updates it. */
  touched: Fields;
  /** Whether only this id can be created. */
  hasFixedId: boolean;
}

const collectionPlace = (name: CollectionName): Place => ({
  path: `${COLLECTIONS[name]}/${idOf(name)}`,
  rights: COLLECTION_RIGHTS[name],
  stored: stored(name),
  fresh: fresh(name),
  touched: touched(name),
  hasFixedId: name === 'users' || name === 'settings',
});

const documentPlace = (path: string, rights: Rights, fields: Fields = { any: 1 }): Place => ({
  path,
  rights,
  stored: Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'number')),
  fresh: fields,
  touched: fields,
  hasFixedId: true,
});

const view = { screen: 'products', name: 'No price', search: 'missing=price', byName: 'Asha' };

export const PLACES: readonly Place[] = [
  ...(Object.keys(COLLECTION_RIGHTS) as CollectionName[]).map(collectionPlace),
  documentPlace('meta/catalogue', Object.fromEntries(PERSONAS.map((persona) => [persona, ['get']]))),
  documentPlace('meta/publishing', byRight('content', ['get'])),
  documentPlace('meta/other', {}),
  documentPlace('settings/limitedPrices', byRight('settings', ['get', 'create', 'update']), { since: serverTimestamp() }),
  {
    ...documentPlace('settings/views', byRight('leads', ['get', 'create', 'update'])),
    stored: { views: { one: view }, changed: 'one', updatedAt: Timestamp.fromMillis(0) },
    fresh: { views: { one: view }, changed: 'one', updatedAt: serverTimestamp() },
    touched: { 'views.one.name': 'Other', changed: 'one', updatedAt: serverTimestamp() },
  },
  documentPlace('settings/other', {}),
  // The document of a member: they learn their own role.
  {
    ...documentPlace(`team/${UID.rep}`, { rep: ['get'], ...byRight('leads', READ) }),
    stored: { name: 'Asha', role: 'rep' },
    fresh: { name: 'Asha', role: 'admin' },
    touched: { role: 'admin' },
  },
  documentPlace(`team/${UID.admin}/devices/one`, {}),
  documentPlace('unnamed/one', {}),
];
