import type { CatalogueFile } from '@catalogue/contract/entities/catalogue';
import { dayOf } from '@catalogue/contract/iso-day';
import { isShownAt } from '@catalogue/contract/schedule';
import { productPath, STATIC_PAGES, storePath } from '@catalogue/contract/paths';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Every public URL of the site at `now`, ms, for search engines. */
export function sitemap(origin: string, { categories, products }: CatalogueFile, now: number): string {
  const entry = (path: string, changed?: number): string =>
    `<url><loc>${escapeXml(origin + path)}</loc>${changed === undefined ? '' : `<lastmod>${dayOf(changed)}</lastmod>`}</url>`;
  const entries = [
    ...Object.values(STATIC_PAGES).map((path) => entry(path)),
    ...categories.filter((one) => isShownAt(one, now)).map((one) => entry(storePath(one), one.updatedAt)),
    ...products.map((one) => entry(productPath(one.id), one.updatedAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
