import { describe, expect, it } from 'vitest';
import { layoutShifts } from './layout-shift';
import { pageTypeOf } from './page-type';

const worstOf = (...entries: [startTime: number, value: number, hadRecentInput?: boolean][]): number => {
  const shifts = layoutShifts();
  for (const [startTime, value, hadRecentInput = false] of entries) shifts.add({ startTime, value, hadRecentInput });
  return shifts.worst();
};

describe('layoutShifts', () => {
  it('is 0 without shifts', () => expect(worstOf()).toBe(0));
  it('sums shifts with less than a second between them', () =>
    expect(worstOf([0, 0.1], [900, 0.1], [1_800, 0.1])).toBeCloseTo(0.3));
  it('begins a new window after a second without shifts', () => expect(worstOf([0, 0.1], [1_000, 0.2])).toBeCloseTo(0.2));
  it('begins a new window after five seconds of shifts', () =>
    expect(worstOf(...Array.from({ length: 10 }, (_, index): [number, number] => [index * 900, 0.1]))).toBeCloseTo(0.6));
  it('leaves out shifts that the person caused', () => expect(worstOf([0, 0.1], [100, 0.9, true])).toBeCloseTo(0.1));
});

it.each([
  ['/', 'home'],
  ['/MyCategory', 'categories'],
  ['/store/drinkware/Drinkware', 'store'],
  ['/products/drk-01', 'product'],
  ['/search', 'search'],
  ['/Admin/home', 'other'],
])('pageTypeOf %s is %s', (path, type) => expect(pageTypeOf(path)).toBe(type));
