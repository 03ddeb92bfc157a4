/** What the field in every page's header says; the rest of search is in the catalogue's copy. */
export const COPY = {
  label: 'Search products',
} as const;
