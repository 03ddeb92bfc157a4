import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { commitInHalves } from '../../functions/src/platform/commit-in-halves';
import { errorOf, expectOk, GoogleError, read } from '../deploy/google-api';
import type { Target } from './target';

/** A Firestore document as Google's REST API writes it: every value with its type. */
export interface StoredDocument {
  /** Path below the database, e.g. `products/drk-01`. */
  path: string;
  fields: Record<string, unknown>;
}

const textValue = v.object({ stringValue: v.string() });

/** The text of a field; '' where there is none. */
export function textOf({ fields }: StoredDocument, name: string): string {
  const parsed = v.safeParse(textValue, fields[name]);
  return parsed.success ? parsed.output.stringValue : '';
}

const PAGE = 300;
/** Firestore accepts 500 writes and a request of 10 MiB. What it stores and deletes may be more: a refused commit is halved. */
const WRITES_PER_COMMIT = 400;
const BYTES_PER_COMMIT = 5_000_000;

const page = v.array(
  v.object({
    readTime: v.optional(v.string()),
    document: v.optional(v.object({ name: v.string(), fields: v.optional(v.record(v.string(), v.unknown()), {}) })),
  }),
);

const rootOf = ({ firestore, project }: Target) => ({
  url: `${firestore}/projects/${project}/databases/(default)/documents`,
  name: `projects/${project}/databases/(default)/documents/`,
});

/**
 * All documents of the database, in the order of their names, subcollections included. All pages are read
 * as of the time of the first one. Google allows that for an hour, and with point-in-time recovery for whole minutes of the last seven
 * days, so this first waits for the next minute: https://firebase.google.com/docs/firestore/use-pitr#read-pitr-data
 */
export async function* readDocuments(
  target: Target,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): AsyncGenerator<StoredDocument> {
  const readTime = target.isEmulator ? undefined : await nextMinute(wait);
  yield* readPages(target, { from: [{ allDescendants: true }] }, readTime);
}

/** The documents of one collection, as they are now; with `where`, those of which a field has this text. */
export const readCollection = (
  target: Target,
  collectionId: string,
  where?: { field: string; text: string },
): AsyncGenerator<StoredDocument> =>
  readPages(target, {
    from: [{ collectionId }],
    ...(where && {
      where: {
        fieldFilter: { field: { fieldPath: where.field }, op: 'EQUAL', value: { stringValue: where.text } },
      },
    }),
  });

/** The documents of a query, in the order of their names. */
async function* readPages(target: Target, query: object, asOf?: string): AsyncGenerator<StoredDocument> {
  const { url, name } = rootOf(target);
  let after: string | undefined;
  let readTime = asOf;
  for (;;) {
    const startAt = after === undefined ? {} : { startAt: { values: [{ referenceValue: after }], before: false } };
    const structuredQuery = {
      ...query,
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      limit: PAGE,
      ...startAt,
    };
    const answer = await target.api.post(`${url}:runQuery`, { structuredQuery, ...(readTime && { readTime }) });
    const answers = read(page, answer, 'Documents could not be read');
    readTime ??= answers[0]?.readTime;
    const found = answers.flatMap(({ document }) => document ?? []);
    for (const document of found) yield { path: document.name.slice(name.length), fields: document.fields };
    if (found.length < PAGE) return;
    after = found.at(-1)?.name;
  }
}

const MINUTE_MS = 60_000;
/** Google refuses times to come, by its own clock. */
const CLOCK_SKEW_MS = 1_000;

/** The next whole minute, once it has passed: what was written until now is in it. */
async function nextMinute(wait: (ms: number) => Promise<unknown>): Promise<string> {
  const now = Date.now();
  const minute = Math.ceil(now / MINUTE_MS) * MINUTE_MS;
  await wait(minute - now + CLOCK_SKEW_MS);
  return new Date(minute).toISOString();
}

interface Write {
  update?: { name: string; fields: Record<string, unknown> };
  delete?: string;
}

const pathOf = (target: Target, { update, delete: deleted = '' }: Write): string =>
  (update?.name ?? deleted).slice(rootOf(target).name.length);

async function commit(target: Target, writes: readonly Write[]): Promise<void> {
  const [first] = writes;
  if (first === undefined) return;
  const which = writes.length === 1 ? `The document ${pathOf(target, first)}` : 'Documents';
  const what = `${which} could not be ${first.delete === undefined ? 'written' : 'deleted'}`;
  await expectOk(what, target.api.post(`${rootOf(target).url}:commit`, { writes }));
}

const isInvalid = (error: unknown): boolean =>
  error instanceof GoogleError && errorOf(error.answer).reasons.includes('INVALID_ARGUMENT');

const commitBatch = (target: Target, batch: readonly Write[]): Promise<void> =>
  commitInHalves(batch, (writes) => commit(target, writes), isInvalid);

/** Groups writes so that each request stays below Firestore's limits. */
async function commitAll(target: Target, writes: Iterable<Write>): Promise<void> {
  let batch: Write[] = [];
  let bytes = 0;
  for (const write of writes) {
    const size = Buffer.byteLength(JSON.stringify(write));
    if (batch.length === WRITES_PER_COMMIT || (batch.length > 0 && bytes + size > BYTES_PER_COMMIT)) {
      await commitBatch(target, batch);
      batch = [];
      bytes = 0;
    }
    batch.push(write);
    bytes += size;
  }
  await commitBatch(target, batch);
}

/** Writes documents as they are, replacing those of the same path. */
export async function writeDocuments(target: Target, documents: Iterable<StoredDocument>): Promise<void> {
  const { name } = rootOf(target);
  function* writes(): Generator<Write> {
    for (const { path, fields } of documents) yield { update: { name: name + path, fields } };
  }
  await commitAll(target, writes());
}

export async function deleteDocuments(target: Target, paths: readonly string[]): Promise<void> {
  const { name } = rootOf(target);
  await commitAll(
    target,
    paths.map((path) => ({ delete: name + path })),
  );
}
