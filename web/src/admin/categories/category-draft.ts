import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { PRICE_AUDIENCES } from '@catalogue/contract/price-audience';
import * as v from 'valibot';
import { copyBlob } from '../../lib/copy-blob';
import { ownKey } from '../../data/device-store/own-keys';
import { ownDrafts } from '../data/own-draft';

/** Key of the draft of the new category. */
export const newCategoryKey = (): string => ownKey('category', 'new');

const categoryDraft = v.object({
  /** As typed. */
  values: v.object({
    title: v.string(),
    description: v.string(),
    coverImage: v.string(),
    hue: v.nullable(v.number()),
    priceAudience: v.nullable(v.picklist(PRICE_AUDIENCES)),
    startsAt: v.string(),
    endsAt: v.string(),
  }),
  /** The chosen cover. Its id tells it from another one. */
  cover: v.nullable(v.object({ id: v.string(), file: v.instance(Blob) })),
  /** Id of the open form that stored it. */
  writer: v.optional(v.string()),
});

/** What Add Category holds while someone types. */
export type CategoryDraft = v.InferOutput<typeof categoryDraft>;

function parseDraft(stored: unknown): CategoryDraft | null {
  const parsed = v.safeParse(categoryDraft, stored);
  return parsed.success ? parsed.output : null;
}

const contentOfDraft = (one: CategoryDraft | null) => one && { values: one.values, cover: one.cover?.id };

/** A cover that the browser has lost leaves the draft. */
export async function coverInMemory(draft: CategoryDraft): Promise<CategoryDraft> {
  const file = draft.cover && (await copyBlob(draft.cover.file));
  return { ...draft, cover: draft.cover && file && { ...draft.cover, file } };
}

export const categoryDrafts = ownDrafts(parseDraft, (one, other) => isSameFact(contentOfDraft(one), contentOfDraft(other)));
