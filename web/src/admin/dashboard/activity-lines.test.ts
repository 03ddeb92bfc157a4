import type { Activity } from '@catalogue/contract/entities/activity';
import { expect, it } from 'vitest';
import { groupBatches, pathOfChange, pathOfDocument } from './activity-lines';
import { DASHBOARD_TEXTS } from './dashboard-texts';

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

it('says which role a member got, and who left', () => {
  const team = { noun: 'team', id: 'ravi', title: 'Ravi', count: 1 } as const;
  const change = (entry: Partial<Activity>) => DASHBOARD_TEXTS.change(line({ ...team, ...entry }));
  expect(change({ action: 'granted', role: 'rep' })).toBe('Asha made Ravi a rep');
  expect(change({ action: 'granted' })).toBe('Asha made Ravi an admin');
  expect(change({ action: 'revoked' })).toBe('Asha removed Ravi from the team');
  expect(change({ action: 'revoked', by: 'ravi', byName: 'Ravi' })).toBe('Ravi left the team');
});

const pathOf = (noun: Activity['noun'], change: Partial<Activity> = {}) =>
  pathOfChange({ action: 'changed', noun, id: 'one', count: 1, ...change }, (id) => (id === 'one' ? 'trending' : 'carousel'));

it.each([
  ['a product', '/Admin/edit-product/one', pathOf('products')],
  ['several products', '/Admin/view-product', pathOf('products', { count: 2 })],
  ['a trending image', '/Admin/show-trending', pathOf('banners')],
  ['a carousel image', '/Admin/show-carousel', pathOf('banners', { id: 'two' })],
  ['a category', '/Admin/view-category', pathOf('categories')],
  ['an erased order', '/Admin/orders', pathOf('orders', { action: 'erased' })],
  ['an erased quick enquiry', '/Admin/quick-enquiry', pathOf('quickEnquiries', { action: 'erased' })],
  ['a member of the team', '/Admin/team', pathOf('team', { action: 'granted' })],
  ['the settings', '/Admin/settings', pathOf('settings')],
  ['what was deleted', '/Admin/trash', pathOf('banners', { action: 'deleted' })],
])('leads from the change of %s to %s', (_, expected, path) => expect(path).toBe(expected));

it.each([
  ['products/one', '/Admin/edit-product/one'],
  ['categories/one', '/Admin/view-category'],
  ['banners/one', '/Admin/show-trending'],
  ['banners/two', '/Admin/show-carousel'],
  ['settings/site', '/Admin/settings'],
  ['orders/one', null],
])('leads from %s, which cannot be published, to %s', (document, expected) => {
  expect(pathOfDocument(document, (id) => (id === 'one' ? 'trending' : 'carousel'))).toBe(expected);
});
