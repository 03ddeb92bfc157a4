import { expect, it } from 'vitest';
import { MemoryPublishStore, productPath } from '../../../tests/fixtures/memory-publish-store';
import { productFields } from '../../../tests/fixtures/product-fields';
import { entriesOfWrite } from './queue-documents';
import { batchAcquire } from './publish-lease';
import { publishPending } from './publish-pending';

it('gives the token to one caller of a shared attempt', async () => {
  let attempts = 0;
  const acquire = batchAcquire(() => {
    attempts += 1;
    return Promise.resolve(`token-${attempts}`);
  });
  const tokens = await Promise.all(Array.from({ length: 80 }, () => acquire()));
  expect(tokens.filter((token) => token !== null)).toEqual(['token-1']);
  expect(await acquire()).toBe('token-2');
});

it('starts an attempt after the call, never joins one that is under way', async () => {
  const releases: (() => void)[] = [];
  const acquire = batchAcquire(() => new Promise((resolve) => releases.push(() => resolve(null))));
  const first = acquire();
  await Promise.resolve();
  const second = acquire();
  await expect.poll(() => releases.length).toBe(1);
  releases[0]?.();
  await first;
  await expect.poll(() => releases.length).toBe(2);
  releases[1]?.();
  expect(await second).toBeNull();
});

it('tells all callers of an attempt that failed', async () => {
  const acquire = batchAcquire(() => Promise.reject(new Error('No connection')));
  const results = await Promise.allSettled([acquire(), acquire()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(acquire()).rejects.toThrow('No connection');
});

it('publishes what 80 concurrent events have queued, with few reads of the lease', async () => {
  const store = new MemoryPublishStore();
  await publishPending(store.port, store.publishOptions);
  let reads = 0;
  const acquireLease = batchAcquire(() => {
    reads += 1;
    return store.port.acquireLease();
  });
  const port = { ...store.port, acquireLease };
  await Promise.all(
    Array.from({ length: 80 }, async (_, index) => {
      const path = productPath(`p${index}`);
      const fields = productFields({ title: `Product ${index}` });
      store.documents.set(path, { at: index + 1, fields });
      await port.addEntries(entriesOfWrite(path, undefined, fields));
      await publishPending(port, store.publishOptions);
    }),
  );
  expect(store.publishedProducts()).toHaveLength(80);
  expect(store.queue.size).toBe(0);
  expect(reads).toBeLessThan(10);
});
