import { BRANDING_METHODS, BRANDING_METHOD_IDS } from '@catalogue/contract/branding-methods';
import { LIMITS } from '@catalogue/contract/limits';
import { Button } from '../../../../ui/button';
import type { BrandingValues } from '../typed-facts';
import { FORM_TEXTS } from '../form-texts';
import type { ProductErrors } from '../product-values';
import { FieldRows, RowButton, RowField, useRows } from './rows';
import styles from './sections.module.css';

interface Props {
  rows: readonly BrandingValues[];
  errors: ProductErrors;
  onChange: (rows: BrandingValues[]) => void;
}

const EMPTY: BrandingValues = { method: '', position: '', area: '' };

/** Branding methods, each with its position and largest area. */
export function BrandingRows({ rows, errors, onChange }: Props) {
  const texts = FORM_TEXTS.branding;
  const { listRef, change, add, remove } = useRows(rows, onChange);
  return (
    <FieldRows label={texts.title} error={errors.brandingMethods}>
      <div ref={listRef} className={styles.rows}>
        {rows.length === 0 && <p className={styles.text}>{texts.none}</p>}
        {rows.map(({ method, position, area }, index) => {
          const methodError = errors[`brandingMethods.${index}.method`];
          const text = (field: 'position' | 'area', value: string) => ({
            label: texts[field](index + 1),
            head: texts.heads[field],
            value,
            error: errors[`brandingMethods.${index}.${field}`],
            onChange: ({ target }: { target: HTMLInputElement }) => change(index, { [field]: target.value }),
          });
          return (
            <div key={index} data-row={index} className={[styles.row, styles.branding].join(' ')}>
              <span className={styles.cell}>
                <span aria-hidden="true" className={styles.head}>
                  {texts.heads.method}
                </span>
                <select
                  aria-label={texts.method(index + 1)}
                  aria-invalid={methodError === undefined ? undefined : true}
                  className={styles.control}
                  value={method}
                  onChange={({ target }) => change(index, { method: target.value as BrandingValues['method'] })}
                >
                  <option value="">{texts.choose}</option>
                  {BRANDING_METHOD_IDS.map((id) => (
                    <option key={id} value={id}>
                      {BRANDING_METHODS[id]}
                    </option>
                  ))}
                </select>
                {methodError !== undefined && <span className={styles.error}>{methodError}</span>}
              </span>
              <RowField {...text('position', position)} />
              <RowField {...text('area', area)} placeholder={FORM_TEXTS.placeholders.area} />
              <RowButton label={texts.remove(index + 1)} onClick={() => remove(index)} />
            </div>
          );
        })}
        <Button small data-add disabled={rows.length >= LIMITS.brandingMethods} onClick={() => add(EMPTY)}>
          {texts.add}
        </Button>
      </div>
    </FieldRows>
  );
}
