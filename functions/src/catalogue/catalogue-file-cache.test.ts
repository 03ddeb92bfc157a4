import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogueFileCache } from './catalogue-file-cache';

/** Text that a good compression makes clearly smaller than a fast one. */
const TEXT = JSON.stringify(Array.from({ length: 3_000 }, (_, index) => `word${(index * index * 7_919) % 9_973}`).join(' '));

/** A catalogue of any version. */
function anyCatalogue() {
  const published = { version: 1, text: TEXT };
  const file = () => Promise.resolve({ format: 1, version: published.version, gzip: gzipSync(published.text) });
  const hold = createCatalogueFileCache({ version: () => Promise.resolve(published.version), file }, 'list');
  /** As a device asks that knows the newest version. */
  const bytes = async (): Promise<number> => (await hold(published.version)).brotli?.byteLength ?? 0;
  return { published, bytes };
}

const wait = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('createCatalogueFileCache', () => {
  it('compresses fast while versions follow each other, and well afterwards', async () => {
    const { published, bytes } = anyCatalogue();
    const smallest = await bytes();
    published.version = 2;
    wait(5_000);
    const fast = await bytes();
    expect(fast).toBeGreaterThan(smallest * 1.05);
    wait(20_000);
    expect(await bytes()).toBe(fast);
    wait(11_000);
    // No request waits for the smaller file.
    expect(await bytes()).toBe(fast);
    await vi.waitFor(async () => expect(await bytes()).toBe(smallest));
  });

  it('compresses well at once when the last change is a while ago', async () => {
    const { published, bytes } = anyCatalogue();
    const smallest = await bytes();
    published.version = 2;
    wait(31_000);
    expect(await bytes()).toBe(smallest);
  });

  it.each([
    ['late', (): void => undefined],
    ['never', null],
  ])('serves the held file when the version comes %s, and the newer one to a later request', async (_, late) => {
    let answer = (): void => undefined;
    const version = vi
      .fn(() => Promise.resolve(2))
      .mockResolvedValueOnce(1)
      .mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(2))));
    const file = () => Promise.resolve({ format: 1, version: version.mock.calls.length > 1 ? 2 : 1, gzip: gzipSync('""') });
    const hold = createCatalogueFileCache({ version, file }, 'list');
    expect((await hold(0)).version).toBe(1);
    wait(1_000);
    vi.useFakeTimers({ now: Date.now() });
    const first = hold(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await first).version).toBe(1);
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    if (late !== null) answer();
    wait(10_000);
    expect((await hold(0)).version).toBe(2);
  });

  it('keeps a version that comes while the one before is compressed well', async () => {
    const { published, bytes } = anyCatalogue();
    await bytes();
    published.version = 2;
    wait(5_000);
    await bytes();
    wait(31_000);
    await bytes();
    Object.assign(published, { version: 3, text: '"short"' });
    wait(2_000);
    expect(await bytes()).toBeLessThan(20);
    // This takes longer than the better file of the version before.
    await promisify(brotliCompress)(TEXT);
    expect(await bytes()).toBeLessThan(20);
  });
});
