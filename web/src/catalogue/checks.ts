import { LIMITS } from '@catalogue/contract/limits';

/* Checks that guards are made of. */

export type Check = (value: unknown) => boolean;
/** One check per field: a field added to the contract does not compile until it has one. */
export type Shape<Entry> = Readonly<Record<keyof Entry, Check>>;

export const isNumber: Check = (value) => typeof value === 'number' && !Number.isNaN(value);
export const isBoolean: Check = (value) => typeof value === 'boolean';
export const isWhole =
  (min: number, max: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
export const isText =
  (max: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= max;
export const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const orUndefined =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

export const isId = matches(/^(?!__.*__$)[\w-]{1,64}$/);
export const isPositive = isWhole(1, Infinity);
export const isMoney = orNull((value) => isNumber(value) && Number(value) >= 0 && Number(value) <= LIMITS.price);
export function has<Entry>(shape: Shape<Entry>): (value: unknown) => value is Entry {
  const checks = Object.entries<Check>(shape);
  return (value): value is Entry =>
    typeof value === 'object' &&
    value !== null &&
    checks.every(([field, check]) => check((value as Record<string, unknown>)[field]));
}
