/** Texts of the staff search and the sheet of shortcuts. */
export const SEARCH_TEXTS = {
  title: 'Search everything',
  label: 'Search products, categories, leads, screens and actions',
  hint: 'Title, SKU, name, phone number or reference',
  results: 'Results',
  groups: { screens: 'Screens', products: 'Products', categories: 'Categories', leads: 'Leads', actions: 'Actions' },
  none: (text: string) => `Nothing found for “${text}”. Leads are found by whole words of name, company or city.`,
  start: 'Type to search. Arrow keys move, Enter opens.',
  searchingLeads: 'Searching leads',
  leadsFailed: (reason: string) => `Leads could not be searched. ${reason}`,
  noName: 'No name left',
  shortcuts: 'Keyboard shortcuts',
} as const;
