import { OPTION_KINDS } from '@catalogue/contract/product-fields';
import type { OptionKind } from '@catalogue/contract/product-fields';
import { LIMITS } from '@catalogue/contract/limits';
import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { Row } from '../../../../ui/layout';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import type { OptionValues } from '../typed-facts';
import { FORM_TEXTS } from '../form-texts';
import { optionName } from '../option-name';
import type { ChosenPictures, PicturesByName } from '../pictures/chosen-pictures';
import type { ProductErrors } from '../product-values';
import styles from './sections.module.css';
import { OptionPictureField } from './option-picture-field';
import { RowButton, RowField, useRows } from './rows';
import { SwatchField } from './swatch-field';

interface Props {
  rows: readonly OptionValues[];
  errors: ProductErrors;
  /** Pictures of the product, of which an option may show one. */
  pictures: ChosenPictures;
  storedPictures: PicturesByName;
  onChange: (rows: OptionValues[]) => void;
}

const emptyOption = (kind: OptionKind): OptionValues => ({
  kind,
  ...{ name: '', swatch: null, sku: '', price: '', stock: true, imageName: null },
});

/** Colours, sizes and capacities as rows: name, swatch, item number, price, stock, picture. */
export function OptionRows({ rows, errors, pictures, storedPictures, onChange }: Props) {
  const texts = FORM_TEXTS.options;
  const { listRef, change, add, remove, moveUp } = useRows(rows, onChange);
  const [message, setMessage] = useState('');
  return (
    <div ref={listRef} className={styles.rows}>
      {errors.options !== undefined && <p className={styles.error}>{errors.options}</p>}
      {rows.length === 0 && <p className={styles.text}>{texts.none}</p>}
      {rows.map((row, index) => {
        const option = optionName(rows, index);
        const text = (field: 'name' | 'sku' | 'price') => ({
          label: texts[field](option),
          head: field === 'name' ? texts.kinds[row.kind] : texts.heads[field],
          value: row[field],
          error: errors[`options.${index}.${field}`],
          onChange: ({ target }: { target: HTMLInputElement }) => change(index, { [field]: target.value }),
        });
        return (
          <div key={index} data-row={index} role="group" aria-label={option} className={[styles.row, styles.option].join(' ')}>
            <RowField {...text('name')} />
            {row.kind === 'colour' ? (
              <SwatchField option={option} value={row.swatch} onChange={(swatch) => change(index, { swatch })} />
            ) : (
              <span />
            )}
            <RowField {...text('sku')} />
            <RowField {...text('price')} inputMode="decimal" />
            <label className={styles.check}>
              <input
                type="checkbox"
                aria-label={texts.stock(option)}
                checked={row.stock}
                onChange={({ target }) => change(index, { stock: target.checked })}
              />
              <span aria-hidden="true">{texts.heads.stock}</span>
            </label>
            <span className={styles.rowButtons}>
              <RowButton
                label={texts.earlier(option)}
                icon="up"
                waiting={index === 0}
                onClick={() => {
                  moveUp(index);
                  setMessage(texts.moved(option, index, rows.length));
                }}
              />
              <RowButton label={texts.remove(option)} onClick={() => remove(index)} />
            </span>
            {pictures.names.length > 0 && (
              <OptionPictureField
                option={option}
                value={row.imageName}
                pictures={pictures}
                stored={storedPictures}
                onChange={(imageName) => change(index, { imageName })}
              />
            )}
          </div>
        );
      })}
      <Row gap={2}>
        {OPTION_KINDS.map((kind, index) => (
          <Button
            key={kind}
            small
            data-add={index === 0 || undefined}
            disabled={rows.length >= LIMITS.options}
            onClick={() => add(emptyOption(kind))}
          >
            {texts.add[kind]}
          </Button>
        ))}
      </Row>
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
    </div>
  );
}
