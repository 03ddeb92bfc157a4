import { expect, it } from 'vitest';
import { pageTypeOf } from './page-type';

it.each([
  ['/', 'home'],
  ['/MyCategory', 'categories'],
  ['/store/drinkware/Drinkware', 'store'],
  ['/products/drk-01', 'product'],
  ['/search', 'search'],
  ['/Admin/home', 'other'],
])('pageTypeOf %s is %s', (path, type) => expect(pageTypeOf(path)).toBe(type));
