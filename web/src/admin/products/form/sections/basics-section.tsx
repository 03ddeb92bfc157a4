import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { CheckField } from '../../../../ui/choice-field';
import { TextField } from '../../../../ui/field';
import form from '../../../ui/form.module.css';
import { PRODUCT_TEXTS } from '../../product-texts';
import { CategoryField } from '../category-field';
import { ChangedMark } from '../changed-mark';
import type { ProductValues } from '../product-values';
import type { ProductFormState } from '../use-product-form';
import { FormSection } from './form-section';

const RichTextEditor = lazy(() => import('../../editor/rich-text-editor'));

/** Height of the editor with its toolbar (SPEC §9: 320 px), reserved while its script loads. */
const EDITOR_HEIGHT_PX = 372;

/** Title, description, category, item number, stock and visibility. */
export function BasicsSection({ state: { values, errors, changedFields, set } }: { state: ProductFormState }) {
  const { fields, hints } = PRODUCT_TEXTS;
  const text = (field: 'title' | 'sku') => ({
    label: fields[field],
    value: values[field],
    error: errors[field],
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [field]: target.value }),
  });
  const marked = (field: keyof ProductValues, control: ReactNode) => (
    <ChangedMark isChanged={changedFields.includes(field)}>{control}</ChangedMark>
  );
  return (
    <FormSection name="basics">
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
              error={errors.description}
              onChange={(description) => set({ description })}
            />
          </Suspense>
        </div>,
      )}
      {marked('categoryId', <CategoryField value={values.categoryId} onChange={(categoryId) => set({ categoryId })} />)}
      {marked('sku', <TextField {...text('sku')} hint={hints.sku} />)}
      <div className={form.pair}>
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
      </div>
    </FormSection>
  );
}
