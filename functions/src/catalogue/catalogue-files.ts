import { CATALOGUE_FORMAT } from '@catalogue/contract/catalogue-format';
import type { CatalogueDetailsFile, CatalogueFile, CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import type { PublicContent } from '@catalogue/contract/public-content';
import { sortKeyOfContent } from './sort-key';

export interface CatalogueFiles {
  catalogue: CatalogueFile;
  details: CatalogueDetailsFile;
}

type Published = Pick<CatalogueMeta, 'version' | 'asOf'>;

/** Version of the catalogue before the first publication. */
export const UNPUBLISHED: Published = { version: 0, asOf: 0 };

export const envelopeOf = ({ version, asOf }: Published) => ({ format: CATALOGUE_FORMAT, version, asOf }) as const;

/** The two files that visitors load, sorted as lists show them: categories and banners by `order`, the newest product first. */
export function catalogueFiles(published: Published, contents: Iterable<PublicContent>): CatalogueFiles {
  const catalogue: CatalogueFile = { ...envelopeOf(published), categories: [], products: [], banners: [] };
  const details: CatalogueDetailsFile['details'] = {};
  const sorted = [...contents].sort((one, other) => compareText(sortKeyOfContent(one), sortKeyOfContent(other)));
  for (const content of sorted) {
    if (content.noun === 'categories') catalogue.categories.push(content.summary);
    if (content.noun === 'banners') catalogue.banners.push(content.summary);
    if (content.noun !== 'products') continue;
    catalogue.products.push(content.summary);
    details[content.summary.id] = content.details;
  }
  catalogue.categories.sort(byOrder);
  catalogue.banners.sort(byOrder);
  return { catalogue, details: { ...envelopeOf(published), details } };
}

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Position in lists; of two at the same position, the lower id first. */
export const byOrder = (one: { order: number; id: string }, other: { order: number; id: string }): number =>
  one.order - other.order || compareText(one.id, other.id);
