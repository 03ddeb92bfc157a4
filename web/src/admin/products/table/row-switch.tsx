import type { ProductRow } from '../../data/product-row';
import { writesModule } from '../../data/firebase';
import { reportWrite } from '../../data/report-write';
import styles from './row-switch.module.css';

type Flag = 'stock' | 'live';

async function setFlag(row: ProductRow, flag: Flag, value: boolean): Promise<void> {
  const { commit } = await writesModule();
  const change = { noun: 'products', id: row.id, base: row.revision, fields: { [flag]: value } } as const;
  await commit([change], { action: 'changed', noun: 'products', id: row.id, title: row.title });
}

interface Props {
  row: ProductRow;
  flag: Flag;
  /** Accessible name. */
  label: string;
  /** The state in words, beside the switch. */
  children?: string;
}

/** A switch in a row of the product table; it saves at once. */
export const RowSwitch = ({ row, flag, label, children }: Props) => (
  <label className={styles.switch}>
    <input
      type="checkbox"
      role="switch"
      aria-label={label}
      checked={row[flag]}
      onChange={({ target }) => void reportWrite(setFlag(row, flag, target.checked), { title: row.title })}
    />
    {children}
  </label>
);
