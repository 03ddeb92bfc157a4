import { describe, expect, it, vi } from 'vitest';
import { productPath, storeOfProducts } from '../../../tests/fixtures/memory-publish-store';
import { productFields } from '../../../tests/fixtures/product-fields';
import { log } from '../platform/log';
import { entriesOfWrite } from './queue-documents';
import { publishPending } from './publish-pending';

describe('publishPending', () => {
  it('publishes the first time all documents at once', async () => {
    const store = storeOfProducts(5_000, '<p>Steel</p>');
    expect(await publishPending(store.port, store.publishOptions)).toBe(true);
    expect(store.commits).toBe(1);
    const added = store.publishedProducts().map(({ addedDate }) => addedDate);
    expect(added).toEqual(Array.from({ length: 5_000 }, (_, index) => 4_999 - index));
  });

  it('rewrites for one change only the segment of that product', async () => {
    const store = storeOfProducts(2_000, `<p>${'Steel '.repeat(200)}</p>`);
    await publishPending(store.port, store.publishOptions);
    expect(store.writtenSegments).toBeGreaterThan(5);
    const before = store.writtenSegments;
    const path = productPath('p1000');
    const fields = productFields({ title: 'New', addedDate: 1_000 });
    store.documents.set(path, { at: 5_000_000, fields });
    await store.port.addEntries(entriesOfWrite(path, fields, fields));
    await publishPending(store.port, store.publishOptions);
    expect(store.writtenSegments).toBe(before + 1);
    expect(store.publishedProducts()).toHaveLength(2_000);
  });

  it('publishes a burst in pages, not change by change', async () => {
    const store = storeOfProducts(0, '');
    await publishPending(store.port, store.publishOptions);
    const burst = storeOfProducts(10_000, '<p>Steel</p>');
    for (const [path, stored] of burst.documents) {
      store.documents.set(path, stored);
      await store.port.addEntries(entriesOfWrite(path, undefined, stored.fields));
    }
    const before = store.commits;
    await publishPending(store.port, store.publishOptions);
    expect(store.publishedProducts()).toHaveLength(10_000);
    expect(store.commits - before).toBeLessThanOrEqual(6);
  });

  it('leaves out a product that cannot be published, reports it and publishes the others', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const store = storeOfProducts(3, '<p>Steel</p>');
    store.documents.set(productPath('p1'), { at: 1, fields: productFields({ price: 'cheap' }) });
    store.documents.set(productPath('p2'), {
      at: 1,
      fields: {
        ...productFields(),
        get title(): string {
          throw new Error('Unreadable');
        },
      },
    });
    await publishPending(store.port, store.publishOptions);
    expect(store.publishedProducts().map(({ id }) => id)).toEqual(['p0']);
    expect(store.failures).toEqual(
      expect.arrayContaining([
        { path: 'products/p1', reason: 'price' },
        { path: 'products/p2', reason: 'unexpected error' },
      ]),
    );
    const repaired = productFields({ title: 'Repaired' });
    store.documents.set(productPath('p1'), { at: 2, fields: repaired });
    await store.port.addEntries(entriesOfWrite(productPath('p1'), repaired, repaired));
    await publishPending(store.port, store.publishOptions);
    expect(store.failures.map(({ path }) => path)).toEqual(['products/p2']);
    error.mockRestore();
  });

  it('returns at once while another publisher holds the lease', async () => {
    const store = storeOfProducts(1, '');
    await store.port.acquireLease();
    expect(await publishPending(store.port, store.publishOptions)).toBe(false);
    store.clock += 61_000;
    expect(await publishPending(store.port, store.publishOptions)).toBe(true);
  });
});
