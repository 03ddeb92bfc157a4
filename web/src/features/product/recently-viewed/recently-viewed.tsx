import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button';
import { focusHeading } from '../../../ui/head';
import { Toolbar } from '../../../ui/layout';
import { useCatalogue } from '../../../data/catalogue/hooks';
import { change, read, remove } from '../../../data/device-store/database';
import { ProductGrid } from '../../catalogue/product-grid';
import styles from './recently-viewed.module.css';

/** Texts of the products viewed on this device. */
const texts = {
  title: 'Recently viewed',
  clear: 'Clear the list',
} as const;

const MAX_SHOWN = 4;

/** In `settings`. Stays on this device. */
const KEY = 'recently-viewed';
/** More than a page shows, because products may disappear. */
const MAX_HELD = 12;

const idsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];

/** `ids` with the product viewed now in front. */
export const withViewed = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, MAX_HELD);

/** Ids of the products viewed on this device, the last one first. */
export const viewedProducts = async (): Promise<string[]> => idsIn(await read('settings', KEY));

/** Puts a product in front of the list on this device. */
export async function addViewedProduct(id: string): Promise<void> {
  await change('settings', KEY, (stored) => withViewed(idsIn(stored), id));
}

/** Empties the list on this device. */
export async function clearViewedProducts(): Promise<void> {
  await remove('settings', KEY);
}

/** Products viewed on this device before this one. Nothing of it leaves the device. */
export default function RecentlyViewed({ id }: { id: string }) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const all = useCatalogue(({ snapshot }) => snapshot?.products);
  useEffect(() => {
    void viewedProducts().then((viewed) => {
      setIds(viewed.filter((one) => one !== id));
      return addViewedProduct(id);
    });
  }, [id]);
  const products = ids
    .map((one) => all?.get(one))
    .filter((product) => product !== undefined)
    .slice(0, MAX_SHOWN);
  if (products.length === 0) return null;
  return (
    <section className={styles.viewed} aria-labelledby="recently-viewed">
      <Toolbar gap={2} className={styles.head}>
        <h2 id="recently-viewed" className={styles.heading}>
          {texts.title}
        </h2>
        <Button
          small
          kind="quiet"
          onClick={() => {
            focusHeading();
            setIds([]);
            void clearViewedProducts();
          }}
        >
          {texts.clear}
        </Button>
      </Toolbar>
      <ProductGrid products={products} />
    </section>
  );
}
