import { catalogueFile, unpublishedSince } from '@catalogue/contract/entities/catalogue';
import type { CatalogueFile } from '@catalogue/contract/entities/catalogue';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { fetchSameOrigin } from '../../device/network-status';
import { serverNow } from '../../device/server-clock';

const ADDRESS = '/catalogue.json';
/** The last file, for lists without a network. It is what every visitor may read, so it may stay when an admin logs out. */
const CACHE = 'admin-catalogue';

/** Visitors may be shown a copy of a minute ago while a newer one is fetched; staff look for what they have just saved. */
async function fetchCatalogue(): Promise<CatalogueFile & { changesSince: number }> {
  const response = await fetchSameOrigin(ADDRESS, { cache: 'no-cache' }).catch(() => undefined);
  if (response?.ok === true) {
    const copy = response.clone();
    const file = v.parse(catalogueFile, await response.json());
    // What was shown once opens offline, too: whoever leaves the page at once would break off the copying.
    await keep(copy);
    return withChangesSince(file);
  }
  const kept = await heldCopy();
  if (kept) return withChangesSince(v.parse(catalogueFile, await kept.json()));
  throw new Error(`The catalogue file answered ${response?.status ?? 'nothing'}`);
}

/** The file, with the moment (ms) from which on Firestore may know more than it. */
const withChangesSince = (file: CatalogueFile) => ({ ...file, changesSince: unpublishedSince(file.asOf, serverNow()) });

// Missing in private windows of some browsers, and full on others: lists then need the network.
const keep = (response: Response): Promise<void> =>
  caches
    .open(CACHE)
    .then((cache) => cache.put(ADDRESS, response))
    .catch(() => undefined);
const heldCopy = (): Promise<Response | undefined> =>
  caches
    .open(CACHE)
    .then((cache) => cache.match(ADDRESS))
    .catch(() => undefined);

/** What visitors see, as one file: a list of all live products for no document read at all. Offline: the last one this device had. */
export const useCatalogueFile = () =>
  useQuery({ queryKey: ['catalogue-file'], queryFn: fetchCatalogue, staleTime: 60_000, networkMode: 'always' });
