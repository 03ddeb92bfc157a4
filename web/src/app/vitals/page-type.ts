import type { PageType } from '@catalogue/contract/web-vitals';

const EXACT: Readonly<Partial<Record<string, PageType>>> = { '/': 'home', '/MyCategory': 'categories', '/search': 'search' };

/** The kind of the page at a path. */
export function pageTypeOf(pathname: string): PageType {
  if (pathname.startsWith('/store/')) return 'store';
  if (pathname.startsWith('/products/')) return 'product';
  return EXACT[pathname] ?? 'other';
}
