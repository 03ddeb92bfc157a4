import { onRequest } from 'firebase-functions/https';
import { lazyHandler } from '../platform/http';
import { HTTPS } from '../platform/options';

const servesPages = lazyHandler(async () => {
  const [{ createCatalogueReader }, source, { servePage }, { createTemplate }, { hostingOrigin }] = await Promise.all([
    import('../catalogue/catalogue-reader'),
    import('../catalogue/snapshot-store'),
    import('./serve-page'),
    import('./template'),
    import('../platform/hosting'),
  ]);
  return servePage({ reader: createCatalogueReader(source), template: createTemplate(), origin: hostingOrigin });
});

/** `/products/…`, `/store/…`, `/sitemap.xml`: what search engines and link previews read. */
export const page = onRequest(HTTPS, servesPages);
