import { describe, expect, it } from 'vitest';
import { Killed, MemoryPublishStore, productPath, storeOfProducts } from '../../../tests/fixtures/memory-publish-store';
import { productFields } from '../../../tests/fixtures/product-fields';
import { NO_CHANGE, queueDifferences } from './queue-documents';
import { publishPending } from './publish-pending';

describe('published settings', () => {
  it('publishes changed settings once, and makes every device start over', async () => {
    const store = storeOfProducts(3, '');
    await publishPending(store.port, store.publishOptions);
    expect(store.manifest?.settings).toBeUndefined();
    store.settings = { holidays: ['2026-12-25'] };
    store.clock += 60_000;
    await store.port.addEntries([NO_CHANGE]);
    await publishPending(store.port, store.publishOptions);
    expect(store.manifest?.settings).toEqual({ holidays: ['2026-12-25'] });
    expect(store.meta?.removedSince).toBe(store.clock);
    expect(store.commits).toBe(2);
    expect(store.publishedProducts()).toHaveLength(3);
    await store.port.addEntries([NO_CHANGE]);
    await publishPending(store.port, store.publishOptions);
    expect([store.commits, store.queue.size]).toEqual([2, 0]);
  });

  it('takes prices out of the public catalogue when the site, a category or a product limits them, and puts them back', async () => {
    const store = new MemoryPublishStore();
    const put = (id: string, fields: Record<string, unknown>): void =>
      void store.documents.set(productPath(id), { at: 1_000, fields: productFields({ price: 7319.37, ...fields }) });
    put('open', {});
    put('ofCategory', { categoryId: 'vip' });
    put('own', { priceAudience: 'nobody' });
    put('openOfCategory', { categoryId: 'vip', priceAudience: 'everyone' });
    const vip = { title: 'VIP', description: '', coverImage: null, hue: 1, order: 1, createdAt: 1, updatedAt: 1, revision: 1 };
    store.documents.set('categories/vip', {
      at: 1_000,
      fields: { ...vip, deletedAt: 1, imageName: null, picture: null, priceAudience: 'staff' },
    });
    const audiences = () =>
      Object.fromEntries(store.publishedProducts().map(({ id, price, pricesFor }) => [id, [price, pricesFor]]));
    store.limitsPrices = true;
    await publishPending(store.port, store.publishOptions);
    expect(audiences()).toEqual({
      open: [7319.37, undefined],
      // The category is in the trash: that shows nothing to more people.
      ofCategory: [null, 'staff'],
      own: [null, 'nobody'],
      openOfCategory: [7319.37, undefined],
    });

    store.settings = { priceAudience: 'signedIn' };
    store.clock += 60_000;
    await store.port.addEntries([NO_CHANGE]);
    await publishPending(store.port, store.publishOptions);
    expect(audiences()).toMatchObject({
      open: [null, 'signedIn'],
      ofCategory: [null, 'staff'],
      openOfCategory: [7319.37, undefined],
    });

    store.settings = {};
    await store.port.addEntries([NO_CHANGE]);
    await publishPending(store.port, store.publishOptions);
    expect(audiences()).toMatchObject({ open: [7319.37, undefined], ofCategory: [null, 'staff'], own: [null, 'nobody'] });
    expect(
      await queueDifferences(
        store.port,
        store.manifest ??
          (() => {
            throw new Error('Nothing is published');
          })(),
      ),
    ).toBe(0);
  });

  it('limits all prices although the publisher is stopped before any call', async () => {
    for (let killAt = 1; killAt < 40; killAt += 1) {
      const store = storeOfProducts(3, '');
      await publishPending(store.port, store.publishOptions);
      store.settings = { priceAudience: 'staff' };
      let call = 0;
      store.onCall = () => ((call += 1) >= killAt ? Promise.reject(new Killed()) : Promise.resolve());
      await store.port
        .addEntries([NO_CHANGE])
        .then(
          () => publishPending(store.port, store.publishOptions),
          () => undefined,
        )
        .catch(() => undefined);
      store.onCall = () => Promise.resolve();
      store.clock += 61_000;
      await publishPending(store.port, store.publishOptions);
      expect(store.publishedProducts().map(({ price }) => price)).toEqual([null, null, null]);
      expect(JSON.stringify(store.publishedProducts())).not.toContain('420');
    }
  });

  it('publishes settings whose event was lost with the next call, and keeps the published ones while new ones are unreadable', async () => {
    const store = storeOfProducts(1, '');
    await publishPending(store.port, store.publishOptions);
    store.settings = { synonyms: [['mug', 'cup']] };
    await publishPending(store.port, store.publishOptions);
    expect(store.manifest?.settings).toEqual({ synonyms: [['mug', 'cup']] });
    const unreadable = {
      ...store.port,
      readSettings: () => Promise.resolve({ published: null, audience: 'nobody' as const, limitsPrices: true }),
    };
    await publishPending(unreadable, store.publishOptions);
    expect([store.commits, store.manifest?.settings]).toEqual([2, { synonyms: [['mug', 'cup']] }]);
  });
});
