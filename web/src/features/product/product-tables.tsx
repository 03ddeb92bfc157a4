import { priceOf, type ChosenOption, type PricedProduct } from '@catalogue/contract/prices';
import { FACT_GROUPS, FACT_NAMES, factField } from '@catalogue/contract/product-fields';
import type { FactGroup, ProductFacts } from '@catalogue/contract/product-fields';
import { showFact } from '@catalogue/contract/shown-facts';
import { formatPaise } from '../../lib/format';
import { Stack } from '../../ui/layout';
import { PRODUCT_TEXTS } from './product-texts';
import styles from './product-tables.module.css';

const { facts: factTexts, prices: priceTexts } = PRODUCT_TEXTS;

interface FactsProps {
  facts: ProductFacts;
  sku: string | null;
  /** Smallest order in pieces; undefined until the details are loaded. */
  minimum: number | undefined;
}

function rowsOf({ facts, sku, minimum = 1 }: FactsProps, group: FactGroup): [name: string, value: string][] {
  const stated = { ...facts, minimumQuantity: minimum > 1 ? minimum : null };
  const rows = FACT_NAMES.map((name) => [factField(name), showFact(name, stated)] as const)
    .filter(([field, value]) => field.group === group && value !== '')
    .map(([field, value]): [string, string] => [field.shownAs ?? field.label, value]);
  return group === 'Product' && sku !== null ? [[factTexts.sku, sku], ...rows] : rows;
}

/** The facts that are stated, in groups, as one striped table. */
export function FactsTable(props: FactsProps) {
  const groups = FACT_GROUPS.map((group) => [group, rowsOf(props, group)] as const).filter(([, rows]) => rows.length > 0);
  if (groups.length === 0) return null;
  return (
    <table className={styles.table} aria-label={factTexts.label}>
      {groups.map(([group, rows]) => (
        <tbody key={group}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={2}>
              {group}
            </th>
          </tr>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface PriceProps {
  product: PricedProduct;
  options: readonly ChosenOption[];
}

/** Prices per piece by quantity, with the chosen options. */
export function PriceTable({ product, options }: PriceProps) {
  if (product.priceBreaks.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="prices-title">
      <h2 id="prices-title" className={styles.heading}>
        {priceTexts.label}
      </h2>
      <table className={styles.table} aria-labelledby="prices-title">
        <thead>
          <tr>
            <th scope="col">{priceTexts.quantity}</th>
            <th scope="col">{priceTexts.perPiece}</th>
          </tr>
        </thead>
        <tbody>
          {product.priceBreaks.map(({ from }) => {
            const { unit } = priceOf(product, options, from);
            return (
              <tr key={from}>
                <td>{priceTexts.from(from)}</td>
                <td>{unit === null ? priceTexts.onRequest : formatPaise(unit)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Stack>
  );
}
