import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { LiveSiteSettings } from '../../data/firebase/content/site-settings';
import { useEdits } from '../data/edits';
import { useOwnDraft } from '../data/own-draft';
import { saveForm } from '../data/pending-writes/pending-writes';
import { raceWithTimeout, reportWrite } from '../data/report-write';
import { deleteSavedSettingsDraft, settingsDrafts, settingsKey, type SettingsDraft } from './settings-draft';
import { SETTINGS_TEXTS } from './settings-texts';
import { checkSettings, contentOf, valuesOf, wrongField, type SettingsErrors, type SettingsValues } from './settings-values';

const NO_ERRORS: SettingsErrors = { synonyms: {}, holidays: {}, occasions: {}, templates: {}, workingHours: {}, company: {} };

/** `revision`: what the change is based on; 0 without a document. */
const save = (values: SettingsValues, revision: number): Promise<void> =>
  saveForm({
    name: SETTINGS_TEXTS.title,
    steps: [{ noun: 'settings', id: 'site', base: revision === 0 ? null : revision, change: contentOf(values) }],
  });

/** State of the settings form. What is typed stays on this device until the server has it. */
export function useSettingsForm(
  { settings, isUnsent }: LiveSiteSettings & { settings: NonNullable<LiveSiteSettings['settings']> | null },
  draft: SettingsDraft | null,
) {
  // Without a document, the settings of the code are its revision 0.
  const stored = { values: valuesOf(settings), revision: settings?.revision ?? 0, isUnsent };
  const edits = useEdits(stored, stored.values, draft);
  const { values, from, open } = edits;
  const [isTouched, setTouched] = useState(draft !== null);
  const draftState = useOwnDraft(settingsDrafts, settingsKey(), {
    restored: draft,
    typed: isTouched ? { values, from, open } : null,
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // The server may accept a save long after the render that has sent it.
  const latestValues = useRef(values);
  useLayoutEffect(() => {
    latestValues.current = values;
  }, [values]);

  /** What was typed since the save stays a draft. */
  const forgetSaved = (saved: SettingsValues, revision: number): void => {
    edits.accept({ values: valuesOf(contentOf(saved)), revision });
    if (isSameFact(latestValues.current, saved)) setTouched(false);
    void deleteSavedSettingsDraft(saved);
  };

  return {
    ...{ values, isBusy, draftState },
    notice: edits.notice,
    errors: isSubmitted ? checkSettings(values) : NO_ERRORS,
    changedFields: (Object.keys(values) as (keyof SettingsValues)[]).filter(
      (field) => !isSameFact(values[field], stored.values[field]),
    ),
    set: (change: Partial<SettingsValues>): void => {
      setTouched(true);
      edits.set(change);
    },
    reset: (): void => {
      setTouched(false);
      setSubmitted(false);
      edits.reset();
    },
    /** Resolves to the first field that needs correcting; null: none does. */
    submit: async (): Promise<keyof SettingsErrors | null> => {
      setSubmitted(true);
      const wrong = wrongField(checkSettings(values));
      if (wrong !== null) return wrong;
      if (!edits.requireResolved()) return null;
      setBusy(true);
      const revision = edits.base ?? 0;
      const reported = reportWrite(save(values, revision), { title: SETTINGS_TEXTS.title });
      void reported.then((isSaved) => isSaved && forgetSaved(values, revision + 1));
      await raceWithTimeout(reported);
      setBusy(false);
      setSubmitted(false);
      return null;
    },
  };
}

/** What the fields of a page show and change. */
export type SettingsFields = Pick<ReturnType<typeof useSettingsForm>, 'values' | 'errors' | 'set'>;
