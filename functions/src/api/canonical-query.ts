import type { Schema } from '@catalogue/contract/endpoints/endpoint';

/**
 * The query without unknown and repeated parameters, sorted by name; null if it is that already. Otherwise each made-up
 * parameter and each other order would be a new key of the CDN's cache, and a miss.
 */
export function canonicalQuery(schema: Schema | undefined, search: URLSearchParams): string | null {
  const names = schema !== undefined && 'entries' in schema ? Object.keys(schema.entries as object).sort() : [];
  const known = names.flatMap((name) =>
    search
      .getAll(name)
      .slice(0, 1)
      .map((value): [string, string] => [name, value]),
  );
  const canonical = new URLSearchParams(known).toString();
  return canonical === search.toString() ? null : canonical;
}
