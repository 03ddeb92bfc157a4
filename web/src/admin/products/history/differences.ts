import type { ProductContent } from '@catalogue/contract/entities/product';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { textOfHtml } from '../../../lib/text-of-html';
import { CONTENT_FIELDS, type ContentChange } from '../../data/product-content';
import { EXPORTED_COLUMNS, type CategoryNames } from '../spreadsheet/columns';

/** A field that differs, both values as texts; '' for none. */
export interface Difference {
  field: string;
  from: string;
  to: string;
}

/** Longer texts are cut: the beginning tells which one it is. */
const MOST_LETTERS = 120;

const shorten = (text: string): string => (text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS)} …`);

/** The fields in which two versions differ, as an exported file has them. */
export const differences = (before: ProductContent, after: ProductContent, categories: CategoryNames): Difference[] =>
  EXPORTED_COLUMNS.flatMap(({ field, header, write }) => {
    const [from, to] = [write(before, categories), write(after, categories)];
    if (from === to) return [];
    const show = (text: string): string => shorten(field === 'description' ? textOfHtml(text) : text);
    return [{ field: header, from: show(from), to: show(to) }];
  });

/** What to write so that a product is as it was; fields that are the same stay untouched. */
export function changeTo(wanted: ProductContent, current: ProductContent): ContentChange {
  const { facts, ...fields } = Object.fromEntries(
    CONTENT_FIELDS.filter((field) => !isSameFact(wanted[field], current[field])).map((field) => [field, wanted[field]]),
  ) as Partial<ProductContent>;
  if (facts === undefined) return fields;
  const names = Object.keys(facts) as (keyof typeof facts)[];
  const changed = names.filter((name) => !isSameFact(facts[name], current.facts[name]));
  return { ...fields, facts: Object.fromEntries(changed.map((name) => [name, facts[name]])) };
}
