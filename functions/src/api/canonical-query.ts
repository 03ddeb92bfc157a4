import type { Schema } from '@catalogue/contract/endpoints/endpoint';

/**
 * The query without unknown and repeated parameters; null if it has none. A made-up parameter would otherwise be a new
 * key of the CDN's cache, and each request a miss.
 */
export function canonicalQuery(schema: Schema | undefined, search: URLSearchParams): string | null {
  const names = schema !== undefined && 'entries' in schema ? Object.keys(schema.entries as object) : [];
  const known = names.flatMap((name) =>
    search
      .getAll(name)
      .slice(0, 1)
      .map((value): [string, string] => [name, value]),
  );
  return known.length === search.size ? null : new URLSearchParams(known).toString();
}
