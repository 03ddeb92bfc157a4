import type { Query } from './query';

const EQUALITY = ['==', 'in', 'array-contains', 'array-contains-any'];

/**
 * The composite index that a query needs, as `collection: field=, field=, order asc|desc`; null where the automatic
 * single-field indexes are enough. https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function requiredIndex({ collection, constraints }: Query): string | null {
  const wheres = constraints.filter(({ kind }) => kind === 'where');
  const equal = wheres.filter(({ by }) => EQUALITY.includes(by));
  const explicit = constraints.filter(({ kind }) => kind === 'orderBy').map(({ field, by }) => ({ field, by }));
  const range = wheres.find(({ by }) => !EQUALITY.includes(by));
  // Without an order, Firestore sorts by the field of the range.
  const orders = explicit.length === 0 && range !== undefined ? [{ field: range.field, by: 'asc' }] : explicit;
  const sorted = orders.filter(({ field }) => field !== '__name__');
  const fields = new Set([...equal.map(({ field }) => field), ...sorted.map(({ field }) => field)]);
  if (sorted.length === 0 || fields.size < 2) return null;
  return key(
    collection,
    equal.map(({ field }) => field),
    sorted.map(({ field, by }) => `${field} ${by}`),
  );
}

/** The fields of equality filters may stand in any order. */
const key = (collection: string, equal: readonly string[], sorted: readonly string[]): string =>
  `${collection}: ${[...equal.map((field) => `${field}=`).sort(), ...sorted].join(', ')}`;

export interface IndexFile {
  indexes: {
    collectionGroup: string;
    fields: { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' }[];
  }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
}

/** A stored index in the notation of `requiredIndex`: its last field sorts, those before it are equality filters. */
export function notationOf({ collectionGroup, fields }: IndexFile['indexes'][number]): string {
  const last = fields.at(-1);
  const equal = fields.slice(0, -1).map(({ fieldPath }) => fieldPath);
  return key(collectionGroup, equal, [`${last?.fieldPath ?? ''} ${last?.order === 'DESCENDING' ? 'desc' : 'asc'}`]);
}
