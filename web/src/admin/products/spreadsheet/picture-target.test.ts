import { describe, expect, it } from 'vitest';
import { pictureTarget, withUploadAt } from './picture-target';

const hasSku = (sku: string) => ['drk-01', 'set-2', 'set'].includes(sku);

describe('pictureTarget', () => {
  it.each([
    ['DRK-01.jpg', { sku: 'drk-01', index: 0 }],
    ['drk-01-1.png', { sku: 'drk-01', index: 0 }],
    ['DRK-01-2.jpg', { sku: 'drk-01', index: 1 }],
    ['DRK-01-8.JPEG', { sku: 'drk-01', index: 7 }],
    ['DRK-01-9.jpg', null],
    ['DRK-02.jpg', null],
    ['DRK.jpg', null],
  ])('%s', (name, target) => expect(pictureTarget(name, hasSku)).toEqual(target));

  it('prefers the item number that is the whole name', () => {
    expect(pictureTarget('SET-2.jpg', hasSku)).toEqual({ sku: 'set-2', index: 0 });
    expect(pictureTarget('SET-3.jpg', hasSku)).toEqual({ sku: 'set', index: 2 });
  });
});

it('an upload replaces the one at its place or follows the last', () => {
  expect(withUploadAt(['a', 'b'], 0, 'new')).toEqual(['new', 'b']);
  expect(withUploadAt(['a', 'b'], 1, 'new')).toEqual(['a', 'new']);
  expect(withUploadAt(['a'], 5, 'new')).toEqual(['a', 'new']);
  expect(withUploadAt([], 0, 'new')).toEqual(['new']);
});
