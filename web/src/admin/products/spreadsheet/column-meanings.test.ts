import { describe, expect, it } from 'vitest';
import { columnMeanings, withMeaning } from './column-meanings';
import { planCsv } from './sample-import';

describe('columnMeanings', () => {
  it('reads the column names of other systems', () => {
    const header = ['Item Code', 'Particulars', 'MRP (INR)', 'Selling Price', 'MOQ', 'HSN/SAC', 'Availability', 'Vendor'];
    expect(columnMeanings(header)).toEqual([
      ...['SKU', 'Title', 'Price', 'Discounted price', 'Minimum quantity', 'HSN', 'In stock'],
      null,
    ]);
  });

  it('gives one meaning to one column, and another one on request', () => {
    const meanings = columnMeanings(['Name', 'Title', 'Code']);
    expect(meanings).toEqual(['Title', null, 'SKU']);
    expect(withMeaning(meanings, 1, 'Title')).toEqual([null, 'Title', 'SKU']);
    expect(withMeaning(meanings, 2, null)).toEqual(['Title', null, null]);
  });

  it('reads values of other systems: pieces in stock, and a status', () => {
    expect(planCsv('Title,Stock,Status\nMug,25,active\nCup,0,draft').rows).toMatchObject([
      { content: { stock: true, live: true } },
      { content: { stock: false, live: false } },
    ]);
  });
});
