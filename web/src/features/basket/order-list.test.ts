import type { ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import { NO_FACTS } from '@catalogue/contract/product-fields';
import { expect, it } from 'vitest';
import { readOrderList } from './order-list';

const product = (id: string, title: string, sku: string | null): ProductSummary => ({
  ...{ id, title, sku, price: 100, discountedPrice: null, stock: true, categoryId: null, picture: null },
  ...{ addedDate: 1, updatedAt: 1, revision: 1 },
});
const PRODUCTS = [product('flask', 'Vertex Flask 500 ml', 'DRK-01'), product('mug', 'Ceramic Mug', null)];
const black = {
  kind: 'colour' as const,
  name: 'Black',
  swatch: null,
  sku: 'DRK-01-BK',
  price: null,
  stock: true,
  imageName: null,
};
const DETAILS = new Map<string, ProductDetails>([
  ['flask', { description: '', quantity: 1, placeholder: null, facts: { ...NO_FACTS, options: [black] } }],
]);
const read = (text: string) =>
  readOrderList(text, PRODUCTS, DETAILS).map(({ choice, pieces }) => [
    choice?.product.id ?? null,
    choice?.options[0]?.name ?? '',
    pieces,
  ]);

it.each([
  ['DRK-01\t200', ['flask', '', 200]],
  ['DRK-01,200', ['flask', '', 200]],
  ['200 x drk01', ['flask', '', 200]],
  ['DRK 01: 1,000 pcs', ['flask', '', 1_000]],
  ['1. DRK-01 1,00,000 nos', ['flask', '', 100_000]],
  ['DRK-01-BK; 50', ['flask', 'Black', 50]],
  ['DRK-01', ['flask', '', null]],
  ['Vertex Flask 500 ml 200', ['flask', '', 200]],
  ['vertex flask 500 ml', ['flask', '', null]],
  ['50 ceramic mug', ['mug', '', 50]],
  ['DRK-99 200', [null, '', null]],
  ['Thank you', [null, '', null]],
])('reads %s', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

it('reads a line for each product and skips empty ones', () => {
  expect(read('DRK-01\t200\r\n\r\nCeramic Mug\t40\n')).toEqual([
    ['flask', '', 200],
    ['mug', '', 40],
  ]);
});
