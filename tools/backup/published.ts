import { CATALOGUE_META, COLLECTIONS } from '@catalogue/contract/collections';
import { deleteDocuments } from './documents';
import type { Target } from './target';

/**
 * Whether a backup holds the document. The published catalogue is made of the others: an old copy of it would set the version back, and
 * a device that was offline at that version would take the next one for its own.
 */
export const isRestorable = (path: string): boolean =>
  path !== CATALOGUE_META && ![COLLECTIONS.snapshots, COLLECTIONS.publishQueue].some((name) => path.startsWith(`${name}/`));

/**
 * Makes the server publish everything anew, within a minute. Without `meta/catalogue` the next version is the time, which is above all
 * versions before: devices start over.
 */
export const publishAnew = (target: Target): Promise<void> =>
  deleteDocuments(target, [CATALOGUE_META, `${COLLECTIONS.snapshots}/manifest`]);
