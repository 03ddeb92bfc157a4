import * as v from 'valibot';
import { change, read, remove, write } from '../../../data/device-store/database';
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
});

/** What the form holds while someone types, kept so that a reload loses nothing. */
export type ProductDraft = v.InferOutput<typeof productDraft>;

const keyOf = (productId: string | null): string => `product/${productId ?? 'new'}`;

/** The unsaved form of a product (null: of a new one), if this device keeps one. What is on its way shows as saved already. */
export const readDraft = async (productId: string | null): Promise<ProductDraft | null> =>
  parseDraft(await read('drafts', keyOf(productId)));

export function parseDraft(stored: unknown): ProductDraft | null {
  const parsed = v.safeParse(productDraft, stored);
  return parsed.success ? parsed.output : null;
}

/** Makes a draft of what the server refused. What has been typed since is based on it, and stays. */
export const restoreDraft = (productId: string | null, draft: ProductDraft): Promise<boolean> =>
  change('drafts', keyOf(productId), (typed) => typed ?? draft);

export const saveDraft = (productId: string | null, draft: ProductDraft): Promise<boolean> =>
  write('drafts', keyOf(productId), draft);
export const deleteDraft = (productId: string | null): Promise<boolean> => remove('drafts', keyOf(productId));
