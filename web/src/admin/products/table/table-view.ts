import * as v from 'valibot';
import { hasWords, searchableText, searchWordsOf } from '../../../lib/search-words';
import { searchTextOf, type ProductRow } from '../../data/product-row';

/** Rows per page. With the head they stay well under 80 row nodes, which a phone scrolls smoothly. */
export const PAGE_SIZE = 50;

export const SORTS = ['addedDate', 'title', 'category', 'price', 'stock'] as const;
export type Sort = (typeof SORTS)[number];

const tableView = v.object({
  q: v.optional(v.string(), ''),
  /** A category's id, 'none' for products without one, '' for all. */
  category: v.optional(v.string(), ''),
  stock: v.fallback(v.optional(v.picklist(['', 'yes', 'no']), ''), ''),
  live: v.fallback(v.optional(v.picklist(['', 'yes', 'no']), ''), ''),
  missing: v.fallback(v.optional(v.picklist(['', 'picture', 'price']), ''), ''),
  sort: v.fallback(v.optional(v.picklist(SORTS), 'addedDate'), 'addedDate'),
  /** SPEC §7: the admin list is newest first. */
  dir: v.fallback(v.optional(v.picklist(['asc', 'desc']), 'desc'), 'desc'),
  page: v.fallback(v.pipe(v.optional(v.string(), '1'), v.transform(Number), v.integer(), v.minValue(1)), 1),
});
/** What the URL says of the table. It survives a reload, Back, and being sent to a colleague. */
export type TableView = v.InferOutput<typeof tableView>;

export const readTableView = (search: URLSearchParams): TableView => v.parse(tableView, Object.fromEntries(search));

/** Whether a view picks products out, hidden ones among them: then all of those are needed. */
export const picksHidden = ({ q, category, stock, live, missing }: TableView): boolean =>
  live !== 'yes' && [q, category, stock, live, missing].some((value) => value !== '');

/** Search parameters of a view; defaults are left out. Every change but one of the page leads to page 1. */
export function writeTableView(view: TableView, change: Partial<TableView>): URLSearchParams {
  const next = { ...view, page: 1, ...change };
  const defaults = readTableView(new URLSearchParams());
  const entries = Object.entries(next).filter(([key, value]) => value !== defaults[key as keyof TableView]);
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
}

const LAST_SEARCH = 'productTableSearch';

/** Remembers what the table shows, for this tab. */
export function rememberTableSearch(search: URLSearchParams): void {
  try {
    sessionStorage.setItem(LAST_SEARCH, search.toString());
  } catch {
    // Without storage the way back leads to the whole list.
  }
}

/** Search parameters of the table that was open last in this tab; none before the first. */
export function lastTableSearch(): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(LAST_SEARCH) ?? '');
  } catch {
    return new URLSearchParams();
  }
}

/** Title of a row's category; undefined when it has none. */
export type CategoryTitle = (row: ProductRow) => string | undefined;

/** Searchable text per row, cached until a category title changes: 10,000 rows are not read anew at each key. */
const searched = new WeakMap<CategoryTitle, WeakMap<ProductRow, string>>();
function textOf(row: ProductRow, categoryTitle: CategoryTitle): string {
  const texts = searched.get(categoryTitle) ?? new WeakMap<ProductRow, string>();
  searched.set(categoryTitle, texts);
  const text = texts.get(row) ?? searchTextOf(row) + searchableText(categoryTitle(row) ?? '');
  texts.set(row, text);
  return text;
}

/** Rows that the view asks for, in its order. Every word of the search must occur. */
export function viewRows(rows: readonly ProductRow[], view: TableView, categoryTitle: CategoryTitle): ProductRow[] {
  const words = searchWordsOf(view.q);
  const wanted = rows.filter(
    (row) =>
      (view.stock === '' || row.stock === (view.stock === 'yes')) &&
      (view.live === '' || row.live === (view.live === 'yes')) &&
      (view.missing === '' || row[view.missing] === null) &&
      (view.category === '' ||
        (view.category === 'none' ? categoryTitle(row) === undefined : row.categoryId === view.category)) &&
      (words.length === 0 || hasWords(textOf(row, categoryTitle), words)),
  );
  const ascending = comparators(categoryTitle)[view.sort];
  const compare = view.dir === 'asc' ? ascending : (a: ProductRow, b: ProductRow) => ascending(b, a);
  return wanted.sort((a, b) => compare(a, b) || (a.id < b.id ? -1 : 1));
}

const collator = new Intl.Collator('en', { numeric: true });
const comparators = (categoryTitle: CategoryTitle): Record<Sort, (a: ProductRow, b: ProductRow) => number> => ({
  addedDate: (a, b) => a.addedDate - b.addedDate,
  title: (a, b) => collator.compare(a.title, b.title),
  category: (a, b) => collator.compare(categoryTitle(a) ?? '', categoryTitle(b) ?? ''),
  price: (a, b) => (a.price ?? -1) - (b.price ?? -1),
  stock: (a, b) => Number(a.stock) - Number(b.stock),
});

export interface Page<T> {
  rows: T[];
  /** From 1; never beyond the last page, so that a page emptied by deleting falls back. */
  page: number;
  pages: number;
  /** Number of the first row, from 1, for the #SN column. */
  first: number;
}

export function pageOf<T>(rows: readonly T[], page: number, size = PAGE_SIZE): Page<T> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(page, pages);
  return { rows: rows.slice((shown - 1) * size, shown * size), page: shown, pages, first: (shown - 1) * size + 1 };
}

/** Page buttons: all of a few pages, else the first, the last and those around the current one; null is a gap. */
export function pageButtons(page: number, pages: number): (number | null)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (one) => pages <= 7 || one === 1 || one === pages || Math.abs(one - page) <= 1,
  );
  return shown.flatMap((one, index) => (index > 0 && one - (shown[index - 1] ?? 0) > 1 ? [null, one] : [one]));
}
