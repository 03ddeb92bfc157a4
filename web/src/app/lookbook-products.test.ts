import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { expect, it } from 'vitest';
import { lookbookProducts } from './lookbook-products';

it('prints a product once for each of its lines in the basket', () => {
  const flask = { id: 'flask', title: 'Flask', picture: null } as ProductSummary;
  const black = { options: [{ kind: 'colour', name: 'Black' }], quantity: '50' } as const;
  const teal = { options: [{ kind: 'colour', name: 'Teal' }], quantity: '' } as const;
  expect(lookbookProducts(flask, undefined, undefined, [black, teal])).toMatchObject([
    { ...black, quantity: 50 },
    { ...teal, quantity: null },
  ]);
  expect(lookbookProducts(flask, undefined, undefined, [])).toMatchObject([{ options: [], quantity: null }]);
});
