import type { ProductFacts } from '@catalogue/contract/product-fields';
import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { PATHS } from '@catalogue/contract/paths';
import { LOG_IN_FOR_PRICES } from '../../data/catalogue/prices/missing-price';
import type { ChosenOption, PiecesPrice, PricedProduct } from '@catalogue/contract/prices';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatPaise } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { CATALOGUE_TEXTS } from '../catalogue/catalogue-texts';
import styles from './product-page.module.css';
import { FactsTable, PriceTable } from './product-tables';
import { PRODUCT_TEXTS as copy } from './product-texts';
import { StockBadge } from '../catalogue/stock-badge';

interface Offer {
  title: string;
  sku: string | null;
  stock: boolean;
  /** Who may see its prices, where that is not everyone. */
  pricesFor?: ProductSummary['pricesFor'];
}

interface Props {
  /** The product, with the chosen options. */
  product: Offer;
  priced: PricedProduct;
  chosen: readonly ChosenOption[];
  /** Price of the chosen pieces. */
  price: PiecesPrice;
  /** Smallest order in pieces. */
  minimum: number;
  facts: ProductFacts;
  category: string | undefined;
  heading: 'h1' | 'h3';
  /** The pictures. */
  pictures: ReactNode;
  /** Beside category and stock. */
  marks?: ReactNode;
  /** Below the price. */
  options?: ReactNode;
  /** Pieces, total and the next step. */
  buyBox?: ReactNode;
  /** Below the prices by quantity. */
  actions?: ReactNode;
  description: ReactNode;
  /** The enquiry form. */
  children: ReactNode;
}

/** Layout of the product page, and of its preview for staff: picture left, decision and form right, details below. */
export const ProductLayout = ({
  product,
  priced,
  chosen,
  price,
  minimum,
  facts,
  category,
  heading: Heading,
  pictures,
  marks,
  options,
  buyBox,
  actions,
  description,
  children,
}: Props) => (
  <div className={styles.top}>
    <div className={styles.pictureFrame}>{pictures}</div>
    <div className={styles.decision}>
      <Heading tabIndex={-1} className={styles.title}>
        {product.title}
      </Heading>
      <p className={styles.marks}>
        <Badge kind="tint">{category ?? CATALOGUE_TEXTS.noCategory}</Badge>
        <StockBadge stock={product.stock} />
        {marks}
      </p>
      <Price price={price} pricesFor={product.pricesFor} />
      {minimum > 1 && <p className={styles.minimum}>{copy.minimum(minimum)}</p>}
      {options}
      {buyBox}
      <PriceTable product={priced} options={chosen} />
      {actions}
    </div>
    <section className={styles.description}>
      <h2 className={styles.heading}>{copy.description}</h2>
      {description}
      <FactsTable facts={facts} sku={product.sku} minimum={minimum} />
    </section>
    {children}
  </div>
);

function Price({ price: { unit, before }, pricesFor }: { price: PiecesPrice; pricesFor: ProductSummary['pricesFor'] }) {
  const { pathname, search } = useLocation();
  if (unit === null) {
    return (
      <p className={styles.price}>
        {pricesFor === 'signedIn' ? (
          <Link to={PATHS.login} state={{ from: pathname + search }}>
            {LOG_IN_FOR_PRICES}
          </Link>
        ) : (
          copy.priceOnRequest
        )}
      </p>
    );
  }
  return (
    <p className={styles.price}>
      <strong className={styles.amount}>{formatPaise(unit)}</strong>
      {before !== null && <s className={styles.before}>{formatPaise(before)}</s>}
      <span className={styles.per}>{copy.price}</span>
    </p>
  );
}
