import { expect, it, vi } from 'vitest';
import type { StoredFile } from '../platform/storage';
import { sweepPictures } from './sweep-pictures';
import { picturePath, type Upload } from './upload-path';

const DAY = 86_400_000;
const NOW = 100 * DAY;

/** A bucket of file names. */
function bucketOf(names: readonly string[], pageSize: number) {
  const stored = new Map<string, Record<string, string | null>>(names.map((name) => [name, {}]));
  const file = (name: string): StoredFile =>
    ({
      name,
      metadata: { metadata: stored.get(name) },
      delete: () => Promise.resolve(stored.delete(name)),
      setMetadata: ({ metadata }: { metadata: Record<string, string | null> }) => {
        stored.set(name, { ...stored.get(name), ...metadata });
        return Promise.resolve();
      },
    }) as unknown as StoredFile;
  async function* pages(prefix: string): AsyncGenerator<StoredFile[]> {
    const all = [...stored.keys()].filter((name) => name.startsWith(prefix)).toSorted();
    for (let start = 0; start < all.length; start += pageSize)
      yield await Promise.resolve(all.slice(start, start + pageSize).map(file));
  }
  return { lists: () => [pages('uploads/'), pages('pictures/')], names: () => [...stored.keys()] };
}

const usesOf = (inUse: string[], unattached: string[] = []) => ({ inUse: new Set(inUse), unattached: new Set(unattached) });

const filesOf = (upload: string) => [
  `uploads/products/${upload}`,
  ...['320.avif', '640.avif', 'preview.webp'].map((file) => `pictures/products/${upload}/${file}`),
];

it.each([1, 2, 3, 100])(
  'sweeps what is unused, in pages of %i, where a page ends within the files of an upload',
  async (pageSize) => {
    const { lists: pages, names } = bucketOf(['a/1', 'a/2', 'b/1'].flatMap(filesOf), pageSize);
    const used = (uploads: readonly Upload[]) =>
      Promise.resolve(usesOf(uploads.map(picturePath).filter((path) => path !== 'products/a/2')));
    expect(await sweepPictures(NOW, { pages, used })).toBe(0);
    expect(await sweepPictures(NOW + 6 * DAY, { pages, used })).toBe(0);
    expect(await sweepPictures(NOW + 8 * DAY, { pages, used })).toBe(1);
    expect(names().toSorted()).toEqual(['a/1', 'b/1'].flatMap(filesOf).toSorted());
  },
);

it('asks for the documents of one page at a time', async () => {
  const { lists: pages } = bucketOf(Array.from({ length: 500 }, (_, index) => filesOf(`p${index}/1`)).flat(), 100);
  const asked: number[] = [];
  await sweepPictures(NOW, {
    pages,
    used: (uploads) => {
      asked.push(uploads.length);
      return Promise.resolve(usesOf(uploads.map(picturePath)));
    },
  });
  expect(Math.max(...asked)).toBeLessThanOrEqual(100);
});

/** An original that its document requests, as it was uploaded. */
function originalOf(metadata: Record<string, string>, uploadedAt: number) {
  const file = {
    name: 'uploads/products/a/1',
    metadata: { metadata, timeCreated: new Date(uploadedAt).toISOString() },
    setMetadata: (change: { metadata: Record<string, string> }) => {
      Object.assign(metadata, change.metadata);
      return Promise.resolve();
    },
    copy: vi.fn(() => Promise.resolve()),
  };
  async function* list(): AsyncGenerator<StoredFile[]> {
    yield await Promise.resolve([file as unknown as StoredFile]);
  }
  const attach = vi.fn(() => Promise.resolve());
  const sweep = (unattached: string[] = ['products/a/1']) =>
    sweepPictures(NOW, {
      pages: () => [list()],
      used: () => Promise.resolve(usesOf(['products/a/1'], unattached)),
      attach,
    });
  return { ...file, attach, sweep };
}

it('attaches a picture whose document was not told', async () => {
  const { attach, copy, sweep } = originalOf({ result: 'made' }, NOW - DAY);
  await sweep([]);
  expect(attach).not.toHaveBeenCalled();
  await sweep();
  expect(attach).toHaveBeenCalledExactlyOnceWith({ collection: 'products', documentId: 'a', uploadId: '1' });
  expect(copy).not.toHaveBeenCalled();
});

it('starts the making of a picture that has no result after an hour again, at most three times', async () => {
  const young = originalOf({}, NOW - 3_500_000);
  await young.sweep();
  expect(young.copy).not.toHaveBeenCalled();
  const { attach, copy, sweep } = originalOf({}, NOW - 3_700_000);
  for (let night = 0; night < 5; night += 1) await sweep();
  expect(copy).toHaveBeenCalledTimes(3);
  expect(attach).not.toHaveBeenCalled();
});

it('sweeps on where a picture cannot be repaired', async () => {
  const { attach, sweep } = originalOf({ result: 'made' }, NOW - DAY);
  attach.mockRejectedValueOnce(new Error('unreadable'));
  expect(await sweep()).toBe(0);
});
