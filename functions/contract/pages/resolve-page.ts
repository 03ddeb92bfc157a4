import { CARDS_PER_PAGE } from '../catalogue-format';
import type { CatalogueDetailsFile, CatalogueFile, ProductSummary } from '../entities/catalogue';
import type { InitialData } from '../entities/initial-data';
import { PATHS, storePath } from '../paths';
import { relatedProducts } from '../related-products';
import { isShownAt } from '../schedule';
import { indexOf } from './catalogue-index';
import { similarProducts } from './similar-products';

/** What pages are rendered from: the snapshot of the page function, or the copy on a device. */
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
  const yesterday = new Date(now - 86_400_000).toISOString().slice(0, 10);
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
