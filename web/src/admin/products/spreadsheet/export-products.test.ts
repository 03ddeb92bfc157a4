import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFacts } from '../../../../../tests/fixtures/any-facts';
import { readCsv, writeCsv } from '../../../lib/csv';
import { exportProducts, exportWorkbook, textCell } from './export-products';
import { planImport } from './plan-import';
import { readFile } from './read-file';
import { planCsv, rowKinds, SAMPLE_CATEGORIES, sampleFlask } from './sample-import';

describe('exportProducts', () => {
  it('writes a file whose import changes nothing, for random products', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '=1+1',
        "'=x",
        '+91 22',
        '-',
        '@a',
        'a,"b"\r\nc',
        '₹ “é”',
        "''-",
        'a;=1',
        "a; ''=1",
        '＝1',
        'a\n- b',
        "a|'@",
      ),
    );
    const anyProduct = fc
      .record({
        title: text.map((value) => value.trim()).filter((value) => value !== '' && value.length <= 120),
        description: text,
        price: fc.option(fc.integer({ min: 0, max: 100_000 }).map((paise) => paise / 100)),
        quantity: fc.nat(10_000),
        live: fc.boolean(),
        stock: fc.boolean(),
        categoryId: fc.constantFrom(null, 'drinkware', 'bags-travel'),
        facts: anyFacts,
        imageName: fc.constantFrom(null, 'first'),
        galleryNames: fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9_-]{1,9}$/), { maxLength: 4 }),
      })
      .map((fields) => fields);
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 8 }), (fields) => {
        const products = fields.map((one, index) => sampleFlask(`p${index}`, one));
        const rows = planCsv(exportProducts(products, SAMPLE_CATEGORIES), products).rows;
        expect(rows.filter((row) => row.kind !== 'unchanged')).toEqual([]);
        expect(rows).toHaveLength(products.length);
      }),
    );
  });

  it('writes a workbook whose import changes nothing, with prices as numbers and item numbers as text', async () => {
    const hard = { sku: '007', title: '=1+1', price: 1_474.5, description: "tea; '=1\n- b" };
    const products = [sampleFlask('a', hard), sampleFlask('b', { price: null, quantity: 25, categoryId: 'bags-travel' })];
    const { sheets } = await readFile(new File([await exportWorkbook(products, SAMPLE_CATEGORIES)], 'products.xlsx'));
    const [{ table } = { table: { header: [], headerLine: 1, rows: [] } }] = sheets;
    expect(table.rows[0]?.cells).toEqual(expect.arrayContaining(['007', '=1+1', '1474.5']));
    expect(planImport(table, products, SAMPLE_CATEGORIES).rows.map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged']);
  });

  it('writes texts as text cells, and leaves out a description that Excel would cut', async () => {
    const long = sampleFlask('a', { sku: '0099', description: 'x'.repeat(40_000) });
    const blob = await exportWorkbook([long], SAMPLE_CATEGORIES);
    const [sheet] = (await readFile(new File([blob], 'products.xlsx'))).sheets;
    if (!sheet) throw new Error('The workbook has no sheet');
    const { table } = sheet;
    expect(table.rows[0]?.cells[table.header.indexOf('Description')]).toBe('');
    expect(planImport(table, [long], SAMPLE_CATEGORIES).rows.map(({ kind }) => kind)).toEqual(['unchanged']);
    expect(textCell('5-7')).toEqual({ value: '5-7', type: String, format: '@' });
  });

  it('keeps a product whose category was deleted', () => {
    const orphan = sampleFlask('a', { categoryId: 'deleted-long-ago' });
    expect(rowKinds(exportProducts([orphan], SAMPLE_CATEGORIES), [orphan])).toEqual(['unchanged']);
  });
});

describe('writeCsv', () => {
  it('escapes formulas in full width, and those that a semicolon, tab or line break would cut free', () => {
    const cells = ['＝1+1', '＋91', '－1', '＠a', 'tea;=1+1', 'tea\t@a', 'tea|-1', 'tea\n+1', "tea; '=1"];
    const line = writeCsv(cells, []);
    expect(line).toBe(`\uFEFF'＝1+1,'＋91,'－1,'＠a,tea;'=1+1,tea\t'@a,tea|'-1,"tea\n'+1",tea; ''=1`);
    expect(readCsv(line).header).toEqual(cells);
  });

  it('starts with a byte order mark and escapes formulas', () => {
    expect(writeCsv(['=1+1', '@x'], [])).toBe("\uFEFF'=1+1,'@x");
    expect(readCsv(writeCsv(['=1+1', 'Title'], [])).header).toEqual(['=1+1', 'Title']);
    const csv = writeCsv(['Title'], [['=HYPERLINK("http://x")'], ['+1'], ['-1'], ['@x'], ['plain']]);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv.split('\r\n').slice(1)).toEqual([`"'=HYPERLINK(""http://x"")"`, "'+1", "'-1", "'@x", 'plain']);
  });
});
