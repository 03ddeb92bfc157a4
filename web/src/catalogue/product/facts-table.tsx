import { BRANDING_METHODS } from '@catalogue/contract/branding-methods';
import type { Branding, ProductFacts } from '@catalogue/contract/entities/product-facts';
import { writeLeadTime } from '@catalogue/contract/lead-time-text';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './facts-table.module.css';

const texts = PRODUCT_TEXTS.facts;

/** Free text already names its method; structured branding is method, position and area. */
function brandingText({ method, position, area }: Branding): string {
  const label = BRANDING_METHODS[method];
  const isFreeText = area !== '' && position.includes(area.replaceAll(' ', ''));
  return [label, position, isFreeText ? '' : area].filter(Boolean).join(', ');
}

function rowsOf(facts: ProductFacts, sku: string | null, minimum: number | undefined): [name: string, value: string][] {
  const { material, size, weight, leadTime, brandingMethods, packaging, countryOfOrigin, hsn, gstRate } = facts;
  const rows: [string, string][] = [
    [texts.sku, sku ?? ''],
    [texts.material, material],
    [texts.size, size],
    [texts.weight, weight === null ? '' : texts.grams(weight)],
    [texts.minimum, minimum !== undefined && minimum > 1 ? texts.pieces(minimum) : ''],
    [texts.leadTime, leadTime === null ? '' : texts.workingDays(writeLeadTime(leadTime))],
    [texts.branding, brandingMethods.map(brandingText).join('; ')],
    [texts.packaging, packaging],
    [texts.origin, countryOfOrigin],
    [texts.hsn, hsn ?? ''],
    [texts.gst, gstRate === null ? '' : `${gstRate} %`],
  ];
  return rows.filter(([, value]) => value !== '');
}

interface Props {
  facts: ProductFacts;
  sku: string | null;
  /** Smallest order in pieces; undefined until the details are loaded. */
  minimum: number | undefined;
}

/** The facts that are stated, as a striped table. */
export function FactsTable({ facts, sku, minimum }: Props) {
  const rows = rowsOf(facts, sku, minimum);
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
