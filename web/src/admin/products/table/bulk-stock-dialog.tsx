import { useState } from 'react';
import { RadioGroup } from '../../../ui/choice-field';
import { Stack } from '../../../ui/layout';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './product-table-page.module.css';
import { ChangeDialog, type BulkDialogProps } from './change-dialog';
import { ChangePreview } from './change-preview';
import { isChanged } from './selection-write';

const stockText = (stock: boolean): string => (stock ? PRODUCT_TEXTS.table.yes : PRODUCT_TEXTS.table.no);

/** Sets whether the selected products are in stock. */
export function BulkStockDialog({ rows, onClose, onApply }: BulkDialogProps) {
  const { bulk, selection, table } = PRODUCT_TEXTS;
  const [choice, setChoice] = useState('yes');
  const stock = choice === 'yes';
  const affected = rows.filter((row) => isChanged(row, { stock }));
  const name = selection.named(bulk.verbs.stock, affected.length);
  return (
    <ChangeDialog
      title={bulk.titles.stock}
      applyLabel={name}
      isEmpty={affected.length === 0}
      onClose={onClose}
      onApply={() => onApply(name, affected, () => ({ stock }))}
    >
      <Stack gap={4} className={styles.bulkFields}>
        <RadioGroup
          label={table.stock}
          name="stock"
          value={choice}
          options={[
            { value: 'yes', label: table.chips.inStock },
            { value: 'no', label: table.chips.outOfStock },
          ]}
          onChange={setChoice}
        />
      </Stack>
      <p role="status">{bulk.affected(affected.length, rows.length)}</p>
      <ChangePreview changes={affected} show={(row) => ({ row, before: [stockText(row.stock)], after: [stockText(stock)] })} />
    </ChangeDialog>
  );
}
