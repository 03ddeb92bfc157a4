import { BASIC_FIELDS, FACT_NAMES, factField, headerOf, NO_FACTS } from '@catalogue/contract/product-fields';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../lib/csv';
import type { CategoryNames } from './columns';
import { exportProducts } from './export-products';
import { importOf, undoImport } from './import-write';
import { planImport } from './plan-import';
import { emptiedColumns, previewCells } from './preview-cells';
import { wrongRows } from './wrong-rows';
import { planCsv, rowKinds, SAMPLE_CATEGORIES, sampleFlask } from './sample-import';

describe('planImport', () => {
  it('accepts headers in any case, order and wording, and semicolons', () => {
    const rows = planCsv('PRODUCT NAME;in_stock;Qty;mrp;Colour\nSteel mug;No;25;"1,250.50";red').rows;
    expect(rows[0]).toMatchObject({ kind: 'new', content: { title: 'Steel mug', stock: false, quantity: 25, price: 1250.5 } });
    expect(planCsv('Title;Colour\nMug;red').ignored).toEqual(['Colour']);
  });

  it('finds products by id, then by SKU in any case, and names the changed fields', () => {
    const stored = sampleFlask('a', { stock: true });
    expect(planCsv('SKU,Title,In stock\nsku-A,Flask a,no', [stored]).rows[0]).toMatchObject({ kind: 'changed' });
    expect(planCsv('Product id,Title\na,Renamed', [stored]).rows[0]).toMatchObject({ kind: 'changed', fields: ['title'] });
  });

  it('leaves out lines with totals', () => {
    const plan = planCsv('SKU,Title,Price\nA-1,Mug,90\n,Total,90\nGrand total:,,90\nA-2,Total,5\n,Total recall game,7');
    expect(plan.totals).toEqual([3, 4]);
    expect(plan.rows.map(({ title }) => title)).toEqual(['Mug', 'Total', 'Total recall game']);
  });

  it('leaves out rows with a title alone and repeated column names, unless the file is a list of titles', () => {
    const plan = planCsv('SKU,Title,Price\n,BOTTLES,\nA-1,Mug,90\nSKU,Title,Price\n,Terms: 50% advance,\n,Jute bag,5');
    expect(plan.headings).toEqual([2, 4, 5]);
    expect(plan.rows.map(({ title }) => title)).toEqual(['Mug', 'Jute bag']);
    expect(rowKinds('SKU,Title\n,Mug\n,Cup')).toEqual(['new', 'new']);
  });

  it('rounds prices to paise', () => {
    expect(planCsv('Title,Price,Price band\nMug,461.99999999999994,\nCup,,400.004-499.999').rows).toMatchObject([
      { content: { price: 462 } },
      { content: { price: 500, discountedPrice: 400 } },
    ]);
  });

  it('keeps fields that the file has no column for', () => {
    const stored = sampleFlask('a', { price: 99, description: '<p>Kept</p>' });
    const [row] = planCsv('Product id,Title\na,Renamed', [stored]).rows;
    expect(row).toMatchObject({ content: { price: 99, description: '<p>Kept</p>' } });
  });

  it('leaves what is stored where a cell is empty', () => {
    const stored = sampleFlask('a', {
      ...{ price: 99, discountedPrice: 90, quantity: 25, categoryId: 'drinkware', description: '<p>Kept</p>' },
      facts: { ...NO_FACTS, material: 'Steel', gstRate: 18, tags: ['tea'] },
    });
    const csv = exportProducts([stored], SAMPLE_CATEGORIES);
    const [header = ''] = csv.split('\r\n');
    const cells = header.split(',').map((name) => (name === 'Product id' ? 'a' : ''));
    expect(rowKinds([header, cells.join(',')].join('\n'), [stored])).toEqual(['unchanged']);
  });

  it('empties a field with “none”, and the preview says so', () => {
    const stored = sampleFlask('a', { price: 99, categoryId: 'drinkware', facts: { ...NO_FACTS, material: 'Steel' } });
    const csv = 'Product id,Title,Price,Category,Material,Packaging\na,,None,none,NONE,none';
    const { rows } = planCsv(csv, [stored]);
    expect(rows).toMatchObject([
      { kind: 'changed', title: 'Flask a', content: { price: null, categoryId: null, facts: { material: '' } } },
    ]);
    expect(emptiedColumns(rows, SAMPLE_CATEGORIES)).toEqual([
      ['Category', 1],
      ['Price', 1],
      ['Material', 1],
    ]);
    expect(rowKinds('SKU,Title,Price\nnone,Mug,none\nnone,Cup,5')).toEqual(['new', 'new']);
    expect(rowKinds('Product id,Title,In stock,Quantity\na,,none,none', [stored])).toEqual(['wrong']);
    const literal = sampleFlask('a', { facts: { ...NO_FACTS, packaging: 'None' } });
    expect(rowKinds('Product id,Title,Packaging\na,,None', [literal])).toEqual(['unchanged']);
  });

  it.each([
    ['SKU', '8.90123E+12', 'Excel has rounded this number'],
    ['SKU', '12-Mar', 'Excel has made a day of this SKU'],
    ['SKU', 'Mar-26', 'Excel has made a day of this SKU'],
    ['SKU', '2026-03-12', 'Excel has made a day of this SKU'],
    ['SKU', '42', '“Flask a” has the SKU 0042: Excel may have dropped zeros at its start'],
    ['HSN', '30490', 'HSN has 4, 6 or 8 digits; Excel may have dropped a leading 0'],
    ['GST %', '0.18', 'Write 18, not 0.18'],
    ['GST %', '0.07', 'Write 7, not 0.07'],
    ['Material', '???? ?400 steel', 'Excel has lost letters of “कपास ₹400 steel”'],
  ])('refuses what Excel makes of a cell: %s %s', (column, cell, message) => {
    const stored = sampleFlask('a', { sku: '0042', facts: { ...NO_FACTS, material: 'कपास ₹400 steel' } });
    expect(planCsv(`Product id,Title,${column}\na,Flask a,${cell}`, [stored]).rows).toMatchObject([
      { kind: 'wrong', errors: [{ column, message: expect.stringContaining(message) as string }] },
    ]);
  });

  it('accepts what only resembles a mistake of Excel', () => {
    const stored = sampleFlask('a', { sku: '12-Mar', facts: { ...NO_FACTS, material: 'Why?', hsn: '30490', gstRate: 0.18 } });
    const csv = 'Product id,SKU,Title,Material,HSN,GST %\na,12-Mar,Renamed,Why?,30490,0.18';
    expect(rowKinds(csv, [stored])).toEqual(['changed']);
    expect(rowKinds('SKU,Title,GST %,HSN\n1E5,Mug,0.25,9617\nMARCH-12,Cup,0.1,961700\n12,Bag,18%,96170011', [stored])).toEqual([
      'new',
      'new',
      'new',
    ]);
  });

  it('refuses the error of a formula', () => {
    expect(planCsv('Title,Material\nMug,#N/A').rows).toMatchObject([{ kind: 'wrong', errors: [{ column: 'Material' }] }]);
  });

  it('reads an empty yes-or-no cell as no change', () => {
    const hidden = sampleFlask('a', { live: false, stock: true });
    expect(rowKinds('Product id,Title,Live,In stock\na,Flask a,,', [hidden])).toEqual(['unchanged']);
    expect(planCsv('Title,Live\nMug,').rows[0]).toMatchObject({ kind: 'new', content: { live: true } });
  });

  it('cleans the descriptions it writes, and keeps unchanged ones', () => {
    const clean = (html: string) => html.replace(/<script>.*<\/script>/, '');
    const stored = sampleFlask('a', { description: '<script>old</script>' });
    const made = planCsv('Product id,Title,Description\n,Mug,<script>1</script>Good\na,Renamed,<script>old</script>', [stored]);
    const { steps } = importOf(made, { name: 'a.csv', at: 1 }, { newId: () => 'n', clean });
    expect(steps.map(({ change }) => change.description)).toEqual(['Good', '<script>old</script>']);
  });

  it('reports errors by row and column', () => {
    const rows = planCsv('Title,Category,Price,In stock\n,Drinkware,1,yes\nMug,Mugs,cheap,perhaps').rows;
    expect(rows).toMatchObject([
      { kind: 'wrong', line: 2, errors: [{ column: 'Title', message: 'A product needs a title.' }] },
      { kind: 'wrong', line: 3, errors: [{ column: 'Category' }, { column: 'Price' }, { column: 'In stock' }] },
    ]);
  });

  it('puts pictures in the order of their cell, and takes that back', () => {
    const stored = sampleFlask('a', { imageName: 'one', galleryNames: ['two', 'three'] });
    const csvOf = (cell: string) => `Product id,Title,Picture order\na,Flask a,"${cell}"`;
    expect(rowKinds(csvOf('one, two, three'), [stored])).toEqual(['unchanged']);
    expect(rowKinds(csvOf(''), [stored])).toEqual(['unchanged']);
    const made = planCsv(csvOf('three, one'), [stored]);
    expect(made).toMatchObject({ ignored: [], rows: [{ kind: 'changed', fields: [] }] });
    expect(made.rows.flatMap((row) => previewCells(row, SAMPLE_CATEGORIES))).toEqual([
      { column: 'Picture order', before: 'one, two, three', after: 'three, one, two', isWrong: false },
    ]);
    const started = importOf(made, { name: 'a.csv', at: 1 }, { newId: () => 'n', clean: (html) => html });
    expect(started.steps).toMatchObject([{ change: { imageName: 'three', galleryNames: ['one', 'two'] } }]);
    expect(started.undo).toMatchObject([{ change: { imageName: 'one', galleryNames: ['two', 'three'] } }]);
    expect(planCsv(csvOf('one, four'), [stored]).rows).toMatchObject([
      { kind: 'wrong', errors: [{ column: 'Picture order', message: 'This product has no picture “four”' }] },
    ]);
    expect(planCsv('Title,Picture order\nNew,one', [stored]).rows).toMatchObject([
      { kind: 'wrong', errors: [{ message: 'A new product has no pictures yet: leave this cell empty' }] },
    ]);
  });

  it('refuses a discounted price above the price, at the column that the file has', () => {
    const stored = sampleFlask('a', { price: 500, discountedPrice: 400 });
    expect(planCsv('Title,MRP,Offer price\nMug,100,120').rows).toMatchObject([
      { kind: 'wrong', errors: [{ column: 'Offer price', message: 'Not above the price, ₹100.' }] },
    ]);
    expect(planCsv('Product id,Title,MRP\na,Flask a,300', [stored]).rows).toMatchObject([
      { kind: 'wrong', errors: [{ column: 'MRP', message: 'Not below the discounted price, ₹400.' }] },
    ]);
  });

  it('names the column of a refused value as the file does', () => {
    const [row] = planCsv(`Name,Item code,HSN code\nMug,${'x'.repeat(41)},96`).rows;
    expect(row?.kind === 'wrong' && row.errors.map(({ column }) => column)).toEqual(['Item code', 'HSN code']);
  });

  it('keeps prices that cross already, unless the row changes one', () => {
    const stored = sampleFlask('a', { price: 500, discountedPrice: 600 });
    const csvOf = (title: string, price: number) => `Product id,Title,Price,Discounted price\na,${title},${price},600`;
    expect(rowKinds(csvOf('Flask a', 500), [stored])).toEqual(['unchanged']);
    expect(rowKinds(csvOf('Renamed', 500), [stored])).toEqual(['changed']);
    expect(rowKinds(csvOf('Flask a', 550), [stored])).toEqual(['wrong']);
  });

  it('refuses the second row of the same product', () => {
    expect(rowKinds('SKU,Title\nx1,Mug\nX1,Cup')).toEqual(['new', 'wrong']);
  });

  it('refuses an SKU that another product has, or that an earlier row takes', () => {
    const stored = [sampleFlask('a'), sampleFlask('b')];
    expect(planCsv('Product id,SKU,Title\na,sku-B,Flask a', stored).rows).toMatchObject([
      { kind: 'wrong', errors: [{ column: 'SKU', message: '“Flask b” has this SKU already.' }] },
    ]);
    expect(planCsv('Product id,SKU,Title\na,NEW-1,Flask a\n,new-1,Mug', stored).rows).toMatchObject([
      { kind: 'changed' },
      { kind: 'wrong', errors: [{ column: 'SKU', message: 'The same SKU as in line 2' }] },
    ]);
    expect(rowKinds('Product id,SKU,Title\na,none,Flask a\n,SKU-a,Mug', stored)).toEqual(['changed', 'wrong']);
  });

  it('keeps an SKU that two products have already', () => {
    const stored = [sampleFlask('a', { sku: 'X' }), sampleFlask('b', { sku: 'x' })];
    expect(rowKinds('Product id,SKU,Title\na,X,Flask a\nb,x,Renamed', stored)).toEqual(['unchanged', 'changed']);
  });

  it('refuses a file without titles as a whole', () => {
    expect(planCsv('SKU;Price\nx;1')).toMatchObject({ rows: [], refusal: expect.stringContaining('Title') as string });
  });

  it('imports 980 of 1,000 rows and lists the 20 wrong ones', () => {
    const lines = Array.from({ length: 1000 }, (_, row) => `s-${row},Product ${row},${row % 50 === 7 ? 'many' : row}`);
    const table = readCsv(['SKU,Title,Quantity', ...lines].join('\n'));
    const made = planImport(table, [], SAMPLE_CATEGORIES);
    const { rows } = made;
    let next = 0;
    const port = { newId: () => String((next += 1)), clean: (html: string) => html, wrong: wrongRows(table, made) };
    const started = importOf(made, { name: 'a.csv', at: 1 }, port);
    expect(started.steps).toHaveLength(980);
    expect(started.skipped).toHaveLength(20);
    expect(started.wrong?.rows).toHaveLength(20);
    expect(started.wrong?.rows[0]).toEqual(['s-7', 'Product 7', 'many', 'Quantity: “many” is not a whole number']);
    expect(started.skipped[0]).toMatchObject({ line: 9, title: 'Product 7', errors: [{ column: 'Quantity' }] });
    const written = { ...started, steps: started.steps.map((step) => ({ ...step, outcome: 'written' as const })) };
    const undo = undoImport(written, 2, () => 'undo');
    expect(undo.steps.map(({ id, base, change }) => ({ id, base, change }))).toEqual(
      started.steps.map(({ id }) => ({ id, base: 1, change: { deleted: true } })),
    );
    expect(rows.filter((row) => row.kind === 'new')).toHaveLength(980);
    expect(rows.filter((row) => row.kind === 'wrong').map((row) => row.line)).toEqual(
      Array.from({ length: 20 }, (_, n) => n * 50 + 9),
    );
  });
});

