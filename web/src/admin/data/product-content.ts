import { NO_FACTS } from '@catalogue/contract/product-fields';
import type { ProductFacts } from '@catalogue/contract/product-fields';
import { PRODUCT_DEFAULTS, productContent } from '@catalogue/contract/entities/product';
import type { Product, ProductContent } from '@catalogue/contract/entities/product';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import * as v from 'valibot';

export const CONTENT_FIELDS = Object.keys(productContent.entries) as (keyof ProductContent)[];

/** Content of the empty form. */
export const EMPTY_PRODUCT: ProductContent = {
  title: '',
  ...PRODUCT_DEFAULTS,
};

/** The editable part of a stored product. */
export const contentOf = (stored: Product): ProductContent => v.parse(productContent, stored);

/** Names of the fields in which two versions differ, in the form's order. */
export const changedFields = (before: ProductContent, after: ProductContent): (keyof ProductContent)[] =>
  CONTENT_FIELDS.filter((field) => !isSameFact(before[field], after[field]));

/** Fields to change. Facts that are not named stay. */
export type ContentChange = Partial<Omit<ProductContent, 'facts'>> & { facts?: Partial<ProductFacts> };

/** Applies changed fields and facts to the content of a product. */
export const applyChange = (content: ProductContent, change: ContentChange): ProductContent => ({
  ...content,
  ...change,
  facts: { ...NO_FACTS, ...content.facts, ...change.facts },
});

/** A change as fields of a stored document. Each fact is written by its path, so that the others stay. */
export const fieldsOfChange = ({ facts, ...fields }: ContentChange) => ({
  ...fields,
  ...Object.fromEntries(Object.entries(facts ?? {}).map(([fact, value]) => [`facts.${fact}`, value])),
});

interface WithFacts {
  [field: string]: unknown;
  facts?: object;
}

/** Whether a stored document has every value of a change; of a product's facts only those that the change names. */
export const hasChange = (stored: WithFacts, { facts, ...fields }: WithFacts): boolean =>
  hasValues(stored, fields) && hasValues(stored.facts ?? {}, facts ?? {});

const hasValues = (stored: object, wanted: object): boolean =>
  Object.entries(wanted).every(([field, value]) => isSameFact((stored as Record<string, unknown>)[field], value));
