import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { matchPath } from 'react-router-dom';
import { adminQueryClient } from './admin-query-client';
import { persistQueries, restorePersistedQueries } from './persisted-queries';
import { storedCatalogueFileQuery } from './queries/content';

persistQueries(adminQueryClient);
const persistedQueries = restorePersistedQueries(adminQueryClient);

/** Reads from this device what the screen at `pathname` shows until Firestore and the network have answered. Never rejects. */
export async function readInitialQueries(pathname: string): Promise<void> {
  const isProductList = matchPath(ADMIN_PATHS.products, pathname) !== null;
  await Promise.all([
    persistedQueries,
    isProductList && adminQueryClient.query(storedCatalogueFileQuery(true)).catch(() => null),
  ]);
}
