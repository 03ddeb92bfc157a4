import type { Category } from '@catalogue/contract/entities/category';
import { RichText } from '../../../ui/rich-text';
import type { Clash } from '../../data/merge-edits';
import { COPY } from '../copy';
import type { ProductValues } from './product-values';

interface Props {
  clash: Clash<ProductValues>;
  categories: readonly Category[];
}

/** What somebody else saved in a field, as people read it. */
export function TheirValue({ clash: { field, theirs }, categories }: Props) {
  if (field === 'description') return <RichText html={String(theirs)} />;
  if (field === 'categoryId') return categories.find(({ id }) => id === theirs)?.title ?? COPY.none;
  if (typeof theirs === 'boolean') return theirs ? COPY.table.yes : COPY.table.no;
  return theirs === '' || theirs === null ? COPY.none : theirs;
}
