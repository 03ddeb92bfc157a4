import type { Product } from '@catalogue/contract/entities/product';
import { normalSku } from '@catalogue/contract/item-number';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { onStorageError, storageError } from '../../../data/device-store/database';
import { newId } from '../../../lib/new-id';
import { ADMIN_TEXTS } from '../../admin-texts';
import { checkSku } from '../../data/check-sku';
import { mergeRefused, useEdits } from '../../data/edits';
import { useAskBeforeUnload, useHasStorageError, type DraftOwner, type DraftPlace } from '../../data/own-draft';
import { EMPTY_PRODUCT, contentOf } from '../../data/product-content';
import { PRODUCT_TEXTS } from '../product-texts';
import { mergeRefusedPictures, storedPictures, toDraft } from './pictures/chosen-pictures';
import type { ChosenPictures, PicturesUpdate } from './pictures/chosen-pictures';
import {
  deleteOwnDraft,
  deleteSubmitted,
  editsOf,
  picturesOf,
  readDraft,
  restoredForm,
  saveOwnDraft,
  saveUnread,
  withEdited,
} from './product-draft';
import type { EditedFields, ProductDraft, SavedForm } from './product-draft';
import { readValues, valuesOf } from './product-values';
import type { ProductErrors, ProductValues } from './product-values';
import type { ProductSave } from './save-product';

/** Saves a valid form. Resolves to whether this device has the write. */
export type OnSave = (save: Omit<ProductSave, 'id' | 'onOpen'>) => Promise<boolean>;

interface Options {
  /** The stored product, kept current while the form is open; null for a new one. */
  stored: Product | null;
  /** Name of the draft on the device: the product's id; null: of the new product being typed. */
  draftId: string | null;
  draft: ProductDraft | null;
  /** Whether the draft is a copy just made, rather than restored work. */
  isCopy: boolean;
  onSave: OnSave;
}

/** State of the product form: values with conflicts, picture, draft on the device, errors after the first failed submit. */
export function useProductForm({ stored, draftId, draft, isCopy, onSave }: Options) {
  const productId = stored?.id ?? null;
  const version = stored && { values: valuesOf(contentOf(stored)), revision: stored.revision, isUnsent: false };
  const edits = useEdits(version, valuesOf(EMPTY_PRODUCT), draft);
  const { values, from, open } = edits;
  const [pictures, setPictures] = useState<ChosenPictures | null>(draft?.pictures ?? null);
  const edited = useRef(new Set<keyof ProductValues>());
  const { isRestored, isTouched, isUnread, isOtherStored, setTouched, setRestored, setUnread, setBase, deleteStored } =
    useStoredDraft({ draftId, draft, isCopy }, { values, from, open, pictures }, edited);
  useRefusedSave(draftId, (refused, merged) => {
    if (!isOtherStored) setBase(merged);
    edits.restore((typed) => mergeRefused(editsOf(refused), typed, valuesOf(EMPTY_PRODUCT)));
    setPictures((held) => mergeRefusedPictures(picturesOf(refused), held));
    setTouched(true);
    setRestored(true);
  });
  useLateDraft(draftId, isUnread, (found) => {
    const fields = new Set(edited.current);
    setUnread(false);
    if (found === null) return;
    setBase(found);
    edits.restore((typed) => withEdited(found, typed.values, fields));
    setPictures((held) => held ?? found.pictures);
    setTouched(true);
    setRestored(true);
  });
  const latest = useLatest({ values, pictures });
  const [isSubmitted, setSubmitted] = useState(false);
  const { skuOwner, checkOwner } = useSkuOwner(productId);

  const errors = isSubmitted ? errorsOf(values, from?.values ?? null, skuOwner) : {};
  const differing = differingFields(values, from?.values ?? valuesOf(EMPTY_PRODUCT));
  const arePicturesChanged = pictures !== null && !isSameFact(pictures.names, storedPictures(stored).names);

  /** Empties the form; a series of products mostly has one category. */
  const empty = (categoryId: string | null = null) => {
    setTouched(false);
    setRestored(false);
    // SPEC §4: Add Product resets with live set to false.
    edits.reset(valuesOf({ ...EMPTY_PRODUCT, live: false, categoryId }));
    setPictures(null);
    setSubmitted(false);
    edited.current.clear();
  };
  const reset = (): void => {
    empty();
    // Nobody has seen a draft that could not be read.
    if (!isUnread) void deleteStored();
  };

  /** Saves when everything is valid; resolves to false when a field needs correcting. */
  const submit = async (): Promise<boolean> => {
    setSubmitted(true);
    const read = readValues(values, from?.values);
    if ('errors' in read) return false;
    if (!edits.requireResolved()) return true;
    const { sku } = read.content;
    let note: string | undefined;
    if (sku !== null && sku !== stored?.sku) {
      const { owner, isConfirmed } = await checkOwner(sku);
      if (owner !== null) return false;
      if (!isConfirmed) note = ADMIN_TEXTS.skuUnchecked(sku);
    }
    setSubmitted(false);
    // The save keeps the draft from here: the form may still see its own write before it closes.
    setTouched(false);
    const submitted = { values, from, open, pictures: toDraft(pictures) };
    const deleteTyped = () => deleteSubmitted(draftId, submitted);
    const isKept = await onSave({ content: read.content, from, pictures, note, deleteTyped });
    const isChanged = !isSameFact(latest.current.values, values) || latest.current.pictures !== pictures;
    // What was typed during the save stays.
    if (!isKept || (!stored && isChanged)) setTouched(true);
    else if (!stored) empty(read.content.categoryId);
    return true;
  };

  return {
    ...{ values, pictures, errors, isRestored, isTouched, isOtherStored, reset, submit },
    conflictNotice: edits.notice,
    /** Fields of a stored product with unsaved changes. */
    changedFields: from ? differing : [],
    /** Whether the pictures of a stored product have unsaved changes. */
    arePicturesChanged: stored !== null && arePicturesChanged,
    /** Whether a reset loses something. */
    hasUnsaved: isTouched && (differing.length > 0 || arePicturesChanged),
    set: (change: Partial<ProductValues>) => {
      for (const field of Object.keys(change)) edited.current.add(field as keyof ProductValues);
      setTouched(true);
      edits.set(change);
    },
    changePictures: (update: PicturesUpdate) => {
      setTouched(true);
      setPictures((held) => update(held ?? storedPictures(stored)));
    },
  };
}

