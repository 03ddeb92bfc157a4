import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDING_METHOD_IDS } from '@catalogue/contract/branding-methods';
import type { Product } from '@catalogue/contract/entities/product';
import type { ProductFacts } from '@catalogue/contract/entities/product-facts';
import { NO_FACTS } from '@catalogue/contract/no-facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undoJob } from '../batch/job';
import { EMPTY_PRODUCT } from '../product-content';
import type { CategoryNames } from './columns';
import { readCsv, writeCsv } from '../../data/csv';
import { exportProducts } from './export-products';
import { previewCells } from './preview-cells';
import { importJob } from './import-job';
import { planImport } from './plan-import';
import { missingCategories, withNewCategories } from './missing-categories';
import { wrongRows } from './wrong-rows';

const titles = new Map([
  ['drinkware', 'Drinkware'],
  ['bags-travel', 'Bags & Travel'],
]);
const categories: CategoryNames = {
  titleOf: (id) => titles.get(id),
  idOf: (title) => [...titles].find(([, one]) => one.toLowerCase() === title.toLowerCase())?.[0],
};

const product = (id: string, overrides: Partial<Product> = {}): Product => ({
  ...EMPTY_PRODUCT,
  id,
  title: `Flask ${id}`,
  sku: `SKU-${id}`,
  imageName: null,
  picture: null,
  addedDate: 1,
  updatedAt: 1,
  deletedAt: null,
  revision: 1,
  ...overrides,
});

const plan = (csv: string, products: readonly Product[] = []) => planImport(readCsv(csv), products, categories);
const kinds = (csv: string, products: readonly Product[] = []) => plan(csv, products).rows.map((row) => row.kind);

