import { LIST_URL } from '@catalogue/contract/catalogue-format';
import { pricesEndpoints } from '@catalogue/contract/endpoints/prices';
import { catalogueDetailsFile, catalogueFile, unpublishedSince } from '@catalogue/contract/entities/catalogue';
import type { CatalogueDetailsFile, CatalogueFile } from '@catalogue/contract/entities/catalogue';
import type { PricesFile } from '@catalogue/contract/entities/hidden-prices';
import { detailsWithPrices, withPrices } from '@catalogue/contract/separate-prices';
import * as v from 'valibot';
import { read } from '../../data/device-store/database';
import { fetchSameOrigin } from '../../data/network/network-status';
import { serverNow } from '../../data/network/server-clock';
import { ServerFailure } from '../../lib/server-failure';
import { answerOf } from './failure-reason';
import { callModule } from './firebase-modules';

const DETAILS_PATH = '/catalogue-details.json';
/** Cache of the last file, for lists without a network. Its content is public, so it may stay after logging out. */
const CACHE = 'admin-catalogue';

/**
 * Fetches the public catalogue, past the CDN's copy of a minute ago; offline the last file of this device. Rejects without either,
 * and offline where prices are limited, because no file has those.
 */
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
  if (cached) return withChangesSince(await withHiddenPrices(v.parse(catalogueFile, await cached.json())));
  throw new ServerFailure(response?.status ?? null);
}

/** The last file of this device, to show until the current one is there; null without one, and where prices for staff are missing in it. */
export async function readStoredCatalogueFile(): Promise<CatalogueFile | null> {
  const cached = await cachedCopy();
  if (!cached) return null;
  const parsed = v.safeParse(catalogueFile, await cached.json());
  return parsed.success && !lacksPrices(parsed.output) ? parsed.output : null;
}

/** Whether some products have prices that the public file leaves out. */
const lacksPrices = ({ products }: CatalogueFile): boolean => products.some(({ pricesFor }) => pricesFor !== undefined);

/** Hidden prices by product id. Rejects without an answer: the list fails, rather than show a product as unpriced. */
async function fetchHiddenPrices(): Promise<PricesFile['prices']> {
  const { callAsUser } = await callModule();
  return answerOf(await callAsUser(pricesEndpoints.read)).prices;
}

/** The file with the prices that staff may see. */
async function withHiddenPrices(file: CatalogueFile): Promise<CatalogueFile> {
  if (!lacksPrices(file)) return file;
  const prices = await fetchHiddenPrices();
  const products = file.products.map((product) => {
    const hidden = product.pricesFor && prices[product.id];
    return hidden ? withPrices(product, hidden) : product;
  });
  return { ...file, products };
}

/**
 * Fetches what the catalogue file leaves out of its products; offline the copy that the catalogue's pages keep on this device.
 * Rejects without either, and offline where prices are limited, because no copy has those.
 */
export async function fetchCatalogueDetails(limitsPrices: boolean): Promise<CatalogueDetailsFile> {
  const response = await fetchSameOrigin(DETAILS_PATH, { cache: 'no-cache' }).catch(() => undefined);
  const json: unknown = response?.ok === true ? await response.json() : await storedDetails();
  if (json === undefined) throw new ServerFailure(response?.status ?? null);
  const file = v.parse(catalogueDetailsFile, json);
  if (!limitsPrices) return file;
  const prices = await fetchHiddenPrices();
  const details = Object.entries(file.details).map(([id, one]) => {
    const hidden = prices[id];
    return [id, hidden ? detailsWithPrices(one, hidden) : one];
  });
  return { ...file, details: Object.fromEntries(details) as CatalogueDetailsFile['details'] };
}

const storedFile = v.object({ json: v.string() });

/** The details as the catalogue's pages store them on this device; undefined when there are none. */
async function storedDetails(): Promise<unknown> {
  const stored = v.safeParse(storedFile, await read('catalogue', 'details'));
  return stored.success ? JSON.parse(stored.output.json) : undefined;
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
    .then((cache) => cache.match(LIST_URL))
    .catch(() => undefined);
