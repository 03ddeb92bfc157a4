import type { Activity } from '@catalogue/contract/entities/activity';
import { expect, it } from 'vitest';
import { pathOfChange } from './path-of-change';

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
