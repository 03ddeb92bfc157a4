import type { CategorySummary, ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import { pricedProduct } from '@catalogue/contract/priced-product';
import { minimumOf } from '@catalogue/contract/minimum-order';
import type { Occasion } from '@catalogue/contract/occasions';
import type { SearchDocument } from './messages';
import { FACETS, FACT_NAMES, factField } from '@catalogue/contract/product-fields';
import { showChoice } from '@catalogue/contract/shown-choices';
import { showFact } from '@catalogue/contract/shown-facts';

const SEARCHABLE = FACT_NAMES.filter((name) => factField(name).isSearchable);

/** The facts that people search by, as one text. Until the details are on the device, those of the list. */
function searchableFacts({ facets }: ProductSummary, details: ProductDetails | undefined): string {
  const texts = SEARCHABLE.flatMap((name) => {
    const { kind, label } = factField(name);
    const param = FACETS.find((facet) => facet.name === name)?.param;
    const choices = param === undefined ? [] : (facets?.[param] ?? []).map((value) => showChoice(param, value));
    const stated = [...choices, details?.facts ? showFact(name, details.facts) : ''].filter(Boolean);
    // A number is found by its name, too: "Warranty 12 months".
    return kind === 'number' && stated.length > 0 ? [label, ...stated] : stated;
  });
  const options = [...(facets?.colours ?? []).map(([name]) => name), ...(facets?.options ?? []).map(([, name]) => name)];
  const itemNumbers = (details?.facts?.options ?? []).map(({ sku }) => sku ?? '');
  return [...texts, ...options, ...itemNumbers].join(' ');
}

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
