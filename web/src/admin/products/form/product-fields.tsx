import type { Product } from '@catalogue/contract/entities/product';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { CheckField } from '../../../ui/choice-field';
import { TextField } from '../../../ui/field';
import { Picture } from '../../../ui/picture';
import { AudienceField } from '../../ui/audience-field';
import form from '../../ui/form.module.css';
import { PicturePicker } from '../../uploads/picture-picker';
import { PRODUCT_TEXTS } from '../product-texts';
import { CategoryField } from './category-field';
import { ChangedMark } from './changed-mark';
import type { ProductValues } from './product-values';
import type { ProductFormState } from './use-product-form';

const RichTextEditor = lazy(() => import('../editor/rich-text-editor'));

/** Height of the editor with its toolbar (SPEC §9: 320 px), reserved while its script loads. */
const EDITOR_HEIGHT_PX = 372;

interface Props {
  state: ProductFormState;
  stored: Product | null;
}

/** The fields of the product form. */
export function ProductFields({ state: { values, errors, picture, changedFields, set, choosePicture }, stored }: Props) {
  const { fields, hints } = PRODUCT_TEXTS;
  const text = (field: 'title' | 'sku' | 'price' | 'discountedPrice' | 'quantity') => ({
    label: fields[field],
    value: values[field],
    error: errors[field],
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [field]: target.value }),
  });
  const marked = (field: keyof ProductValues, control: ReactNode) => (
    <ChangedMark isChanged={changedFields.includes(field)}>{control}</ChangedMark>
  );
  return (
    <>
      {marked('title', <TextField {...text('title')} />)}
      {marked(
        'description',
        <div>
          <p aria-hidden="true" className={form.label}>
            {fields.description}
          </p>
          <Suspense fallback={<div style={{ minHeight: EDITOR_HEIGHT_PX }} aria-busy="true" />}>
            <RichTextEditor
              label={fields.description}
              value={values.description}
              onChange={(description) => set({ description })}
            />
          </Suspense>
        </div>,
      )}
      {marked('categoryId', <CategoryField value={values.categoryId} onChange={(categoryId) => set({ categoryId })} />)}
      <PicturePicker
        label={PRODUCT_TEXTS.image}
        picture={picture}
        onChange={choosePicture}
        stored={stored}
        current={stored?.picture ? <Picture picture={stored.picture} alt="" sizes="8rem" /> : undefined}
      />
      <div className={form.pair}>
        {marked('price', <TextField {...text('price')} inputMode="decimal" hint={hints.price} />)}
        {marked('discountedPrice', <TextField {...text('discountedPrice')} inputMode="decimal" hint={hints.price} />)}
        {marked('quantity', <TextField {...text('quantity')} inputMode="numeric" hint={hints.quantity} />)}
        {marked(
          'priceAudience',
          <AudienceField
            label={fields.priceAudience}
            inherited={PRODUCT_TEXTS.asCategory}
            value={values.priceAudience}
            onChange={(priceAudience) => set({ priceAudience })}
          />,
        )}
        {marked('sku', <TextField {...text('sku')} hint={hints.sku} />)}
      </div>
      {marked(
        'stock',
        <CheckField label={fields.stock} checked={values.stock} onChange={({ target }) => set({ stock: target.checked })} />,
      )}
      {marked(
        'live',
        <CheckField
          label={fields.live}
          hint={hints.live}
          checked={values.live}
          onChange={({ target }) => set({ live: target.checked })}
        />,
      )}
    </>
  );
}
