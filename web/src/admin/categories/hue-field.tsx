import { useId } from 'react';
import { FieldGroup } from '../../ui/choice-field';
import { CATEGORY_TEXTS } from './category-texts';
import styles from './categories.module.css';
import { hueName, HUES } from '../data/hues';

/** Radio group of the twelve hues, each drawn as the category will look. */
export function HueField({ value, onChange }: { value: number; onChange: (hue: number) => void }) {
  const name = useId();
  // A hue set through the API is offered too.
  const isOwn = HUES.some(({ hue }) => hue === value);
  const choices = isOwn ? HUES : [...HUES, { hue: value, name: hueName(value) }];
  return (
    <FieldGroup label={CATEGORY_TEXTS.hue} hint={CATEGORY_TEXTS.hueHint}>
      <div className={styles.swatches}>
        {choices.map((choice) => (
          <label key={choice.hue} className={styles.swatch} style={{ '--hue': choice.hue }}>
            <input
              type="radio"
              name={name}
              value={choice.hue}
              checked={choice.hue === value}
              onChange={() => onChange(choice.hue)}
              className={styles.swatchInput}
            />
            <span className={styles.swatchMark} aria-hidden="true" />
            {choice.name}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
