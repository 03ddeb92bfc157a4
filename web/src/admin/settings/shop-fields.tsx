import { LIMITS } from '@catalogue/contract/limits';
import { TextField } from '../../ui/field';
import { AudienceField } from '../ui/audience-field';
import { EditableRows } from './editable-rows';
import { OccasionFields } from './occasion-fields';
import { SETTINGS_TEXTS as texts } from './settings-texts';
import styles from './settings.module.css';
import type { SettingsFields } from './use-settings-form';

/** The page of the shop: who sees prices, occasions and holidays. */
export const ShopFields = ({ values, errors, set }: SettingsFields) => (
  <>
    <section className={styles.section} aria-labelledby="prices">
      <h2 id="prices" tabIndex={-1}>
        {texts.priceAudience.title}
      </h2>
      <AudienceField
        label={texts.priceAudience.label}
        hint={texts.priceAudience.hint}
        value={values.priceAudience}
        onChange={(priceAudience) => set({ priceAudience: priceAudience ?? 'everyone' })}
      />
    </section>
    <EditableRows
      name="occasions"
      texts={texts.occasions}
      rows={values.occasions}
      newRow={{ title: '', text: '', tags: '', days: '' }}
      max={LIMITS.occasions}
      onChange={(occasions) => set({ occasions })}
    >
      {(row, index, onRow) => (
        <OccasionFields row={row} position={index + 1} error={errors.occasions[index]} onChange={onRow} />
      )}
    </EditableRows>
    <EditableRows
      name="holidays"
      texts={texts.holidays}
      rows={values.holidays}
      newRow={{ day: '', name: '' }}
      max={LIMITS.holidays}
      onChange={(holidays) => set({ holidays })}
    >
      {(row, index, onRow) => (
        <div className={styles.holiday}>
          <TextField
            label={texts.holidays.day(index + 1)}
            type="date"
            value={row.day}
            error={errors.holidays[index]}
            onChange={({ target }) => onRow({ ...row, day: target.value })}
          />
          <TextField
            label={texts.holidays.name(index + 1)}
            value={row.name}
            autoComplete="off"
            onChange={({ target }) => onRow({ ...row, name: target.value })}
          />
        </div>
      )}
    </EditableRows>
  </>
);
