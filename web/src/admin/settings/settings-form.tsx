import { Button } from '../../ui/button';
import { ErrorCount } from '../../ui/field';
import { focusHeading } from '../../ui/head';
import { Row } from '../../ui/layout';
import { useSubmit } from '../../ui/use-submit';
import { confirmClear } from '../data/confirm-clear';
import { AdminForm } from '../ui/admin-form';
import { ConflictNotice } from '../ui/conflict-notice';
import { DraftNotices } from '../ui/draft-notices';
import form from '../ui/form.module.css';
import { audienceName } from '../ui/audience-field';
import { CompanyFields } from './company-fields';
import { LeadsFields } from './leads-fields';
import { SearchFields } from './search-fields';
import type { SettingsDraft } from './settings-draft';
import { SETTINGS_TEXTS as texts } from './settings-texts';
import type { SitePage } from './settings-pages';
import type { SettingsErrors, SettingsValues } from './settings-values';
import { ShopFields } from './shop-fields';
import { useSettingsForm } from './use-settings-form';

/** Which page of the settings has a field: the form is one, so that it is saved at once. */
const PAGE_OF: Record<keyof SettingsErrors, SitePage> = {
  company: 'company',
  occasions: 'shop',
  holidays: 'shop',
  templates: 'leads',
  workingHours: 'leads',
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
  draft: SettingsDraft | null;
  page: SitePage;
  onPage: (page: SitePage) => void;
}

/** What holds for the whole site, a page of it at a time. */
export function SettingsForm({ live, draft, page, onPage }: Props) {
  const { values, errors, set, reset, submit, notice, changedFields, draftState, isBusy } = useSettingsForm(live, draft);
  const { formProps, errorCount } = useSubmit(async () => {
    const wrong = await submit();
    if (wrong !== null) onPage(PAGE_OF[wrong]);
    return wrong === null;
  });
  const fields = { values, errors, set };
  const unsaved = changedFields.map((field) => texts[field].title).join(', ');
  /** Changes of all pages go, also of those out of view. The button that asked leaves with them. */
  const discard = async () => {
    if (unsaved !== '' && !(await confirmClear(unsaved))) return;
    reset();
    focusHeading();
  };
  return (
    <AdminForm {...formProps}>
      <DraftNotices {...draftState} onDiscard={discard} />
      <ConflictNotice
        {...notice}
        nameOf={(field) => texts[field].title}
        show={({ field, theirs }) => summaryOf(field, theirs)}
      />
      {page === 'company' && (
        <CompanyFields values={values.company} errors={errors.company} onChange={(company) => set({ company })} />
      )}
      {page === 'shop' && <ShopFields {...fields} />}
      {page === 'leads' && <LeadsFields {...fields} />}
      {page === 'search' && <SearchFields {...fields} />}
      <Row gap={3} className={form.sticky} data-bottom-bar>
        <Button type="submit" kind="primary" busy={isBusy}>
          {texts.save}
        </Button>
        {unsaved !== '' && (
          <>
            <Button kind="quiet" onClick={() => void discard()}>
              {texts.reset}
            </Button>
            <p role="status" className={form.unsaved}>
              {texts.unsaved(unsaved)}
            </p>
          </>
        )}
        <ErrorCount count={errorCount} result="saved" />
      </Row>
    </AdminForm>
  );
}
