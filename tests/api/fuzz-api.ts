import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { newCategory, newId, newPerson } from './fixtures';
import { fuzzRequest } from './fuzz-requests';
import { withApi } from './with-api';

/** Concurrent requests; more would overload the emulators. */
const AT_ONCE = 16;
const MS_PER_REQUEST = 30;

/** Defines a test that sends so many random requests to the API and expects no answer of 500 or above. */
export function testFuzz(requests: number): void {
  const api = withApi();
  // Some requests change or delete it: none may reach a document of the seed.
  const existing = newId();
  let tokens: (string | undefined)[];

  beforeAll(async () => {
    const [user, admin] = await Promise.all([newPerson(), newPerson({ role: 'admin' })]);
    await newCategory({}, existing);
    tokens = [undefined, await user.token(), await admin.token(), 'a.b.c'];
  });

  it(
    `answers ${requests} random requests without a server error`,
    { timeout: 60_000 + requests * MS_PER_REQUEST },
    async () => {
      const statuses = new Set<number>();
      const batch = fc.array(fuzzRequest(existing), { minLength: AT_ONCE, maxLength: AT_ONCE });
      await fc.assert(
        fc.asyncProperty(batch, async (sent) => {
          const answers = await Promise.all(
            sent.map(async ({ method, path, query, type, body, persona }) => {
              const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
              const answer = await api.send(path + query, {
                method,
                token: tokens[persona],
                ...(hasBody && { body, headers: { 'content-type': type } }),
              });
              return { ...answer, request: `${method} ${path}${query} ${hasBody ? body : ''}` };
            }),
          );
          for (const { status, request, bytes } of answers) {
            statuses.add(status);
            expect(status, `${request}\n${bytes.toString()}`).toBeLessThan(500);
          }
        }),
        { numRuns: Math.ceil(requests / AT_ONCE), endOnFailure: true },
      );
      // Requests reached handlers and every kind of refusal.
      for (const status of [200, 204, 400, 401, 403, 404, 405, 415, 422]) expect([...statuses]).toContain(status);
    },
  );
}
