import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { ADMIN_PATHS } from '@catalogue/contract/paths';
import * as v from 'valibot';
import { readAll } from '../../../data/device-store/database';
import { ownKey } from '../../../data/device-store/own-keys';
import { observable } from '../../../lib/observable';
import { draftPictures, picturedDrafts, withoutFiles } from '../../data/draft-files';
import { mergeRefused } from '../../data/edits';
import type { DraftOwner, DraftPlace } from '../../data/own-draft';
import { EMPTY_PRODUCT } from '../../data/product-content';
import { mergeRefusedPictures, toDraft } from './pictures/chosen-pictures';
import { productValues, valuesOf } from './product-values';
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
  pictures: v.nullable(draftPictures),
  /** Id of the open form that stored it. */
  writer: v.optional(v.string()),
});

/** What the form holds while someone types, kept so that a reload loses nothing. */
export type ProductDraft = v.InferOutput<typeof productDraft>;

const savedForm = v.object({
  ...productDraft.entries,
  /** Values and picture names of an earlier, still unsent save on which it was typed; null: it was typed on `from`. */
  typedOn: v.optional(v.nullable(v.object({ values: productValues, pictureNames: v.nullable(v.array(v.string())) })), null),
});

/** A saved form that waits for the server: a draft again if the server refuses it. */
export type SavedForm = v.InferOutput<typeof savedForm>;

const NEW = 'new';

/** Key of a draft. A refused new product has a draft of its own, by the id that it was to have; `null` is the one being typed. */
const keyOf = (id: string | null): string => ownKey('product', id ?? NEW);

/** A draft without the files of its pictures. */
export function parseDraft(stored: unknown): ProductDraft | null {
  const parsed = v.safeParse(productDraft, stored);
  return parsed.success ? parsed.output : null;
}

/** What a draft holds. A picture's name belongs to one file. */
const contentOfDraft = ({ values, from, open, pictures }: ProductDraft) => ({ values, from, open, pictures: pictures?.names });

const isSameDraft = (one: ProductDraft | null, other: ProductDraft | null): boolean =>
  isSameFact(one && contentOfDraft(one), other && contentOfDraft(other));

const drafts = picturedDrafts('product', parseDraft, isSameDraft);

/** The unsaved form of a product (null: of a new one), if this device keeps one. What is on its way shows as saved already. */
export const readDraft = (id: string | null): Promise<ProductDraft | null> => drafts.read(keyOf(id));

export function parseSavedForm(stored: unknown): SavedForm | null {
  const parsed = v.safeParse(savedForm, stored);
  return parsed.success ? parsed.output : null;
}

/** The last refused save that became a draft again: an open form takes it in, or would overwrite its draft. */
export const restoredForm = observable<{ id: string; refused: SavedForm; draft: ProductDraft | null } | null>(null);

/** Makes a draft of what the server refused, together with what was typed since. */
export async function restoreDraft(id: string, refused: SavedForm): Promise<void> {
  const { pictures } = refused;
  // First: a draft that names a file has it, also where the page is closed meanwhile and this is done again.
  await drafts.storeFiles(pictures?.blobs ?? {});
  const draft = { ...refused, pictures: pictures && withoutFiles(pictures) };
  await drafts.change(keyOf(id), (stored) => {
    const typed = parseDraft(stored);
    return typed ? mergeIntoDraft(draft, typed) : parseDraft(draft);
  });
  restoredForm.set({ id, refused, draft: await readDraft(id) });
}

function mergeIntoDraft(refused: SavedForm, typed: ProductDraft): ProductDraft {
  const pictures = toDraft(mergeRefusedPictures(picturesOf(refused), typed.pictures));
  const files = [...(refused.pictures?.files ?? []), ...(typed.pictures?.files ?? [])];
  return {
    ...mergeRefused(editsOf(refused), typed, valuesOf(EMPTY_PRODUCT)),
    // What another tab typed stays that tab's.
    ...(typed.writer !== undefined && { writer: typed.writer }),
    open: [],
    pictures: pictures && { ...pictures, files },
  };
}

