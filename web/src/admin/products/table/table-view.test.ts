import type { CatalogueFile } from '@catalogue/contract/entities/catalogue';
import type { Product } from '@catalogue/contract/entities/product';
import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../data/sample-product';
import { productRows } from '../../data/product-row';
import { pageButtons, pageOf, picksHidden, readTableView, viewRows, writeTableView } from './table-view';

const fileOf = (...products: Product[]): CatalogueFile => ({
  format: 1,
  version: 1,
  asOf: 1,
  categories: [],
  banners: [],
  products,
});
const view = (query: string) => readTableView(new URLSearchParams(query));
const ids = (rows: { id: string }[]) => rows.map((row) => row.id);

describe('rows', () => {
  it('come from the file and newer documents, without what is in the trash', () => {
    const rows = productRows(fileOf(sampleProduct('a'), sampleProduct('b'), sampleProduct('c')), [
      sampleProduct('a', { title: 'A, edited', updatedAt: 2 }),
      sampleProduct('b', { deletedAt: 2, updatedAt: 2 }),
      sampleProduct('hidden', { live: false, updatedAt: 2 }),
    ]);
    expect(rows.map((row) => [row.id, row.title, row.live])).toEqual([
      ['a', 'A, edited', true],
      ['c', 'c', true],
      ['hidden', 'hidden', false],
    ]);
  });

  it('keep the newer side when the document is the older one', () => {
    expect(
      productRows(fileOf(sampleProduct('a', { title: 'new', updatedAt: 5 })), [
        sampleProduct('a', { updatedAt: 2, deletedAt: 2 }),
      ]),
    ).toMatchObject([{ title: 'new' }]);
  });
});

describe('the view', () => {
  const rows = productRows(undefined, [
    sampleProduct('mug', { title: 'Steel Mug', price: 99, sku: 'DRK-1', categoryId: 'drinkware', addedDate: 3 }),
    sampleProduct('bag', { title: 'Jute bag', categoryId: 'bags', stock: false, addedDate: 2 }),
    sampleProduct('pen', { title: 'Pen 10', sku: 'STN 10', live: false, addedDate: 1 }),
    sampleProduct('pen2', { title: 'Pen 9', categoryId: 'gone', addedDate: 1 }),
  ]);
  const title = (row: { categoryId: string | null }) => ({ drinkware: 'Drinkware', bags: 'Bags' })[row.categoryId ?? ''];
  const shown = (query: string) => ids(viewRows(rows, view(query), title));

  it('is newest first without search parameters', () => expect(shown('')).toEqual(['mug', 'bag', 'pen', 'pen2']));
  it('finds every word in title, SKU and category', () => {
    expect(shown('q=drk mug')).toEqual(['mug']);
    expect(shown('q=bags')).toEqual(['bag']);
    expect(shown('q=mug bag')).toEqual([]);
    expect(shown('q=drk1 mugs')).toEqual(['mug']);
    expect(shown('q=stn10')).toEqual(['pen']);
  });
  it('filters by stock, live and category, a deleted category being none', () => {
    expect(shown('stock=no')).toEqual(['bag']);
    expect(shown('live=no')).toEqual(['pen']);
    expect(shown('category=none').sort()).toEqual(['pen', 'pen2']);
    expect(shown('category=bags')).toEqual(['bag']);
  });
  it('filters by what is missing', () => {
    expect(shown('missing=price&category=drinkware')).toEqual([]);
    expect(shown('missing=picture').sort()).toEqual(['bag', 'mug', 'pen', 'pen2']);
  });
  it('sorts by price, without a price first', () => {
    expect(shown('sort=price&dir=desc')[0]).toBe('mug');
  });
  it('sorts numbers in titles as numbers', () => expect(shown('sort=title&dir=asc')).toEqual(['bag', 'pen2', 'pen', 'mug']));
  it('needs every hidden product once it picks some out', () => {
    expect(['', 'sort=title&page=2', 'live=yes&q=mug'].map((query) => picksHidden(view(query)))).toEqual([false, false, false]);
    expect(['live=no', 'q=mug', 'category=bags', 'missing=price'].every((query) => picksHidden(view(query)))).toBe(true);
  });
  it('reads nonsense as the default', () => expect(view('page=-3&sort=colour&stock=maybe')).toEqual(view('')));
  it('leads to page 1 after every change but one of the page', () => {
    expect(writeTableView(view('q=mug&page=3'), { stock: 'no' }).toString()).toBe('q=mug&stock=no');
    expect(writeTableView(view('q=mug'), { page: 2 }).toString()).toBe('q=mug&page=2');
  });
});

describe('pages', () => {
  it('fall back to the last one when deleting emptied the current', () => {
    expect(pageOf([1, 2, 3], 9, 2)).toEqual({ rows: [3], page: 2, pages: 2, first: 3 });
    expect(pageOf([], 1)).toEqual({ rows: [], page: 1, pages: 1, first: 1 });
  });
  it('show all buttons of a few and the neighbourhood of many', () => {
    expect(pageButtons(2, 3)).toEqual([1, 2, 3]);
    expect(pageButtons(10, 200)).toEqual([1, null, 9, 10, 11, null, 200]);
    expect(pageButtons(1, 200)).toEqual([1, 2, null, 200]);
  });
});
