import { MERGE_UNDO_DAYS } from '@catalogue/contract/retention';

/** Texts of merging leads. */
export const MERGE_TEXTS = {
  open: (reference: string) => `Merge with ${reference}`,
  short: 'Merge',
  allDuplicates: (count: number) => `Show all ${count}`,
  title: 'Merge two leads',
  which: 'Which lead stays in the lists?',
  effect: (duplicate: string, kept: string) =>
    `${duplicate} leaves the lists, is kept as it is, and is shown with ${kept}, with both timelines. You can undo this for ${MERGE_UNDO_DAYS} days.`,
  takesOver: (kept: string, what: string) =>
    `${kept} takes over: ${what}. Undoing gives this back, unless somebody has changed it by then.`,
  merge: (duplicate: string, kept: string) => `Merge ${duplicate} into ${kept}`,
  status: 'Status',
  merged: (duplicate: string, kept: string) => `${duplicate} is merged into ${kept}.`,
  mergedInto: 'This lead is merged into',
  otherLead: 'another one',
  contains: 'Merged into this lead',
  undo: (reference: string) => `Undo the merge of ${reference}`,
  undone: (reference: string) => `${reference} is a lead of its own again.`,
  changed: 'Somebody else has changed one of these leads. Nothing was written.',
  failed: (reason: string) => `Nothing was changed. ${reason}`,
  entry: 'A duplicate was merged into this lead',
} as const;
