import { escapeHtml } from '@catalogue/contract/page-head';
import type { CatalogueSnapshot } from '../catalogue/catalogue-reader';
import { storePath } from './page-facts';

const FIXED = ['/', '/MyCategory', '/gallery', '/AboutPage', '/ContactUsPage', '/PrivacyPolicy'];

/** Every public address of the site, for search engines. */
export function sitemap(origin: string, { catalogue }: CatalogueSnapshot): string {
  const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
  const entry = (path: string, changed?: number): string =>
    `<url><loc>${escapeHtml(origin + path)}</loc>${changed === undefined ? '' : `<lastmod>${day(changed)}</lastmod>`}</url>`;
  const entries = [
    ...FIXED.map((path) => entry(path)),
    ...catalogue.categories.map((one) => entry(storePath(one), one.updatedAt)),
    ...catalogue.products.map((one) => entry(`/products/${encodeURIComponent(one.id)}`, one.updatedAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
