import { SITE } from '@catalogue/contract/site';

let configured: string | null = null;

/** On the server: sets the configured origin for the next rendering. */
export const setSiteOrigin = (origin: string | null): void => void (configured = origin);

/**
 * Origin of URLs that leave the site: canonical URLs and shared links. The server writes its own into the document; a page
 * that the browser alone renders falls back to the host it was opened on.
 */
export function siteOrigin(): string {
  if (import.meta.env.SSR) return configured ?? '';
  return SITE.origin ?? document.documentElement.dataset.origin ?? location.origin;
}
