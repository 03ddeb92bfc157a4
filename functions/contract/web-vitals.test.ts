import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statusEndpoints } from './endpoints/status';
import { VITALS_PATH } from './vitals-sample';
import { bucketOf, percentile75, VITAL_NAMES, VITALS } from './web-vitals';

describe('percentile75', () => {
  it('is null without values', () => {
    expect(percentile75('lcp', {})).toBeNull();
  });

  it('is the upper bound of the bucket that holds three of four values', () => {
    expect(percentile75('lcp', { 2: 3, 7: 1 })).toBe(1_000);
    expect(percentile75('lcp', { 2: 2, 7: 2 })).toBe(4_000);
    expect(percentile75('inp', { [VITALS.inp.bounds.length]: 1 })).toBe(Infinity);
  });

  it('is never below the exact percentile, and at most one bucket above', () => {
    const value = fc.double({ min: 0, max: 9_999, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), (values) => {
        const counts: Record<number, number> = {};
        for (const one of values) counts[bucketOf('lcp', one)] = (counts[bucketOf('lcp', one)] ?? 0) + 1;
        const exact = [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;
        const found = percentile75('lcp', counts);
        expect(found).toBeGreaterThanOrEqual(exact);
        expect(bucketOf('lcp', found ?? 0)).toBe(bucketOf('lcp', exact));
      }),
    );
  });
});

it.each(VITAL_NAMES)('%s has its thresholds among the bounds, so that ratings are exact', (name) => {
  const { bounds, good, poor } = VITALS[name];
  expect(bounds).toContain(good);
  expect(bounds).toContain(poor);
});

it('browsers report to the documented path', () => {
  expect(VITALS_PATH).toBe(statusEndpoints.reportVitals.path);
});