export type ProductFormState = ReturnType<typeof useProductForm>;

type FormContent = Omit<ProductDraft, 'pictures'> & { pictures: ChosenPictures | null };

/** Stores the draft of the form on the device after each change, from the first one on. */
function useStoredDraft(
  { draftId, draft, isCopy }: Pick<Options, 'draftId' | 'draft' | 'isCopy'>,
  { values, from, open, pictures }: FormContent,
  edited: RefObject<EditedFields>,
) {
  const [isRestored, setRestored] = useState(draft !== null && !isCopy);
  const [isTouched, setTouched] = useState(draft !== null);
  const [isUnread, setUnread] = useState(() => draft === null && storageError() === 'blocked');
  const [owner, setOwner] = useState<DraftOwner<ProductDraft>>(() => ({ writer: newId(), base: draft }));
  const [place, setPlace] = useState<DraftPlace>('disk');
  // Once the storage answers again, or has room, it is stored again.
  const hasStorageError = useHasStorageError();
  useEffect(() => {
    if (!isTouched) return;
    const typed = { values, from, open, pictures: toDraft(pictures) };
    const saved = isUnread ? saveUnread(draftId, typed, new Set(edited.current)) : saveOwnDraft(draftId, typed, owner);
    void saved.then(setPlace);
  }, [isTouched, isUnread, hasStorageError, draftId, owner, values, from, open, pictures, edited]);
  useAskBeforeUnload(isTouched && place !== 'disk');
  return {
    ...{ isRestored, isTouched, isUnread, setTouched, setRestored, setUnread },
    /** Whether this device keeps what was typed in another tab, and not what was typed here. */
    isOtherStored: isTouched && place === 'other',
    /** Names the stored draft that the form goes on from. */
    setBase: (base: ProductDraft | null) => setOwner(({ writer }) => ({ writer, base })),
    deleteStored: () => deleteOwnDraft(draftId, owner),
  };
}

/** Calls `restore` with the stored draft once a storage answers that did not when the form was opened. */
function useLateDraft(draftId: string | null, isUnread: boolean, restore: (found: ProductDraft | null) => void): void {
  const onFound = useEffectEvent(restore);
  useEffect(() => {
    if (!isUnread) return;
    return onStorageError(() => {
      if (storageError() === null) void readDraft(draftId).then(onFound);
    });
  }, [draftId, isUnread]);
}

/** Calls `restore`, also with the draft as it is stored now, when the server refuses an earlier save of the product while its form is open. */
function useRefusedSave(draftId: string | null, restore: (refused: SavedForm, merged: ProductDraft | null) => void): void {
  const onRestored = useEffectEvent(() => {
    const restored = restoredForm.get();
    if (restored?.id === draftId) restore(restored.refused, restored.draft);
  });
  useEffect(() => restoredForm.subscribe(onRestored), []);
}

/** The current value, for what runs between two renders. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

const differingFields = (values: ProductValues, base: ProductValues) =>
  (Object.keys(values) as (keyof ProductValues)[]).filter((one) => !isSameFact(values[one], base[one]));

/** A SKU that another product has, by that product's title. */
interface SkuOwner {
  sku: string;
  title: string;
}

/** Asks who has a SKU already; `skuOwner` is the last answer, null: nobody. */
function useSkuOwner(productId: string | null) {
  const [skuOwner, setSkuOwner] = useState<SkuOwner | null>(null);
  const checkOwner = async (sku: string) => {
    const checked = await checkSku(sku, productId);
    setSkuOwner(checked.owner === null ? null : { sku, title: checked.owner });
    return checked;
  };
  return { skuOwner, checkOwner };
}

function errorsOf(values: ProductValues, from: ProductValues | null, skuOwner: SkuOwner | null): ProductErrors {
  const read = readValues(values, from);
  const errors = 'errors' in read ? read.errors : {};
  const isTaken = skuOwner !== null && normalSku(skuOwner.sku) === normalSku(values.sku);
  return isTaken ? { ...errors, sku: PRODUCT_TEXTS.skuTaken(skuOwner.title) } : errors;
}
