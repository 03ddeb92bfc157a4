import type { Brief } from './judge-product';

/** The form of the finder: what is missing is null. */
export type DraftBrief = { [Field in keyof Brief]: Brief[Field] | null };

const readWhole = (value: string | null): number | null =>
  value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;

const readDay = (value: string | null): string | null =>
  value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;

/** Reads `?people=150&budget=600&by=2026-12-20&tag=eco`. Values that cannot be read are null. */
export const readBrief = (query: URLSearchParams): DraftBrief => ({
  people: readWhole(query.get('people')),
  budget: readWhole(query.get('budget')),
  readyBy: readDay(query.get('by')),
  tag: query.get('tag'),
});

/** The query of a brief; the inverse of `readBrief`. Missing values are left out. */
export function writeBrief({ people, budget, readyBy, tag }: DraftBrief): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ people, budget, by: readyBy, tag })) {
    if (value !== null) query.set(name, String(value));
  }
  return query;
}

/** The brief once both numbers are known. */
export const completeBrief = ({ people, budget, ...rest }: DraftBrief): Brief | null =>
  people === null || budget === null ? null : { ...rest, people, budget };
