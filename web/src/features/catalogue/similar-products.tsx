import { useState } from 'react';
import { useHydrationState } from '../../data/catalogue/hooks';
import { ProductGrid } from './product-grid';

const NONE: readonly never[] = [];

/** Products whose names are like the missing one's. The server chose them; pages that the browser renders have none. */
export function SimilarProducts() {
  const hydration = useHydrationState();
  // Kept from the initial data: the whole list replaces it soon.
  const [products] = useState(() =>
    hydration?.initialData?.isMissing === true && hydration.snapshot ? [...hydration.snapshot.products.values()] : NONE,
  );
  if (products.length === 0) return null;
  return <ProductGrid products={products} />;
}
