import { LIMITS } from '@catalogue/contract/limits';
import { useMemo, useState } from 'react';
import { Stack } from '../../../../ui/layout';
import { useProductRows } from '../../../data/use-products';
import { keepFocus } from '../../../../ui/keep-focus';
import { ProductItem, ProductSearch } from '../../../ui/product-search';
import searchStyles from '../../../ui/product-search.module.css';
import { FORM_TEXTS } from '../form-texts';
import { RowButton } from './rows';
import rowStyles from './sections.module.css';

interface Props {
  ids: readonly string[];
  /** The product itself, which cannot be related; null for a new one. */
  ownId: string | null;
  onChange: (ids: string[]) => void;
}

/** Related products chosen by hand: found by words, in the order of choice. */
export function RelatedPicker({ ids, ownId, onChange }: Props) {
  const texts = FORM_TEXTS.related;
  const [hasUnknown, setHasUnknown] = useState(false);
  const { rows = [] } = useProductRows(hasUnknown);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  // A related product that is not in the list may be a hidden one.
  if (!hasUnknown && rows.length > 0 && ids.some((id) => !byId.has(id))) setHasUnknown(true);
  return (
    <div ref={keepFocus} className={rowStyles.rows}>
      {ids.length > 0 && (
        <Stack as="ul" gap={2}>
          {ids.map((id) => {
            const row = byId.get(id);
            return (
              <li key={id} className={searchStyles.item}>
                <ProductItem row={row} unknown={texts.unknown} />
                <RowButton label={texts.remove(row?.title ?? id)} onClick={() => onChange(ids.filter((one) => one !== id))} />
              </li>
            );
          })}
        </Stack>
      )}
      {ids.length < LIMITS.related && (
        <ProductSearch
          label={texts.search}
          hint={texts.hint}
          nothing={texts.nothing}
          choose={texts.add}
          isLeftOut={({ id }) => id === ownId || ids.includes(id)}
          onChoose={({ id }) => onChange([...ids, id])}
        />
      )}
    </div>
  );
}
