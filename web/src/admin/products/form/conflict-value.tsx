import type { Category } from '@catalogue/contract/entities/category';
import { RichText } from '../../../ui/rich-text';
import type { ProductFacts } from '@catalogue/contract/entities/product-facts';
import { FACT_COLUMNS } from '../spreadsheet/fact-columns';
import { audienceName } from '../../ui/audience-field';
import type { Conflict } from '../../data/merge-edits';
import { PRODUCT_TEXTS } from '../product-texts';
import type { ProductValues } from './product-values';

interface Props {
  conflict: Conflict<ProductValues>;
  categories: readonly Category[];
}

function FactList({ facts }: { facts: ProductFacts }) {
  const stated = FACT_COLUMNS.map(({ header, write }) => `${header}: ${write(facts)}`).filter((line) => !line.endsWith(': '));
  return stated.length === 0 ? PRODUCT_TEXTS.none : stated.join('. ');
}

/** Renders the other person's value of a conflicting field. */
export function ConflictValue({ conflict: { field, theirs }, categories }: Props) {
  if (field === 'description' && typeof theirs === 'string') return <RichText html={theirs} />;
  if (field === 'categoryId') return categories.find(({ id }) => id === theirs)?.title ?? PRODUCT_TEXTS.none;
  if (field === 'priceAudience') return audienceName(theirs) || PRODUCT_TEXTS.asCategory;
  if (typeof theirs === 'object' && theirs !== null) return <FactList facts={theirs} />;
  if (typeof theirs === 'boolean') return theirs ? PRODUCT_TEXTS.table.yes : PRODUCT_TEXTS.table.no;
  return theirs === '' || theirs === null ? PRODUCT_TEXTS.none : theirs;
}
