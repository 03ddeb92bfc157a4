import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button';
import { Toolbar } from '../../../ui/layout';
import { useCatalogue } from '../../../data/catalogue/hooks';
import { ProductGrid } from '../../catalogue/product-grid';
import styles from './recently-viewed.module.css';
import { addViewedProduct, clearViewedProducts, viewedProducts } from './viewed-products';

/** Texts of the products viewed on this device. */
const texts = {
  title: 'Recently viewed',
  clear: 'Clear the list',
} as const;

const MAX_SHOWN = 4;

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