describe('facts', () => {
  const stored = sampleFlask('a', { facts: { ...NO_FACTS, material: 'Steel', gstRate: 18 } });

  it('change one by one', () => {
    const { rows } = planCsv('Product id,Title,Material\na,Flask a,Copper', [stored]);
    expect(rows[0]).toMatchObject({
      kind: 'changed',
      fields: ['facts'],
      content: { facts: { material: 'Copper', gstRate: 18 } },
    });
    expect(rows.flatMap((row) => previewCells(row, SAMPLE_CATEGORIES))).toEqual([
      { column: 'Material', before: 'Steel', after: 'Copper', isWrong: false },
    ]);
  });

  it.each(FACT_NAMES.filter((name) => factField(name).kind === 'number'))(
    'say what %s may be where a cell does not fit',
    (name) => {
      const fact = factField(name);
      const messagesOf = (cell: string) =>
        planCsv(`Title,${headerOf(fact)}\nMug,"${cell}"`).rows.flatMap((row) => (row.kind === 'wrong' ? row.errors : []));
      const tooMuch = String(fact.max + 1);
      expect(fact.wrong).toContain(fact.max.toLocaleString('en-IN'));
      expect(messagesOf('long')).toEqual([{ column: headerOf(fact), message: `“long” cannot be read. ${fact.wrong}` }]);
      expect(messagesOf(tooMuch)).toEqual([{ column: headerOf(fact), message: `“${tooMuch}” does not fit. ${fact.wrong}` }]);
    },
  );

  it.each([
    ['Lead time', '400', '“400” does not fit. Working days up to 365, or nothing. Write it like: 5-7'],
    ['Lead time', 'soon', '“soon” cannot be read. Working days up to 365, or nothing. Write it like: 5-7'],
    ['Lead time', '9-5', 'The lead time must not end before it begins'],
    ['Tags', Array.from({ length: 13 }, (_, index) => `t${index}`).join(';'), 'At most 12 entries'],
    ['Material', 'x'.repeat(201), 'At most 200 characters'],
    ['Price', '100000001', `“100000001” does not fit. ${BASIC_FIELDS.price.wrong}`],
    ['Quantity', '10000001', `“10000001” does not fit. ${BASIC_FIELDS.quantity.wrong}`],
  ])('say what may stand under %s, which has %s', (column, cell, message) => {
    expect(planCsv(`Title,${column}\nMug,${cell}`).rows).toMatchObject([{ kind: 'wrong', errors: [{ column, message }] }]);
  });

  it('are refused with an error per wrong cell', () => {
    const csv = 'Title,Lead time,Price breaks,GST %\nMug,soon,50: 9; 100: 12,180';
    expect(planCsv(csv).rows[0]).toMatchObject({
      kind: 'wrong',
      errors: [{ column: 'Lead time' }, { column: 'GST %' }, { column: 'Price breaks' }],
    });
  });
});

