import { productField } from '@catalogue/contract/product-fields';
import { Stack } from '../../../ui/layout';
import { PRODUCT_TEXTS } from '../product-texts';
import type { ProductRow } from '../../data/product-row';
import { contentChangeOf } from './cell-values';
import type { PastePlan } from './paste-plan';
import { useChangeSelection } from './use-change-selection';
import styles from './product-table-page.module.css';
import { ChangeDialog } from './change-dialog';

interface Props {
  plan: PastePlan;
  /** The products as they are now. */
  rows: readonly ProductRow[];
  onClose: () => void;
}

/** Rows that the preview lists. */
const PREVIEWED = 30;

/** Shows what a pasted block would change, and which cells are wrong, and applies it. */
export function PasteDialog({ plan, rows, onClose }: Props) {
  const { paste, selection } = PRODUCT_TEXTS;
  const { rows: planned, changed, changedRows, wrong, jumps, leftOut } = plan;
  const { apply } = useChangeSelection(() => undefined);
  const onApply = () => {
    onClose();
    const changes = new Map(planned.map(({ row, change }) => [row.id, contentChangeOf(change)]));
    const current = rows.filter(({ id }) => changes.has(id));
    void apply('paste', selection.named(paste.verb, changedRows), current, ({ id }) => changes.get(id) ?? {});
  };
  return (
    <ChangeDialog
      title={paste.title}
      applyLabel={paste.apply(changed)}
      isEmpty={changed === 0}
      isConfirmation
      onClose={onClose}
      onApply={onApply}
    >
      <p role="status">{planned.length === 0 ? paste.nothing : paste.summary(changed + wrong, planned.length, wrong)}</p>
      {jumps > 0 && <p className={styles.jump}>{paste.jumps(jumps)}</p>}
      {leftOut > 0 && <p className={styles.note}>{paste.leftOut(leftOut)}</p>}
      <Stack as="ul" className={styles.preview}>
        {planned.slice(0, PREVIEWED).map(({ row, cells }) => (
          <Stack as="li" gap={1} key={row.id} className={styles.pastedRow}>
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
          </Stack>
        ))}
      </Stack>
      {planned.length > PREVIEWED && <p className={styles.note}>{paste.more(planned.length - PREVIEWED)}</p>}
    </ChangeDialog>
  );
}
