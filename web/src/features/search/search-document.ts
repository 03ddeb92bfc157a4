import type { CategorySummary, ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import { minimumOf, pricedProduct } from '@catalogue/contract/priced-product';
import type { Occasion } from '@catalogue/contract/occasions';
import type { SearchDocument } from './messages';
import { searchableFacts } from './searchable-facts';

/** What a product is found by. Until the details are on the device, that is what the list has. */
export function searchDocument(
  product: ProductSummary,
  category: CategorySummary | undefined,
  details: ProductDetails | undefined,
  occasions: readonly Occasion[],
): SearchDocument {
  const { id, title, sku, facets } = product;
  const itemNumbers = [sku ?? '', ...(details?.facts?.options ?? []).map((option) => option.sku ?? '')];
  const suited = occasions.filter(({ tags }) => tags.some((tag) => facets?.tag?.includes(tag)));
  return {
    id,
    title,
    // "DRK-01" is found by "drk01", too.
    sku: itemNumbers.flatMap((number) => [number, number.replace(/[^\p{L}\p{N}]+/gu, '')]).join(' '),
    category: category?.title ?? '',
    facts: searchableFacts(product, details),
    occasions: suited.map((occasion) => occasion.title).join(' '),
    description: details?.description ?? '',
    about: [category?.description ?? '', ...suited.map(({ text }) => text)].join(' '),
    minimum: minimumOf(product),
    prices: pricedProduct(product),
  };
}
