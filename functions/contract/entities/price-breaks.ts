import * as v from 'valibot';
import { LIMITS } from '../limits';
import { isFalling, type PriceBreak } from '../prices';
import { money } from './fields';

/** Prices per piece by quantity, see `priceOf`. */
export const priceBreaks = v.pipe(
  v.array(
    v.object({
      from: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.quantity)),
      price: money,
    }),
  ),
  v.maxLength(LIMITS.priceBreaks, `At most ${LIMITS.priceBreaks} price breaks`),
  v.check(
    (breaks: PriceBreak[]) => isFalling(breaks),
    'Quantities must rise and prices must fall; only the last price may be on request',
  ),
);
