import { CARDS_PER_PAGE } from '../catalogue-format';
import { byDateAdded, groupByCategory, inCategoryOrder } from '../category-lists';
import type { CatalogueDetailsFile, CatalogueFile, CategorySummary, ProductSummary } from '../entities/catalogue';
import type { InitialData } from '../entities/initial-data';
import { dayOf } from '../iso-day';
import { PATHS, storePath } from '../paths';
import { relatedProducts } from '../related-products';
import { isShownAt } from '../schedule';

/** What pages are rendered from: the snapshot of the server, or the copy on a device. */
export interface Catalogue {
  catalogue: CatalogueFile;
  details: CatalogueDetailsFile;
}

/**
 * What a path leads to: a page with its data, another path for good, or an entry that is not public. `aboveFold`: paths of the
 * pictures that a phone shows before anyone scrolls.
 */
export type Resolved =
  | { kind: 'page'; initialData: InitialData; aboveFold: readonly string[] }
  | { kind: 'moved'; to: string }
  /** `isOutOfSeason`: the category is there, outside of its dates. */
  | { kind: 'missing'; noun: 'products' | 'categories'; id: string; isOutOfSeason: boolean; initialData: InitialData };

/** A snapshot of the catalogue by id and by category. */
interface CatalogueIndex {
  products: ReadonlyMap<string, ProductSummary>;
  categories: ReadonlyMap<string, CategorySummary>;
  /** In the category's order, as pages list them. */
  productsOf: (categoryId: string) => readonly ProductSummary[];
  counts: Readonly<Record<string, number>>;
}

const indexes = new WeakMap<CatalogueFile, CatalogueIndex>();

function buildIndex({ categories, products }: CatalogueFile): CatalogueIndex {
  const oldestFirst = groupByCategory([...products].sort(byDateAdded));
  const groups = new Map(
    categories.map(({ id, firstProducts }) => [id, inCategoryOrder(oldestFirst.get(id) ?? [], firstProducts)]),
  );
  return {
    products: new Map(products.map((one) => [one.id, one])),
    categories: new Map(categories.map((one) => [one.id, one])),
    productsOf: (categoryId) => groups.get(categoryId) ?? [],
    counts: Object.fromEntries([...groups].filter(([, { length }]) => length > 0).map(([id, { length }]) => [id, length])),
  };
}

/** The index of a snapshot, built once per snapshot. */
function indexOf(catalogue: CatalogueFile): CatalogueIndex {
  const index = indexes.get(catalogue) ?? buildIndex(catalogue);
  indexes.set(catalogue, index);
  return index;
}

/** How many products stand in for a missing one. */
const MOST_SIMILAR = 8;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** Products that share words with a name or id nobody knows; the newest where none does. */
function similarProducts({ products }: CatalogueFile, name: string): readonly ProductSummary[] {
  const wanted = new Set(wordsOf(name));
  const score = ({ title }: ProductSummary): number => wordsOf(title).filter((word) => wanted.has(word)).length;
  const scored = products.map((product) => ({ product, score: wanted.size === 0 ? 0 : score(product) }));
  return scored
    .sort((a, b) => b.score - a.score || b.product.addedDate - a.product.addedDate)
    .slice(0, MOST_SIMILAR)
    .map(({ product }) => product);
}

/** Older than every copy on a device. */
const OLDEST = { version: 0, asOf: 0 } as const;

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

/** Days from yesterday on: it is still yesterday somewhere. */
const upcoming = (days: readonly string[], now: number): string[] => {
  const yesterday = dayOf(now - 86_400_000);
  return days.filter((day) => day >= yesterday);
};

/** Cards of a category side by side on a phone. */
const CARDS_IN_A_ROW = 2;

const pathsOf = (shown: readonly { picture: { path: string } | null }[]): string[] =>
  shown.flatMap(({ picture }) => picture?.path ?? []);

/** `?page=2` of a category's list, which visitors without JavaScript follow; anything else is the first page. */
export const readListPage = (page: unknown): number =>
  typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;

/** The data of the page at `path`, which is not rendered at build. `listPage` counts pages of a category's list from 1. */
export function resolvePage(path: string, snapshot: Catalogue, now: number, listPage = 1): Resolved {
  const { details } = snapshot;
  const index = indexOf(snapshot.catalogue);
  // The search, which needs the synonyms, starts with the whole list.
  const { settings, ...rest } = snapshot.catalogue;
  const catalogue = { ...rest, ...(settings?.company && { settings: { company: settings.company } }) };
  const view = (products: readonly ProductSummary[], more: Partial<InitialData> = {}): InitialData => ({
    list: { ...catalogue, ...OLDEST, products: [...products], banners: [] },
    details: { ...details, ...OLDEST, details: {} },
    counts: index.counts,
    renderedAt: now,
    isMissing: false,
    listPage,
    previews: {},
    ...more,
  });
  const [, noun = '', id = '', title = ''] = path.split('/').map(decode);

  if (noun.toLowerCase() === 'products') {
    const product = index.products.get(id);
    if (product === undefined) {
      return {
        kind: 'missing',
        noun: 'products',
        id,
        isOutOfSeason: false,
        initialData: view(similarProducts(catalogue, id), { isMissing: true }),
      };
    }
    const shelf = product.categoryId === null ? [] : index.productsOf(product.categoryId);
    const known = details.details[id];
    const related = relatedProducts(product, known?.facts?.related ?? [], index.products, shelf);
    const initialData = view([product, ...related], {
      details: { ...details, ...OLDEST, details: known ? { [id]: known } : {} },
    });
    if (settings?.holidays) {
      initialData.list.settings = { ...initialData.list.settings, holidays: upcoming(settings.holidays, now) };
    }
    return { kind: 'page', initialData, aboveFold: pathsOf([product]) };
  }
  if (noun.toLowerCase() === 'store') {
    const category = index.categories.get(id);
    if (category === undefined || !isShownAt(category, now)) {
      const similar = similarProducts(catalogue, title || id);
      const isOutOfSeason = category !== undefined;
      return { kind: 'missing', noun: 'categories', id, isOutOfSeason, initialData: view(similar, { isMissing: true }) };
    }
    if (category.title !== title) return { kind: 'moved', to: storePath(category) };
    const products = index.productsOf(id);
    const onPage = products.slice((listPage - 1) * CARDS_PER_PAGE, listPage * CARDS_PER_PAGE);
    if (onPage.length === 0 && products.length > 0) return { kind: 'moved', to: storePath(category) };
    return { kind: 'page', initialData: view(onPage), aboveFold: pathsOf(onPage.slice(0, CARDS_IN_A_ROW)) };
  }
  const banners = path === PATHS.home ? catalogue.banners : [];
  const initialData = view([], { list: { ...catalogue, ...OLDEST, products: [], banners } });
  return { kind: 'page', initialData, aboveFold: pathsOf(banners.slice(0, 1)) };
}