describe('a category', () => {
  it('stays the product’s own when two have the same title', () => {
    const twins: CategoryNames = { titleOf: () => 'Bottles', idOf: () => 'first' };
    const stored = sampleFlask('a', { categoryId: 'second' });
    const { rows } = planImport(readCsv(exportProducts([stored], twins)), [stored], twins);
    expect(rows[0]?.kind).toBe('unchanged');
  });

  it('may be called None', () => {
    const none: CategoryNames = { titleOf: () => 'None', idOf: (title) => (title === 'None' ? 'none' : undefined) };
    const { rows } = planImport(readCsv('Title,Category\nMug,None'), [], none);
    expect(rows[0]).toMatchObject({ kind: 'new', content: { categoryId: 'none' } });
  });
});

describe('the seed file', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../../seed/catalogue.csv'), 'utf8');
  const names: CategoryNames = { titleOf: (id) => id, idOf: (title) => title.replace(/[^A-Za-z]+/g, '-') };

  it('imports with no loss', () => {
    const { rows, ignored } = planImport(readCsv(text), [], names);
    expect(ignored).toEqual([]);
    expect(rows).toHaveLength(96);
    const [first] = rows;
    expect(rows.filter(({ kind }) => kind !== 'new')).toEqual([]);
    expect(first).toMatchObject({
      content: {
        sku: 'drk-01',
        price: 560,
        discountedPrice: 420,
        facts: {
          material: 'SS304 inside, SS201 outside, double wall',
          size: '500 ml, 26 x 7 cm, 290 g',
          minimumQuantity: 50,
          leadTime: { from: 5, to: 7 },
          brandingMethods: [{ method: 'engraving', position: 'laser engraving, 1 position 40x60 mm', area: '40 x 60 mm' }],
          packaging: 'kraft tube',
        },
      },
    });
  });
});
