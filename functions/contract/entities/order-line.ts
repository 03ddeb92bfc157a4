import * as v from 'valibot';
import { LIMITS } from '../limits';
import { OFFER_SOURCES } from '../prices';
import { OPTION_KINDS } from '../product-fields';
import { mockup } from './mockup';
import { id, moment, text, WRONG_TYPE_MESSAGE } from './fields';
import { enquiredQuantity } from './quantity';

/** A price in the site's currency; null: none. */
export const amount = v.nullable(
  v.pipe(
    v.number('Not a number'),
    v.minValue(0, 'At least 0'),
    v.maxValue(LIMITS.price, () => `At most ${LIMITS.price.toLocaleString('en-IN')}`),
  ),
);

const paise = v.pipe(v.number('Not a number'), v.integer('Whole paise only'), v.minValue(0), v.maxValue(LIMITS.price * 100));

/** The price that the sender saw, when, and why. The server stores it as it came: it is no promise. */
export const offer = v.object({
  /** Per piece, before branding and GST; null: on request. */
  unit: v.nullable(paise),
  source: v.picklist(OFFER_SOURCES),
  /** Per cent; null: not stated. */
  gstRate: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Version of the catalogue on that device. */
  catalogue: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  /** Clock of that device, ms. */
  at: moment,
});
export type Offer = v.InferOutput<typeof offer>;

export const chosenOption = v.object({ kind: v.picklist(OPTION_KINDS), name: text(LIMITS.lineText) });

/** One product of an enquiry. */
export const orderLine = v.object(
  {
    productId: v.optional(v.nullable(id), null),
    title: text(LIMITS.title),
    sku: text(LIMITS.sku),
    /** Chosen options in words: "Blue, 500 ml". */
    option: text(LIMITS.lineText),
    /** The same as data; missing where they were typed. */
    options: v.optional(v.pipe(v.array(chosenOption), v.maxLength(OPTION_KINDS.length))),
    quantity: enquiredQuantity,
    branding: text(LIMITS.lineText),
    note: text(LIMITS.lineNote),
    /** Price per piece that the sender saw; null: on request. */
    price: v.optional(amount, null),
    /** A wrong one is dropped, as is a wrong offer: it must not refuse the lead. */
    mockup: v.fallback(v.optional(mockup), undefined),
    offer: v.fallback(v.optional(offer), undefined),
    /** A name for each piece, in the order of the pieces. */
    names: v.optional(
      v.pipe(v.array(text(LIMITS.engravedName)), v.maxLength(LIMITS.engravedNames, `At most ${LIMITS.engravedNames} names`)),
    ),
  },
  WRONG_TYPE_MESSAGE,
);
export type OrderLine = v.InferOutput<typeof orderLine>;
