import * as v from 'valibot';

const audit = v.object({ title: v.string(), score: v.nullable(v.number()), displayValue: v.optional(v.string()) });
const category = v.object({
  title: v.string(),
  score: v.nullable(v.number()),
  auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
});

/** What we read of Lighthouse's JSON. */
export const report = v.object({ categories: v.record(v.string(), category), audits: v.record(v.string(), audit) });
export type Report = v.InferOutput<typeof report>;

/** One line of scores, and a line for each thing that cost points. */
export function summaryLines({ categories, audits }: Report): string[] {
  const all = Object.values(categories);
  const scores = all.map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`).join(' · ');
  const losses = all.flatMap(({ title, auditRefs }) =>
    auditRefs
      .map(({ id, weight }) => ({ weight, audit: audits[id] }))
      .filter(({ weight, audit: found }) => weight > 0 && found && found.score !== null && found.score < 1)
      .map(({ audit: found }) => `  ${title}: ${found?.title ?? ''} ${found?.displayValue ?? ''}`.trimEnd()),
  );
  return [scores, ...losses];
}
