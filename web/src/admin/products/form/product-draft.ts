import { storedFacts } from '@catalogue/contract/entities/product-facts';
import { newUploadName } from '@catalogue/contract/upload-name';
import * as v from 'valibot';
import { change, read, readAll, remove, write } from '../../../device/database';
import { factValuesOf } from './fact-values';
import { basicValues, productValues } from './product-values';
import type { ProductValues } from './product-values';

/** Drafts of earlier releases hold the facts as one value. */
const earlierValues = v.pipe(
  v.object({ ...basicValues.entries, facts: storedFacts }),
  v.transform(({ facts, ...typed }): ProductValues => ({ ...typed, ...factValuesOf(facts) })),
);
const values = v.union([productValues, earlierValues]);

const isField = (name: string): name is keyof ProductValues => name in productValues.entries;

const currentDraft = v.object({
  /** As typed. */
  values,
  /** What was stored when it was last brought together with `values`; null for a product that is not stored yet. */
  from: v.nullable(v.object({ values, revision: v.number() })),
  /** Fields that somebody else changed too, and nobody has settled. */
  open: v.pipe(
    v.array(v.string()),
    v.transform((names) => names.filter(isField)),
  ),
  /** Pictures as chosen; null: nobody has touched them. */
  pictures: v.optional(
    v.nullable(v.object({ names: v.array(v.string()), blobs: v.record(v.string(), v.instance(Blob)) })),
    null,
  ),
  /** Saved, and on its way to the server under this name; null while it is still being typed. */
  sentAs: v.optional(v.nullable(v.string()), null),
});

const productDraft = v.pipe(
  v.object({
    ...currentDraft.entries,
    /** The one picture of a draft of an earlier release. */
    picture: v.optional(v.nullable(v.instance(Blob)), null),
  }),
  v.transform(({ picture, ...draft }) => ({ ...draft, pictures: draft.pictures ?? (picture && onlyPicture(picture)) })),
);

function onlyPicture(blob: Blob): { names: string[]; blobs: Record<string, Blob> } {
  const name = newUploadName();
  return { names: [name], blobs: { [name]: blob } };
}

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
