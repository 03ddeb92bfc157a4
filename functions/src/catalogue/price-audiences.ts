import { isPriceAudience, priceAudienceOf, type PriceAudience } from '@catalogue/contract/price-audience';
import { idOf } from './catalogue-change';
import type { PublishPort } from './publish-port';

type Fields = Record<string, unknown>;

/** Who may see the prices of a stored product. */
export type AudienceOf = (product: Fields) => PriceAudience;

/** A stored audience; null where none is set. An unknown value hides the price from everyone. */
const readAudience = (value: unknown): PriceAudience | null =>
  value === undefined || value === null ? null : isPriceAudience(value) ? value : 'nobody';

/** @param categories stored fields of the categories, by id */
export const audienceResolver =
  (site: PriceAudience, categories: ReadonlyMap<string, Fields>): AudienceOf =>
  ({ priceAudience, categoryId }) =>
    priceAudienceOf(readAudience(priceAudience), readAudience(categories.get(String(categoryId))?.priceAudience), site);

/** Reads who may see which prices. One read while no price is limited. */
export async function readAudiences(port: Pick<PublishPort, 'readSettings' | 'scanDocuments'>): Promise<AudienceOf> {
  const { audience, limitsPrices } = await port.readSettings();
  if (!limitsPrices && audience === 'everyone') return () => 'everyone';
  const categories = new Map<string, Fields>();
  // A category in the trash still limits the prices of its products.
  for await (const documents of port.scanDocuments('categories'))
    for (const { path, data } of documents) if (data !== undefined) categories.set(idOf(path), data);
  return audienceResolver(audience, categories);
}
