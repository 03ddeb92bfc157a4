import type { Schema } from '@catalogue/contract/endpoints/endpoint';
import { canonicalParameters } from '../platform/http';

/** The query with the parameters of the schema alone; null if it is that already: see `canonicalParameters`. */
export function canonicalQuery(schema: Schema | undefined, search: URLSearchParams): string | null {
  const names = schema !== undefined && 'entries' in schema ? Object.keys(schema.entries as object) : [];
  return canonicalParameters(names, search);
}
