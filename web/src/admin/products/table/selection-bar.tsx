import type { Category } from '@catalogue/contract/entities/category';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { confirm } from '../../../ui/dialogs';
import { ADMIN_TEXTS } from '../../admin-texts';
import type { ProductRow } from '../../data/product-row';
import type { ProductChange } from '../../data/pending-writes/pending-write';
import { PRODUCT_TEXTS } from '../product-texts';
import { BulkFieldDialog } from './bulk-field-dialog';
import { BulkChangeDialog } from './bulk-change-dialog';
import type { BulkField } from './bulk-change-dialog';
import { ProductsQuestion } from './products-question';
import styles from './selection-bar.module.css';
import { useChangeSelection } from './use-change-selection';
import type { Select } from './use-change-selection';

interface Props {
  /** The selected rows, of any page. */
  rows: readonly ProductRow[];
  /** undefined: not loaded. */
  categories: readonly Category[] | undefined;
  /** Number of rows that the filters show, on all pages. */
  matching: number;
  onSelectMatching: () => void;
  onSelect: Select;
}

/** Changes of all selected products at once; each can be undone. */
export function SelectionBar({ rows, categories, matching, onSelectMatching, onSelect }: Props) {
  const { selection } = PRODUCT_TEXTS;
  const [field, setField] = useState<BulkField | 'other' | null>(null);
  const { running, apply } = useChangeSelection(onSelect);
  /** Only the pressed button is busy; the others wait for it. */
  const stateOf = (button: string) => ({ busy: running === button, waiting: running !== null });

  const change = (verb: string, fields: ProductChange) => apply(verb, selection.named(verb, rows.length), rows, () => fields);
  const deleteAll = async () => {
    const action = selection.named(selection.delete, rows.length);
    if (await confirm({ title: ADMIN_TEXTS.sure, body: <ProductsQuestion rows={rows} />, action, danger: true }))
      await change(selection.delete, { deleted: true });
  };

  return (
    <div className={styles.selection} role="group" aria-label={selection.count(rows.length)} aria-busy={running !== null}>
      <strong>{selection.count(rows.length)}</strong>
      {rows.length < matching && (
        <Button small kind="quiet" onClick={onSelectMatching}>
          {selection.all(matching)}
        </Button>
      )}
      <Button small {...stateOf(selection.show)} onClick={() => void change(selection.show, { live: true })}>
        {selection.show}
      </Button>
      <Button small {...stateOf(selection.hide)} onClick={() => void change(selection.hide, { live: false })}>
        {selection.hide}
      </Button>
      {(['price', 'stock', 'category'] as const).map((one) => (
        <Button key={one} small {...stateOf(one)} onClick={() => setField(one)}>
          {selection.fields[one]}
        </Button>
      ))}
      <Button small {...stateOf('other')} onClick={() => setField('other')}>
        {selection.otherField}
      </Button>
      <Button small kind="quiet" onClick={() => onSelect(() => new Set())}>
        {selection.none}
      </Button>
      <Button small kind="danger" {...stateOf(selection.delete)} onClick={() => void deleteAll()}>
        {selection.delete}
      </Button>
      {field === 'other' && (
        <BulkFieldDialog
          rows={rows}
          categories={categories}
          onClose={() => setField(null)}
          onApply={(name, changed, changeOf) => {
            setField(null);
            void apply('other', name, changed, changeOf);
          }}
        />
      )}
      {field && field !== 'other' && (
        <BulkChangeDialog
          field={field}
          rows={rows}
          categories={categories}
          onClose={() => setField(null)}
          onApply={(name, changed, changeOf) => {
            setField(null);
            void apply(field, name, changed, changeOf);
          }}
        />
      )}
    </div>
  );
}
