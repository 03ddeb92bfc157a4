import * as v from 'valibot';
import { LIMITS } from '../limits';
import { text } from './fields';

/** See `Occasion` of contract/occasions.ts. */
export const occasion = v.object({
  id: v.pipe(text(LIMITS.occasionTitle), v.regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u, 'Letters, digits and hyphens')),
  title: text(LIMITS.occasionTitle),
  text: text(LIMITS.occasionText),
  tags: v.pipe(v.array(text(LIMITS.tag)), v.minLength(1, 'At least one tag'), v.maxLength(LIMITS.tags)),
  days: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^(20\d\d-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'A day as 2026-11-08 or 01-01'))),
    v.maxLength(LIMITS.occasionDays),
  ),
});
