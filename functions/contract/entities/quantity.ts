import * as v from 'valibot';
import { LIMITS } from '../limits';

const QUANTITY_TOO_LARGE = `At most ${LIMITS.quantity.toLocaleString('en-IN')}`;

/** A quantity typed into a form or sent as JSON: '' or nothing is null. */
export const quantity = v.pipe(
  v.optional(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.maxLength(12, QUANTITY_TOO_LARGE)), v.null()], 'Not a number'),
    null,
  ),
  v.transform((value) => (value === '' || value === null ? null : Number(value))),
  v.nullable(
    v.pipe(
      v.number('Not a number'),
      v.integer('Whole pieces only'),
      v.minValue(1, 'At least 1'),
      v.maxValue(LIMITS.quantity, QUANTITY_TOO_LARGE),
    ),
  ),
);
