import type { ProductEdit } from '@catalogue/contract/endpoints/product-input';
import type { ProductFacts } from '@catalogue/contract/product-fields';
import { LIMITS } from '@catalogue/contract/limits';
import { NO_FACTS } from '@catalogue/contract/product-fields';
import { withoutUndefined } from './edit-content';
import { HttpError } from './http-error';
import { categoryOf } from './product-documents';

/**
 * Fields to store: category resolved, description sanitized.
 *
 * @throws HttpError 422 for an unknown category, or a description too long after sanitizing
 */
export async function storedFieldsOf({
  category,
  categoryId = category === null ? null : category?.categoryId,
  ...sent
}: Omit<ProductEdit, 'revision' | 'pictureNames'>): Promise<SentFields> {
  if (typeof categoryId === 'string' && (await categoryOf(categoryId)) === undefined) {
    throw new HttpError(422, { errors: { categoryId: 'There is no such category' } });
  }
  const [facts, fields] = splitFacts(withoutUndefined({ ...sent, categoryId }));
  if (sent.description === undefined) return { fields, facts };
  const { cleanHtml } = await import('../catalogue/clean-html');
  const description = cleanHtml(sent.description);
  if (description.length > LIMITS.description) {
    throw new HttpError(422, { errors: { description: `At most ${LIMITS.description} characters` } });
  }
  return { fields: { ...fields, description }, facts };
}

interface SentFields {
  fields: Record<string, unknown>;
  /** Facts, which are stored in one map. */
  facts: Partial<ProductFacts>;
}

function splitFacts(sent: Record<string, unknown>): [facts: Partial<ProductFacts>, fields: Record<string, unknown>] {
  const isFact = ([name]: [string, unknown]) => Object.hasOwn(NO_FACTS, name);
  const entries = Object.entries(sent);
  return [Object.fromEntries(entries.filter(isFact)), Object.fromEntries(entries.filter((entry) => !isFact(entry)))];
}

/** Field paths of an update: facts that are not named stay. */
export const updateOf = ({ fields, facts }: SentFields): Record<string, unknown> => ({
  ...fields,
  ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [`facts.${name}`, value])),
});

/** Fields of a new product. */
export const insertOf = ({ fields, facts }: SentFields): Record<string, unknown> => ({
  ...fields,
  ...(Object.keys(facts).length > 0 && { facts: { ...NO_FACTS, ...facts } }),
});
