import { LIMITS } from '@catalogue/contract/limits';
import { MutedText } from '../../ui/muted-text';
import { EditableRows } from './editable-rows';
import { HoursFields } from './hours-fields';
import { SETTINGS_TEXTS as texts } from './settings-texts';
import styles from './settings.module.css';
import { TemplateFields } from './template-fields';
import type { SettingsFields } from './use-settings-form';

/** The settings page for leads: messages to enquirers and working hours. */
export const LeadsFields = ({ values, errors, set }: SettingsFields) => (
  <>
    <EditableRows
      name="templates"
      texts={texts.templates}
      rows={values.templates}
      newRow={{ name: '', status: null, text: '' }}
      max={LIMITS.templates}
      onChange={(templates) => set({ templates })}
    >
      {(row, index, onRow) => (
        <TemplateFields
          row={row}
          position={index + 1}
          error={errors.templates[index]}
          companyName={values.company.name}
          onChange={onRow}
        />
      )}
    </EditableRows>
    <section className={styles.section} aria-labelledby="working-hours">
      <h2 id="working-hours">{texts.workingHours.title}</h2>
      <MutedText>{texts.workingHours.hint}</MutedText>
      <HoursFields
        hours={values.workingHours}
        error={errors.workingHours[0]}
        onChange={(workingHours) => set({ workingHours })}
      />
    </section>
  </>
);
