/** Texts of the products viewed on this device. */
export const RECENTLY_VIEWED_TEXTS = {
  title: 'Recently viewed',
  clear: 'Clear the list',
} as const;
