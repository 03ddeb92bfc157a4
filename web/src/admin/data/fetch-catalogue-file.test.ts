import { NO_FACTS } from '@catalogue/contract/product-fields';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { write } from '../../data/device-store/database';
import { fetchCatalogueDetails, fetchCatalogueFile, readStoredCatalogueFile } from './fetch-catalogue-file';

const option = { kind: 'size', name: 'XL', swatch: null, sku: null, price: null, stock: true, imageName: null } as const;
const details = {
  ...{ format: 1, version: 7, asOf: 1 },
  details: { mug: { description: '', quantity: 1, placeholder: null, facts: { ...NO_FACTS, options: [option] } } },
};
const hidden = { audience: 'signedIn', price: 90, discountedPrice: null, priceBreaks: [[50, 80]], options: [110] };

const callAsUser = vi.hoisted(() => vi.fn());
vi.mock('./firebase-modules', () => ({ callModule: () => Promise.resolve({ callAsUser }) }));

afterEach(() => vi.unstubAllGlobals());

describe('fetchCatalogueDetails', () => {
  it('adds the prices that the public file leaves out', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(details)));
    callAsUser.mockResolvedValue({ outcome: 'done', answer: { version: 7, prices: { mug: hidden } } });
    const { mug } = (await fetchCatalogueDetails(true)).details;
    expect(mug?.facts?.priceBreaks).toEqual([{ from: 50, price: 80 }]);
    expect(mug?.facts?.options[0]?.price).toBe(110);
  });

  it('reads the copy of this device offline, but not where it lacks prices', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    callAsUser.mockResolvedValue({ outcome: 'unreachable' });
    await expect(fetchCatalogueDetails(false)).rejects.toThrow();
    await write('catalogue', 'details', { version: 7, json: JSON.stringify(details) });
    expect(await fetchCatalogueDetails(false)).toMatchObject({ version: 7, details: { mug: { quantity: 1 } } });
    await expect(fetchCatalogueDetails(true)).rejects.toThrow();
  });
});

describe('fetchCatalogueFile', () => {
  const file = { format: 1, version: 7, asOf: 1, categories: [], banners: [] };
  const mug = {
    ...{ id: 'mug', title: 'Mug', sku: null, price: 90, discountedPrice: null, stock: true, categoryId: null, picture: null },
    ...{ addedDate: 1, updatedAt: 1, revision: 1 },
  };
  const offlineWith = (stored: object) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('caches', { open: () => Promise.resolve({ match: () => Promise.resolve(Response.json(stored)) }) });
    callAsUser.mockResolvedValue({ outcome: 'unreachable' });
  };

  it('reads the last file of this device offline, but not where it lacks prices', async () => {
    offlineWith({ ...file, products: [mug] });
    expect(await fetchCatalogueFile()).toMatchObject({ version: 7, products: [{ id: 'mug' }] });
    offlineWith({ ...file, products: [{ ...mug, price: null, pricesFor: 'staff' }] });
    await expect(fetchCatalogueFile()).rejects.toThrow();
    expect(await readStoredCatalogueFile()).toBeNull();
  });
});
