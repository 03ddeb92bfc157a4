import { describe, expect, it } from 'vitest';
import { skuOwner } from './product-row';

describe('skuOwner', () => {
  const rows = [
    { id: 'a', title: 'Mug', sku: 'Ab-1' },
    { id: 'b', title: 'Cup', sku: null },
  ];

  it.each(['AB-1', ' ab-1 ', 'aB-1'])('finds a product by %s', (sku) => {
    expect(skuOwner(rows, sku, null)).toBe('Mug');
    expect(skuOwner(rows, sku, 'b')).toBe('Mug');
  });

  it('leaves out the product itself and other numbers', () => {
    expect(skuOwner(rows, 'AB-1', 'a')).toBeNull();
    expect(skuOwner(rows, 'AB-11', null)).toBeNull();
  });
});
