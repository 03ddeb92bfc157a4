import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { ReactNode } from 'react';
import { formatMoney } from '../lib/format';
import { Badge } from '../ui/badge';
import { CATALOGUE_TEXTS } from './catalogue-texts';
import styles from './pages/product-page.module.css';
import { PRODUCT_TEXTS as copy } from './product-texts';
import { StockBadge } from './stock-badge';

type Offer = Pick<ProductSummary, 'price' | 'discountedPrice'>;

interface Props {
  /** `quantity` is undefined until the details are loaded. */
  product: Offer & Pick<ProductSummary, 'title' | 'stock'> & { quantity: number | undefined };
  category: string | undefined;
  heading: 'h1' | 'h3';
  /** The picture. */
  plate: ReactNode;
  /** Beside category and stock. */
  marks?: ReactNode;
  /** After the price. */
  actions?: ReactNode;
  description: ReactNode;
  /** The enquiry form. */
  children: ReactNode;
}

/** Layout of the product page, and of its preview for staff: picture left, decision and form right, details below. */
export const ProductSheet = ({ product, category, heading: Heading, plate, marks, actions, description, children }: Props) => (
  <div className={styles.top}>
    {plate}
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
      {product.quantity !== undefined && product.quantity > 1 && (
        <p className={styles.minimum}>{copy.minimum(product.quantity)}</p>
      )}
      {actions}
    </div>
    <section className={styles.description}>
      <h2 className={styles.heading}>{copy.description}</h2>
      {description}
    </section>
    {children}
  </div>
);

function Price({ product }: { product: Offer }) {
  const { price, discountedPrice } = product;
  const offered = discountedPrice ?? price;
  if (offered === null) return <p className={styles.price}>{copy.priceOnRequest}</p>;
  return (
    <p className={styles.price}>
      <strong className={styles.amount}>{formatMoney(offered)}</strong>
      {price !== null && price > offered && <s className={styles.before}>{formatMoney(price)}</s>}
      <span className={styles.per}>{copy.price}</span>
    </p>
  );
}
