import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { matchPath } from 'react-router-dom';
import { adminQueryClient } from './admin-query-client';
import { keepLastAnswers, restoreLastAnswers } from './last-answers';
import { storedCatalogueFileQuery } from './queries/content';

keepLastAnswers(adminQueryClient);
const lastAnswers = restoreLastAnswers(adminQueryClient);

/** Reads from this device what the screen at `pathname` shows until Firestore and the network have answered. Never rejects. */
export async function readFirstFrame(pathname: string): Promise<void> {
  const isProductList = matchPath(ADMIN_PATHS.products, pathname) !== null;
  await Promise.all([lastAnswers, isProductList && adminQueryClient.query(storedCatalogueFileQuery(true)).catch(() => null)]);
}
