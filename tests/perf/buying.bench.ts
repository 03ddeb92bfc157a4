import { parseSnapshot } from '../../web/src/data/catalogue/snapshot';
import { viewOf } from '../../web/src/data/catalogue/view';
import { facetCountsOf, filterProducts, NO_FILTER } from '../../web/src/features/catalogue/filter-products';
import { compareProduct } from '../../web/src/features/compare/compare-products';
import { findWithinBudget } from '../../web/src/features/finder/find-within-budget';
import { percentile, type Bench, type Measured } from './bench';
import { timesOf } from './device/samples';
import { syntheticCatalogue } from './synthetic-catalogue';

/* What a buyer's key press computes over 10,000 products: it has one frame. */

const PRODUCTS = 10_000;
const FRAME_MS = 16;
const NOW = Date.parse('2026-11-25T10:00:00+05:30');
const NO_DAYS: ReadonlySet<string> = new Set();

export const bench: Bench = {
  needsStack: false,
  run: () => {
    const snapshot = parseSnapshot(JSON.parse(syntheticCatalogue(PRODUCTS).list));
    const view = viewOf(snapshot);
    const products = view.products('oldest');
    const days = () => 9;
    const figure = (what: string, work: (pieces: number) => unknown, isOneFrame = true): Measured => {
      // Another number of pieces each time, as typed: nothing is remembered from before.
      const runs = (from: number) => Array.from({ length: 60 }, (_, index) => () => work(from + index * 7));
      timesOf(runs(1));
      return {
        what: `${PRODUCTS} products: ${what}, p95`,
        unit: 'ms',
        ours: percentile(timesOf(runs(20)), 0.95),
        ...(isOneFrame && { atMost: FRAME_MS }),
      };
    };
    return Promise.resolve([
      figure('filter and prices at pieces', (quantity) =>
        filterProducts(view, { ...NO_FILTER, quantity, maxPrice: 900 }, days),
      ),
      figure('counts of all facets at pieces', (quantity) => facetCountsOf(view, { ...NO_FILTER, quantity }, null, days)),
      // It says a reason for each product, in the order of their number.
      figure(
        'budget finder',
        (people) =>
          findWithinBudget(products, { people, budget: 600, readyBy: '2026-12-20', tag: null, occasion: null }, NOW, NO_DAYS),
        false,
      ),
      figure('comparison of four', (pieces) =>
        products
          .slice(pieces, pieces + 4)
          .map((product) =>
            compareProduct({ productId: product.id, options: [] }, product, pieces, { now: NOW, holidays: NO_DAYS }),
          ),
      ),
    ]);
  },
};
