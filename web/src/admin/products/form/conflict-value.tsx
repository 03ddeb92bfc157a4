import type { Category } from '@catalogue/contract/entities/category';
import { RichText } from '../../../ui/rich-text';
import type { Conflict } from '../../data/merge-edits';
import { PRODUCT_TEXTS } from '../product-texts';
import type { ProductValues } from './product-values';

interface Props {
  conflict: Conflict<ProductValues>;
  categories: readonly Category[];
}

/** What somebody else saved in a field, as people read it. */
export function ConflictValue({ conflict: { field, theirs }, categories }: Props) {
  if (field === 'description') return <RichText html={String(theirs)} />;
  if (field === 'categoryId') return categories.find(({ id }) => id === theirs)?.title ?? PRODUCT_TEXTS.none;
  if (typeof theirs === 'boolean') return theirs ? PRODUCT_TEXTS.table.yes : PRODUCT_TEXTS.table.no;
  return theirs === '' || theirs === null ? PRODUCT_TEXTS.none : theirs;
}
