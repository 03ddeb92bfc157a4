import { CATALOGUE_FORMAT } from '@catalogue/contract/catalogue-format';
import type { Release } from '@catalogue/contract/pages/page-renderer';
import { readListPage, resolvePage, type Catalogue } from '@catalogue/contract/pages/resolve-page';
import { readStoredCatalogue } from '../data/catalogue/load';
import { isMeetingUnderWay } from '../data/device-store/meeting-flag';
import { serverNow } from '../data/network/server-clock';
import { renderPage, rendersOnRequest } from './entry-server';

/** The stored copy in the shape of the catalogue's files; null where a part is not on this device. */
async function storedFiles(): Promise<Catalogue | null> {
  const stored = await readStoredCatalogue();
  if (!stored?.details) return null;
  const { snapshot, details } = stored;
  return {
    catalogue: {
      format: CATALOGUE_FORMAT,
      version: snapshot.version,
      asOf: snapshot.asOf,
      settings: snapshot.settings,
      categories: [...snapshot.categories.values()],
      products: [...snapshot.products.values()],
      banners: [...snapshot.banners.values()],
    },
    details: { format: CATALOGUE_FORMAT, ...details, details: Object.fromEntries(details.details) },
  };
}

/**
 * Renders a page of the catalogue as the server does, over the copy on this device. Null where the browser has to: other
 * pages, entries that the copy lacks, a device without a copy, and during a meeting: a page shows prices before its script can
 * cover it.
 */
export async function renderOnDevice(url: URL, release: Release, origin: string | null): Promise<string | null> {
  const { pathname: path, searchParams } = url;
  if (!rendersOnRequest(path) || (await isMeetingUnderWay(Date.now()))) return null;
  const files = await storedFiles();
  if (files === null) return null;
  const found = resolvePage(path, files, serverNow(), readListPage(searchParams.get('page')));
  return found.kind === 'page' ? renderPage({ path, origin, initialData: found.initialData }, release) : null;
}