describe('round trip', () => {
  it('of an unchanged export finds nothing to do, whatever the texts hold', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('=1+1', "'=x", '+91 22', '-', '@a', 'a,"b"\r\nc', '₹ “é”', "''-"));
    const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 -]{0,8}[A-Za-z0-9]$/);
    const facts: fc.Arbitrary<ProductFacts> = fc.record({
      material: fc.oneof(word, fc.constantFrom('', '=SS304', '600D polyester, "padded"')),
      size: fc.oneof(word, fc.constant('')),
      weight: fc.option(fc.nat(5_000)),
      minimumQuantity: fc.option(fc.integer({ min: 1, max: 10_000 })),
      leadTime: fc.option(fc.tuple(fc.nat(9), fc.nat(9)).map(([from, more]) => ({ from, to: from + more }))),
      brandingMethods: fc.array(
        fc.record({ method: fc.constantFrom(...BRANDING_METHOD_IDS), position: word, area: fc.constantFrom('', '40 x 60 mm') }),
        { maxLength: 3 },
      ),
      packaging: word,
      tags: fc.array(word, { maxLength: 4 }),
      countryOfOrigin: fc.constantFrom('', 'India'),
      hsn: fc.constantFrom(null, '0902', '96170012'),
      gstRate: fc.constantFrom(null, 0, 5, 18),
      options: fc.array(
        fc.record({
          kind: fc.constantFrom('colour' as const, 'size' as const, 'capacity' as const),
          name: word,
          swatch: fc.constantFrom(null, '#a1b2c3'),
          sku: fc.option(fc.stringMatching(/^[A-Z0-9-]{1,12}$/)),
          price: fc.option(fc.nat(9_999)),
          stock: fc.boolean(),
          imageName: fc.option(fc.stringMatching(/^[a-z0-9]{1,9}$/)),
        }),
        { maxLength: 4 },
      ),
      priceBreaks: fc.constantFrom(
        [],
        [
          { from: 50, price: 560.5 },
          { from: 250, price: 490 },
          { from: 1_000, price: null },
        ],
      ),
      related: fc.array(fc.stringMatching(/^[a-z0-9-]{1,9}$/), { maxLength: 3 }),
    });
    const anyProduct = fc
      .record({
        title: text.map((value) => value.trim()).filter((value) => value !== '' && value.length <= 120),
        description: text,
        price: fc.option(fc.integer({ min: 0, max: 100_000 }).map((paise) => paise / 100)),
        quantity: fc.nat(10_000),
        live: fc.boolean(),
        stock: fc.boolean(),
        categoryId: fc.constantFrom(null, 'drinkware', 'bags-travel'),
        facts,
      })
      .map((fields) => fields);
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 8 }), (fields) => {
        const products = fields.map((one, index) => product(`p${index}`, one));
        const rows = plan(exportProducts(products, categories), products).rows;
        expect(rows.filter((row) => row.kind !== 'unchanged')).toEqual([]);
        expect(rows).toHaveLength(products.length);
      }),
    );
  });

  it('keeps a product whose category is gone as it is', () => {
    const orphan = product('a', { categoryId: 'deleted-long-ago' });
    expect(kinds(exportProducts([orphan], categories), [orphan])).toEqual(['unchanged']);
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

describe('facts', () => {
  const stored = product('a', { facts: { ...NO_FACTS, material: 'Steel', gstRate: 18 } });

  it('change one by one; the others stay', () => {
    const { rows } = plan('Product id,Title,Material\na,Flask a,Copper', [stored]);
    expect(rows[0]).toMatchObject({
      kind: 'changed',
      fields: ['facts'],
      content: { facts: { material: 'Copper', gstRate: 18 } },
    });
    expect(rows.flatMap((row) => previewCells(row, categories))).toEqual([
      { column: 'Material', before: 'Steel', after: 'Copper', isWrong: false },
    ]);
  });

  it('are refused by the cell that is wrong', () => {
    const csv = 'Title,Lead time,Price breaks,GST %\nMug,soon,50: 9; 100: 12,180';
    expect(plan(csv).rows[0]).toMatchObject({
      kind: 'wrong',
      errors: [{ column: 'Lead time' }, { column: 'GST %' }, { column: 'Price breaks' }],
    });
  });
});

describe('a category', () => {
  it('stays the product’s own where two have one title', () => {
    const twins: CategoryNames = { titleOf: () => 'Bottles', idOf: () => 'first' };
    const stored = product('a', { categoryId: 'second' });
    const { rows } = planImport(readCsv(exportProducts([stored], twins)), [stored], twins);
    expect(rows[0]?.kind).toBe('unchanged');
  });

  it('may be called None', () => {
    const none: CategoryNames = { titleOf: () => 'None', idOf: (title) => (title === 'None' ? 'none' : undefined) };
    const { rows } = planImport(readCsv('Title,Category\nMug,None'), [], none);
    expect(rows[0]).toMatchObject({ kind: 'new', content: { categoryId: 'none' } });
  });
});

describe('export', () => {
  it('starts with a byte order mark and guards whatever a spreadsheet would run', () => {
    const csv = writeCsv(['Title'], [['=HYPERLINK("http://x")'], ['+1'], ['-1'], ['@x'], ['plain']]);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv.split('\r\n').slice(1)).toEqual([`"'=HYPERLINK(""http://x"")"`, "'+1", "'-1", "'@x", 'plain']);
  });
});

describe('import', () => {
  it('takes headers in any case, order and wording, and semicolons', () => {
    const rows = plan('PRODUCT NAME;in_stock;Qty;mrp;Colour\nSteel mug;No;25;"1,250.50";red').rows;
    expect(rows[0]).toMatchObject({ kind: 'new', content: { title: 'Steel mug', stock: false, quantity: 25, price: 1250.5 } });
    expect(plan('Title;Colour\nMug;red').ignored).toEqual(['Colour']);
  });

  it('finds products by id, then by SKU whatever its case, and names what changed', () => {
    const stored = product('a', { stock: true });
    expect(plan('SKU,Title,In stock\nsku-A,Flask a,no', [stored]).rows[0]).toMatchObject({ kind: 'changed' });
    expect(plan('Product id,Title\na,Renamed', [stored]).rows[0]).toMatchObject({ kind: 'changed', fields: ['title'] });
  });

  it('leaves alone what the file has no column for', () => {
    const stored = product('a', { price: 99, description: '<p>Kept</p>' });
    const [row] = plan('Product id,Title\na,Renamed', [stored]).rows;
    expect(row).toMatchObject({ content: { price: 99, description: '<p>Kept</p>' } });
  });

  it('takes an empty yes-or-no cell for nothing said', () => {
    const hidden = product('a', { live: false, stock: true });
    expect(kinds('Product id,Title,Live,In stock\na,Flask a,,', [hidden])).toEqual(['unchanged']);
    expect(plan('Title,Live\nMug,').rows[0]).toMatchObject({ kind: 'new', content: { live: true } });
  });

  it('cleans the descriptions it writes, and leaves alone those it does not', () => {
    const clean = (html: string) => html.replace(/<script>.*<\/script>/, '');
    const stored = product('a', { description: '<script>old</script>' });
    const made = plan('Product id,Title,Description\n,Mug,<script>1</script>Good\na,Renamed,<script>old</script>', [stored]);
    const { steps } = importJob(made, { name: 'a.csv', at: 1 }, { newId: () => 'n', clean });
    expect(steps.map(({ change }) => change.description)).toEqual(['Good', '<script>old</script>']);
  });

  it('says by row and column what is wrong', () => {
    const rows = plan('Title,Category,Price,In stock\n,Drinkware,1,yes\nMug,Mugs,cheap,perhaps').rows;
    expect(rows).toMatchObject([
      { kind: 'wrong', line: 2, errors: [{ column: 'Title', message: 'A product needs a title' }] },
      { kind: 'wrong', line: 3, errors: [{ column: 'Category' }, { column: 'Price' }, { column: 'In stock' }] },
    ]);
  });

  it('refuses the second row of the same product', () => {
    expect(kinds('SKU,Title\nx1,Mug\nX1,Cup')).toEqual(['new', 'wrong']);
  });

  it('refuses a file without titles as a whole', () => {
    expect(plan('SKU;Price\nx;1')).toMatchObject({ rows: [], refusal: expect.stringContaining('Title') as string });
  });

  it('of 1,000 rows with 20 bad ones takes 980 and lists 20', () => {
    const lines = Array.from({ length: 1000 }, (_, row) => `s-${row},Product ${row},${row % 50 === 7 ? 'many' : row}`);
    const made = plan(['SKU,Title,Quantity', ...lines].join('\n'));
    const { rows } = made;
    let next = 0;
    const job = importJob(made, { name: 'a.csv', at: 1 }, { newId: () => String((next += 1)), clean: (html) => html });
    expect(job.steps).toHaveLength(980);
    expect(job.skipped).toHaveLength(20);
    expect(job.skipped[0]).toMatchObject({ line: 9, title: 'Product 7', errors: [{ column: 'Quantity' }] });
    const written = { ...job, steps: job.steps.map((step) => ({ ...step, outcome: 'written' as const })) };
    const undo = undoJob(written, 2, () => 'undo');
    expect(undo.steps.map(({ id, base, change }) => ({ id, base, change }))).toEqual(
      job.steps.map(({ id }) => ({ id, base: 1, change: { deleted: true } })),
    );
    expect(rows.filter((row) => row.kind === 'new')).toHaveLength(980);
    expect(rows.filter((row) => row.kind === 'wrong').map((row) => row.line)).toEqual(
      Array.from({ length: 20 }, (_, n) => n * 50 + 9),
    );
  });
});

describe('the dry run', () => {
  const cells = (csv: string, products: readonly Product[] = []) =>
    plan(csv, products).rows.flatMap((row) => previewCells(row, categories));

  it('shows both values of each changed cell, and only those', () => {
    const stored = product('a', { price: 99, categoryId: 'drinkware', description: '<p>Keeps tea warm</p>' });
    const csv = 'Product id,Title,Price,Category,Description\na,Flask a,120.5,bags & travel,<p>Keeps <b>all</b> warm</p>';
    expect(cells(csv, [stored])).toEqual([
      { column: 'Category', before: 'Drinkware', after: 'Bags & Travel', isWrong: false },
      { column: 'Description', before: 'Keeps tea warm', after: 'Keeps all warm', isWrong: false },
      { column: 'Price', before: '99', after: '120.5', isWrong: false },
    ]);
  });

  it('shows what a new product fills, and what is wrong with a wrong cell', () => {
    expect(cells('Title,Price,In stock\nMug,12,yes')).toEqual([{ column: 'Price', before: null, after: '12', isWrong: false }]);
    expect(cells('Title,Price\nMug,cheap')).toEqual([
      { column: 'Price', before: null, after: '“cheap” is not an amount', isWrong: true },
    ]);
    expect(cells('Product id,Title\na,Flask a', [product('a')])).toEqual([]);
  });
});

describe('an import with categories that are missing', () => {
  const table = readCsv(
    'SKU,Title,Category,Price\nA-1,Desk lamp,Lighting,100\nA-2,Torch,LIGHTING,\nA-3,Mug,Drinkware,cheap\nA-4,Pen,none,5',
  );

  it('lists each missing category once', () => {
    expect(missingCategories(table, categories)).toEqual(['Lighting']);
  });

  it('accepts their rows once they are to be created', () => {
    expect(planImport(table, [], categories).rows.map((row) => row.kind)).toEqual(['wrong', 'wrong', 'wrong', 'new']);
    const known = withNewCategories(categories, [{ id: 'lighting', title: 'Lighting' }]);
    const { rows } = planImport(table, [], known);
    expect(rows.map((row) => row.kind)).toEqual(['new', 'new', 'wrong', 'new']);
    expect(rows[1]).toMatchObject({ content: { categoryId: 'lighting' } });
  });

  it('gives the wrong rows back with what is wrong, to correct and import again', () => {
    const known = withNewCategories(categories, [{ id: 'lighting', title: 'Lighting' }]);
    const file = wrongRows(table, planImport(table, [], known));
    expect(file.header).toEqual(['SKU', 'Title', 'Category', 'Price', 'What is wrong']);
    expect(file.rows).toEqual([['A-3', 'Mug', 'Drinkware', 'cheap', 'Price: “cheap” is not an amount']]);
    const corrected = readCsv(writeCsv(file.header, [['A-3', 'Mug', 'Drinkware', '90', file.rows[0]?.[4] ?? '']]));
    const again = planImport(corrected, [], known);
    expect(again.rows.map((row) => row.kind)).toEqual(['new']);
    expect(wrongRows(corrected, again).header).toEqual(file.header);
  });
});
