import { COLLECTIONS } from '@catalogue/contract/collections';
import { cutPage } from '@catalogue/contract/endpoints/page';
import type { ProductAnswer } from '@catalogue/contract/endpoints/product-answer';
import type { ProductFilterQuery } from '@catalogue/contract/endpoints/product-filter';
import { furtherPictures } from '@catalogue/contract/gallery';
import { firestore } from '../platform/firestore';
import { productAnswer } from './answers';
import { authorize } from './authenticate';
import type { Caller } from './authenticate';
import { compressedList, createListCache } from './compressed-list';
import { filterProducts } from './filter-products';
import { HttpError } from './http-error';
import { productOf } from './product-documents';
import { CDN_LIST_CACHE, hiddenPrices, publicCatalogue } from './public-catalogue';
import { sorted } from './sorted';
import { pricesForCaller, showPrices } from './visible-prices';

/** Maximum number of hidden products in one answer, last changed first. */
const MAX_HIDDEN = 2_000;

interface ListQuery extends ProductFilterQuery {
  pageNumber: number;
  pageSize: number;
  sortBy: keyof Pick<ProductAnswer, 'addedDate' | 'title' | 'price' | 'discountedPrice' | 'quantity' | 'stock' | 'updatedAt'>;
  sortDir: 'asc' | 'desc';
  includeHidden: boolean;
}

const heldList = createListCache<ProductAnswer>();

/** A page of products: of all, or of one category. @throws HttpError 404 for an unknown category */
export async function listProducts(
  { pageNumber, pageSize, sortBy, sortDir, includeHidden, ...filter }: ListQuery,
  caller: () => Promise<Caller | null>,
  categoryId?: string,
) {
  const { products: published, categories, version, limitsPrices } = await publicCatalogue();
  if (categoryId !== undefined && !categories.has(categoryId)) throw new HttpError(404);
  if (includeHidden) await authorize('content', caller);
  // Everyone else gets the same answer, from the CDN.
  const known = limitsPrices ? await caller() : null;
  const page = { pageNumber, pageSize };
  const select = (all: Iterable<ProductAnswer>): ProductAnswer[] => {
    const listed = categoryId === undefined ? all : [...all].filter(({ category }) => category?.categoryId === categoryId);
    return sorted(filterProducts(listed, filter), sortBy, sortDir);
  };
  if (includeHidden || known !== null) {
    const shown = known === null ? published : await withHiddenPrices(published, known);
    const all = [...shown.values(), ...(includeHidden ? await hidden(categories) : [])];
    return { data: () => Promise.resolve(cutPage(select(all), page)), cache: 'private, no-store' };
  }
  const key = JSON.stringify([categoryId, sortBy, sortDir, filter]);
  const ordered = () => heldList(published, key, () => compressedList(select(published.values())));
  return {
    data: () => Promise.resolve(ordered().page(page)),
    gzip: () => ordered().gzipPage(page),
    tag: JSON.stringify([version, key, page]),
    cache: CDN_LIST_CACHE,
  };
}

async function withHiddenPrices(
  products: ReadonlyMap<string, ProductAnswer>,
  caller: Caller,
): Promise<ReadonlyMap<string, ProductAnswer>> {
  const { prices } = pricesForCaller(await hiddenPrices(), caller);
  const priced = Object.entries(prices).flatMap(([id, hiddenPrice]): [string, ProductAnswer][] => {
    const answer = products.get(id);
    return answer?.price === null ? [[id, showPrices(answer, hiddenPrice)]] : [];
  });
  return new Map([...products, ...priced]);
}

async function hidden(categories: ReadonlyMap<string, { id: string; title: string }>): Promise<ProductAnswer[]> {
  const collection = firestore().collection(COLLECTIONS.products);
  const all = collection.where('live', '==', false).where('deletedAt', '==', null).orderBy('updatedAt', 'desc');
  const { docs } = await all.limit(MAX_HIDDEN).get();
  return docs.map(productOf).map((one) => productAnswer(one, furtherPictures(one), categories.get(one.categoryId ?? '')));
}
