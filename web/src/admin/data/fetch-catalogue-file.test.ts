import { NO_FACTS } from '@catalogue/contract/product-fields';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { write } from '../../data/device-store/database';
import { fetchCatalogueDetails } from './fetch-catalogue-file';

const option = { kind: 'size', name: 'XL', swatch: null, sku: null, price: null, stock: true, imageName: null } as const;
const details = {
  ...{ format: 1, version: 7, asOf: 1 },
  details: { mug: { description: '', quantity: 1, placeholder: null, facts: { ...NO_FACTS, options: [option] } } },
};
const hidden = { audience: 'signedIn', price: 90, discountedPrice: null, priceBreaks: [[50, 80]], options: [110] };

const callAsUser = vi.hoisted(() => vi.fn());
vi.mock('./firebase', () => ({ callModule: () => Promise.resolve({ callAsUser }) }));

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
