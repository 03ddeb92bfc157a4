import { useState } from 'react';
import { SelectField } from '../../../ui/choice-field';
import { TextAreaField } from '../../../ui/field';
import { Stack } from '../../../ui/layout';
import { useRowDetails } from '../../data/use-row-details';
import { QueryStatus } from '../../ui/query-status';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './product-table-page.module.css';
import { ChangeDialog, type BulkDialogProps } from './change-dialog';
import { ChangePreview } from './change-preview';
import { planBulkField, SHARED_COLUMNS } from './bulk-field';
import { useCategoryNames } from './use-category-names';

/** Writes one value into a field of the selected products, with a preview of its effect. */
export function BulkFieldDialog({ rows, categories, onClose, onApply }: BulkDialogProps) {
  const { bulk, selection } = PRODUCT_TEXTS;
  const names = useCategoryNames(categories);
  const details = useRowDetails(rows);
  const [header, setHeader] = useState(SHARED_COLUMNS[0]?.header ?? '');
  const [text, setText] = useState('');
  const column = SHARED_COLUMNS.find((one) => one.header === header);
  const plan = column && details.rows && planBulkField(column, text, details.rows, names);
  const changes = plan?.changes ?? [];
  const name = selection.named(bulk.changeField(header), changes.length);
  return (
    <ChangeDialog
      title={bulk.otherTitle}
      applyLabel={name}
      isEmpty={changes.length === 0}
      onClose={onClose}
      onApply={() =>
        onApply(
          name,
          changes.map(({ row }) => row),
          (row) => changes.find((one) => one.row.id === row.id)?.change ?? {},
        )
      }
    >
      <Stack gap={4} className={styles.bulkFields}>
        <SelectField label={bulk.field} value={header} onChange={({ target }) => setHeader(target.value)}>
          {SHARED_COLUMNS.map((one) => (
            <option key={one.header}>{one.header}</option>
          ))}
        </SelectField>
        <TextAreaField
          label={bulk.value}
          hint={bulk.valueHint}
          rows={2}
          value={text}
          error={text !== '' && plan ? (plan.error ?? undefined) : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </Stack>
      {plan === undefined ? (
        <QueryStatus query={details.query} />
      ) : (
        <>
          <p role="status">{bulk.affected(changes.length, rows.length)}</p>
          {plan.wrong.map(({ row, message }) => (
            <p key={row.id} className={styles.wrong}>
              {row.title}: {message}
            </p>
          ))}
          <ChangePreview
            changes={changes}
            show={({ row, before, after }) => ({
              row,
              before: [before || PRODUCT_TEXTS.none],
              after: [after || PRODUCT_TEXTS.none],
            })}
          />
        </>
      )}
    </ChangeDialog>
  );
}
