import * as v from 'valibot';
import { change, read, readAll, remove, write } from '../../../data/device-store/database';
import { productValues } from './product-values';
import type { ProductValues } from './product-values';

const isField = (name: string): name is keyof ProductValues => name in productValues.entries;

const productDraft = v.object({
  /** As typed. */
  values: productValues,
  /** What was stored when it was last brought together with `values`; null for a product that is not stored yet. */
  from: v.nullable(v.object({ values: productValues, revision: v.number() })),
  /** Fields that somebody else changed too, and nobody has settled. */
  open: v.pipe(
    v.array(v.string()),
    v.transform((names) => names.filter(isField)),
  ),
  /** Pictures as chosen; null: nobody has touched them. */
  pictures: v.nullable(v.object({ names: v.array(v.string()), blobs: v.record(v.string(), v.instance(Blob)) })),
  /** Saved, and on its way to the server under this name; null while it is still being typed. */
  sentAs: v.nullable(v.string()),
});

/** What the form holds while someone types, kept so that a reload loses nothing; and then until the server has it. */
export type ProductDraft = v.InferOutput<typeof productDraft>;

const PREFIX = 'product/';
const keyOf = (productId: string | null): string => `${PREFIX}${productId ?? 'new'}`;

/** The unsaved form of a product (null: of a new one), if this device keeps one. What is on its way shows as saved already. */
export async function readDraft(productId: string | null): Promise<ProductDraft | null> {
  const parsed = v.safeParse(productDraft, await read('drafts', keyOf(productId)));
  return parsed.success && parsed.output.sentAs === null ? parsed.output : null;
}

/** What was saved here and not confirmed yet, by product. */
export async function pendingDrafts(): Promise<{ id: string; draft: ProductDraft; sentAs: string }[]> {
  return [...(await readAll('drafts'))].flatMap(([key, stored]) => {
    const parsed = v.safeParse(productDraft, stored);
    if (!key.startsWith(PREFIX) || !parsed.success || parsed.output.sentAs === null) return [];
    return [{ id: key.slice(PREFIX.length), draft: parsed.output, sentAs: parsed.output.sentAs }];
  });
}

/** The save of a product that is on its way, if one is. */
export async function pendingDraftOf(productId: string): Promise<ProductDraft | null> {
  return (await pendingDrafts()).find(({ id }) => id === productId)?.draft ?? null;
}

/** The server has it: a later save of the same product stays. */
export const deleteSentDraft = (productId: string, sentAs: string): Promise<boolean> =>
  change('drafts', keyOf(productId), (current) => {
    const parsed = v.safeParse(productDraft, current);
    return parsed.success && parsed.output.sentAs === sentAs ? undefined : current;
  });

export const saveDraft = (productId: string | null, draft: ProductDraft): Promise<boolean> =>
  write('drafts', keyOf(productId), draft);
export const deleteDraft = (productId: string | null): Promise<boolean> => remove('drafts', keyOf(productId));
