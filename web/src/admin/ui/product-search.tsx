import { useState } from 'react';
import { plural } from '../../lib/plural';
import { hasWords, searchWordsOf } from '../../lib/search-words';
import { useSettled } from '../../lib/use-settled';
import { TextField } from '../../ui/field';
import { Stack } from '../../ui/layout';
import { Picture } from '../../ui/picture';
import { searchTextOf, type ProductRow } from '../data/product-row';
import { useProductRows } from '../data/use-products';
import styles from './product-search.module.css';
import { Thumbnail } from './thumbnail';

interface Props {
  label: string;
  hint: string;
  /** Says that no product has the typed words. */
  nothing: string;
  /** Accessible name of a result. */
  choose: (title: string) => string;
  /** Products that are not offered. */
  isLeftOut?: (row: ProductRow) => boolean;
  onChoose: (row: ProductRow) => void;
}

const MOST_RESULTS = 6;

const countText = (shown: number, found: number): string =>
  shown < found ? `${shown} of ${plural(found, 'product')}` : plural(found, 'product');

/** Picture, title and SKU of a product; `unknown` for one that is not in the list any more. */
export const ProductItem = ({ row, unknown = '' }: { row: ProductRow | undefined; unknown?: string }) => (
  <>
    <Thumbnail>
      <Picture picture={row?.picture ?? null} alt="" sizes="2.5rem" widest={320} />
    </Thumbnail>
    <span className={styles.itemText}>
      {row?.title ?? unknown}
      {row?.sku ? <span className={styles.text}>{row.sku}</span> : null}
    </span>
  </>
);

/** Finds a product by words of its title or SKU. Enter chooses the first. */
export function ProductSearch({ label, hint, nothing, choose, isLeftOut = () => false, onChoose }: Props) {
  const [query, setQuery] = useState('');
  const { rows = [] } = useProductRows(query !== '');
  const words = searchWordsOf(query);
  const found = words.length === 0 ? [] : rows.filter((row) => !isLeftOut(row) && hasWords(searchTextOf(row), words));
  const results = found.slice(0, MOST_RESULTS);
  const count = useSettled(words.length === 0 ? '' : found.length === 0 ? nothing : countText(results.length, found.length));
  const chooseRow = (row: ProductRow) => {
    onChoose(row);
    setQuery('');
  };
  return (
    <>
      <Stack gap={1}>
        <TextField
          label={label}
          hint={hint}
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (results[0]) chooseRow(results[0]);
          }}
        />
        {/* It is there before its text, so that screen readers announce it. */}
        <p role="status" className={styles.text}>
          {count}
        </p>
      </Stack>
      {results.length > 0 && (
        <Stack as="ul" gap={2}>
          {results.map((row) => (
            <li key={row.id}>
              <button type="button" aria-label={choose(row.title)} className={styles.result} onClick={() => chooseRow(row)}>
                <ProductItem row={row} />
              </button>
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}
