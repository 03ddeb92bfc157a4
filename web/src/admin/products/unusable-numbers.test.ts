import { FACT_FIELDS } from '@catalogue/contract/product-fields';
import { describe, expect, it } from 'vitest';
import { readValues, valuesOf } from './form/product-values';
import type { ProductValues } from './form/product-values';
import { EMPTY_PRODUCT } from '../data/product-content';
import { planCsv } from './spreadsheet/sample-import';

/** What somebody may type or another program may write where a number belongs. */
const UNUSABLE = ['NaN', 'Infinity', '-Infinity', '1e308', '-1e308', '1e999', '9007199254740992'];
const FIELDS = ['price', 'discountedPrice', 'quantity', ...Object.keys(FACT_FIELDS)];
const numeric = FIELDS.filter(
  (name) => typeof valuesOf(EMPTY_PRODUCT)[name as keyof ProductValues] === 'string' && isNumeric(name),
);

function isNumeric(name: string): boolean {
  const read = readValues({ ...valuesOf(EMPTY_PRODUCT), title: 'Mug', [name]: 'no number' });
  return 'errors' in read;
}

describe('numbers that no product can have', () => {
  it('has every numeric field', () =>
    expect(numeric).toEqual(expect.arrayContaining(['price', 'quantity', 'weight', 'gstRate'])));

  it.each(numeric)('the form refuses them in %s with a message', (field) => {
    for (const typed of UNUSABLE) {
      const read = readValues({ ...valuesOf(EMPTY_PRODUCT), title: 'Mug', [field]: typed });
      expect('errors' in read && Object.keys(read.errors), `${field} ${typed}`).toContain(field);
    }
  });

  it.each(['Price', 'Discounted price', 'Quantity', 'Weight', 'Minimum quantity', 'GST rate', 'Lead time'])(
    'an import refuses the row with one in the column %s, and says so',
    (column) => {
      for (const cell of UNUSABLE) {
        const { rows, ignored } = planCsv(`Title,${column}\nMug,${cell}`);
        expect(ignored).toEqual([]);
        expect(rows, `${column} ${cell}`).toMatchObject([{ kind: 'wrong' }]);
      }
    },
  );

  it('reads -0 as 0', () => {
    const read = readValues({ ...valuesOf(EMPTY_PRODUCT), title: 'Mug', price: '-0' });
    expect('content' in read && read.content.price === 0).toBe(true);
  });
});
