import { CATALOGUE_FORMAT } from '@catalogue/contract/catalogue-format';
import type { CatalogueDetailsFile, CatalogueFile, CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import type { Entry, Path } from './entry';
import { idOf } from './entry';
import type { Entries } from './fold';

export interface CatalogueFiles {
  catalogue: CatalogueFile;
  details: CatalogueDetailsFile;
}

type Known = Pick<CatalogueMeta, 'version' | 'asOf'>;

/** What there is to read before anything was ever stored. */
export const NOTHING_YET: Known = { version: 0, asOf: 0 };

/** The two files visitors load, in the order lists show: categories and banners by their place, the newest product first. */
export function catalogueFiles({ version, asOf }: Known, chunks: Iterable<Entries>): CatalogueFiles {
  const envelope = { format: CATALOGUE_FORMAT, version, asOf } as const;
  const catalogue: CatalogueFile = { ...envelope, categories: [], products: [], banners: [] };
  const details: CatalogueDetailsFile['details'] = {};
  const add = ([path, { content }]: [Path, Entry]): void => {
    if (content?.noun === 'categories') catalogue.categories.push(content.summary);
    if (content?.noun === 'banners') catalogue.banners.push(content.summary);
    if (content?.noun !== 'products') return;
    catalogue.products.push(content.summary);
    details[idOf(path)] = content.details;
  };
  for (const entries of chunks) for (const entry of entries) add(entry);
  catalogue.categories.sort((one, other) => one.order - other.order || compareText(one.id, other.id));
  catalogue.banners.sort((one, other) => one.order - other.order || compareText(one.id, other.id));
  catalogue.products.sort((one, other) => other.addedDate - one.addedDate || compareText(one.id, other.id));
  return { catalogue, details: { ...envelope, details } };
}

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
