import { FORM_TEXTS } from '../form-texts';
import styles from './sections.module.css';

/** Shown by the browser's colour dialog before a colour is chosen. */
const START_COLOUR = '#808080';

interface Props {
  option: string;
  /** null: no swatch. */
  value: string | null;
  onChange: (swatch: string | null) => void;
}

/** The colour of an option's dot. */
export const SwatchField = ({ option, value, onChange }: Props) => (
  <span className={styles.swatch}>
    <input
      type="color"
      aria-label={FORM_TEXTS.options.swatch(option)}
      className={value === null ? styles.noSwatch : undefined}
      value={value ?? START_COLOUR}
      onChange={({ target }) => onChange(target.value)}
    />
    {value !== null && (
      <button
        type="button"
        aria-label={FORM_TEXTS.options.clearSwatch(option)}
        className={styles.clearSwatch}
        onClick={() => onChange(null)}
      >
        <span aria-hidden="true">×</span>
      </button>
    )}
  </span>
);
