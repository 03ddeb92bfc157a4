import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { searchKeysOf } from '@catalogue/contract/lead-search';
import { sourceRows } from '../seed/catalogue-source';
import { factsOf } from '../seed/facts';
import { textOf } from './rest-values';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A repeatable change of stored documents. Documents that have it stay as they are. The releases before and after it read the
 * result.
 */
export interface Migration {
  name: string;
  collection: string;
  /** Content is published again and gets a new revision, as if an admin had saved it. */
  isContent: boolean;
  /** Fields to add to a document; null if it needs nothing. */
  change: (fields: Fields) => object | null;
}

function addFacts(): Migration['change'] {
  const bySku = new Map(sourceRows().map((row) => [row.sku.toLowerCase(), row]));
  return (fields) => {
    const row = bySku.get(textOf(fields, 'sku').toLowerCase());
    return 'facts' in fields || row === undefined ? null : { facts: factsOf(row) };
  };
}

const addSearchKeys: Migration['change'] = (fields) => {
  if ('searchKeys' in fields) return null;
  const [name = '', email = '', mobile = '', companyname = '', city = ''] = [
    'name',
    'email',
    'mobile',
    'companyname',
    'city',
  ].map((field) => textOf(fields, field));
  return { searchKeys: searchKeysOf({ name, email, mobile, companyname, city }) };
};

/** Every migration, oldest first. Old ones stay for installations that skipped releases. */
export const migrations = (): Migration[] => [
  { name: 'Facts of the seed’s products', collection: COLLECTIONS.products, isContent: true, change: addFacts() },
  ...Object.values(LEAD_COLLECTIONS).map((collection) => ({
    name: `Search keys of old ${collection}`,
    collection,
    isContent: false,
    change: addSearchKeys,
  })),
];
