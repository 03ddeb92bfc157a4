import type { Product } from '@catalogue/contract/entities/product';
import { describe, expect, it } from 'vitest';
import { countChangedSkus, possibleDuplicates, previewCells } from './preview-cells';
import { planCsv, SAMPLE_CATEGORIES, sampleFlask } from './sample-import';

describe('previewCells', () => {
  const cells = (csv: string, products: readonly Product[] = []) =>
    planCsv(csv, products).rows.flatMap((row) => previewCells(row, SAMPLE_CATEGORIES));

  it('shows both values of each changed cell', () => {
    const stored = sampleFlask('a', { price: 99, categoryId: 'drinkware', description: '<p>Keeps tea warm</p>' });
    const csv = 'Product id,Title,Price,Category,Description\na,Flask a,120.5,bags & travel,<p>Keeps <b>all</b> warm</p>';
    expect(cells(csv, [stored])).toEqual([
      { column: 'Category', before: 'Drinkware', after: 'Bags & Travel', isWrong: false },
      { column: 'Description', before: 'Keeps tea warm', after: 'Keeps all warm', isWrong: false },
      { column: 'Price', before: '99', after: '120.5', isWrong: false },
    ]);
  });

  it('cuts long texts around their first difference', () => {
    const stored = sampleFlask('a', { description: `${'Tea. '.repeat(60)}Until June. ${'Cup. '.repeat(60)}` });
    const [cell] = cells(`Product id,Title,Description\na,Flask a,${stored.description.replace('June', 'July')}`, [stored]);
    expect(cell?.before).toMatch(/^….*Until June\. .*…$/);
    expect(cell?.after).toMatch(/^….*Until July\. .*…$/);
    expect(cell?.after.length).toBeLessThan(100);
  });

  it('counts changed item numbers, and finds new rows that may be stored products', () => {
    const products = [sampleFlask('a'), sampleFlask('b')];
    const csv = 'Product id,SKU,Title,Price\na,NEW-1,Flask a,\nb,SKU-b,Renamed,\n,,flask B,5\n,N-2,Flask b,5\n,,Mug,5';
    const { rows } = planCsv(csv, products);
    expect(countChangedSkus(rows)).toBe(1);
    expect(possibleDuplicates(rows, products)).toEqual([4]);
  });

  it('shows the cells of a new product, and the error of a wrong cell', () => {
    expect(cells('Title,Price,In stock\nMug,12,yes')).toEqual([{ column: 'Price', before: null, after: '12', isWrong: false }]);
    expect(cells('Title,Price\nMug,cheap')).toEqual([
      { column: 'Price', before: null, after: '“cheap” is not an amount', isWrong: true },
    ]);
    expect(cells('Product id,Title\na,Flask a', [sampleFlask('a')])).toEqual([]);
  });
});
