import { ADMIN_PATHS, PATTERNS } from '@catalogue/contract/paths';
import { hasRight, type TeamRole } from '@catalogue/contract/roles';
import type { ComponentType } from 'react';
import type { AdminScreen } from '../../admin/admin-screen';
import type { Preview } from '../../admin/products/form/to-preview';

type ProductForm = ComponentType<{ preview: Preview }>;

/** Gives a product form its preview: admin imports no feature. */
const withPreview = (load: () => Promise<{ default: ProductForm }>) => async () => {
  const [{ default: Form }, { default: preview }] = await Promise.all([
    load(),
    import('../../features/product/product-preview'),
  ]);
  return { default: () => <Form preview={preview} /> };
};

type MyLeads = ComponentType<{ OnDevice: ComponentType<{ listed: readonly string[] }> }>;

/** Gives a rep's list of leads the enquiries that wait on this device. */
const withOutbox = (load: () => Promise<{ default: MyLeads }>) => async () => {
  const [{ default: Page }, { EnquiriesOnDevice }] = await Promise.all([
    load(),
    import('../../features/enquiry/enquiries-on-device'),
  ]);
  return { default: () => <Page OnDevice={EnquiriesOnDevice} /> };
};

type AddLead = ComponentType<{ Caller: ComponentType<{ contact: string }> }>;

/** Says beside the form of a caller who they are. */
const withCaller = (load: () => Promise<{ default: AddLead }>) => async () => {
  const [{ default: Page }, { KnownCaller }] = await Promise.all([load(), import('../../admin/leads/customers/known-caller')]);
  return { default: () => <Page Caller={KnownCaller} /> };
};

/** Home has the leads' own list of today. */
const home = async () => {
  const [{ default: Page }, { TodayList }] = await Promise.all([
    import('../../admin/dashboard/dashboard-page'),
    import('../../admin/leads/today/today-list'),
  ]);
  return { default: () => <Page TodayList={TodayList} /> };
};

