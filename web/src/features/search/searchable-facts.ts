import type { ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import { FACETS, FACT_NAMES, factField } from '@catalogue/contract/product-fields';
import { showChoice, showFact } from '@catalogue/contract/shown-facts';

const SEARCHABLE = FACT_NAMES.filter((name) => factField(name).isSearchable);

/** The facts that people search by, as one text. Until the details are on the device, those of the list. */
export function searchableFacts({ facets }: ProductSummary, details: ProductDetails | undefined): string {
  const texts = SEARCHABLE.flatMap((name) => {
    const { kind, label } = factField(name);
    const param = FACETS.find((facet) => facet.name === name)?.param;
    const choices = param === undefined ? [] : (facets?.[param] ?? []).map((value) => showChoice(param, value));
    const stated = [...choices, details?.facts ? showFact(name, details.facts) : ''].filter(Boolean);
    // A number is found by its name, too: "Warranty 12 months".
    return kind === 'number' && stated.length > 0 ? [label, ...stated] : stated;
  });
  const colours = (facets?.colours ?? []).map(([name]) => name);
  const itemNumbers = (details?.facts?.options ?? []).map(({ sku }) => sku ?? '');
  return [...texts, ...colours, ...itemNumbers].join(' ');
}
