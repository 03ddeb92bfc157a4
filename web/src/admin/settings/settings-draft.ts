import { WORKED_STATUSES } from '@catalogue/contract/entities/lead-status';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { PRICE_AUDIENCES } from '@catalogue/contract/price-audience';
import * as v from 'valibot';
import { change, read, remove, write } from '../../data/device-store/database';
import type { StoredEdits } from '../data/edits';
import { COMPANY_FIELDS } from './company-values';
import type { SettingsValues } from './settings-values';

const KEY = 'settings/site';

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
});

/** The unsaved form that this device has stored; null: none. */
export const readSettingsDraft = async (): Promise<StoredEdits<SettingsValues> | null> => parseDraft(await read('drafts', KEY));

function parseDraft(stored: unknown): StoredEdits<SettingsValues> | null {
  const parsed = v.safeParse(draft, stored);
  return parsed.success ? parsed.output : null;
}

export const saveSettingsDraft = (edits: StoredEdits<SettingsValues>): Promise<boolean> => write('drafts', KEY, edits);
export const deleteSettingsDraft = (): Promise<boolean> => remove('drafts', KEY);

/** Deletes the draft once these values are saved, unless others were typed since, in this form or another. */
export const deleteSavedSettingsDraft = (saved: SettingsValues): Promise<boolean> =>
  change('drafts', KEY, (stored) => {
    const typed = parseDraft(stored);
    return typed === null || isSameFact(typed.values, saved) ? undefined : stored;
  });
