import * as v from 'valibot';
import { LIMITS } from '../limits';

/** Anything with Firestore's Timestamp shape, so that the contract needs no Firebase. */
const timestamp = v.pipe(
  v.custom<{ toMillis(): number }>(
    (value) => typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function',
  ),
  v.transform((value) => value.toMillis()),
);

/** What a Date can hold, in ms before and after 1970. */
const MAX_TIME = 8_640_000_000_000_000;

/** Milliseconds since 1970 UTC. */
export const time = v.pipe(v.number(), v.minValue(-MAX_TIME), v.maxValue(MAX_TIME));

/** A moment, milliseconds since 1970 UTC inside the product; reads a Firestore Timestamp or a number. */
export const moment = v.union([time, timestamp]);

/** A number of things, a version or an index. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** A measured value: milliseconds, dollars, a median. */
export const measure = v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** Position in a list, ascending. Fractions let an item be moved between two others. */
export const order = v.pipe(v.number(), v.minValue(LIMITS.order.min), v.maxValue(LIMITS.order.max));

/** Replaces Valibot's message for a wrong type, which names types and repeats the input. */
export const WRONG_TYPE_MESSAGE = 'This is not what belongs here';

/** Whether a message is Valibot's own, which is for programmers: all others are the contract's. */
export const isDefaultMessage = ({ message }: { message: string }): boolean => message.startsWith('Invalid ');

/** The limit of a text, with its message. */
export const maxCharacters = (max: number) => v.maxLength<string, number, string>(max, `At most ${max} characters`);

/** Trimmed text of at most `max` characters; '' where it is missing. */
export const text = (max: number) => v.pipe(v.optional(v.string(WRONG_TYPE_MESSAGE), ''), v.trim(), maxCharacters(max));

/** Trimmed text of 1 to `max` characters; `message` where it is missing. */
export const requiredText = (max: number, message: string) =>
  v.pipe(v.string(message), v.trim(), v.minLength(1, message), maxCharacters(max));

/** A colour as `#rrggbb`, in lower case. */
export const hexColor = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'A colour as #rrggbb'));

/** The display name of a token or account as documents hold it: Auth accepts longer ones. */
export const displayNameOf = (name: unknown, fallback = ''): string =>
  Array.from(typeof name === 'string' && name.trim() !== '' ? name.trim() : fallback)
    .slice(0, LIMITS.name)
    .join('')
    .slice(0, LIMITS.name)
    .trim();

/** An id: a Firestore document id or a UUID made on a device. Firestore keeps `__…__` for itself. */
export const id = v.pipe(
  v.string(({ received }) => (received === 'undefined' ? 'Required' : WRONG_TYPE_MESSAGE)),
  v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/, 'Not an id'),
);

export const email = v.pipe(text(LIMITS.email), v.email('Not an e-mail address'));

export const money = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(LIMITS.price)));

/**
 * Optimistic locking: the rules accept an admin's write only if it increments the revision that the admin read.
 * Writes of the server (a processed picture) do not change it.
 */
export const revision = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
