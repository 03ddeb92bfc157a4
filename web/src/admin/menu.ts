import { COPY } from './copy';

export type MenuItem = keyof typeof COPY.items;

/** SPEC §2's ten items in its order, between the dashboard and what we added. */
export const MENU: readonly { title: string | null; items: readonly MenuItem[] }[] = [
  { title: null, items: ['home'] },
  { title: COPY.groups.content, items: ['add-category', 'view-category', 'add-product', 'view-product'] },
  { title: COPY.groups.leads, items: ['quick-enquiry', 'orders'] },
  { title: COPY.groups.banners, items: ['add-carousel', 'show-carousel', 'add-trending', 'show-trending'] },
  { title: COPY.groups.more, items: ['spreadsheet', 'trash', 'subscribers', 'mail-log', 'team'] },
];

/** The item that an address belongs to, and the screen's title. */
export function placeOf(pathname: string): { item: MenuItem | undefined; title: string } {
  const segment = pathname.split('/')[2]?.toLowerCase() ?? '';
  if (segment === 'edit-product') return { item: 'view-product', title: COPY.editProduct };
  const item = (Object.keys(COPY.items) as MenuItem[]).find((one) => one === segment);
  return { item, title: item === undefined ? COPY.menu : COPY.items[item] };
}
