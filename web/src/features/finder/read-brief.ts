import { readDay } from '@catalogue/contract/iso-day';
import { readQueryNumber } from '../../lib/read-whole-number';
import type { Brief } from './find-within-budget';

/** The form of the finder: what is missing is null. */
export type DraftBrief = { [Field in keyof Brief]: Brief[Field] | null };

/** A form that is sent without scripts has every field. */
const textOrNull = (value: string | null): string | null => (value === '' ? null : value);

/** Reads `?people=150&budget=600&by=2026-12-20&occasion=diwali&tag=eco`. Values that cannot be read are null. */
export const readBrief = (query: URLSearchParams): DraftBrief => ({
  people: readQueryNumber(query.get('people')),
  budget: readQueryNumber(query.get('budget')),
  readyBy: readDay(query.get('by')),
  tag: textOrNull(query.get('tag')),
  occasion: textOrNull(query.get('occasion')),
});

/** The query of a brief; the inverse of `readBrief`. Missing values are left out. */
export function writeBrief({ people, budget, readyBy, occasion, tag }: DraftBrief): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ people, budget, by: readyBy, occasion, tag })) {
    if (value !== null) query.set(name, String(value));
  }
  return query;
}

/** The brief once both numbers are known. */
export const completeBrief = ({ people, budget, ...rest }: DraftBrief): Brief | null =>
  people === null || budget === null ? null : { ...rest, people, budget };
