import * as v from 'valibot';
import { LIMITS } from '../limits';
import { readNumber } from '../read-number';

// A function: number formats take 40 ms of a slow phone when they are first used.
const tooLarge = (): string => `At most ${LIMITS.quantity.toLocaleString('en-IN')}`;

/** A quantity typed into a form or sent as JSON: '' or nothing is null. */
export const quantity = v.pipe(
  v.optional(v.union([v.number(), v.pipe(v.string(), v.trim(), v.maxLength(12, tooLarge)), v.null()], 'Not a number'), null),
  v.transform((value) =>
    value === '' || value === null ? null : typeof value === 'string' ? (readNumber(value) ?? NaN) : value,
  ),
  v.nullable(
    v.pipe(
      v.number('Not a number'),
      v.integer('Whole pieces only'),
      v.minValue(1, 'At least 1'),
      v.maxValue(LIMITS.quantity, tooLarge),
    ),
  ),
);

/** A quantity of an enquiry. An invalid one is null, as an empty one is: it must not refuse the lead, and staff ask for it. */
export const enquiredQuantity = v.fallback(quantity, null);

/** Why a quantity is invalid; undefined where it is valid or empty. */
export const quantityError = (value: unknown): string | undefined => v.safeParse(quantity, value).issues?.[0].message;
