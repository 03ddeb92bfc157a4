import * as v from 'valibot';
import { id } from './entities/fields';
import { chosenOption } from './entities/order-line';
import { quantity } from './entities/quantity';
import { MAX_COMPARED, readComparison, type Comparison } from './comparison-query';
import { OPTION_KINDS } from './product-fields';

const item = v.object({ productId: id, options: v.pipe(v.array(chosenOption), v.maxLength(OPTION_KINDS.length)) });

/** The comparison of an address: what does not fit the schema is left out. */
export function parseComparison(query: URLSearchParams): Comparison {
  const { pieces, items } = readComparison(query);
  const known = items.flatMap((one) => {
    const { success, output } = v.safeParse(item, one);
    return success ? [output] : [];
  });
  return { pieces: v.is(quantity, pieces) ? pieces : null, items: known.slice(0, MAX_COMPARED) };
}
