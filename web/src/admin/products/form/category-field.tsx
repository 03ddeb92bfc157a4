import { BASIC_FIELDS } from '@catalogue/contract/product-fields';
import { useEffect } from 'react';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/choice-field';
import { notify } from '../../../ui/notify';
import { ADMIN_TEXTS } from '../../admin-texts';
import { useAdminCategories } from '../../data/use-admin-categories';
import { retryQuery } from '../../ui/query-status';
import styles from '../../ui/query-status.module.css';
import { PRODUCT_TEXTS } from '../product-texts';

interface Props {
  value: string | null;
  onChange: (categoryId: string | null) => void;
}

/** The category of a product. While the categories cannot be loaded, it says so and keeps the value. */
export function CategoryField({ value, onChange }: Props) {
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
