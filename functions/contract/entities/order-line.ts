import * as v from 'valibot';
import { LIMITS } from '../limits';
import { id, text, WRONG_TYPE_MESSAGE } from './fields';
import { quantity } from './quantity';

/** A price in the site's currency; null: none. */
export const amount = v.nullable(
  v.pipe(v.number('Not a number'), v.minValue(0, 'At least 0'), v.maxValue(LIMITS.price, `At most ${LIMITS.price}`)),
);

/** One product of an enquiry with several. */
export const orderLine = v.object(
  {
    productId: v.optional(v.nullable(id), null),
    title: text(LIMITS.title),
    sku: text(LIMITS.sku),
    /** Chosen options: "Blue, 500 ml". */
    option: text(LIMITS.lineText),
    quantity,
    branding: text(LIMITS.lineText),
    note: text(LIMITS.lineNote),
    /** Price per piece that the sender saw; null: on request. Not an offer. */
    price: v.optional(amount, null),
  },
  WRONG_TYPE_MESSAGE,
);
export type OrderLine = v.InferOutput<typeof orderLine>;
