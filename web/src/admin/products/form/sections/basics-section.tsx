import { BASIC_FIELDS } from '@catalogue/contract/product-fields';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { CheckField } from '../../../../ui/choice-field';
import form from '../../../ui/form.module.css';
import { CategoryField } from '../category-field';
import { ChangedMark } from '../changed-mark';
import type { ProductValues } from '../product-values';
import type { ProductFormState } from '../use-product-form';
import { FormSection } from './form-section';
import { PlainField } from './plain-field';

const RichTextEditor = lazy(() => import('../../editor/rich-text-editor'));

/** Height of the editor with its toolbar (SPEC §9: 320 px), reserved while its script loads. */
const EDITOR_HEIGHT_PX = 372;

/** Title, description, category, item number, stock and visibility. */
export function BasicsSection({ state }: { state: ProductFormState }) {
  const { values, errors, changedFields, set } = state;
  const marked = (field: keyof ProductValues, control: ReactNode) => (
    <ChangedMark isChanged={changedFields.includes(field)}>{control}</ChangedMark>
  );
  return (
    <FormSection name="basics">
      <PlainField name="title" state={state} />
      {marked(
        'description',
        <div>
          <p aria-hidden="true" className={form.label}>
            {BASIC_FIELDS.description.label}
          </p>
          <Suspense fallback={<div style={{ minHeight: EDITOR_HEIGHT_PX }} aria-busy="true" />}>
            <RichTextEditor
              label={BASIC_FIELDS.description.label}
              value={values.description}
              error={errors.description}
              onChange={(description) => set({ description })}
            />
          </Suspense>
        </div>,
      )}
      {marked('categoryId', <CategoryField value={values.categoryId} onChange={(categoryId) => set({ categoryId })} />)}
      <PlainField name="sku" state={state} />
      <div className={form.pair}>
        {marked(
          'stock',
          <CheckField
            label={BASIC_FIELDS.stock.label}
            checked={values.stock}
            onChange={({ target }) => set({ stock: target.checked })}
          />,
        )}
        {marked(
          'live',
          <CheckField
            label={BASIC_FIELDS.live.label}
            hint={BASIC_FIELDS.live.hint}
            checked={values.live}
            onChange={({ target }) => set({ live: target.checked })}
          />,
        )}
      </div>
    </FormSection>
  );
}
