import { describe, expect, it } from 'vitest';
import { estimateCost } from './estimate-cost';

const partsOf = (loads: number, storedBytes = 0) =>
  Object.fromEntries(estimateCost({ loads, storedBytes }).parts.map(({ name, dollars }) => [name, dollars]));

describe('estimateCost', () => {
  it('without visitors is the price of the schedules', () => {
    const { dollars, parts } = estimateCost({ loads: 0, storedBytes: 0 });
    expect(dollars).toBeCloseTo(0.1);
    expect(parts.filter((part) => part.dollars > 0).map(({ name }) => name)).toEqual(['Schedules']);
  });

  it('is 0.09 dollars per 1,000 page loads beyond the free amounts, as README says', () => {
    const of = (loads: number) => estimateCost({ loads, storedBytes: 0 }).dollars;
    expect((of(3_000_000) - of(2_000_000)) / 1_000).toBeCloseTo(0.09, 2);
  });

  it('stays within the free amounts for 20,000 page loads', () => {
    expect(partsOf(20_000)).toMatchObject({ Functions: 0, Firestore: 0, Hosting: 0 });
  });

  it('adds what goes beyond them', () => {
    const parts = partsOf(1_000_000, 10e9);
    // 4,052,000 requests, 426,000 s.
    expect(parts.Functions).toBeCloseTo(2.052 * 0.4 + 246_000 * 0.000024, 3);
    expect(parts.Firestore).toBeCloseTo(((7_156_000 - 1_500_000) / 100_000) * 0.06, 3);
    expect(parts.Storage).toBeCloseTo(0.26);
    expect(parts.Hosting).toBeCloseTo(490 * 0.15);
  });
});
