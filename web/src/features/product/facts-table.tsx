import { FACT_GROUPS, FACT_NAMES, factField } from '@catalogue/contract/product-fields';
import type { FactGroup, ProductFacts } from '@catalogue/contract/product-fields';
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

function rowsOf({ facts, sku, minimum = 1 }: Props, group: FactGroup): [name: string, value: string][] {
  const stated = { ...facts, minimumQuantity: minimum > 1 ? minimum : null };
  const rows = FACT_NAMES.map((name) => [factField(name), showFact(name, stated)] as const)
    .filter(([field, value]) => field.group === group && value !== '')
    .map(([field, value]): [string, string] => [field.shownAs ?? field.label, value]);
  return group === 'Product' && sku !== null ? [[texts.sku, sku], ...rows] : rows;
}

/** The facts that are stated, in groups, as one striped table. */
export function FactsTable(props: Props) {
  const groups = FACT_GROUPS.map((group) => [group, rowsOf(props, group)] as const).filter(([, rows]) => rows.length > 0);
  if (groups.length === 0) return null;
  return (
    <table className={styles.table} aria-label={texts.label}>
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
