import { WORKED_STATUSES } from '@catalogue/contract/entities/lead-status';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { PRICE_AUDIENCES } from '@catalogue/contract/price-audience';
import * as v from 'valibot';
import { change } from '../../data/device-store/database';
import { ownKey } from '../../data/device-store/own-keys';
import type { StoredEdits } from '../data/edits';
import { ownDrafts } from '../data/own-draft';
import { COMPANY_FIELDS } from './company-values';
import type { SettingsValues } from './settings-values';

export const settingsKey = (): string => ownKey('settings');

const values = v.object({
  synonyms: v.array(v.string()),
  holidays: v.array(v.object({ day: v.string(), name: v.string() })),
  occasions: v.array(v.object({ title: v.string(), text: v.string(), tags: v.string(), days: v.string() })),
  templates: v.array(v.object({ name: v.string(), status: v.nullable(v.picklist(WORKED_STATUSES)), text: v.string() })),
  workingHours: v.object({ days: v.array(v.number()), from: v.string(), to: v.string() }),
  priceAudience: v.picklist(PRICE_AUDIENCES),
  company: v.object(v.entriesFromList(COMPANY_FIELDS, v.string())),
});
const draft = v.object({
  values,
  from: v.nullable(v.object({ values, revision: v.number() })),
  open: v.array(v.keyof(values)),
  writer: v.optional(v.string()),
});

export interface SettingsDraft extends StoredEdits<SettingsValues> {
  /** Id of the open form that stored it. */
  writer?: string | undefined;
}

function parseDraft(stored: unknown): SettingsDraft | null {
  const parsed = v.safeParse(draft, stored);
  return parsed.success ? parsed.output : null;
}

const contentOfDraft = (one: SettingsDraft | null) => one && { values: one.values, from: one.from, open: one.open };
export const settingsDrafts = ownDrafts(parseDraft, (one, other) => isSameFact(contentOfDraft(one), contentOfDraft(other)));

/** Deletes the draft once these values are saved, unless others were typed since, in this form or another. */
export const deleteSavedSettingsDraft = (saved: SettingsValues): Promise<boolean> =>
  change('drafts', settingsKey(), (stored) => {
    const typed = parseDraft(stored);
    return typed === null || isSameFact(typed.values, saved) ? undefined : stored;
  });
