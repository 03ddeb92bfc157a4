import type { Product } from '@catalogue/contract/entities/product';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../../ui/button';
import { CheckField, SelectField } from '../../../ui/choice-field';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/field';
import { notify } from '../../../ui/notify';
import { Picture } from '../../../ui/picture';
import { Spinner } from '../../../ui/spinner';
import { ADMIN_TEXTS } from '../../admin-texts';
import { useAdminCategories } from '../../data/use-admin-categories';
import type { Version } from '../../data/edits';
import { useEdits } from '../../data/use-edits';
import { ConflictNotice } from '../../ui/conflict-notice';
import form from '../../ui/form.module.css';
import { PicturePicker } from '../../uploads/picture-picker';
import { PRODUCT_TEXTS } from '../product-texts';
import { contentOf, EMPTY_PRODUCT } from '../product-content';
import type { ProductContent } from '../product-content';
import { deleteDraft, saveDraft } from './product-draft';
import type { ProductDraft } from './product-draft';
import { toPreview } from './to-preview';
import type { Preview } from './to-preview';
import { readValues, valuesOf } from './product-values';
import type { ProductErrors, ProductValues } from './product-values';
import { ConflictValue } from './conflict-value';

const RichTextEditor = lazy(() => import('../editor/rich-text-editor'));

interface Props {
  /** The product as stored now, kept current while the form is open; null: a new one. */
  stored: Product | null;
  draft: ProductDraft | null;
  /** Whether the draft is a copy just made, and nothing that comes back. */
  isCopy?: boolean;
  onSave: (content: ProductContent, from: Version<ProductValues> | null, picture: Blob | null) => void;
  /** The product page, as the app composes it. */
  preview: Preview;
}

/** SPEC §2 and §9, Add Product, and the same form to change one. What is typed is kept until it is saved or discarded. */
export function ProductForm({ stored, draft, isCopy = false, onSave, preview: Preview }: Props) {
  const productId = stored?.id ?? null;
  const storedValues = stored && { values: valuesOf(contentOf(stored)), revision: stored.revision, isUnsent: false };
  const edits = useEdits(storedValues, valuesOf(EMPTY_PRODUCT), draft);
  const { values, from, open } = edits;
  const [picture, setPicture] = useState<Blob | null>(draft?.picture ?? null);
  const [isRestored, setRestored] = useState(draft !== null && !isCopy);
  const [errors, setErrors] = useState<ProductErrors>({});
  const [previewing, setPreviewing] = useState(false);
  const [isTouched, setTouched] = useState(draft !== null);
  const { categories, error: noCategories } = useAdminCategories();

  useEffect(() => {
    // SPEC §8.
    if (noCategories) void notify(PRODUCT_TEXTS.loadCategories, { kind: 'failure' });
  }, [noCategories]);

  const set = (change: Partial<ProductValues>) => {
    setTouched(true);
    edits.set(change);
  };

  useEffect(() => {
    if (isTouched) void saveDraft(productId, { values, from, open, picture, sentAs: null });
  }, [isTouched, productId, values, from, open, picture]);

  const reset = () => {
    setTouched(false);
    void deleteDraft(productId);
    // SPEC §4: Add Product resets with live set to false.
    edits.reset(valuesOf({ ...EMPTY_PRODUCT, live: false }));
    setPicture(null);
    setErrors({});
    setRestored(false);
  };

  const submit = () => {
    const read = readValues(values);
    if ('errors' in read) {
      setErrors(read.errors);
      return;
    }
    setErrors({});
    if (!edits.requireResolved()) return;
    onSave(read.content, from, picture);
    if (!stored) reset();
  };

  const text = (field: 'title' | 'sku' | 'price' | 'discountedPrice' | 'quantity') => ({
    label: PRODUCT_TEXTS.fields[field],
    value: values[field],
    error: errors[field],
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [field]: target.value }),
  });

  return (
    <>
      <form
        noValidate
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {isRestored && (
          <div className={form.notice} role="status">
            <span>{PRODUCT_TEXTS.restored}</span>
            <Button small onClick={reset}>
              {PRODUCT_TEXTS.discard}
            </Button>
          </div>
        )}
        <ConflictNotice
          {...edits.notice}
          nameOf={(field) => PRODUCT_TEXTS.fields[field]}
          show={(conflict) => <ConflictValue conflict={conflict} categories={categories ?? []} />}
        />
        <TextField {...text('title')} />
        <div>
          <p aria-hidden="true" className={form.label}>
            {PRODUCT_TEXTS.fields.description}
          </p>
          <Suspense fallback={<div style={{ minHeight: 372 }} aria-busy="true" />}>
            <RichTextEditor
              label={PRODUCT_TEXTS.fields.description}
              value={values.description}
              onChange={(description) => set({ description })}
            />
          </Suspense>
        </div>
        <SelectField
          label={PRODUCT_TEXTS.fields.categoryId}
          error={noCategories ? PRODUCT_TEXTS.loadCategories : undefined}
          value={values.categoryId ?? ''}
          onChange={({ target }) => set({ categoryId: target.value === '' ? null : target.value })}
        >
          <option value="">{PRODUCT_TEXTS.none}</option>
          {categories?.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <PicturePicker
          label={PRODUCT_TEXTS.image}
          picture={picture}
          onChange={(chosen) => {
            setTouched(true);
            setPicture(chosen);
          }}
          stored={stored}
          current={stored?.picture ? <Picture picture={stored.picture} alt="" sizes="8rem" /> : undefined}
        />
        <div className={form.pair}>
          <TextField {...text('price')} inputMode="decimal" hint={PRODUCT_TEXTS.hints.price} />
          <TextField {...text('discountedPrice')} inputMode="decimal" hint={PRODUCT_TEXTS.hints.price} />
          <TextField {...text('quantity')} inputMode="numeric" hint={PRODUCT_TEXTS.hints.quantity} />
          <TextField {...text('sku')} hint={PRODUCT_TEXTS.hints.sku} />
        </div>
        <CheckField
          label={PRODUCT_TEXTS.fields.stock}
          checked={values.stock}
          onChange={({ target }) => set({ stock: target.checked })}
        />
        <CheckField
          label={PRODUCT_TEXTS.fields.live}
          hint={PRODUCT_TEXTS.hints.live}
          checked={values.live}
          onChange={({ target }) => set({ live: target.checked })}
        />
        <div className={form.actions}>
          <Button type="submit" kind="primary">
            {stored ? PRODUCT_TEXTS.save : PRODUCT_TEXTS.add}
          </Button>
          <Button onClick={() => setPreviewing(true)}>{PRODUCT_TEXTS.preview}</Button>
          <Button kind="quiet" onClick={reset}>
            {PRODUCT_TEXTS.clear}
          </Button>
        </div>
      </form>
      {previewing && (
        <Dialog title={PRODUCT_TEXTS.previewTitle} wide onClose={() => setPreviewing(false)}>
          <Suspense fallback={<Spinner label={ADMIN_TEXTS.loading} />}>
            <Preview product={toPreview(values, { stored, picture, categories: categories ?? [] })} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
