import { change, read, readAll, remove } from '../device/database';
import { EMPTY_VALUES } from './form-values';
import type { FormValues } from './form-values';
import type { LeadContent } from './outbox/item';

export interface Draft {
  values: FormValues;
  /** Content and id of the last submission. The same content again keeps the id, also after a reload. */
  attempt: { id: string; lead: string } | null;
  at: number;
}

const DRAFT_LIFETIME_MS = 30 * 24 * 60 * 60_000;

/** The stored draft, or null. An expired draft is deleted: someone else may use the device by now. */
export async function readDraft(key: string, now = Date.now()): Promise<Draft | null> {
  const found = await read('drafts', key);
  if (!isDraft(found)) return null;
  if (isExpired(found, now)) {
    await deleteDraft(key);
    return null;
  }
  return { ...found, values: { ...EMPTY_VALUES, ...found.values } };
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'values' in value && typeof value.values === 'object' && 'attempt' in value;

const isExpired = (draft: Draft, now: number): boolean => now - draft.at > DRAFT_LIFETIME_MS;

export const writeDraft = (key: string, draft: Draft): Promise<boolean> => change('drafts', key, () => draft);

export const deleteDraft = (key: string): Promise<boolean> => remove('drafts', key);

/** Deletes expired drafts, which hold people's names and numbers. Staff drafts of another shape share the store. */
export async function deleteExpiredDrafts(now: number): Promise<void> {
  for (const [key, value] of await readAll('drafts')) {
    if (isDraft(value) && isExpired(value, now)) await deleteDraft(key);
  }
}

/** The id for a submission: the last attempt's when the content is the same, otherwise a new one. */
export const attemptFor = (draft: Draft | null, lead: LeadContent, newId: () => string): { id: string; lead: string } => {
  const text = JSON.stringify(lead.content);
  return draft?.attempt?.lead === text ? draft.attempt : { id: newId(), lead: text };
};
