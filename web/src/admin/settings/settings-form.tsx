import { LIMITS } from '@catalogue/contract/limits';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { useFocusFirstError } from '../../ui/use-focus-first-error';
import type { StoredEdits } from '../data/edits';
import { AdminForm } from '../ui/admin-form';
import { ConflictNotice } from '../ui/conflict-notice';
import form from '../ui/form.module.css';
import { SectionLinks } from '../ui/section-links';
import { AudienceField, audienceName } from '../ui/audience-field';
import { EditableRows } from './editable-rows';
import { OccasionFields } from './occasion-fields';
import { FailedSearches } from './failed-searches';
import { SETTINGS_TEXTS as texts } from './settings-texts';
import type { SettingsValues } from './settings-values';
import styles from './settings.module.css';
import { useSettingsForm } from './use-settings-form';

const SECTIONS = [
  { id: 'prices', title: texts.priceAudience.title },
  { id: 'synonyms', title: texts.synonyms.title },
  { id: 'failed-searches', title: texts.searches.title },
  { id: 'occasions', title: texts.occasions.title },
  { id: 'holidays', title: texts.holidays.title },
];

interface Props {
  live: Parameters<typeof useSettingsForm>[0];
  draft: StoredEdits<SettingsValues> | null;
}

/** Prices, synonyms, occasions and holidays of the site. */
export function SettingsForm({ live, draft }: Props) {
  const { values, errors, set, reset, submit, notice, changedFields, isRestored, isBusy } = useSettingsForm(live, draft);
  const { formRef, focusFirstError } = useFocusFirstError();
  const addSynonym = (word: string): void => {
    set({ synonyms: [...values.synonyms, `${word}, `] });
    // After the new row is rendered.
    requestAnimationFrame(() =>
      formRef.current?.querySelector<HTMLElement>(`[data-rows="synonyms"] li:last-child input`)?.focus(),
    );
  };
  return (
    <AdminForm formRef={formRef} onSubmit={() => void submit().then((isValid) => !isValid && focusFirstError())}>
      {isRestored && (
        <div className={form.notice} role="status">
          <span>{texts.restored}</span>
          <Button small onClick={reset}>
            {texts.discard}
          </Button>
        </div>
      )}
      <ConflictNotice
        {...notice}
        nameOf={(field) => texts[field].title}
        show={({ field, theirs }) => (field === 'priceAudience' ? audienceName(theirs) : texts[field].summary(theirs.length))}
      />
      <SectionLinks label={texts.jump} sections={SECTIONS} />
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
        {...texts.synonyms}
        name="synonyms"
        addLabel={texts.synonyms.add}
        removeLabel={texts.synonyms.remove}
        rows={values.synonyms}
        newRow=""
        max={LIMITS.synonymGroups}
        onChange={(synonyms) => set({ synonyms })}
      >
        {(group, index, onRow) => (
          <TextField
            label={texts.synonyms.row(index + 1)}
            value={group}
            error={errors.synonyms[index]}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => onRow(target.value)}
          />
        )}
      </EditableRows>
      <FailedSearches synonyms={values.synonyms} onAdd={addSynonym} />
      <EditableRows
        {...texts.occasions}
        name="occasions"
        addLabel={texts.occasions.add}
        removeLabel={texts.occasions.remove}
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
        {...texts.holidays}
        name="holidays"
        addLabel={texts.holidays.add}
        removeLabel={texts.holidays.remove}
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
      <div className={[form.actions, form.sticky].join(' ')} data-bottom-bar>
        <Button type="submit" kind="primary" busy={isBusy}>
          {texts.save}
        </Button>
        {changedFields.length > 0 && (
          <>
            <Button kind="quiet" onClick={reset}>
              {texts.reset}
            </Button>
            <p role="status" className={form.unsaved}>
              {texts.unsaved(changedFields.map((field) => texts[field].title).join(', '))}
            </p>
          </>
        )}
      </div>
    </AdminForm>
  );
}
