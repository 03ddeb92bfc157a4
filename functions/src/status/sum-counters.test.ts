import { describe, expect, it } from 'vitest';
import { devicesOf, errorsOf, loadsPerMonth, vitalsOf } from './sum-counters';

const release = (id: string, builtAt: number) => ({ id, builtAt, commit: '' });

describe('errorsOf', () => {
  it('takes today up to this hour, and the later hours of yesterday', () => {
    const now = Date.UTC(2026, 10, 22, 9, 30);
    const today = { 9: { api: 2 }, 3: { leads: 1 } };
    const yesterday = { 9: { api: 100 }, 10: { api: 4 }, 23: { leads: 1 } };
    expect(errorsOf(today, yesterday, now)).toEqual([
      { name: 'api', count: 6 },
      { name: 'leads', count: 2 },
    ]);
  });
});

describe('devicesOf', () => {
  it('lists releases with devices, newest first, and unknown ones as one row', () => {
    const days = [{ devices: { a: 2, gone: 1 } }, { devices: { a: 1, b: 5, unknown: 3 } }];
    expect(devicesOf(days, [release('b', 1), release('a', 2), release('c', 3)])).toEqual([
      { id: 'a', builtAt: 2, count: 3 },
      { id: 'b', builtAt: 1, count: 5 },
      { id: '', builtAt: null, count: 4 },
    ]);
  });
});

describe('vitalsOf and loadsPerMonth', () => {
  const days = [
    { vitals: { home: { loads: 3, lcp: { 0: 3 } } } },
    { vitals: { home: { loads: 1, lcp: { 7: 1 } } } },
    {},
    {},
    {},
    {},
    {},
  ];

  it('merges the histograms of all days', () => {
    expect(vitalsOf(days)).toEqual([{ page: 'home', loads: 4, lcp: 500, inp: null, cls: null }]);
  });

  it('projects the sample of a week to a month', () => {
    expect(loadsPerMonth(days)).toBe(Math.round((16 / 7) * 30));
    expect(loadsPerMonth([{}])).toBe(0);
  });
});
