import type { Branding } from '@catalogue/contract/product-fields';
import { LIMITS } from '@catalogue/contract/limits';
import { brandingText } from '@catalogue/contract/shown-facts';
import { useState } from 'react';
import { SelectField } from '../../ui/choice-field';
import { TextField } from '../../ui/field';
import styles from './basket-page.module.css';
import { BASKET_TEXTS } from './basket-texts';

const texts = BASKET_TEXTS.brandings;
const OTHER = 'other';
const COLOURS = /, (\d{1,2}) colours?$/;

interface Props {
  /** As it is sent: "Screen print, front, 60 x 40 mm, 2 colours". */
  value: string;
  /** What the product allows. */
  methods: readonly Branding[];
  onChange: (value: string) => void;
}

/** The branding of a line: one of the product's methods with the colours of the logo, or in words. */
export function BrandingField({ value, methods, onChange }: Props) {
  const choices = methods.map(brandingText);
  const colours = COLOURS.exec(value)?.[1] ?? '';
  const method = value.replace(COLOURS, '');
  const isListed = choices.includes(method);
  const [isOther, setOther] = useState(false);
  const inWords = (value !== '' && !isListed) || isOther || choices.length === 0;

  function choose(chosen: string): void {
    setOther(chosen === OTHER);
    onChange(chosen === OTHER ? '' : chosen);
  }
  return (
    <>
      {choices.length > 0 && (
        <SelectField
          label={BASKET_TEXTS.branding}
          value={inWords ? OTHER : isListed ? method : ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{texts.none}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
          <option value={OTHER}>{texts.other}</option>
        </SelectField>
      )}
      {inWords ? (
        <div className={styles.wide}>
          <TextField
            label={choices.length > 0 ? texts.inWords : BASKET_TEXTS.branding}
            value={value}
            maxLength={LIMITS.lineText}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      ) : (
        isListed && (
          <TextField
            label={texts.colours}
            value={colours}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            onChange={({ target }) => {
              const count = /^[1-9]\d?$/.test(target.value) ? Number(target.value) : null;
              onChange(count === null ? method : `${method}, ${texts.colourCount(count)}`);
            }}
          />
        )
      )}
    </>
  );
}
