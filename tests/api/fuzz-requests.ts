import { ENDPOINTS } from '@catalogue/contract/endpoints/table';
import fc from 'fast-check';

export interface FuzzRequest {
  method: string;
  path: string;
  query: string;
  type: string;
  body: string;
  /** Index of the caller: nobody, a user, an admin, a broken token. */
  persona: number;
}

/** A path segment: the id of a document that exists, an awkward one, or anything. */
const segmentOf = (existing: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(existing, '..', '__x__', '%00', '%', '%ff', '0', 'null', ' '),
    fc.string({ unit: 'binary', maxLength: 80 }).map(encode),
  );

const value = fc.oneof(
  fc.constantFrom('0', '-1', '1e999', 'NaN', '10001', 'asc', 'addedDate', '__proto__', 'true', '[]'),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const names = [...new Set(ENDPOINTS.flatMap(({ example }) => Object.keys({ ...example.query, ...(example.body as object) })))];
const name = fc.oneof(fc.constantFrom(...names, '__proto__', 'constructor', ''), fc.string({ maxLength: 8 }));
const scalar = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', 1e308, -0, 2 ** 53, '<script>', 'a'.repeat(5_000), '=cmd|0'),
);

/** A string as a path segment; a lone surrogate becomes a broken escape. */
function encode(raw: string): string {
  try {
    return encodeURIComponent(raw);
  } catch {
    return '%E0%A4';
  }
}

/** Bodies near to valid ones (the example with some fields replaced or added), other JSON, and no JSON. */
const body = (example: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .dictionary(name, scalar, { maxKeys: 4 })
        .map((other) => JSON.stringify({ ...(example as object), ...other })),
    },
    { weight: 2, arbitrary: fc.jsonValue().map((any) => JSON.stringify(any)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );

/** Requests of any shape to any endpoint. `existing` is the id of a document that they may change or delete. */
export const fuzzRequest = (existing: string): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...ENDPOINTS).chain((row) =>
    fc.record({
      method: fc.oneof(
        { weight: 6, arbitrary: fc.constant<string>(row.method) },
        fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'OPTIONS'),
      ),
      path: fc.array(segmentOf(existing), { minLength: 3, maxLength: 3 }).map((ids) => {
        let index = 0;
        return `/api${row.path.replaceAll(/\{\w+\}/g, () => ids[index++] ?? '')}`;
      }),
      query: fc.oneof(
        fc.constant(''),
        fc
          .array(fc.tuple(name, value), { maxLength: 4 })
          .map((pairs) => `?${pairs.map(([key, one]) => `${encode(key)}=${encode(one)}`).join('&&')}`),
      ),
      type: fc.oneof(
        { weight: 6, arbitrary: fc.constant('application/json') },
        fc.constantFrom('', 'text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16'),
      ),
      body: body(row.example.body),
      persona: fc.nat({ max: 3 }),
    }),
  );
