import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { PRICE_AUDIENCES } from '@catalogue/contract/price-audience';
import * as v from 'valibot';
import { ownKey } from '../../data/device-store/own-keys';
import { draftPictures, picturedDrafts } from '../data/draft-files';

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
  /** The chosen cover, or none. */
  pictures: draftPictures,
  /** Id of the open form that stored it. */
  writer: v.optional(v.string()),
});

/** What Add Category holds while someone types. */
export type CategoryDraft = v.InferOutput<typeof categoryDraft>;

function parseDraft(stored: unknown): CategoryDraft | null {
  const parsed = v.safeParse(categoryDraft, stored);
  return parsed.success ? parsed.output : null;
}

const contentOfDraft = (one: CategoryDraft | null) => one && { values: one.values, pictures: one.pictures.names };

export const categoryDrafts = picturedDrafts('category', parseDraft, (one, other) =>
  isSameFact(contentOfDraft(one), contentOfDraft(other)),
);

/** A chosen cover. Its id tells it from another one. */
interface Cover {
  id: string;
  file: Blob;
}

/** The cover of a draft; null: none was chosen. */
export function coverOf({ pictures }: CategoryDraft): Cover | null {
  const [cover] = Object.entries(pictures.blobs).map(([id, file]) => ({ id, file }));
  return cover ?? null;
}

/** What the form holds, as a draft. */
export const toDraft = (values: CategoryDraft['values'], cover: Cover | null): CategoryDraft => ({
  values,
  pictures: cover ? { names: [cover.id], blobs: { [cover.id]: cover.file } } : { names: [], blobs: {} },
});
