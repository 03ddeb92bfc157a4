import { FieldGroup } from '../../ui/choice-field';
import { TextField } from '../../ui/field';
import { SETTINGS_TEXTS } from './settings-texts';
import type { HoursValues } from './settings-values';
import styles from './settings.module.css';

const texts = SETTINGS_TEXTS.workingHours;

interface Props {
  hours: HoursValues;
  error: string | undefined;
  onChange: (hours: HoursValues) => void;
}

/** Monday first, as weeks are shown here. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** Days and hours in which the team answers. */
export const HoursFields = ({ hours, error, onChange }: Props) => (
  <>
    <FieldGroup label={texts.days} error={error}>
      <div className={styles.days}>
        {WEEK.map((day) => (
          <label key={day} className={styles.day}>
            <input
              type="checkbox"
              checked={hours.days.includes(day)}
              onChange={({ target }) =>
                onChange({ ...hours, days: WEEK.filter((one) => (one === day ? target.checked : hours.days.includes(one))) })
              }
            />
            {texts.weekdays[day]}
          </label>
        ))}
      </div>
    </FieldGroup>
    <div className={styles.holiday}>
      <TextField
        label={texts.from}
        type="time"
        value={hours.from}
        onChange={({ target }) => onChange({ ...hours, from: target.value })}
      />
      <TextField
        label={texts.to}
        type="time"
        value={hours.to}
        onChange={({ target }) => onChange({ ...hours, to: target.value })}
      />
    </div>
  </>
);
