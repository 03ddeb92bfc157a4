import * as v from 'valibot';
import { LIMITS } from '../limits';

/** Anything with Firestore's Timestamp shape, so that the contract needs no Firebase. */
const timestamp = v.pipe(
  v.custom<{ toMillis(): number }>(
    (value) => typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function',
  ),
  v.transform((value) => value.toMillis()),
);

/** A moment, milliseconds since 1970 UTC inside the product; reads a Firestore Timestamp or a number. */
export const moment = v.union([v.number(), timestamp]);

/** Valibot's own words for a wrong type speak of types and repeat what was sent: people get these instead. */
export const WRONG_TYPE_MESSAGE = 'This is not what belongs here';

/** Trimmed text of at most `max` characters; '' where it is missing. */
export const text = (max: number) =>
  v.pipe(v.optional(v.string(WRONG_TYPE_MESSAGE), ''), v.trim(), v.maxLength(max, `At most ${max} characters`));

/** An id: a Firestore document id or a UUID made on a device. Firestore keeps `__…__` for itself. */
export const id = v.pipe(
  v.string(({ received }) => (received === 'undefined' ? 'Required' : WRONG_TYPE_MESSAGE)),
  v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/, 'Not an id'),
);

export const email = v.pipe(text(LIMITS.email), v.email('Not an e-mail address'));

export const money = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(LIMITS.price)));

/**
 * Grows by one with every change that a person makes. The rules refuse an admin's write that does not follow on the one
 * it was based on, so nobody overwrites what they have not seen. The server's own additions (a picture) leave it alone.
 */
export const revision = v.pipe(v.number(), v.integer(), v.minValue(1));
