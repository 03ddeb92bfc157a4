import { LIMITS } from '@catalogue/contract/limits';
import { useMemo, useState } from 'react';
import { TextField } from '../../../../ui/field';
import { Picture } from '../../../../ui/picture';
import type { ProductRow } from '../../../data/product-row';
import { useProductRows } from '../../../data/use-product-rows';
import { Thumbnail } from '../../../ui/thumbnail';
import { FORM_TEXTS } from '../form-texts';
import styles from './related-picker.module.css';
import { RowButton } from './row-button';
import rowStyles from './rows.module.css';

interface Props {
  ids: readonly string[];
  /** The product itself, which cannot be related; null for a new one. */
  ownId: string | null;
  onChange: (ids: string[]) => void;
}

const MOST_RESULTS = 6;

const matches = ({ title, sku }: ProductRow, words: readonly string[]): boolean => {
  const text = `${title} ${sku ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

const Item = ({ row }: { row: ProductRow | undefined }) => (
  <>
    <Thumbnail>
      <Picture picture={row?.picture ?? null} alt="" sizes="2.5rem" widest={320} />
    </Thumbnail>
    <span className={styles.itemText}>
      {row?.title ?? FORM_TEXTS.related.unknown}
      {row?.sku ? <span className={styles.text}>{row.sku}</span> : null}
    </span>
  </>
);

/** Related products chosen by hand: found by words, in the order of choice. */
export function RelatedPicker({ ids, ownId, onChange }: Props) {
  const texts = FORM_TEXTS.related;
  const { rows = [] } = useProductRows();
  const [query, setQuery] = useState('');
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isFull = ids.length >= LIMITS.related;
  const results =
    words.length === 0
      ? []
      : rows.filter((row) => row.id !== ownId && !ids.includes(row.id) && matches(row, words)).slice(0, MOST_RESULTS);
  return (
    <div className={rowStyles.rows}>
      {ids.length > 0 && (
        <ul className={styles.items}>
          {ids.map((id) => {
            const row = byId.get(id);
            return (
              <li key={id} className={styles.item}>
                <Item row={row} />
                <RowButton label={texts.remove(row?.title ?? id)} onClick={() => onChange(ids.filter((one) => one !== id))} />
              </li>
            );
          })}
        </ul>
      )}
      {!isFull && (
        <TextField
          label={texts.search}
          hint={texts.hint}
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [first] = results;
            if (first) {
              onChange([...ids, first.id]);
              setQuery('');
            }
          }}
        />
      )}
      {!isFull && words.length > 0 && (
        <div role="status">{results.length === 0 && <p className={styles.text}>{texts.nothing}</p>}</div>
      )}
      {!isFull && results.length > 0 && (
        <ul className={styles.items}>
          {results.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                aria-label={texts.add(row.title)}
                className={styles.result}
                onClick={() => {
                  onChange([...ids, row.id]);
                  setQuery('');
                }}
              >
                <Item row={row} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
