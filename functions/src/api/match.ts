import type { Endpoint } from '@catalogue/contract/endpoints/endpoint';
import { HttpError } from './http-error';

type Routed = Pick<Endpoint, 'method' | 'path'>;

interface Pattern<Row> {
  /** Literal segments; null marks a parameter. */
  segments: readonly (string | null)[];
  byMethod: Map<string, { row: Row; names: readonly string[] }>;
}

export interface Matched<Row> {
  row: Row;
  /** Decoded values of the path parameters. */
  params: Record<string, string>;
}

/** Segments of a path. Every path also answers below `/api`, so up to two leading `api` segments are dropped. */
function segmentsOf(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const first = segments.findIndex((segment) => segment !== 'api');
  return first === -1 ? [] : segments.slice(Math.min(first, 2));
}

const nameIn = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

/** Decoded segments; null if an escape sequence is invalid. */
function decoded(segments: readonly string[]): string[] | null {
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
  // Literal paths first, so that `upload` is not matched as an id.
  return [...patterns.values()].sort((one, other) => values(one) - values(other));
}

/**
 * Router over the endpoint table. `match` throws HttpError 404 for an unknown path and 405 for a method the path lacks;
 * HEAD is routed like GET. `allowed` returns the value of the `Allow` header.
 */
export function matcher<Row extends Routed>(rows: readonly Row[]) {
  const patterns = patternsOf(rows);

  function find(path: string) {
    const segments = decoded(segmentsOf(path));
    const pattern = patterns.find(
      (one) =>
        one.segments.length === segments?.length &&
        one.segments.every((wanted, index) => wanted === null || wanted === segments[index]),
    );
    if (segments === null || pattern === undefined) throw new HttpError(404);
    return { pattern, values: segments.filter((_, index) => pattern.segments[index] === null) };
  }

  const methodsOf = ({ byMethod }: Pattern<Row>): string =>
    [...byMethod.keys(), ...(byMethod.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');

  return {
    allowed: (path: string): string => methodsOf(find(path).pattern),
    match(method: string, path: string): Matched<Row> {
      const { pattern, values } = find(path);
      const found = pattern.byMethod.get(method === 'HEAD' ? 'GET' : method);
      if (found === undefined) throw new HttpError(405, { headers: { allow: methodsOf(pattern) } });
      return { row: found.row, params: Object.fromEntries(found.names.map((name, index) => [name, values[index] ?? ''])) };
    },
  };
}
