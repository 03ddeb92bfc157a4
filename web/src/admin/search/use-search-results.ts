import { ADMIN_PATHS, editProductPath, leadPath, productPath, storePath } from '@catalogue/contract/paths';
import type { Picture } from '@catalogue/contract/entities/picture';
import { hasOwnRight } from '../../data/device-store/stored-session';
import type { Lead } from '../../data/leads/lead-view';
import { hasWords, searchableText, searchWordsOf } from '../../lib/search-words';
import type { AdminScreen } from '../admin-screen';
import { searchTextOf } from '../data/product-row';
import { useAdminCategories, useCategoryTitle } from '../data/use-admin-categories';
import { useLeadSearch } from '../data/use-lead-search';
import { useProductRows } from '../data/use-products';
import { SEARCH_TEXTS } from './search-texts';
import { interleave } from './interleave';

/** Something to do or to look up, and the screen that it is done on. */
interface SearchAction {
  title: string;
  /** Other words that people type for it. */
  words: string;
  path: string;
}

/** What Ctrl-K offers besides the screens, whose titles say what they are for. */
const SEARCH_ACTIONS: readonly SearchAction[] = [
  { title: 'Add a banner', words: 'new carousel image home', path: ADMIN_PATHS.addCarousel },
  { title: 'Export all products', words: 'download csv excel spreadsheet', path: ADMIN_PATHS.spreadsheet },
  { title: 'Import products', words: 'upload csv excel xlsx price list', path: ADMIN_PATHS.spreadsheet },
  { title: 'Export enquiries', words: 'download csv leads', path: ADMIN_PATHS.quickEnquiries },
  { title: 'Export orders', words: 'download csv leads', path: ADMIN_PATHS.orders },
  { title: 'Export subscribers', words: 'download csv newsletter', path: ADMIN_PATHS.subscribers },
  { title: 'Hidden products', words: 'not live drafts', path: `${ADMIN_PATHS.products}?live=no` },
  { title: 'Products out of stock', words: 'sold', path: `${ADMIN_PATHS.products}?stock=no` },
  { title: 'Products without a picture', words: 'missing image photo', path: `${ADMIN_PATHS.products}?missing=picture` },
  { title: 'Products without a price', words: 'missing', path: `${ADMIN_PATHS.products}?missing=price` },
  { title: 'Restore what was deleted', words: 'undelete undo trash', path: ADMIN_PATHS.trash },
  { title: 'Invite a colleague', words: 'add admin rep staff user', path: ADMIN_PATHS.team },
];

export interface SearchResult {
  id: string;
  title: string;
  /** Second line: SKU and category, or reference and phone. */
  detail: string;
  path: string;
  /** null for results without pictures. */
  picture?: Picture | null;
}

export interface SearchGroup {
  name: keyof typeof SEARCH_TEXTS.groups;
  results: SearchResult[];
}

const PER_GROUP = 6;

/** Actions on screens that this person may open. */
const actionsOn = (screens: readonly AdminScreen[]) =>
  SEARCH_ACTIONS.filter((action) => screens.some(({ path }) => path === action.path.split('?')[0]));

/**
 * Results for what is typed, by group. Screens, actions, categories and products are searched on this device at once; leads on the
 * server, once the typing pauses.
 */
export function useSearchResults(screens: readonly AdminScreen[], text: string) {
  const words = searchWordsOf(text);
  const matches = (searched: string): boolean => hasWords(searchableText(searched), words);
  const { rows = [] } = useProductRows(words.length > 0);
  const { categories = [] } = useAdminCategories();
  const titleOf = useCategoryTitle(categories);
  const enquiries = useLeadSearch('quickEnquiry', text, PER_GROUP);
  const orders = useLeadSearch('order', text, PER_GROUP);
  const mayEdit = hasOwnRight('content');
  if (words.length === 0) return { groups: [], isSearchingLeads: false, leadSearchError: null };

  const groups: SearchGroup[] = [
    {
      name: 'products',
      // Visitors' pages, which sales open, are those of live products only.
      results: firstOf(rows, (row) => (mayEdit || row.live) && hasWords(searchTextOf(row), words)).map((row) => ({
        id: `product-${row.id}`,
        title: row.title,
        detail: [row.sku, titleOf(row.categoryId)].filter(Boolean).join(' · '),
        path: mayEdit ? editProductPath(row.id) : productPath(row.id),
        picture: row.picture,
      })),
    },
    { name: 'leads', results: interleave(leadResults(enquiries.leads), leadResults(orders.leads), PER_GROUP) },
    {
      name: 'categories',
      results: firstOf(categories, ({ title }) => matches(title)).map(({ id, title, description, picture }) => ({
        id: `category-${id}`,
        title,
        detail: description,
        path: mayEdit ? `${ADMIN_PATHS.products}?category=${encodeURIComponent(id)}` : storePath({ id, title }),
        picture,
      })),
    },
    {
      name: 'screens',
      results: firstOf(screens, ({ title, group }) => group !== null && matches(title)).map(({ path, title }) => ({
        id: `screen-${path}`,
        title,
        detail: '',
        path,
      })),
    },
    {
      name: 'actions',
      results: firstOf(actionsOn(screens), ({ title, words: others }) => matches(`${title} ${others}`)).map(
        ({ title, path }) => ({ id: `action-${title}`, title, detail: '', path }),
      ),
    },
  ];
  return {
    groups: groups.filter(({ results }) => results.length > 0),
    isSearchingLeads: enquiries.isSearching || orders.isSearching,
    leadSearchError: enquiries.error ?? orders.error,
  };
}

function firstOf<Item>(items: readonly Item[], isMatch: (item: Item) => boolean): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length === PER_GROUP) break;
    if (isMatch(item)) found.push(item);
  }
  return found;
}

const leadResults = (leads: readonly Lead[] | null): SearchResult[] => (leads ?? []).map(leadResult);

const leadResult = (lead: Lead): SearchResult => ({
  id: `lead-${lead.id}`,
  title: lead.name || SEARCH_TEXTS.noName,
  detail: [lead.reference, lead.mobile, lead.kind === 'order' ? lead.companyname : ''].filter(Boolean).join(' · '),
  path: leadPath(lead.kind, lead.id),
});
