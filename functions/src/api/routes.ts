import { RESOURCES } from '@catalogue/contract/endpoints/table';
import { route } from './route';
import type { Route } from './route';

/** All routes: the endpoints of the contract with their handlers. */
export const ROUTES: readonly Route[] = [
  ...route(RESOURCES.accounts, () => import('./accounts')),
  ...route(RESOURCES.team, () => import('./team')),
  ...route(RESOURCES.leads, () => import('./leads')),
  ...route(RESOURCES.attachments, () => import('./attachments')),
  ...route(RESOURCES.enquiryStatus, () => import('./enquiry-status')),
  ...route(RESOURCES.clients, () => import('./clients')),
  ...route(RESOURCES.shortlists, () => import('./shortlists')),
  ...route(RESOURCES.categories, () => import('./categories')),
  ...route(RESOURCES.products, () => import('./products')),
  ...route(RESOURCES.prices, () => import('./prices')),
  ...route(RESOURCES.carousel, async () => ({ handlers: (await import('./banners')).bannerHandlers('carousel') })),
  ...route(RESOURCES.trending, async () => ({ handlers: (await import('./banners')).bannerHandlers('trending') })),
  ...route(RESOURCES.subscribers, () => import('./subscribers')),
  ...route(RESOURCES.failedSearches, () => import('./failed-searches')),
  ...route(RESOURCES.personalData, () => import('./personal-data')),
  ...route(RESOURCES.status, () => import('./status')),
  ...route(RESOURCES.backup, () => import('./backup')),
  ...route(RESOURCES.documentation, () => import('./documentation')),
];

/** Routes of the `leads` function: it has instances of its own, so that other traffic cannot delay an enquiry. */
export const LEAD_ROUTES = ROUTES.filter(({ row }) => row.tag === 'Leads' && row.access === 'public');
