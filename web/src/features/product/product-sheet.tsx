import type { ProductFacts } from '@catalogue/contract/product-fields';
import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { PATHS } from '@catalogue/contract/paths';
import type { PriceBreak } from '@catalogue/contract/prices';
import type { ReactNode } from 'react';
import { formatMoney } from '../../lib/format';
import { Link } from '../../router/link';
import { Badge } from '../../ui/badge';
import { CATALOGUE_TEXTS } from '../catalogue/catalogue-texts';
import styles from './product-page.module.css';
import { DispatchDate, FactsTable } from './deferred-parts';
import { PriceTable } from './price-table';
import { PRODUCT_TEXTS as copy } from './product-texts';
import { StockBadge } from '../catalogue/stock-badge';

interface Offer {
  title: string;
  sku: string | null;
  price: number | null;
  discountedPrice: number | null;
  priceBreaks: readonly PriceBreak[];
  /** Who may see its prices, where that is not everyone. */
  pricesFor?: ProductSummary['pricesFor'];
  stock: boolean;
}

interface Props {
  /** The offer, with the chosen options. */
  product: Offer;
  /** Smallest order in pieces. */
  minimum: number;
  facts: ProductFacts;
  category: string | undefined;
  heading: 'h1' | 'h3';
  /** The pictures. */
  plate: ReactNode;
  /** Beside category and stock. */
  marks?: ReactNode;
  /** Below the price. */
  options?: ReactNode;
  /** Below prices and options. */
  actions?: ReactNode;
  description: ReactNode;
  /** The enquiry form. */
  children: ReactNode;
}

/** Layout of the product page, and of its preview for staff: picture left, decision and form right, details below. */
export const ProductSheet = ({
  product,
  minimum,
  facts,
  category,
  heading: Heading,
  plate,
  marks,
  options,
  actions,
  description,
  children,
}: Props) => (
  <div className={styles.top}>
    <div className={styles.plate}>{plate}</div>
    <div className={styles.decision}>
      <Heading tabIndex={-1} className={styles.title}>
        {product.title}
      </Heading>
      <p className={styles.marks}>
        <Badge kind="tint">{category ?? CATALOGUE_TEXTS.noCategory}</Badge>
        <StockBadge stock={product.stock} />
        {marks}
      </p>
      <Price product={product} />
      {minimum > 1 && <p className={styles.minimum}>{copy.minimum(minimum)}</p>}
      {options}
      {facts.leadTime && <DispatchDate leadTime={facts.leadTime} />}
      <PriceTable offer={product} minimum={minimum} gstRate={facts.gstRate} />
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

function Price({ product }: { product: Offer }) {
  const { price, discountedPrice } = product;
  const offered = discountedPrice ?? price;
  if (offered === null) {
    return (
      <p className={styles.price}>
        {product.pricesFor === 'signedIn' ? <Link to={PATHS.login}>{copy.logInForPrices}</Link> : copy.priceOnRequest}
      </p>
    );
  }
  return (
    <p className={styles.price}>
      <strong className={styles.amount}>{formatMoney(offered)}</strong>
      {price !== null && price > offered && <s className={styles.before}>{formatMoney(price)}</s>}
      <span className={styles.per}>{copy.price}</span>
    </p>
  );
}
