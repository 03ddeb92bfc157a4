import { ENDPOINTS } from '@catalogue/contract/endpoints/table';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCategory, newId, newPerson } from './fixtures';
import { serveApi } from './server';
import { removeSince } from './tidy';

const started = new Date();
let api: Awaited<ReturnType<typeof serveApi>>;
let tokens: (string | undefined)[];
/** Some requests change or delete it: nothing of the seed's may be within their reach. */
const existing = newId();

beforeAll(async () => {
  api = await serveApi();
  const [user, admin] = await Promise.all([newPerson(), newPerson({ admin: true })]);
  await newCategory({}, existing);
  tokens = [undefined, await user.token(), await admin.token(), 'a.b.c'];
});
afterAll(async () => {
  await api.close();
  await removeSince(started);
});

const REQUESTS = 10_000;
/** Enough to be quick, few enough for the emulators. */
const AT_ONCE = 16;

const segment = fc.oneof(
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

/** A string as a path segment may hold it; what UTF-16 cannot say is left as a broken escape. */
function encode(raw: string): string {
  try {
    return encodeURIComponent(raw);
  } catch {
    return '%E0%A4';
  }
}

/** Bodies near to good ones - an example with some fields replaced, added or taken away - and anything else. */
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

const request = fc.constantFrom(...ENDPOINTS).chain((row) =>
  fc.record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant<string>(row.method) },
      fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'OPTIONS'),
    ),
    path: fc.array(segment, { minLength: 3, maxLength: 3 }).map((ids) => {
      let place = 0;
      return `/api${row.path.replaceAll(/\{\w+\}/g, () => ids[place++] ?? '')}`;
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

it(`answers ${REQUESTS} requests of any shape without once blaming itself`, { timeout: 300_000 }, async () => {
  const statuses = new Map<number, number>();
  const batches = Math.ceil(REQUESTS / AT_ONCE);
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (batch) => {
      const answers = await Promise.all(
        batch.map(async ({ method, path, query, type, body: sent, persona }) => {
          const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
          const answer = await api.send(path + query, {
            method,
            token: tokens[persona],
            ...(hasBody && { body: sent, headers: { 'content-type': type } }),
          });
          return { ...answer, asked: `${method} ${path}${query} ${hasBody ? sent : ''}` };
        }),
      );
      for (const { status, asked, bytes } of answers) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status, `${asked}\n${bytes.toString()}`).toBeLessThan(500);
      }
    }),
    { numRuns: batches, endOnFailure: true },
  );
  // The requests were not all turned away at the same door.
  for (const status of [200, 204, 400, 401, 403, 404, 405, 415, 422]) expect([...statuses.keys()]).toContain(status);
});
