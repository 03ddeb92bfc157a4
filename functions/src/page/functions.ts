import { securityHeaders } from '@catalogue/contract/security-headers';
import { onRequest } from 'firebase-functions/https';
import { usesAppCheck } from '../platform/environment';
import { memoizeFor } from '../platform/shared-calls';
import { lazyHandler } from '../platform/http';
import { HTTPS } from '../platform/options';

/** How long an instance trusts the version that it has read, ms: a crowd costs one read a second. */
const VERSION_HELD_MS = 1_000;

const handler = lazyHandler(async () => {
  const [
    { createCatalogueReader },
    { snapshotSource },
    { servePage },
    { loadPageRenderer },
    { hostingOrigin },
    { readEntryState },
    { createPreviews },
    { readPreview },
  ] = await Promise.all([
    import('../catalogue/catalogue-reader'),
    import('../catalogue/snapshot-source'),
    import('./serve-page'),
    import('./page-renderer'),
    import('../platform/hosting'),
    import('./entry-state'),
    import('./previews'),
    import('../images/picture-store'),
  ]);
  const reader = createCatalogueReader(snapshotSource);
  const newestVersion = memoizeFor(VERSION_HELD_MS, reader.version);
  return servePage({
    catalogue: async () => reader.snapshot(await newestVersion()),
    ...(await loadPageRenderer()),
    origin: hostingOrigin,
    previews: createPreviews(readPreview),
    entryState: readEntryState,
  });
}, securityHeaders(usesAppCheck()));

/** `/`, `/MyCategory`, `/products/…`, `/store/…` and `/sitemap.xml`: pages rendered with the catalogue in them. */
export const page = onRequest(HTTPS, handler);
