import { FACT_FIELDS } from '@catalogue/contract/product-fields';
import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../../data/product-row';
import type { CategoryNames } from '../spreadsheet/columns';
import { planPaste, readBlock } from './paste-plan';
import { inOrder } from './use-stable-order';

const row = (id: string, change: Partial<ProductRow> = {}) =>
  ({
    ...{
      id,
      title: `Product ${id}`,
      revision: 1,
      price: 100,
      discountedPrice: null,
      stock: true,
      live: true,
      categoryId: null,
    },
    ...change,
  }) as ProductRow;

const categories: CategoryNames = {
  titleOf: (id) => (id === 'bags' ? 'Bags' : undefined),
  idOf: (title) => (title.toLowerCase() === 'bags' ? 'bags' : undefined),
};
const rows = ['a', 'b', 'c', 'd'].map((id) => row(id));
const plan = (text: string, id: string, name: Parameters<typeof planPaste>[2]['name'], all = rows) =>
  planPaste(readBlock(text, false) ?? [], all, { id, name }, categories);

describe('readBlock', () => {
  it('reads what spreadsheets copy, quoted line breaks included', () => {
    expect(readBlock('1\t2\r\n"a\nb"\t3\r\n', false)).toEqual([
      ['1', '2'],
      ['a\nb', '3'],
    ]);
  });

  it('leaves one value to the field it is pasted into', () => {
    expect(readBlock('120', true)).toBeNull();
    expect(readBlock('120', false)).toEqual([['120']]);
    expect(readBlock('120\n130', true)).toHaveLength(2);
  });
});

describe('planPaste', () => {
  it('marks prices that change by more than 30 %', () => {
    const planned = plan('131\n70\n69\n100', 'a', 'price');
    expect(planned.jumps).toBe(2);
    expect(planned.rows.flatMap(({ cells }) => cells.map(({ isJump }) => isJump))).toEqual([true, false, true]);
  });

  it('fills rows down and columns right, and counts cells, rows and wrong ones', () => {
    const planned = plan('110\t50\tno\n120\tmany\tyes\n130\t60\tno\n140\t70\tno', 'a', 'price');
    expect(planned).toMatchObject({ changed: 10, changedRows: 4, wrong: 1, leftOut: 0 });
    expect(planned.rows.map(({ change }) => change)).toEqual([
      { price: 110, minimumQuantity: 50, stock: false },
      { price: 120 },
      { price: 130, minimumQuantity: 60, stock: false },
      { price: 140, minimumQuantity: 70, stock: false },
    ]);
    expect(planned.rows[1]?.cells[1]).toMatchObject({
      name: 'minimumQuantity',
      after: 'many',
      error: `“many” cannot be read. ${FACT_FIELDS.minimumQuantity.wrong}`,
    });
  });

  it('leaves out rows below the last product, and cells that stay the same', () => {
    expect(plan('100\n100\n100', 'c', 'price')).toMatchObject({ rows: [], changed: 0, wrong: 0, leftOut: 1 });
  });

  it('reads categories by title, and refuses titles that would be empty', () => {
    const { rows: planned } = plan('Bags\t\nHats\tCap', 'a', 'categoryId');
    expect(planned.map(({ change }) => change)).toEqual([{ categoryId: 'bags' }, { title: 'Cap' }]);
    expect(planned.flatMap(({ cells }) => cells.filter(({ error }) => error !== null).map(({ name }) => name))).toEqual([
      'title',
      'categoryId',
    ]);
  });

  it('refuses any category while the categories are not loaded', () => {
    const unknown: CategoryNames = { titleOf: () => 'Not loaded', idOf: () => undefined, isLoaded: false };
    const filed = [row('a', { categoryId: 'bags' })];
    const planned = planPaste([['None'], ['']], filed, { id: 'a', name: 'categoryId' }, unknown);
    expect(planned).toMatchObject({ changed: 0, wrong: 1, rows: [{ cells: [{ before: 'Not loaded' }] }] });
  });

  it('refuses a price below the discounted price, and a discounted price above the price', () => {
    const reduced = [row('a', { price: 100, discountedPrice: 90 })];
    const low = plan('80', 'a', 'price', reduced);
    expect(low).toMatchObject({ changed: 0, wrong: 1 });
    expect(low.rows[0]?.cells[0]?.error).toBe('Not below the discounted price, ₹90.');
    expect(plan('95\t5', 'a', 'discountedPrice', reduced).rows[0]?.change).toEqual({ discountedPrice: 95, minimumQuantity: 5 });
    const high = plan('120', 'a', 'discountedPrice', reduced);
    expect(high).toMatchObject({ changed: 0, wrong: 1 });
    expect(high.rows[0]?.cells[0]?.error).toBe('Not above the price, ₹100.');
    const crossing = [row('a', { price: 100, discountedPrice: 120 })];
    expect(plan('100\t5', 'a', 'price', crossing)).toMatchObject({ changed: 1, wrong: 0 });
  });
});

describe('inOrder', () => {
  it('keeps the places of edited rows, drops deleted ones and puts new ones first', () => {
    const [a, b, c, d] = rows.map((one) => ({ ...one }));
    if (!a || !b || !c || !d) throw new Error('four rows');
    const ordered = inOrder(['a', 'b', 'c'], [d, c, a], [a, b, c, d], new Set(['b']));
    expect(ordered.map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c']);
    expect(inOrder(['a', 'b'], [a], [a], new Set(['b'])).map(({ id }) => id)).toEqual(['a']);
  });
});
