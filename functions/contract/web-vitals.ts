/** Kinds of pages. Reports name a kind, never a URL. */
export const PAGE_TYPES = ['home', 'categories', 'store', 'product', 'search', 'other'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

interface Vital {
  /** Upper bounds of the histogram's buckets; one more bucket is open. */
  bounds: readonly number[];
  /** Google's thresholds: up to `good` is good, above `poor` is poor. */
  good: number;
  poor: number;
}

/** Core Web Vitals: largest contentful paint (ms), interaction to next paint (ms), cumulative layout shift. */
export const VITALS = {
  lcp: { bounds: [500, 750, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000], good: 2_500, poor: 4_000 },
  inp: { bounds: [25, 50, 75, 100, 150, 200, 300, 500, 1_000], good: 200, poor: 500 },
  cls: { bounds: [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5], good: 0.1, poor: 0.25 },
} as const satisfies Record<string, Vital>;
export type VitalName = keyof typeof VITALS;
export const VITAL_NAMES = Object.keys(VITALS) as VitalName[];

/** Index of the histogram's bucket for a value. */
export function bucketOf(name: VitalName, value: number): number {
  const bounds: readonly number[] = VITALS[name].bounds;
  const index = bounds.findIndex((bound) => value <= bound);
  return index === -1 ? bounds.length : index;
}

/** Upper bound of the bucket with the 75th percentile; null without values, Infinity in the open bucket. */
export function percentile75(name: VitalName, counts: Readonly<Record<number, number>>): number | null {
  const bounds: readonly number[] = VITALS[name].bounds;
  const buckets = [...bounds.keys(), bounds.length];
  const total = buckets.reduce((sum, bucket) => sum + (counts[bucket] ?? 0), 0);
  if (total === 0) return null;
  let seen = 0;
  for (const bucket of buckets) {
    seen += counts[bucket] ?? 0;
    if (seen >= total * 0.75) return bounds[bucket] ?? Infinity;
  }
  return Infinity;
}
