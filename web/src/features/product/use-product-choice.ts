import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { minimumOf, pricedProduct } from '@catalogue/contract/priced-product';
import { priceOf } from '@catalogue/contract/prices';
import type { ProductOption } from '@catalogue/contract/product-fields';
import { useEffect, useState } from 'react';
import { NEEDED_BY, PIECES } from '../../data/catalogue/choice-path';
import { currentChoice } from '../../data/catalogue/chosen-product';
import { readDay } from '../../lib/iso-day';
import { useSearchParams } from '../../lib/use-search-params';
import { readPieces } from './buy-box';
import { applySelection, chosenOf, readSelection, toggleOption } from './select-options';

/** What the URL says is chosen of a product, with its price. The enquiry form reads it from `currentChoice`. */
export function useProductChoice(summary: ProductSummary, allOptions: readonly ProductOption[]) {
  const [query, setQuery] = useSearchParams();
  const [note, setNote] = useState('');
  const selection = readSelection(allOptions, query);
  const options = chosenOf(selection);
  const minimum = minimumOf(summary);
  const asked = readPieces(query.get(PIECES) ?? '');
  const pieces = asked ?? minimum;
  const neededBy = readDay(query.get(NEEDED_BY));
  const priced = pricedProduct(summary);
  const offered = applySelection({ ...summary }, selection);
  const chosen = { product: summary, options, sku: offered.sku, pieces };

  // The form hydrates later: props that change before it would make it lose what was typed.
  useEffect(() => currentChoice.set({ ...chosen, asked, note, neededBy }));

  return {
    ...{ selection, options, minimum, pieces, neededBy, priced, chosen },
    /** Pieces that the buyer typed; null: none yet. */
    asked,
    /** The product with item number and stock of the chosen options. */
    offered,
    price: priceOf(priced, options, pieces),
    setPieces: (next: number): void => {
      const changed = new URLSearchParams(query);
      changed.set(PIECES, String(next));
      setQuery(changed);
    },
    toggle: (option: ProductOption): void => setQuery(toggleOption(query, option)),
    /** The note goes with the line. */
    setNote,
  };
}
