import { productField } from '@catalogue/contract/product-fields';
import { PRODUCT_TEXTS } from '../product-texts';
import type { PastePlan } from './paste-plan';
import styles from './paste-dialog.module.css';
import { ChangeDialog } from './change-dialog';

interface Props {
  plan: PastePlan;
  onClose: () => void;
  onApply: () => void;
}

/** Rows that the preview lists. */
const PREVIEWED = 30;

/** Shows what a pasted block would change, and which cells are wrong, before it is applied. */
export function PasteDialog({ plan, onClose, onApply }: Props) {
  const { paste } = PRODUCT_TEXTS;
  const { rows, changed, wrong, jumps, leftOut } = plan;
  return (
    <ChangeDialog
      title={paste.title}
      applyLabel={paste.apply(changed)}
      isEmpty={changed === 0}
      isConfirmation
      onClose={onClose}
      onApply={onApply}
    >
      <p role="status">{rows.length === 0 ? paste.nothing : paste.summary(changed + wrong, rows.length, wrong)}</p>
      {jumps > 0 && <p className={styles.jump}>{paste.jumps(jumps)}</p>}
      {leftOut > 0 && <p className={styles.note}>{paste.leftOut(leftOut)}</p>}
      <ul className={styles.rows}>
        {rows.slice(0, PREVIEWED).map(({ row, cells }) => (
          <li key={row.id} className={styles.row}>
            <strong>{row.title}</strong>
            <ul>
              {cells.map(({ name, before, after, error, isJump }) => (
                <li key={name} className={error !== null ? styles.wrong : isJump ? styles.jump : undefined}>
                  {productField(name).label}: <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
                  {error !== null && <span>. {error}</span>}
                  {isJump && <span> ({paste.jump})</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {rows.length > PREVIEWED && <p className={styles.note}>{paste.more(rows.length - PREVIEWED)}</p>}
    </ChangeDialog>
  );
}
