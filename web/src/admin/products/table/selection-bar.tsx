import type { Category } from '@catalogue/contract/entities/category';
import { useState } from 'react';
import { plural } from '../../../lib/plural';
import { Button } from '../../../ui/button';
import { confirm } from '../../../ui/dialogs';
import { focusHeading } from '../../../ui/head';
import { Row, Stack } from '../../../ui/layout';
import { Picture } from '../../../ui/picture';
import { ADMIN_TEXTS } from '../../admin-texts';
import type { ProductRow } from '../../data/product-row';
import type { ProductChange } from '../../data/pending-writes/pending-write';
import { Thumbnail } from '../../ui/thumbnail';
import { PRODUCT_TEXTS } from '../product-texts';
import { BulkCategoryDialog } from './bulk-category-dialog';
import { BulkFieldDialog } from './bulk-field-dialog';
import { BulkPriceDialog } from './bulk-price-dialog';
import { BulkStockDialog } from './bulk-stock-dialog';
import styles from './product-table-page.module.css';
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

/** The dialog of each field; 'other' has one for all further fields. */
const DIALOGS = {
  price: BulkPriceDialog,
  stock: BulkStockDialog,
  category: BulkCategoryDialog,
  other: BulkFieldDialog,
} as const;

/** The bar goes when nothing is selected any more. Focus in it goes on to the checkbox of all rows, which a phone has not. */
const passFocusOn = (bar: HTMLElement | null) => () => {
  if (bar?.contains(document.activeElement) !== true) return;
  document.querySelector<HTMLElement>('thead input')?.focus();
  if (bar.contains(document.activeElement)) focusHeading();
};

/** Changes of all selected products at once; each can be undone. */
export function SelectionBar({ rows, categories, matching, onSelectMatching, onSelect }: Props) {
  const { selection } = PRODUCT_TEXTS;
  const [field, setField] = useState<keyof typeof DIALOGS | null>(null);
  const FieldDialog = field && DIALOGS[field];
  const { running, apply } = useChangeSelection(onSelect);
  /** Only the clicked button is busy; the others wait for it. */
  const stateOf = (button: string) => ({ busy: running === button, waiting: running !== null });

  const change = (verb: string, fields: ProductChange) => apply(verb, selection.named(verb, rows.length), rows, () => fields);
  const deleteAll = async () => {
    const action = selection.named(selection.delete, rows.length);
    if (await confirm({ title: ADMIN_TEXTS.sure, body: <ProductsQuestion rows={rows} />, action, danger: true }))
      await change(selection.delete, { deleted: true });
  };

  return (
    <Row
      ref={passFocusOn}
      gap={2}
      className={styles.selection}
      role="group"
      aria-label={selection.count(rows.length)}
      aria-busy={running !== null}
    >
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
      {FieldDialog && (
        <FieldDialog
          rows={rows}
          categories={categories}
          onClose={() => setField(null)}
          onApply={(name, changed, changeOf) => {
            setField(null);
            void apply(field, name, changed, changeOf);
          }}
        />
      )}
    </Row>
  );
}

/** Products that the question names and pictures. */
const NAMED = 4;

/** Body of the question before many products are deleted: the first ones by picture and name, and how many more. */
const ProductsQuestion = ({ rows }: { rows: readonly ProductRow[] }) => (
  <Stack as="span" gap={2}>
    {rows.slice(0, NAMED).map(({ id, title, picture }) => (
      <span key={id} className={styles.namedProduct}>
        <Thumbnail>{picture && <Picture picture={picture} alt="" sizes="2.5rem" />}</Thumbnail>
        <strong className={styles.namedTitle}>{title}</strong>
      </span>
    ))}
    {rows.length > NAMED && <span>{PRODUCT_TEXTS.bulk.more(plural(rows.length - NAMED, 'more product'))}</span>}
    <span>
      {ADMIN_TEXTS.restorableMany} {ADMIN_TEXTS.revert}
    </span>
  </Stack>
);
