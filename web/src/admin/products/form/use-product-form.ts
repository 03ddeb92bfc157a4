import type { Product } from '@catalogue/contract/entities/product';
import { normalSku } from '@catalogue/contract/item-number';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { useEffect, useState } from 'react';
import { ADMIN_TEXTS } from '../../admin-texts';
import { checkSku } from '../../data/check-sku';
import { useEdits, type Version } from '../../data/edits';
import { EMPTY_PRODUCT, contentOf } from '../../data/product-content';
import type { ProductContent } from '@catalogue/contract/entities/product';
import { PRODUCT_TEXTS } from '../product-texts';
import { storedPictures, toDraft } from './pictures/chosen-pictures';
import type { ChosenPictures, PicturesUpdate } from './pictures/chosen-pictures';
import { deleteDraft, saveDraft } from './product-draft';
import type { ProductDraft } from './product-draft';
import { readValues, valuesOf } from './product-values';
import type { ProductErrors, ProductValues } from './product-values';

/** `note`: what to say with the report of the save. */
export type OnSave = (
  content: ProductContent,
  from: Version<ProductValues> | null,
  pictures: ChosenPictures | null,
  note: string | undefined,
) => void;

interface Options {
  /** The stored product, kept current while the form is open; null for a new one. */
  stored: Product | null;
  draft: ProductDraft | null;
  /** Whether the draft is a copy just made, rather than restored work. */
  isCopy: boolean;
  onSave: OnSave;
}

/** State of the product form: values with conflicts, picture, draft on the device, errors after the first failed submit. */
export function useProductForm({ stored, draft, isCopy, onSave }: Options) {
  const productId = stored?.id ?? null;
  const version = stored && { values: valuesOf(contentOf(stored)), revision: stored.revision, isUnsent: false };
  const edits = useEdits(version, valuesOf(EMPTY_PRODUCT), draft);
  const { values, from, open } = edits;
  const [pictures, setPictures] = useState<ChosenPictures | null>(draft?.pictures ?? null);
  const { isRestored, isTouched, setTouched, discard } = useStoredDraft(
    productId,
    { draft, isCopy },
    { values, from, open, pictures },
  );
  const [isSubmitted, setSubmitted] = useState(false);
  const { skuOwner, isChecking, checkOwner } = useSkuOwner(productId);

  const errors = isSubmitted ? errorsOf(values, from?.values ?? null, skuOwner) : {};
  const differing = differingFields(values, from?.values ?? valuesOf(EMPTY_PRODUCT));
  const arePicturesChanged = pictures !== null && !isSameFact(pictures.names, storedPictures(stored).names);

  /** Empties the form; a series of products mostly has one category. */
  const reset = (categoryId: string | null = null) => {
    discard();
    // SPEC §4: Add Product resets with live set to false.
    edits.reset(valuesOf({ ...EMPTY_PRODUCT, live: false, categoryId }));
    setPictures(null);
    setSubmitted(false);
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
    onSave(read.content, from, pictures, note);
    if (!stored) reset(read.content.categoryId);
    return true;
  };

  return {
    ...{ values, pictures, errors, isRestored, isChecking, isTouched, reset, submit },
    conflictNotice: edits.notice,
    /** Fields of a stored product with unsaved changes. */
    changedFields: from ? differing : [],
    /** Whether the pictures of a stored product have unsaved changes. */
    arePicturesChanged: stored !== null && arePicturesChanged,
    /** Whether a reset loses something. */
    hasUnsaved: isTouched && (differing.length > 0 || arePicturesChanged),
    set: (change: Partial<ProductValues>) => {
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
  productId: string | null,
  { draft, isCopy }: Pick<Options, 'draft' | 'isCopy'>,
  { values, from, open, pictures }: FormContent,
) {
  const [isRestored, setRestored] = useState(draft !== null && !isCopy);
  const [isTouched, setTouched] = useState(draft !== null);
  useEffect(() => {
    if (isTouched) void saveDraft(productId, { values, from, open, pictures: toDraft(pictures) });
  }, [isTouched, productId, values, from, open, pictures]);
  const discard = (): void => {
    setTouched(false);
    setRestored(false);
    void deleteDraft(productId);
  };
  return { isRestored, isTouched, setTouched, discard };
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
  const [isChecking, setChecking] = useState(false);
  const [skuOwner, setSkuOwner] = useState<SkuOwner | null>(null);
  const checkOwner = async (sku: string) => {
    setChecking(true);
    const checked = await checkSku(sku, productId);
    setChecking(false);
    setSkuOwner(checked.owner === null ? null : { sku, title: checked.owner });
    return checked;
  };
  return { skuOwner, isChecking, checkOwner };
}

function errorsOf(values: ProductValues, from: ProductValues | null, skuOwner: SkuOwner | null): ProductErrors {
  const read = readValues(values, from);
  const errors = 'errors' in read ? read.errors : {};
  const isTaken = skuOwner !== null && normalSku(skuOwner.sku) === normalSku(values.sku);
  return isTaken ? { ...errors, sku: PRODUCT_TEXTS.skuTaken(skuOwner.title) } : errors;
}
