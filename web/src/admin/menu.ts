import { ADMIN_TEXTS } from './admin-texts';

export type MenuItem = keyof typeof ADMIN_TEXTS.items;

/** SPEC §2's ten items in its order, between the dashboard and what we added. */
export const MENU: readonly { title: string | null; items: readonly MenuItem[] }[] = [
  { title: null, items: ['home'] },
  { title: ADMIN_TEXTS.groups.content, items: ['add-category', 'view-category', 'add-product', 'view-product'] },
  { title: ADMIN_TEXTS.groups.leads, items: ['quick-enquiry', 'orders'] },
  { title: ADMIN_TEXTS.groups.banners, items: ['add-carousel', 'show-carousel', 'add-trending', 'show-trending'] },
  { title: ADMIN_TEXTS.groups.more, items: ['spreadsheet', 'trash', 'subscribers', 'mail-log', 'team'] },
];

/** The item that an address belongs to, and the screen's title. */
export function placeOf(pathname: string): { item: MenuItem | undefined; title: string } {
  const segment = pathname.split('/')[2]?.toLowerCase() ?? '';
  if (segment === 'edit-product') return { item: 'view-product', title: ADMIN_TEXTS.editProduct };
  const item = (Object.keys(ADMIN_TEXTS.items) as MenuItem[]).find((one) => one === segment);
  return { item, title: item === undefined ? ADMIN_TEXTS.menu : ADMIN_TEXTS.items[item] };
}
