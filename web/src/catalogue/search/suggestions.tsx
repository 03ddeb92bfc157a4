import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Picture } from '../../ui/picture';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { COPY } from '../lists-copy';
import { useCatalogue } from '../hooks';
import { COPY as FIELD } from './copy';
import { prepareSearch } from './find-products';
import styles from './search-box.module.css';
import { useFound } from './use-found';

const MOST = 6;

interface Props {
  /** Of the field; the list and its options are named after it. */
  id: string;
  words: string;
  open: boolean;
  /** Place of the suggestion the arrow keys are at; -1: none. */
  active: number;
  onSuggest: (products: readonly string[] | null) => void;
  onChoose: (product: string) => void;
  onAll: () => void;
}

/** What the words in the field find, while they are typed. */
export default function Suggestions({ id, words, open, active, onSuggest, onChoose, onAll }: Props) {
  const found = useFound(words);
  const all = useCatalogue(({ snapshot }) => snapshot?.products);
  const products = useMemo(
    () =>
      (found ?? [])
        .map((one) => all?.get(one))
        .filter((one) => one !== undefined)
        .slice(0, MOST),
    [found, all],
  );
  useEffect(prepareSearch, []);
  useLayoutEffect(() => {
    onSuggest(found && products.map((product) => product.id));
  }, [found, products, onSuggest]);
  const isOpen = open && found !== null;

  return (
    <>
      <VisuallyHidden>
        <span role="status">{isOpen && COPY.search.count(found.length)}</span>
      </VisuallyHidden>
      {/* Pressing here must not take the focus, and with it the list, away. */}
      <div className={styles.panel} hidden={!isOpen} onPointerDown={(event) => event.preventDefault()}>
        <ul id={`${id}-list`} role="listbox" aria-label={FIELD.label} className={styles.list}>
          {products.map((product, place) => (
            <Suggestion
              key={product.id}
              id={`${id}-${place}`}
              product={product}
              isActive={place === active}
              onChoose={() => onChoose(product.id)}
            />
          ))}
        </ul>
        {isOpen && (
          <button type="button" tabIndex={-1} className={styles.all} onClick={onAll}>
            {found.length > 0 ? COPY.search.all(found.length) : COPY.search.nothing(words.trim())}
          </button>
        )}
      </div>
    </>
  );
}

interface SuggestionProps {
  id: string;
  product: ProductSummary;
  isActive: boolean;
  onChoose: () => void;
}

function Suggestion({ id, product, isActive, onChoose }: SuggestionProps) {
  const category = useCatalogue(({ snapshot }) => snapshot?.categories.get(product.categoryId ?? ''));
  return (
    <li id={id} role="option" aria-selected={isActive} className={styles.option} onClick={onChoose}>
      <Picture picture={product.picture} alt="" sizes="44px" className={styles.picture} />
      <span className={styles.text}>
        <span className={styles.title}>{product.title}</span>
        {category && <span className={styles.category}>{category.title}</span>}
      </span>
    </li>
  );
}
