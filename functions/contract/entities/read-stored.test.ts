import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { CollectionName } from '../collections';
import { activity } from './activity';
import { banner } from './banner';
import { category } from './category';
import { client } from './client';
import { failedSearches } from './failed-searches';
import { mail } from './mail';
import { product } from './product';
import { publishingStatus } from './publishing';
import { readStored, UNREADABLE } from './read-stored';
import { sharedViews } from './shared-views';
import { siteSettings } from './site-settings';
import { order, quickEnquiry } from './stored-lead';
import { teamMember } from './team';
import { subscriber } from '../endpoints/subscribers';

type Entities = Record<string, v.ObjectSchema<v.ObjectEntries, undefined>>;
/** No screen, list, mail or export shows its documents as they are stored. */
const NOT_SHOWN: Entities = {};
/** Every document that a screen, list, mail or export shows, by its collection. */
const SHOWN: Record<CollectionName, Entities> = {
  categories: { category },
  products: { product },
  banners: { banner },
  quickEnquiries: { quickEnquiry },
  orders: { order },
  clients: { client },
  subscribers: { subscriber },
  activity: { activity },
  team: { teamMember },
  mail: { mail },
  settings: { sharedViews, siteSettings },
  failedSearches: { failedSearches },
  users: NOT_SHOWN,
  shortlists: NOT_SHOWN,
  adminInvites: NOT_SHOWN,
  snapshots: NOT_SHOWN,
  leadReferences: NOT_SHOWN,
  publishQueue: NOT_SHOWN,
  shortlistViews: NOT_SHOWN,
  rateLimits: NOT_SHOWN,
  dailyCounters: NOT_SHOWN,
  status: NOT_SHOWN,
};
const ENTITIES = { ...Object.assign({}, ...Object.values(SHOWN)), publishingStatus } as Entities;
/** What a field may hold instead of what it should. */
const WRONG = [
  NaN,
  Infinity,
  -1,
  1e308,
  true,
  null,
  '',
  'x'.repeat(60_000),
  Symbol('wrong'),
  { any: { deep: 1 } },
  [],
  [null],
  [{}],
];

describe('readStored', () => {
  it('keeps what fits and replaces what does not', () => {
    const member = { uid: 'u1', name: 'x'.repeat(300), email: 'asha@example.com', role: 'rep', grantedAt: 5, grantedBy: null };
    expect(readStored(teamMember, member)).toEqual({ value: { ...member, name: UNREADABLE }, unreadable: ['name'] });
    expect(readStored(teamMember, { ...member, name: 'Asha' })).toEqual({ value: { ...member, name: 'Asha' }, unreadable: [] });
  });

  it.each(Object.entries(ENTITIES))('reads %s with each field broken, and with all', (_, schema) => {
    const fields = Object.keys(schema.entries).filter((field) => field !== 'id' && field !== 'uid');
    const ids = { id: 'one', uid: 'one', leadId: 'one', clientId: 'one' };
    const read = (data: Record<string, unknown>) => readStored(schema as typeof teamMember, { ...ids, ...data });
    expect(v.is(schema, read({}).value)).toBe(true);
    for (const wrong of WRONG) {
      expect(v.is(schema, read(Object.fromEntries(fields.map((field) => [field, wrong]))).value), typeof wrong).toBe(true);
      for (const field of fields) expect(v.is(schema, read({ [field]: wrong }).value), `${field}: ${typeof wrong}`).toBe(true);
    }
  });
});
