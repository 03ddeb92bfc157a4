import { gunzipSync } from 'node:zlib';
import type { BackupDocument, BackupPage } from '@catalogue/contract/endpoints/backup';
import { describe, expect, it, vi } from 'vitest';
import { readBackup } from './read-backup';

const documentOf = (id: string): BackupDocument => ({
  path: `products/${id}`,
  fields: { title: { stringValue: `Größe ${id}` } },
});
const [MUG, PEN, BAG] = [documentOf('mug'), documentOf('pen'), documentOf('bag')];

/** The pages of a server by the path that they follow. */
const PAGES = new Map<string | undefined, BackupPage>([
  [undefined, { documents: [MUG, PEN], next: PEN.path }],
  [PEN.path, { documents: [BAG], next: BAG.path }],
  [BAG.path, { documents: [], next: null }],
]);

const readPage = (after: string | undefined): Promise<BackupPage> => {
  const page = PAGES.get(after);
  return page ? Promise.resolve(page) : Promise.reject(new Error(`No page after ${after ?? ''}`));
};

describe('readBackup', () => {
  it('joins all pages into one gzip file with a document per line, and counts them', async () => {
    const onCount = vi.fn();
    const file = await readBackup(readPage, { onCount, signal: new AbortController().signal });
    const text = gunzipSync(Buffer.from(await file.arrayBuffer())).toString();
    expect(text.endsWith('\n')).toBe(true);
    expect(
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([MUG, PEN, BAG]);
    expect(onCount.mock.calls).toEqual([[2], [3], [3]]);
  });

  it('fails as a whole when a page fails', async () => {
    const failing = (after: string | undefined) =>
      after === undefined ? readPage(after) : Promise.reject(new Error('offline'));
    await expect(readBackup(failing, { onCount: vi.fn(), signal: new AbortController().signal })).rejects.toThrow('offline');
  });

  it('requests no page after it was cancelled', async () => {
    const controller = new AbortController();
    const requested: (string | undefined)[] = [];
    const cancelling = (after: string | undefined) => {
      requested.push(after);
      controller.abort();
      return readPage(after);
    };
    const onCount = vi.fn();
    await expect(readBackup(cancelling, { onCount, signal: controller.signal })).rejects.toThrow('abort');
    expect(requested).toEqual([undefined]);
    expect(onCount).not.toHaveBeenCalled();
  });
});
