import {
  facetCountsOf,
  filterProducts,
  NO_FILTER,
  type ProductFilter,
} from '../../../web/src/features/catalogue/filter-products';
import { OCCASIONS } from '@catalogue/contract/occasions';
import { productIndexBuilder } from '../../../web/src/features/search/product-index';
import { searchDocument } from '../../../web/src/features/search/search-document';
import {
  packDetails,
  packSnapshot,
  parseDetails,
  parseSnapshot,
  unpackDetails,
  unpackSnapshot,
} from '../../../web/src/data/catalogue/snapshot';
import { SORTS, viewOf } from '../../../web/src/data/catalogue/view';
import { read, write } from '../../../web/src/data/device-store/database';
import { timesOf, typing, type Samples } from './samples';

/* Ours, as the site does it, with its own modules. Runs in the page; tests/perf/device.bench.ts asks. */

const fetchJson = async (address: string): Promise<unknown> => (await fetch(address)).json();

/** The work of a first visit after the download: parse, validate, store. */
async function fill(): Promise<Samples> {
  const [list, details] = await Promise.all([fetchJson('/list.json'), fetchJson('/details.json')]);
  const from = performance.now();
  await write('catalogue', 'list', packSnapshot(parseSnapshot(list)));
  await write('catalogue', 'details', packDetails(parseDetails(details)));
  return { fill: [performance.now() - from] };
}

/** A later visit: from an empty memory to the first list of products. */
async function open(): Promise<Samples> {
  const from = performance.now();
  const snapshot = unpackSnapshot(await read('catalogue', 'list'));
  if (!snapshot || viewOf(snapshot).products('oldest').length === 0) throw new Error('Nothing is kept');
  return { open: [performance.now() - from] };
}

async function use(): Promise<Samples> {
  const snapshot = unpackSnapshot(await read('catalogue', 'list'));
  const details = unpackDetails(await read('catalogue', 'details'));
  if (!snapshot || !details) throw new Error('Nothing is kept');
  const view = viewOf(snapshot);
  const categories = view.categories.map(({ id }) => id);
  // The first sort of each kind builds its index; the target is for all later ones.
  for (const sort of SORTS) filterProducts(view, { ...NO_FILTER, sort });
  view.productsOf('');
  const builder = productIndexBuilder();
  for (const product of view.products('newest')) {
    const category = snapshot.categories.get(product.categoryId ?? '');
    builder.add(searchDocument(product, category, details.details.get(product.id), OCCASIONS));
  }
  const index = builder.build();
  const queries = typing(
    Array.from(snapshot.products.values(), ({ title }) => title),
    100,
  );
  // The first runs warm up the JIT compiler.
  for (const words of queries.slice(0, 50)) index.search(words);
  const choices = SORTS.flatMap((sort) =>
    categories.flatMap((category) => [true, false].map((inStock) => ({ ...NO_FILTER, sort, category, inStock }))),
  );
  for (const choice of choices) filterProducts(view, choice);
  // Every step of a buyer who sets a quantity, a budget and values of three groups; the quantity changes each time.
  const facetFilters = Array.from({ length: 100 }, (_, step): ProductFilter[] => {
    const order = { ...NO_FILTER, quantity: 50 + step, maxPrice: 600 };
    const eco = { ...order, chosen: { tag: ['eco'] } };
    return [order, eco, { ...eco, chosen: { ...eco.chosen, material: ['steel', 'wood'], branding: ['engraving'] } }];
  }).flat();
  for (const filter of facetFilters) facetCountsOf(view, filter);
  return {
    category: timesOf(categories.map((category) => () => view.productsOf(category))),
    filter: timesOf(choices.map((choice) => () => filterProducts(view, choice))),
    facets: timesOf(
      facetFilters.map((filter) => () => {
        filterProducts(view, filter);
        facetCountsOf(view, filter);
      }),
    ),
    sort: timesOf(
      choices.map(
        ({ sort }) =>
          () =>
            filterProducts(view, { ...NO_FILTER, sort }),
      ),
    ),
    search: timesOf(queries.map((words) => () => index.search(words))),
  };
}

Object.assign(globalThis, { measured: { fill, open, use } });
