import { FACT_FIELDS, NO_FACTS } from '@catalogue/contract/product-fields';
import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../../data/product-row';
import { planBulkField, SHARED_COLUMNS } from './bulk-field';

const row = (id: string, change: Partial<ProductRow> = {}) =>
  ({
    ...{ id, title: id, revision: 1, price: 100, discountedPrice: null, stock: true, live: true, categoryId: null },
    ...{ quantity: 1, description: '', facts: NO_FACTS },
    ...change,
  }) as ProductRow;
const plan = (header: string, text: string, rows: ProductRow[]) => {
  const column = SHARED_COLUMNS.find((one) => one.header === header);
  if (!column) throw new Error(`No column ${header}`);
  return planBulkField(column, text, rows, { titleOf: () => undefined, idOf: () => undefined });
};

describe('planBulkField', () => {
  it('changes one fact of the products that have another value', () => {
    const rows = [row('a'), row('b', { facts: { ...NO_FACTS, material: 'Brass' } })];
    expect(plan('Material', 'Brass', rows)).toMatchObject({
      error: null,
      wrong: [],
      changes: [{ row: { id: 'a' }, before: '', after: 'Brass', change: { facts: { material: 'Brass' } } }],
    });
  });

  it('says what to type instead of a value that cannot be read', () => {
    expect(plan('Lead time (working days)', 'soon', [row('a')]).error).toContain('5-7');
  });

  it('leaves out the products that the value does not fit', () => {
    const rows = [row('a', { price: 80 }), row('b')];
    expect(plan('Discounted price', '90', rows)).toMatchObject({
      changes: [{ row: { id: 'b' } }],
      wrong: [{ row: { id: 'a' } }],
    });
    const message = `“180” does not fit. ${FACT_FIELDS.gstRate.wrong}`;
    expect(plan('GST %', '180', rows).wrong).toMatchObject([{ message }, { message }]);
  });

  it('leaves prices that cross already as they are', () => {
    const crossing = [row('a', { price: 80, discountedPrice: 90 })];
    expect(plan('Material', 'Brass', crossing)).toMatchObject({ changes: [{ row: { id: 'a' } }], wrong: [] });
    expect(plan('Price', '85', crossing).wrong).toHaveLength(1);
  });

  it('offers every field but the ones that name a product', () => {
    const headers = SHARED_COLUMNS.map(({ header }) => header);
    expect(headers).toEqual(expect.arrayContaining(['Category', 'Price', 'Live', 'Tags', 'Options', 'HSN']));
    expect(headers).not.toEqual(expect.arrayContaining(['SKU']));
  });
});
