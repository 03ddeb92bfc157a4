import { expect, it } from 'vitest';
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

const filesOf = (upload: string) => [
  `uploads/products/${upload}`,
  ...['320.avif', '640.avif', 'preview.webp'].map((file) => `pictures/products/${upload}/${file}`),
];

it.each([1, 2, 3, 100])(
  'sweeps what is unused, in pages of %i, where a page ends within the files of an upload',
  async (pageSize) => {
    const { lists: pages, names } = bucketOf(['a/1', 'a/2', 'b/1'].flatMap(filesOf), pageSize);
    const used = (uploads: readonly Upload[]) =>
      Promise.resolve(new Set(uploads.map(picturePath).filter((path) => path !== 'products/a/2')));
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
      return Promise.resolve(new Set(uploads.map(picturePath)));
    },
  });
  expect(Math.max(...asked)).toBeLessThanOrEqual(100);
});
