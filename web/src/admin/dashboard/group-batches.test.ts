import type { Activity } from '@catalogue/contract/entities/activity';
import { expect, it } from 'vitest';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import { groupBatches } from './group-batches';

const line = (change: Partial<Activity>): Activity => ({
  ...{ action: 'imported', noun: 'products', id: 'a', title: 'prices.csv', count: 100, by: 'asha', byName: 'Asha', at: 9 },
  ...change,
});

it('the batches of one import are one line, two imports are two, and single changes stay single', () => {
  const lines = [
    line({ at: 9, count: 80 }),
    line({ at: 8 }),
    line({ at: 7, action: 'changed', title: 'Mug', count: 1 }),
    line({ at: 6, action: 'changed', title: 'Mug', count: 1 }),
    line({ at: 5 }),
    line({ at: 4, by: 'ravi', byName: 'Ravi' }),
  ];
  expect(groupBatches(lines).map(DASHBOARD_TEXTS.change)).toEqual([
    'Asha imported “prices.csv”: 180 products',
    'Asha changed Mug',
    'Asha changed Mug',
    'Asha imported “prices.csv”: 100 products',
    'Ravi imported “prices.csv”: 100 products',
  ]);
});

it('says how many more a change of several touched, and what was taken back', () => {
  expect(DASHBOARD_TEXTS.change(line({ action: 'deleted', title: 'Mug', count: 12 }))).toBe('Asha deleted Mug and 11 more');
  expect(DASHBOARD_TEXTS.change(line({ action: 'undone', count: 1, byName: '' }))).toBe(
    'Somebody took back “prices.csv”: 1 product',
  );
});
