import { plural } from '../lib/plural';

/** Texts of product lists, their filters and the search page. */
export const LIST_TEXTS = {
  store: {
    loading: 'Loading the products of this category',
    count: (count: number) => plural(count, 'product'),
    empty: 'Nothing here yet',
    emptyText: 'This category has no products at the moment. Tell us what you are looking for, and we find it.',
    gone: 'This category is not in the catalogue',
    goneText: 'It may have been renamed or taken out. All the others are here:',
    notHere: 'This category is not on this device yet',
    notHereText: 'You are offline, and it was not there when this device last asked. These are here:',
    nothingFits: 'No product fits this choice',
    nothingFitsText: 'Take a filter off to see more.',
    clear: 'Show all products',
  },
  search: {
    all: (count: number) => `See all ${count} results`,
    count: (count: number) => (count === 0 ? 'No matches' : plural(count, 'match', 'matches')),
    nothing: (words: string) => `Nothing matches “${words}” yet`,
    nothingHint: 'Tell us what you have in mind and we will look for it.',
    hint: 'Type a product, a material or an item number.',
    title: (words: string) => (words === '' ? 'Search' : `Results for “${words}”`),
    ask: (words: string) => `I am looking for: ${words}`,
    noneWithFilters: 'Products match, but none with these filters.',
    showAll: 'Clear filters',
  },
  filter: {
    label: 'Filter and sort',
    category: 'Category',
    allCategories: 'All categories',
    inStock: 'In stock only',
    sort: 'Sort by',
    sorts: { best: 'Best match', oldest: 'Date added', newest: 'Newest first', title: 'Title', price: 'Price, low to high' },
  },
} as const;
