import { COLLECTIONS, type CollectionName } from '@catalogue/contract/collections';
import { personalData, type PersonalData } from '@catalogue/contract/endpoints/personal-data';
import { expect, it } from 'vitest';

/** Collections with data of people: the part of the export that has it. Erasing a person erases the same. */
const EXPORTED = {
  quickEnquiries: 'quickEnquiries',
  orders: 'orders',
  mail: 'mails',
  subscribers: 'subscriptions',
  clients: 'clients',
  shortlists: 'shortlists',
  settings: 'views',
  team: 'devices',
  users: 'account',
} as const satisfies Partial<Record<CollectionName, keyof PersonalData>>;

/** Collections without data that a person may ask for, and why. */
const WITHOUT_PERSONAL_DATA = {
  categories: 'content of the company',
  products: 'content of the company',
  banners: 'content of the company',
  snapshots: 'the published catalogue',
  publishQueue: 'ids of content',
  activity: 'a lead is named by its reference; what staff did is the company’s record (decision 025)',
  adminInvites: 'the hash of a link',
  leadReferences: 'references and ids of leads',
  failedSearches: '`countableSearch` counts no address and no number of a person',
  shortlistViews: 'counts',
  rateLimits: 'counts by keyed hashes',
  dailyCounters: 'counts',
  status: 'figures of the site',
} as const satisfies Partial<Record<CollectionName, string>>;

it('each collection is exported and erased, or is known to hold no personal data', () => {
  expect([...Object.keys(EXPORTED), ...Object.keys(WITHOUT_PERSONAL_DATA)].sort()).toEqual(Object.keys(COLLECTIONS).sort());
});

it('each part of the export is of a collection, but for files in storage and profiles without an account', () => {
  expect([...Object.values(EXPORTED), 'attachments', 'profiles'].sort()).toEqual(Object.keys(personalData.entries).sort());
});
