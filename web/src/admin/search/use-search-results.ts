import { ADMIN_PATHS, editProductPath, leadPath } from '@catalogue/contract/paths';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import type { Picture } from '@catalogue/contract/entities/picture';
import { useQuery } from '@tanstack/react-query';
import type { Lead } from '../../lib/lead-view';
import type { AdminScreen } from '../admin-screen';
import { leadsByIdQuery, leadSearchQuery } from '../data/queries/leads';
import { useAdminCategories, useCategoryTitle } from '../data/use-admin-categories';
import { useProductRows } from '../data/use-products';
import { SEARCH_ACTIONS } from './actions';
import { SEARCH_TEXTS } from './search-texts';
import { sharePlaces } from './share-places';

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
/** Shorter texts would match too many leads. */
const LEAD_SEARCH_LENGTH = 3;
const NONE: readonly string[] = [];

const matches = (text: string, words: readonly string[]): boolean => {
  const folded = text.toLowerCase();
  return words.every((word) => folded.includes(word));
};

/** Actions on screens that this person may open. */
const actionsOn = (screens: readonly AdminScreen[]) =>
  SEARCH_ACTIONS.filter((action) => screens.some(({ path }) => path === action.path.split('?')[0]));

/**
 * Results for what is typed, by group. Screens, actions, categories and products are searched on this device at once; leads on the
 * server, for `settledText`, which follows the typing with a delay.
 */
export function useSearchResults(screens: readonly AdminScreen[], text: string, settledText: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const { rows = [] } = useProductRows(words.length > 0);
  const { categories = [] } = useAdminCategories();
  const titleOf = useCategoryTitle(categories);
  const leadText = settledText.length >= LEAD_SEARCH_LENGTH && words.length > 0 ? settledText : null;
  const enquiries = useLeadResults('quickEnquiry', leadText);
  const orders = useLeadResults('order', leadText);
  if (words.length === 0) return { groups: [], isSearchingLeads: false, leadSearchError: null };

  const groups: SearchGroup[] = [
    {
      name: 'products',
      results: firstOf(rows, (row) => matches(`${row.title} ${row.sku ?? ''}`, words)).map((row) => ({
        id: `product-${row.id}`,
        title: row.title,
        detail: [row.sku, titleOf(row.categoryId)].filter(Boolean).join(' · '),
        path: editProductPath(row.id),
        picture: row.picture,
      })),
    },
    { name: 'leads', results: sharePlaces(enquiries.results, orders.results, PER_GROUP) },
    {
      name: 'categories',
      results: firstOf(categories, ({ title }) => matches(title, words)).map(({ id, title, description, picture }) => ({
        id: `category-${id}`,
        title,
        detail: description,
        path: `${ADMIN_PATHS.products}?category=${encodeURIComponent(id)}`,
        picture,
      })),
    },
    {
      name: 'screens',
      results: firstOf(screens, ({ title, group }) => group !== null && matches(title, words)).map(({ path, title }) => ({
        id: `screen-${path}`,
        title,
        detail: '',
        path,
      })),
    },
    {
      name: 'actions',
      results: firstOf(actionsOn(screens), ({ title, words: others }) => matches(`${title} ${others}`, words)).map(
        ({ title, path }) => ({ id: `action-${title}`, title, detail: '', path }),
      ),
    },
  ];
  return {
    groups: groups.filter(({ results }) => results.length > 0),
    isSearchingLeads: enquiries.isFetching || orders.isFetching,
    leadSearchError: leadText === null ? null : (enquiries.error ?? orders.error),
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

function useLeadResults(kind: LeadKind, text: string | null) {
  const search = useQuery(leadSearchQuery(kind, text));
  const ids = text === null ? NONE : (search.data?.ids.slice(0, PER_GROUP) ?? NONE);
  const leads = useQuery(leadsByIdQuery(kind, ids));
  return {
    results: ids.length === 0 ? [] : (leads.data?.rows ?? []).map((lead) => leadResult(kind, lead)),
    isFetching: search.isFetching || (ids.length > 0 && leads.isPending),
    error: search.error,
  };
}

const leadResult = (kind: LeadKind, lead: Lead): SearchResult => ({
  id: `lead-${lead.id}`,
  title: lead.name || SEARCH_TEXTS.noName,
  detail: [lead.reference, lead.mobile, lead.kind === 'order' ? lead.companyname : ''].filter(Boolean).join(' · '),
  path: leadPath(kind, lead.id),
});
