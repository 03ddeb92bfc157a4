import { FACT_NAMES, factField } from '@catalogue/contract/product-fields';
import type { ProductFacts } from '@catalogue/contract/product-fields';
import { showFact } from '@catalogue/contract/shown-facts';
import { PRODUCT_TEXTS } from './product-texts';
import styles from './facts-table.module.css';

const texts = PRODUCT_TEXTS.facts;

interface Props {
  facts: ProductFacts;
  sku: string | null;
  /** Smallest order in pieces; undefined until the details are loaded. */
  minimum: number | undefined;
}

function rowsOf({ facts, sku, minimum = 1 }: Props): [name: string, value: string][] {
  const stated = { ...facts, minimumQuantity: minimum > 1 ? minimum : null };
  const rows = FACT_NAMES.map((name): [string, string] => [factField(name).shownAs ?? '', showFact(name, stated)]);
  const all: [string, string][] = [[texts.sku, sku ?? ''], ...rows];
  return all.filter(([name, value]) => name !== '' && value !== '');
}

/** The facts that are stated, as a striped table. */
export function FactsTable(props: Props) {
  const rows = rowsOf(props);
  if (rows.length === 0) return null;
  return (
    <table className={styles.table} aria-label={texts.label}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
