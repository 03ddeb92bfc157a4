import { useState } from 'react';
import { SelectField } from '../../../ui/choice-field';
import { Stack } from '../../../ui/layout';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './product-table-page.module.css';
import { CategoriesStatus } from './categories-status';
import { ChangeDialog, type BulkDialogProps } from './change-dialog';
import { ChangePreview } from './change-preview';
import { isChanged } from './selection-write';

/** No id of a category. */
const UNCHOSEN = '?';

/** Moves the selected products to a category, or takes theirs away. */
export function BulkCategoryDialog({ rows, categories, onClose, onApply }: BulkDialogProps) {
  const { bulk, selection, table, none, chooseCategory } = PRODUCT_TEXTS;
  /** '': none; UNCHOSEN: no choice yet. */
  const [choice, setChoice] = useState(UNCHOSEN);
  const categoryId = choice === '' ? null : choice;
  const isReady = categories !== undefined && choice !== UNCHOSEN;
  const affected = isReady ? rows.filter((row) => isChanged(row, { categoryId })) : [];
  const name = selection.named(bulk.verbs.category, affected.length);
  const titleOf = (id: string | null): string => categories?.find((one) => one.id === id)?.title ?? none;
  return (
    <ChangeDialog
      title={bulk.titles.category}
      applyLabel={name}
      isEmpty={affected.length === 0}
      onClose={onClose}
      onApply={() => onApply(name, affected, () => ({ categoryId }))}
    >
      <Stack gap={4} className={styles.bulkFields}>
        <CategoriesStatus />
        {categories && (
          <SelectField label={table.category} value={choice} onChange={({ target }) => setChoice(target.value)}>
            <option value={UNCHOSEN} disabled>
              {chooseCategory}
            </option>
            <option value="">{none}</option>
            {categories.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
      </Stack>
      <p role="status">{bulk.affected(affected.length, rows.length)}</p>
      <ChangePreview
        changes={affected}
        show={(row) => ({ row, before: [titleOf(row.categoryId)], after: [titleOf(categoryId)] })}
      />
    </ChangeDialog>
  );
}
