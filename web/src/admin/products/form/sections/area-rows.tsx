import { BRANDING_METHODS, type BrandingMethod } from '@catalogue/contract/branding-methods';
import { LIMITS } from '@catalogue/contract/limits';
import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { CheckField, FieldGroup } from '../../../../ui/choice-field';
import { FORM_TEXTS } from '../form-texts';
import type { PicturesByName } from '../pictures/chosen-pictures';
import { PICTURES_TEXTS } from '../pictures/pictures-texts';
import type { ProductErrors } from '../product-values';
import type { AreaValues } from '../typed-facts';
import areaStyles from './area-rows.module.css';
import { PlaceEditor } from './place-editor';
import { RowButton, RowField, useRows } from './rows';
import styles from './sections.module.css';

const texts = FORM_TEXTS.areas;

interface RowsProps {
  rows: readonly AreaValues[];
  /** The product's branding methods. */
  methods: readonly BrandingMethod[];
  errors: ProductErrors;
  /** Uploads of the product's pictures in their order, and those that are stored. */
  names: readonly string[];
  pictures: PicturesByName;
  onChange: (rows: AreaValues[]) => void;
}

const EMPTY: AreaValues = { name: '', methods: [], width: '', height: '', diameter: '', colours: '', places: [] };

/** Parts of the product that take a logo: size, methods, and where each picture shows them. */
export function AreaRows({ rows, methods, errors, names, pictures, onChange }: RowsProps) {
  const { listRef, change, add, remove } = useRows(rows, onChange);
  return (
    <div ref={listRef} className={styles.rows}>
      {errors.brandingAreas !== undefined && <p className={styles.error}>{errors.brandingAreas}</p>}
      {rows.length === 0 && <p className={styles.text}>{texts.none}</p>}
      {rows.map((row, index) => (
        <div key={index} data-row={index} className={areaStyles.area}>
          <AreaRow
            row={row}
            index={index}
            methods={[...new Set(methods)]}
            errors={errors}
            names={names}
            pictures={pictures}
            onChange={(part) => change(index, part)}
            onRemove={() => remove(index)}
          />
        </div>
      ))}
      <Button
        small
        data-add
        disabled={rows.length >= LIMITS.brandingAreas}
        onClick={() => add({ ...EMPTY, methods: [...new Set(methods)] })}
      >
        {texts.add}
      </Button>
    </div>
  );
}

interface RowProps extends Pick<RowsProps, 'methods' | 'errors' | 'names' | 'pictures'> {
  row: AreaValues;
  index: number;
  onChange: (part: Partial<AreaValues>) => void;
  onRemove: () => void;
}

const FIELDS = ['name', 'width', 'height', 'diameter', 'colours'] as const;

function AreaRow({ methods, onRemove, ...place }: RowProps) {
  const { row, index, errors, onChange } = place;
  return (
    <>
      <div className={areaStyles.fields}>
        {FIELDS.map((field) => (
          <RowField
            key={field}
            label={texts[field](index + 1)}
            head={texts.heads[field]}
            value={row[field]}
            error={errors[`brandingAreas.${index}.${field}`]}
            inputMode={field === 'name' ? 'text' : 'decimal'}
            placeholder={field === 'width' || field === 'height' ? undefined : texts.placeholders[field]}
            onChange={({ target }) => onChange({ [field]: target.value })}
          />
        ))}
        <RowButton label={texts.remove(index + 1)} onClick={onRemove} />
      </div>
      <FieldGroup label={texts.methods(index + 1)}>
        {methods.length === 0 && <p className={styles.text}>{texts.noMethods}</p>}
        <div className={areaStyles.methods}>
          {methods.map((method) => (
            <CheckField
              key={method}
              label={BRANDING_METHODS[method]}
              checked={row.methods.includes(method)}
              onChange={({ target }) =>
                onChange({
                  methods: target.checked ? [...row.methods, method] : row.methods.filter((one) => one !== method),
                })
              }
            />
          ))}
        </div>
      </FieldGroup>
      <AreaPlace {...place} />
    </>
  );
}

/** Where a picture shows an area; one of the stored pictures is chosen first. */
function AreaPlace({ row, index, errors, names, pictures, onChange }: Omit<RowProps, 'methods' | 'onRemove'>) {
  const stored = names.filter((name) => pictures.has(name));
  const [chosen, setChosen] = useState<string | null>(null);
  const imageName = chosen !== null && stored.includes(chosen) ? chosen : stored[0];
  const picture = pictures.get(imageName ?? '');
  const place = row.places.find((one) => one.imageName === imageName);
  const placeError = Object.entries(errors).find(([path]) => path.startsWith(`brandingAreas.${index}.places`))?.[1];
  const others = row.places.filter((one) => one.imageName !== imageName);
  return (
    <>
      {stored.length > 1 && (
        <select
          aria-label={texts.picture(index + 1)}
          className={styles.control}
          value={imageName}
          onChange={({ target }) => setChosen(target.value)}
        >
          {stored.map((name) => (
            <option key={name} value={name}>
              {PICTURES_TEXTS.picture(names.indexOf(name) + 1)}
            </option>
          ))}
        </select>
      )}
      {placeError !== undefined && (
        <p className={styles.error} tabIndex={-1} aria-invalid="true">
          {placeError}
        </p>
      )}
      {imageName === undefined || picture === undefined ? (
        <p className={styles.text}>{texts.noPictures}</p>
      ) : (
        <PlaceEditor
          key={imageName}
          picture={picture}
          place={place ?? null}
          area={{ width: Number(row.width) || 1, diameter: row.diameter.trim() === '' ? null : Number(row.diameter) || null }}
          onChange={(next) => onChange({ places: next === null ? others : [...others, { ...next, imageName }] })}
        />
      )}
    </>
  );
}
