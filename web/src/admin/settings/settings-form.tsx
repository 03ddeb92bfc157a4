import { LIMITS } from '@catalogue/contract/limits';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { MutedText } from '../../ui/muted-text';
import { useSubmit } from '../../ui/use-submit';
import type { StoredEdits } from '../data/edits';
import { AdminForm } from '../ui/admin-form';
import { ConflictNotice } from '../ui/conflict-notice';
import form from '../ui/form.module.css';
import { AudienceField, audienceName } from '../ui/audience-field';
import { CompanyFields } from './company-fields';
import { EditableRows } from './editable-rows';
import { HoursFields } from './hours-fields';
import { OccasionFields } from './occasion-fields';
import { FailedSearches } from './failed-searches';
import { SETTINGS_TEXTS as texts } from './settings-texts';
import { TemplateFields } from './template-fields';
import type { SitePage } from './settings-pages';
import type { SettingsErrors, SettingsValues } from './settings-values';
import styles from './settings.module.css';
import { useSettingsForm } from './use-settings-form';

/** Which page of the settings has a field: the form is one, so that it is saved at once. */
const PAGE_OF: Record<keyof SettingsErrors, SitePage> = {
  company: 'company',
  occasions: 'shop',
  holidays: 'shop',
  templates: 'desk',
  workingHours: 'desk',
  synonyms: 'search',
};

function summaryOf(field: keyof SettingsValues, value: SettingsValues[keyof SettingsValues]): string {
  if (field === 'priceAudience') return audienceName(value);
  if (typeof value === 'object' && 'legalName' in value) return texts.company.summary(value.name);
  const rows = typeof value === 'object' && 'days' in value ? value.days : value;
  return texts[field as Exclude<typeof field, 'company'>].summary(rows.length);
}

interface Props {
  live: Parameters<typeof useSettingsForm>[0];
  draft: StoredEdits<SettingsValues> | null;
  page: SitePage;
  onPage: (page: SitePage) => void;
}

/** What holds for the whole site, a page of it at a time. */
export function SettingsForm({ live, draft, page, onPage }: Props) {
  const { values, errors, set, reset, submit, notice, changedFields, isRestored, isBusy } = useSettingsForm(live, draft);
  const { formProps } = useSubmit(async () => {
    const wrong = await submit();
    if (wrong !== null) onPage(PAGE_OF[wrong]);
    return wrong === null;
  });
  const addSynonym = (word: string): void => {
    set({ synonyms: [...values.synonyms, `${word}, `] });
    // After the new row is rendered.
    requestAnimationFrame(() =>
      formProps.ref.current?.querySelector<HTMLElement>(`[data-rows="synonyms"] li:last-child input`)?.focus(),
    );
  };
  return (
    <AdminForm {...formProps}>
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
        show={({ field, theirs }) => summaryOf(field, theirs)}
      />
      {page === 'company' && (
        <CompanyFields values={values.company} errors={errors.company} onChange={(company) => set({ company })} />
      )}
      {page === 'shop' && (
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
        </>
      )}
      {page === 'desk' && (
        <>
          <EditableRows
            {...texts.templates}
            name="templates"
            addLabel={texts.templates.add}
            removeLabel={texts.templates.remove}
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
      )}
      {page === 'search' && (
        <>
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
        </>
      )}
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
