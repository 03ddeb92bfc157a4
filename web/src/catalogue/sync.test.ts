import { CATALOGUE_FORMAT } from '@catalogue/contract/catalogue-format';
import { afterEach, expect, test, vi } from 'vitest';
import { loadDetails } from './load';
import { catalogue, set } from './store';
import { checkForChanges } from './sync';

const LIST = { version: 7, asOf: 1, categories: new Map(), products: new Map(), banners: new Map(), removed: new Map() };
const DETAILS = { format: CATALOGUE_FORMAT, version: 7, asOf: 1, details: {} };

/** What the server has: nothing at an address that is not named. */
function serve(files: Record<string, unknown>): void {
  vi.stubGlobal('fetch', (address: string) => {
    const file = files[address];
    return Promise.resolve(file === undefined ? new Response(null, { status: 503 }) : Response.json(file));
  });
}

afterEach(() => void vi.unstubAllGlobals());

test('descriptions that failed are known to have failed, and asked for again with the next check', async () => {
  set({ state: 'ready', snapshot: LIST });
  serve({ '/catalogue-version.json': { version: 7 } });
  await loadDetails();
  expect(catalogue()).toMatchObject({ details: null, detailsFailed: true });

  serve({ '/catalogue-version.json': { version: 7 }, '/catalogue-details.json?v=7': DETAILS });
  await checkForChanges();
  await vi.waitFor(() => expect(catalogue().details?.version).toBe(7));
  await vi.waitFor(() => expect(catalogue().detailsFailed).toBe(false));
});
