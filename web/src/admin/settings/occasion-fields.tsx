import { TextField } from '../../ui/field';
import { SETTINGS_TEXTS } from './settings-texts';
import type { OccasionRow } from './settings-values';
import styles from './settings.module.css';

const texts = SETTINGS_TEXTS.occasions;

interface Props {
  row: OccasionRow;
  /** Counted from 1. */
  position: number;
  error: string | undefined;
  onChange: (row: OccasionRow) => void;
}

/** The fields of one occasion. */
export const OccasionFields = ({ row, position, error, onChange }: Props) => (
  <div className={styles.holiday}>
    <TextField
      label={texts.name(position)}
      value={row.title}
      error={error}
      autoComplete="off"
      onChange={({ target }) => onChange({ ...row, title: target.value })}
    />
    <TextField
      label={texts.text(position)}
      value={row.text}
      autoComplete="off"
      onChange={({ target }) => onChange({ ...row, text: target.value })}
    />
    <TextField
      label={texts.tags(position)}
      hint={texts.tagsHint}
      value={row.tags}
      autoCapitalize="off"
      autoComplete="off"
      onChange={({ target }) => onChange({ ...row, tags: target.value })}
    />
    <TextField
      label={texts.days(position)}
      hint={texts.daysHint}
      value={row.days}
      autoComplete="off"
      onChange={({ target }) => onChange({ ...row, days: target.value })}
    />
  </div>
);
