/** Built by web/device-pages-plugin.ts from web/src/app/entry-worker.ts. */
declare module 'virtual:device-pages' {
  import type { Release } from '@catalogue/contract/pages/page-renderer';

  export const release: Release;
  /** Origin of canonical URLs; null where it is not configured. */
  export const origin: string | null;
  /** The page's document; null where the browser renders it. */
  export function renderOnDevice(url: URL, release: Release, origin: string | null): Promise<string | null>;
}
