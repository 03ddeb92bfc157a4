import { BASIC_FIELDS } from '@catalogue/contract/product-fields';
import { lazy, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button';
import { CheckField, SelectField } from '../../../../ui/choice-field';
import { notify } from '../../../../ui/notify';
import { ADMIN_TEXTS } from '../../../admin-texts';
import { useAdminCategories } from '../../../data/use-admin-categories';
import form from '../../../ui/form.module.css';
import { retryQuery } from '../../../ui/query-status';
import styles from '../../../ui/query-status.module.css';
import { PRODUCT_TEXTS } from '../../product-texts';
import { ChangedMark, FormSection } from './form-section';
import type { ProductValues } from '../product-values';
import type { ProductFormState } from '../use-product-form';
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

interface Props {
  value: string | null;
  onChange: (categoryId: string | null) => void;
}

/** The category of a product. While the categories cannot be loaded, it says so and keeps the value. */
function CategoryField({ value, onChange }: Props) {
  const { categories, isFailed, query } = useAdminCategories();
  useEffect(() => {
    // SPEC §8.
    if (isFailed) void notify(PRODUCT_TEXTS.loadCategories, { kind: 'failure' });
  }, [isFailed]);
  const isUnknown = value !== null && categories?.every(({ id }) => id !== value) !== false;
  return (
    <div>
      <SelectField
        label={BASIC_FIELDS.categoryId.label}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <option value="">{categories === undefined ? PRODUCT_TEXTS.categoriesLoading : PRODUCT_TEXTS.none}</option>
        {isUnknown && <option value={value}>{PRODUCT_TEXTS.unknownCategory}</option>}
        {categories?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {/* Not the field's error: what is chosen can be saved, and the first wrong field has the focus. */}
      {isFailed && (
        <p role="alert" className={styles.failure}>
          {PRODUCT_TEXTS.loadCategories}{' '}
          <Button small kind="quiet" onClick={() => void retryQuery(query)}>
            {ADMIN_TEXTS.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
