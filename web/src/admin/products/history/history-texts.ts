/** Texts of a product's history. */
export const HISTORY_TEXTS = {
  open: 'History',
  title: (product: string) => `History of ${product}`,
  failed: 'The history could not be loaded.',
  none: 'Nothing has been changed since the product was added.',
  list: 'Changes, the latest first',
  who: (name: string, when: string) => `${name === '' ? 'Somebody' : name}, ${when}`,
  restore: 'Back to before this',
  restoreOf: (when: string) => `Back to before the change of ${when}`,
  restored: (when: string) => `As it was before ${when}. Pictures stay.`,
  empty: 'empty',
} as const;
