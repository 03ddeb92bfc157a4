import { priceOf, type ChosenOption, type PricedProduct } from '@catalogue/contract/prices';
import { formatPaise } from '../../lib/format';
import { Stack } from '../../ui/layout';
import { PRODUCT_TEXTS } from './product-texts';
import styles from './facts-table.module.css';

const texts = PRODUCT_TEXTS.prices;

interface Props {
  product: PricedProduct;
  options: readonly ChosenOption[];
}

/** Prices per piece by quantity, with the chosen options. */
export function PriceTable({ product, options }: Props) {
  if (product.priceBreaks.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="prices-title">
      <h2 id="prices-title" className={styles.heading}>
        {texts.label}
      </h2>
      <table className={styles.table} aria-labelledby="prices-title">
        <thead>
          <tr>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.perPiece}</th>
          </tr>
        </thead>
        <tbody>
          {product.priceBreaks.map(({ from }) => {
            const { unit } = priceOf(product, options, from);
            return (
              <tr key={from}>
                <td>{texts.from(from)}</td>
                <td>{unit === null ? texts.onRequest : formatPaise(unit)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Stack>
  );
}
