import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Picture } from '../../ui/picture';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { LIST_TEXTS } from '../catalogue/list-texts';
import { useCatalogue } from '../../data/catalogue/hooks';
import { SEARCH_FIELD_TEXTS as FIELD } from './search-field-texts';
import { prepareSearch } from './find-products';
import styles from './search-box.module.css';
import { arrived, type Change } from './suggestion-state';
import { useFound } from './use-found';

const MAX_SUGGESTIONS = 6;

interface Props {
  /** Id prefix of the list and its options. */
  id: string;
  words: string;
  open: boolean;
  /** Index of the suggestion selected by arrow keys; -1: none. */
  active: number;
  onFound: (change: Change) => void;
  onChoose: (product: string) => void;
  onAll: () => void;
}

/** Products that match the query while it is typed. */
export default function Suggestions({ id, words, open, active, onFound, onChoose, onAll }: Props) {
  const found = useFound(words);
  const all = useCatalogue(({ snapshot }) => snapshot?.products);
  const products = useMemo(
    () =>
      (found?.ids ?? [])
        .map((one) => all?.get(one))
        .filter((one) => one !== undefined)
        .slice(0, MAX_SUGGESTIONS),
    [found, all],
  );
  useEffect(prepareSearch, []);
  useLayoutEffect(() => {
    onFound(arrived(found && { ...found, ids: products.map((product) => product.id) }));
  }, [found, products, onFound]);
  const isOpen = open && found !== null;

  return (
    <>
      <VisuallyHidden>
        <span role="status">{isOpen && LIST_TEXTS.search.count(found.ids.length)}</span>
      </VisuallyHidden>
      {/* A press must not move the focus, which would close the list. */}
      <div className={styles.panel} hidden={!isOpen} onPointerDown={(event) => event.preventDefault()}>
        <ul id={`${id}-list`} role="listbox" aria-label={FIELD.label} className={styles.list}>
          {products.map((product, index) => (
            <Suggestion
              key={product.id}
              id={`${id}-${index}`}
              product={product}
              isActive={index === active}
              onChoose={() => onChoose(product.id)}
            />
          ))}
        </ul>
        {isOpen && (
          <button type="button" tabIndex={-1} className={styles.all} onClick={onAll}>
            {found.ids.length > 0 ? LIST_TEXTS.search.all(found.ids.length) : LIST_TEXTS.search.nothing(words.trim())}
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
