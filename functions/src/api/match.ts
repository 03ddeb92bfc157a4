import type { Endpoint } from '@catalogue/contract/endpoints/endpoint';
import { Problem } from './problem';

type Routed = Pick<Endpoint, 'method' | 'path'>;

interface Pattern<Row> {
  /** Literal segments; null stands for a value. */
  segments: readonly (string | null)[];
  byMethod: Map<string, { row: Row; names: readonly string[] }>;
}

export interface Matched<Row> {
  row: Row;
  /** Values of the path's `{names}`, unescaped. */
  params: Record<string, string>;
}

/**
 * Paths answer at the root of the function and below `/api` on Hosting; those that are documented with an `/api` of their
 * own also below both. So a leading `api` says nothing and is dropped from both sides.
 */
function segmentsOf(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const first = segments.findIndex((segment) => segment !== 'api');
  return first === -1 ? [] : segments.slice(Math.min(first, 2));
}

const nameIn = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

/** The segments as their senders wrote them; null where an escape is broken. */
function unescaped(segments: readonly string[]): string[] | null {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}

function patternsOf<Row extends Routed>(rows: readonly Row[]): Pattern<Row>[] {
  const patterns = new Map<string, Pattern<Row>>();
  for (const row of rows) {
    const written = segmentsOf(row.path);
    const segments = written.map((segment) => (nameIn(segment) === undefined ? segment : null));
    const key = JSON.stringify(segments);
    const pattern = patterns.get(key) ?? { segments, byMethod: new Map<string, { row: Row; names: readonly string[] }>() };
    pattern.byMethod.set(row.method, { row, names: written.flatMap((segment) => nameIn(segment) ?? []) });
    patterns.set(key, pattern);
  }
  const values = ({ segments }: Pattern<Row>): number => segments.filter((segment) => segment === null).length;
  // Literal paths first, so that `upload` is never read as an id.
  return [...patterns.values()].sort((one, other) => values(one) - values(other));
}

/**
 * Routing over the table of endpoints.
 *
 * @returns `match` throws 404 for an unknown path and 405 with `Allow` for a method that the path lacks; HEAD goes where
 *   GET does. `allowed` is that `Allow` header.
 */
export function matcher<Row extends Routed>(rows: readonly Row[]) {
  const patterns = patternsOf(rows);

  function find(path: string) {
    const segments = unescaped(segmentsOf(path));
    const pattern = patterns.find(
      (one) =>
        one.segments.length === segments?.length &&
        one.segments.every((wanted, at) => wanted === null || wanted === segments[at]),
    );
    if (segments === null || pattern === undefined) throw new Problem(404);
    return { pattern, values: segments.filter((_, at) => pattern.segments[at] === null) };
  }

  const methodsOf = ({ byMethod }: Pattern<Row>): string =>
    [...byMethod.keys(), ...(byMethod.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');

  return {
    allowed: (path: string): string => methodsOf(find(path).pattern),
    match(method: string, path: string): Matched<Row> {
      const { pattern, values } = find(path);
      const found = pattern.byMethod.get(method === 'HEAD' ? 'GET' : method);
      if (found === undefined) throw new Problem(405, { headers: { allow: methodsOf(pattern) } });
      return { row: found.row, params: Object.fromEntries(found.names.map((name, at) => [name, values[at] ?? ''])) };
    },
  };
}