/** What a form takes in of a refused save. */
export const editsOf = ({ values, from, typedOn }: SavedForm) => ({ values, from, typedOn: typedOn?.values ?? null });
export const picturesOf = ({ pictures, typedOn }: SavedForm) => ({ pictures, typedOn: typedOn?.pictureNames ?? null });

/** Parameter of the address of Add Product that names the draft of a refused product. */
export const DRAFT_PARAMETER = 'draft';

/** Path of the form of a refused new product. */
export const refusedProductPath = (id: string): string =>
  `${ADMIN_PATHS.addProduct}?${new URLSearchParams({ [DRAFT_PARAMETER]: id }).toString()}`;

/** Makes the draft of a product that the server no longer has the draft of a new one. The server has deleted its stored pictures, too. */
export const detachDraft = (id: string): Promise<boolean> =>
  drafts.change(keyOf(id), (stored) => {
    const draft = parseDraft(stored);
    if (draft === null) return stored;
    const pictures = draft.pictures && withoutFiles(draft.pictures);
    const names = pictures?.names.filter((name) => pictures.files.includes(name)) ?? [];
    return { ...draft, from: null, open: [], pictures: draft.pictures && { ...draft.pictures, names } };
  });

export interface RefusedProduct {
  id: string;
  title: string;
}

/** New products that the server refused, apart from the one being typed. */
export async function readRefusedProducts(): Promise<RefusedProduct[]> {
  const prefix = ownKey('product');
  return [...(await readAll('drafts'))].flatMap(([key, stored]) => {
    const draft = key.startsWith(prefix) && key !== keyOf(null) ? parseDraft(stored) : null;
    return draft?.from === null ? [{ id: key.slice(prefix.length), title: draft.values.title }] : [];
  });
}

/** Stores a draft in place of any other. */
export const saveDraft = (id: string | null, draft: ProductDraft): Promise<boolean> => drafts.change(keyOf(id), () => draft);

/** Stores the draft of an open form, where it is that form's. Resolves to where it is then. */
export const saveOwnDraft = (id: string | null, typed: ProductDraft, owner: DraftOwner<ProductDraft>): Promise<DraftPlace> =>
  drafts.save(keyOf(id), typed, owner);

/** Deletes the draft of an open form, where it is that form's. */
export const deleteOwnDraft = (id: string | null, owner: DraftOwner<ProductDraft>): Promise<boolean> =>
  drafts.remove(keyOf(id), owner);

export type EditedFields = ReadonlySet<keyof ProductValues>;

/** The stored draft with the fields that were edited in a form which could not read it. */
export const withEdited = (stored: ProductDraft, values: ProductValues, edited: EditedFields): ProductDraft => ({
  ...stored,
  values: { ...stored.values, ...Object.fromEntries([...edited].map((field) => [field, values[field]])) },
});

/** Stores the draft of a form that could not read the stored one. Fields that were not `edited` keep what is stored. */
export const saveUnread = async (id: string | null, draft: ProductDraft, edited: EditedFields): Promise<DraftPlace> => {
  const isOnDisk = await drafts.change(keyOf(id), (current) => {
    const stored = parseDraft(current);
    if (stored === null) return draft;
    const pictures = draft.pictures && { ...draft.pictures, files: stored.pictures?.files };
    return { ...withEdited(stored, draft.values, edited), pictures: pictures ?? stored.pictures };
  });
  return isOnDisk ? 'disk' : 'memory';
};

/** Deletes the draft of what was submitted. What was typed after the submission stays. */
export const deleteSubmitted = (id: string | null, submitted: ProductDraft): Promise<boolean> =>
  drafts.change(keyOf(id), (stored) => (isSameDraft(parseDraft(stored), parseDraft(submitted)) ? undefined : stored));
