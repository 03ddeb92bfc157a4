import { moment } from '@catalogue/contract/entities/fields';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import type { PublicContent } from '@catalogue/contract/public-content';
import * as v from 'valibot';

/** Later than any date JavaScript knows. */
const LATEST_MS = 9_000_000_000_000_000;

/**
 * Position of a document in its published list: products newest first, others by id. Keys are compared as strings and are unique
 * within a collection, so each key belongs to exactly one segment.
 */
export function sortKeyOf(noun: CatalogueNoun, id: string, data: object): string {
  if (noun !== 'products') return id;
  const added = v.safeParse(moment, 'addedDate' in data ? data.addedDate : undefined);
  const time = added.success && Number.isFinite(added.output) ? added.output : 0;
  return `${String(Math.round(LATEST_MS - time)).padStart(16, '0')}~${id}`;
}

/** Sort key of a published entry; the same as that of its document. */
export const sortKeyOfContent = ({ noun, summary }: PublicContent): string => sortKeyOf(noun, summary.id, summary);
