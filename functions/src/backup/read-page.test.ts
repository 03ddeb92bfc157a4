import { BACKUP_COLLECTIONS } from '@catalogue/contract/endpoints/backup';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPage } from './read-page';

/** Ids of the documents of each collection. */
const database = vi.hoisted(() => ({ stored: new Map<string, string[]>() }));

/** Queries by id of a database whose documents have one field, their id. */
class Query {
  constructor(
    private readonly name: string,
    private readonly after = '',
    private readonly most = Infinity,
  ) {}
  orderBy = () => this;
  limit = (most: number) => new Query(this.name, this.after, most);
  startAfter = (after: string) => new Query(this.name, after, this.most);
  get = () => {
    const ids = (database.stored.get(this.name) ?? []).filter((id) => id > this.after).slice(0, this.most);
    return Promise.resolve({
      docs: ids.map((id) => ({ id, ref: { path: `${this.name}/${id}` }, data: () => ({ id }) })),
    });
  };
}

vi.mock('../platform/firestore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  firestore: () => ({ collection: (name: string) => new Query(name) }),
}));

const [FIRST = '', , THIRD = ''] = BACKUP_COLLECTIONS;
const LAST = BACKUP_COLLECTIONS.at(-1) ?? '';
const idsOf = (count: number): string[] => Array.from({ length: count }, (_, n) => `id-${String(n).padStart(4, '0')}`);

/** The paths of every page. */
async function readPages(limits?: Parameters<typeof readPage>[1]): Promise<string[][]> {
  const pages: string[][] = [];
  let after: string | undefined;
  do {
    const { documents, next } = await readPage(after, limits);
    pages.push(documents.map(({ path }) => path));
    after = next ?? undefined;
  } while (after !== undefined);
  return pages;
}

describe('readPage', () => {
  beforeEach(() => {
    database.stored = new Map([
      [FIRST, idsOf(301)],
      [THIRD, idsOf(600)],
      [LAST, idsOf(4)],
      ['snapshots', idsOf(9)],
    ]);
  });
  const all = () => [FIRST, THIRD, LAST].flatMap((name) => (database.stored.get(name) ?? []).map((id) => `${name}/${id}`));

  it.each([
    ['in one page', { documents: 2_000, bytes: 8_000_000 }],
    ['in pages that end within collections', { documents: 70, bytes: 8_000_000 }],
    ['in pages that end where a collection ends', { documents: 301, bytes: 8_000_000 }],
    ['in pages of a size', { documents: 2_000, bytes: 1_000 }],
  ])('gives each document once, %s', async (_, limits) => {
    expect((await readPages(limits)).flat()).toEqual(all());
  });

  it('ends a page at its number of documents', async () => {
    expect((await readPages({ documents: 300, bytes: 8_000_000 })).map(({ length }) => length)).toEqual([300, 300, 300, 5]);
    database.stored.set(FIRST, idsOf(2_500));
    expect((await readPage()).documents).toHaveLength(2_000);
  });

  it('ends a page with the document that reaches its size', async () => {
    const { documents } = await readPage(undefined, { documents: 2_000, bytes: 1_000 });
    const sizes = documents.map((document) => JSON.stringify(document).length);
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum).toBeGreaterThanOrEqual(1_000);
    expect(sum - (sizes.at(-1) ?? 0)).toBeLessThan(1_000);
  });

  it('continues after a document that was deleted meanwhile', async () => {
    const { next } = await readPage(undefined, { documents: 10, bytes: 8_000_000 });
    database.stored.set(FIRST, idsOf(301).slice(10));
    const { documents } = await readPage(next ?? undefined);
    expect(documents[0]?.path).toBe(`${FIRST}/id-0010`);
  });
});