/** Screens of staff: SPEC §2's ten menu items in its order, between the dashboard and ours. admin-area.tsx guards them. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  {
    path: ADMIN_PATHS.home,
    title: 'Dashboard',
    group: 'start',
    right: 'content',
    load: home,
  },
  {
    path: ADMIN_PATHS.addCategory,
    title: 'Add Category',
    group: 'content',
    right: 'content',
    load: () => import('../../admin/categories/add-category-page'),
  },
  {
    path: ADMIN_PATHS.categories,
    title: 'View Category',
    group: 'content',
    right: 'content',
    load: () => import('../../admin/categories/view-categories-page'),
  },
  {
    path: ADMIN_PATHS.addProduct,
    title: 'Add Product',
    group: 'content',
    right: 'content',
    load: withPreview(() => import('../../admin/products/form/add-product-page')),
  },
  {
    path: ADMIN_PATHS.products,
    title: 'View Product',
    group: 'content',
    right: 'content',
    load: () => import('../../admin/products/table/product-table-page'),
  },
  {
    path: ADMIN_PATHS.inbox,
    title: 'Inbox',
    group: 'leads',
    right: 'leads',
    load: () => import('../../admin/leads/inbox/inbox-page'),
  },
  {
    path: ADMIN_PATHS.addLead,
    title: 'Add a lead',
    group: null,
    under: ADMIN_PATHS.inbox,
    right: 'leads',
    load: withCaller(() => import('../../features/enquiry/add-lead-page')),
  },
  {
    path: ADMIN_PATHS.customers,
    title: 'Customers',
    group: 'leads',
    right: 'leads',
    load: () => import('../../admin/leads/customers/customers-page'),
  },
  {
    path: ADMIN_PATHS.quickEnquiries,
    title: 'Quick Enquiry',
    group: 'leads',
    right: 'leads',
    load: () => import('../../admin/leads/lead-list').then(({ QuickEnquiryPage }) => ({ default: QuickEnquiryPage })),
  },
  {
    path: ADMIN_PATHS.orders,
    title: 'Orders',
    heading: 'Hurry Orders',
    group: 'leads',
    right: 'leads',
    load: () => import('../../admin/leads/lead-list').then(({ OrdersPage }) => ({ default: OrdersPage })),
  },
  {
    path: ADMIN_PATHS.clients,
    title: 'Clients',
    group: 'leads',
    right: 'clients',
    load: () => import('../pages/rep-home'),
  },
  {
    path: ADMIN_PATHS.myLeads,
    title: 'My leads',
    group: 'leads',
    right: 'clients',
    load: withOutbox(() => import('../../admin/leads/my-leads-page')),
  },
  {
    path: ADMIN_PATHS.clientsOfReps,
    title: 'Clients of reps',
    group: null,
    under: ADMIN_PATHS.clients,
    right: 'leads',
    load: () => import('../../admin/clients/clients-of-reps-page'),
  },
  {
    path: ADMIN_PATHS.addCarousel,
    title: 'Add-Carousel',
    group: 'banners',
    right: 'content',
    load: () => import('../../admin/banners/add-banners').then(({ AddCarouselPage }) => ({ default: AddCarouselPage })),
  },
  {
    path: ADMIN_PATHS.carousel,
    title: 'Show-Carousel',
    group: 'banners',
    right: 'content',
    load: () => import('../../admin/banners/show-banners').then(({ ShowCarouselPage }) => ({ default: ShowCarouselPage })),
  },
  {
    path: ADMIN_PATHS.addTrending,
    title: 'Add-Trending',
    group: 'banners',
    right: 'content',
    load: () => import('../../admin/banners/add-banners').then(({ AddTrendingPage }) => ({ default: AddTrendingPage })),
  },
  {
    path: ADMIN_PATHS.trending,
    title: 'Show-Trending',
    group: 'banners',
    right: 'content',
    load: () => import('../../admin/banners/show-banners').then(({ ShowTrendingPage }) => ({ default: ShowTrendingPage })),
  },
  {
    path: ADMIN_PATHS.spreadsheet,
    title: 'Spreadsheet',
    group: 'more',
    right: 'content',
    load: () => import('../../admin/products/spreadsheet/spreadsheet-page'),
  },
  {
    path: ADMIN_PATHS.trash,
    title: 'Trash',
    group: 'more',
    right: 'content',
    load: () => import('../../admin/trash/trash-page'),
  },
  {
    path: ADMIN_PATHS.subscribers,
    title: 'Subscribers',
    group: 'more',
    offlineChanges: 'none',
    right: 'erase',
    load: () => import('../../admin/subscribers/subscribers-page'),
  },
  {
    path: ADMIN_PATHS.mailLog,
    title: 'Mail log',
    group: null,
    under: ADMIN_PATHS.status,
    right: 'settings',
    load: () => import('../../admin/leads/mail-log-page'),
  },
  {
    path: ADMIN_PATHS.personalData,
    title: 'Personal data',
    group: 'more',
    offlineChanges: 'none',
    right: 'erase',
    load: () => import('../../admin/personal-data/personal-data-page'),
  },
  {
    path: ADMIN_PATHS.status,
    title: 'Status',
    group: 'more',
    right: 'settings',
    load: () => import('../../admin/status/status-page'),
  },
  {
    path: ADMIN_PATHS.settings,
    title: 'Settings',
    group: 'more',
    // Who answers leads sets up notifications here. The pages for the whole site need the right `settings`.
    right: 'leads',
    load: () => import('../../admin/settings/settings-page'),
  },
  {
    path: ADMIN_PATHS.team,
    title: 'Team',
    group: 'more',
    offlineChanges: 'none',
    right: 'team',
    load: () => import('../../admin/team/team-page'),
  },
  {
    path: PATTERNS.editProduct,
    title: 'Edit Product',
    group: null,
    under: ADMIN_PATHS.products,
    right: 'content',
    load: withPreview(() => import('../../admin/products/form/edit-product-page')),
  },
];

/** The screens that each role may open. Members who answer all leads find those of reps among the orders. */
const screensOf = (role: TeamRole): readonly AdminScreen[] =>
  ADMIN_SCREENS.filter(({ right }) => hasRight(role, right)).map((screen) =>
    screen.path === ADMIN_PATHS.myLeads && hasRight(role, 'leads')
      ? { ...screen, group: null, under: ADMIN_PATHS.orders }
      : screen,
  );
export const SCREENS_OF: Readonly<Record<TeamRole, readonly AdminScreen[]>> = {
  admin: screensOf('admin'),
  sales: screensOf('sales'),
  rep: screensOf('rep'),
};
