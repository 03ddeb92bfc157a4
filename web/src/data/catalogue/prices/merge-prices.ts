import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { HiddenPrices } from '@catalogue/contract/entities/hidden-prices';
import { detailsWithoutPrices, detailsWithPrices, withoutPrices, withPrices } from '@catalogue/contract/separate-prices';
import type { Details, Snapshot } from '../snapshot';
import type { PriceMerger } from '../store';

/** Merges prices into the catalogue that pages read, and removes all others. Omits prices whose audience has changed since. */
export function priceMerger(prices: ReadonlyMap<string, HiddenPrices>): PriceMerger {
  const snapshots = new WeakMap<Snapshot, Snapshot>();
  const allDetails = new WeakMap<Details, Details>();

  const visible = (product: ProductSummary | undefined): HiddenPrices | null => {
    const hidden = product && prices.get(product.id);
    return hidden && hidden.audience === product.pricesFor && hidden.audience !== 'nobody' ? hidden : null;
  };

  function mergeSnapshot(snapshot: Snapshot): Snapshot {
    const limited = [...snapshot.products.values()].filter(({ pricesFor }) => pricesFor !== undefined);
    if (limited.length === 0) return snapshot;
    const products = new Map(snapshot.products);
    for (const product of limited) {
      const hidden = visible(product);
      const plain = withoutPrices(product);
      products.set(product.id, hidden ? withPrices(plain, hidden) : plain);
    }
    return { ...snapshot, products };
  }

  function mergeDetails(details: Details, { products }: Snapshot): Details {
    const limited = [...details.details].filter(([id]) => products.get(id)?.pricesFor !== undefined);
    if (limited.length === 0) return details;
    const merged = new Map(details.details);
    for (const [id, own] of limited) {
      const hidden = visible(products.get(id));
      merged.set(id, hidden ? detailsWithPrices(own, hidden) : detailsWithoutPrices(own));
    }
    return { ...details, details: merged };
  }

  /** Merges each object once. */
  function once<Value extends object>(known: WeakMap<Value, Value>, value: Value, merge: (value: Value) => Value): Value {
    const merged = known.get(value) ?? merge(value);
    known.set(value, merged);
    known.set(merged, merged);
    return merged;
  }

  return (snapshot, details) => ({
    snapshot: once(snapshots, snapshot, mergeSnapshot),
    details: details && once(allDetails, details, (own) => mergeDetails(own, snapshot)),
  });
}
