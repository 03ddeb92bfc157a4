import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { productPath } from '@catalogue/contract/paths';
import { pricedProduct } from '@catalogue/contract/priced-product';
import { minimumOf } from '@catalogue/contract/minimum-order';
import { priceOf } from '@catalogue/contract/prices';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { formatPaise } from '../../lib/format';
import { useSettled } from '../../lib/use-settled';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import type { Combobox } from '../../ui/use-combobox';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { LIST_TEXTS } from '../catalogue/list-texts';
import { useCatalogue } from '../../data/catalogue/hooks';
import { useStarters } from './empty-suggestions';
import { SEARCH_FIELD_TEXTS as FIELD } from './search-field-texts';
import { prepareSearch } from './search-client';
import styles from './search-box.module.css';
import { arrived, type Change } from './suggestion-state';
import { useFound } from './use-found';

const MAX_SUGGESTIONS = 6;

interface Props {
  listbox: Pick<Combobox, 'list' | 'option'>;
  words: string;
  open: boolean;
  onFound: (change: Change) => void;
  /** Opens the page of a suggestion. */
  onChoose: (url: string) => void;
  onAll: () => void;
}

/** Products that match the query while it is typed; before that, recent searches, occasions and what others look for. */
export default function Suggestions({ listbox, words, open, onFound, onChoose, onAll }: Props) {
  const isEmpty = words.trim() === '';
  const found = useFound(words);
  const all = useCatalogue(({ snapshot }) => snapshot?.products);
  const starters = useStarters(open && isEmpty);
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
    const urls = isEmpty ? starters.map(({ url }) => url) : products.map((product) => productPath(product.id));
    const isKnown = isEmpty ? starters.length > 0 : found !== null;
    onFound(arrived(isKnown ? { words: found?.words ?? words, ids: urls } : null));
  }, [found, products, starters, isEmpty, words, onFound]);
  const isFound = open && found !== null;
  const isOpen = isFound || (open && starters.length > 0);
  const count = useSettled(isFound ? LIST_TEXTS.search.count(found.ids.length) : '');
  const option = (url: string) => ({ attributes: listbox.option(url), onChoose: () => onChoose(url) });

  return (
    <>
      <VisuallyHidden>
        <span role="status">{count}</span>
      </VisuallyHidden>
      {/* A click must not move the focus, which would close the list. */}
      <div className={styles.panel} hidden={!isOpen} onPointerDown={(event) => event.preventDefault()}>
        {isFound && found.isPartial === true && found.ids.length > 0 && (
          <p className={styles.partial}>{LIST_TEXTS.search.partial(found.words.trim())}</p>
        )}
        <ul {...listbox.list} aria-label={FIELD.label} className={styles.list}>
          {isEmpty
            ? starters.map(({ url, title, kind }) => (
                <Option key={url} {...option(url)} title={title} more={kind}>
                  <span className={styles.glyph}>
                    <Icon name="right" size={18} />
                  </span>
                </Option>
              ))
            : products.map((product) => (
                <ProductOption key={product.id} {...option(productPath(product.id))} product={product} />
              ))}
        </ul>
        {isFound && (
          <button type="button" tabIndex={-1} className={styles.all} onClick={onAll}>
            {found.ids.length > 0 ? LIST_TEXTS.search.all(found.ids.length) : LIST_TEXTS.search.nothing(words.trim())}
          </button>
        )}
      </div>
    </>
  );
}

interface OptionProps {
  attributes: ReturnType<Combobox['option']>;
  onChoose: () => void;
}

interface ContentProps extends OptionProps {
  title: string;
  more: ReactNode;
  children: ReactNode;
}

const Option = ({ attributes, onChoose, title, more, children }: ContentProps) => (
  <li {...attributes} className={styles.option} onClick={onChoose}>
    {children}
    <span className={styles.text}>
      <span className={styles.title}>{title}</span>
      <span className={styles.category}>{more}</span>
    </span>
  </li>
);

/** A product with its category and its price at the smallest order. */
function ProductOption({ product, ...option }: OptionProps & { product: ProductSummary }) {
  const category = useCatalogue(({ snapshot }) => snapshot?.categories.get(product.categoryId ?? ''));
  const { unit } = priceOf(pricedProduct(product), [], minimumOf(product));
  const more = [category?.title, unit !== null && LIST_TEXTS.search.price(formatPaise(unit))].filter(Boolean).join(' · ');
  return (
    <Option {...option} title={product.title} more={more}>
      <Picture picture={product.picture} alt="" sizes="44px" className={styles.picture} />
    </Option>
  );
}
