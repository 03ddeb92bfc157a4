import { LIST_URL } from '@catalogue/contract/catalogue-format';
import { pricesEndpoints } from '@catalogue/contract/endpoints/prices';
import { catalogueDetailsFile, catalogueFile, unpublishedSince } from '@catalogue/contract/entities/catalogue';
import type { CatalogueDetailsFile, CatalogueFile } from '@catalogue/contract/entities/catalogue';
import { withPrices } from '@catalogue/contract/separate-prices';
import * as v from 'valibot';
import { fetchSameOrigin } from '../../device/network-status';
import { serverNow } from '../../device/server-clock';
import { ServerFailure } from '../../lib/server-failure';
import { answerOf } from './failure-reason';
import { callModule } from './firebase';

/** Where the previous release kept its copy. */
const PREVIOUS_URL = '/catalogue.json';
const DETAILS_URL_PATH = '/catalogue-details.json';
/** Cache of the last file, for lists without a network. Its content is public, so it may stay after logging out. */
const CACHE = 'admin-catalogue';

/** Fetches the public catalogue, past the CDN's copy of a minute ago; offline the last file of this device. Rejects without either. */
export async function fetchCatalogueFile(): Promise<CatalogueFile & { changesSince: number }> {
  const response = await fetchSameOrigin(LIST_URL, { cache: 'no-cache' }).catch(() => undefined);
  if (response?.ok === true) {
    const copy = response.clone();
    const file = v.parse(catalogueFile, await response.json());
    // Awaited, because leaving the page would abort the copying.
    await store(copy);
    return withChangesSince(await withHiddenPrices(file));
  }
  const cached = await cachedCopy();
  if (cached) return withChangesSince(v.parse(catalogueFile, await cached.json()));
  throw new ServerFailure(response?.status ?? null);
}

/** The last file of this device, to show until the current one is there; null without one, and where prices for staff are missing in it. */
export async function readStoredCatalogueFile(): Promise<CatalogueFile | null> {
  const cached = await cachedCopy();
  if (!cached) return null;
  const parsed = v.safeParse(catalogueFile, await cached.json());
  return parsed.success && parsed.output.settings?.limitsPrices !== true ? parsed.output : null;
}

/** The file with the prices that staff may see. Without an answer for them the list fails, rather than show a product as unpriced. */
async function withHiddenPrices(file: CatalogueFile): Promise<CatalogueFile> {
  if (file.settings?.limitsPrices !== true) return file;
  const { callAsUser } = await callModule();
  const { prices } = answerOf(await callAsUser(pricesEndpoints.read));
  const products = file.products.map((product) => {
    const hidden = product.pricesFor && prices[product.id];
    return hidden ? withPrices(product, hidden) : product;
  });
  return { ...file, products };
}

/** Fetches what the catalogue file leaves out of its products. Rejects offline. */
export async function fetchCatalogueDetails(): Promise<CatalogueDetailsFile> {
  const response = await fetchSameOrigin(DETAILS_URL_PATH, { cache: 'no-cache' }).catch(() => undefined);
  if (response?.ok !== true) throw new ServerFailure(response?.status ?? null);
  return v.parse(catalogueDetailsFile, await response.json());
}

/** Adds the moment (ms) after which Firestore may have changes that the file lacks. */
const withChangesSince = (file: CatalogueFile) => ({ ...file, changesSince: unpublishedSince(file.asOf, serverNow()) });

// Storage may be missing (private windows) or full: lists then need the network.
const store = (response: Response): Promise<void> =>
  caches
    .open(CACHE)
    .then((cache) => cache.put(LIST_URL, response))
    .catch(() => undefined);
const cachedCopy = (): Promise<Response | undefined> =>
  caches
    .open(CACHE)
    .then(async (cache) => (await cache.match(LIST_URL)) ?? cache.match(PREVIOUS_URL))
    .catch(() => undefined);
