/** Texts of the search field in the header. Loaded on every page, so they stand apart from list-texts. */
export const SEARCH_FIELD_TEXTS = {
  label: 'Search products',
} as const;
