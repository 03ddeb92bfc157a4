import { plural } from '../../../lib/plural';
import { Stack } from '../../../ui/layout';
import type { ProductRow } from '../../data/product-row';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './product-table-page.module.css';

/** Rows that the preview lists. */
const PREVIEWED = 6;

interface Props<Change> {
  changes: readonly Change[];
  /** The row that changes, and its values before and after, as texts. */
  show: (change: Change) => { row: ProductRow; before: readonly string[]; after: readonly string[] };
}

/** The first products that a change affects, with their values before and after, and how many more there are. */
export function ChangePreview<Change>({ changes, show }: Props<Change>) {
  const { bulk } = PRODUCT_TEXTS;
  return (
    <>
      <Stack as="ul" className={styles.preview}>
        {changes
          .slice(0, PREVIEWED)
          .map(show)
          .map(({ row, before, after }) => (
            <li key={row.id} className={styles.change}>
              <span>{row.title}</span>
              <span className={styles.changeValues}>
                {before.map((value, index) => (
                  <span key={value}>
                    <del>{value}</del> <span aria-hidden="true">→</span> <ins>{after[index]}</ins>
                  </span>
                ))}
              </span>
            </li>
          ))}
      </Stack>
      {changes.length > PREVIEWED && <p>{bulk.more(plural(changes.length - PREVIEWED, 'more product'))}</p>}
    </>
  );
}
