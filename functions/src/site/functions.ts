import { securityHeaders } from '@catalogue/contract/security-headers';
import { onRequest } from 'firebase-functions/https';
import { usesAppCheck } from '../platform/environment';
import { lazyHandler, type HttpHandler } from '../platform/http';
import { HTTPS } from '../platform/options';
import { memoizeFor } from '../platform/shared-calls';

/** The published catalogue, once in the memory of an instance. */
const catalogueReader = memoizeFor(Infinity, async () => {
  const [{ createCatalogueReader }, { snapshotSource }] = await Promise.all([
    import('../catalogue/catalogue-reader'),
    import('../catalogue/snapshot-source'),
  ]);
  return createCatalogueReader(snapshotSource);
});

const catalogueFiles = lazyHandler(async () => {
  const [reader, { serveCatalogue }] = await Promise.all([catalogueReader(), import('../catalogue/serve-catalogue')]);
  return serveCatalogue(reader);
});

const pictures = lazyHandler(async () => {
  const [reader, { firstBannerOf }, { servePicture }] = await Promise.all([
    catalogueReader(),
    import('../images/first-banner'),
    import('../images/serve-picture'),
  ]);
  return servePicture(firstBannerOf(reader));
});

const pages = lazyHandler(async () => {
  const [
    reader,
    { servePage },
    { loadPageRenderer },
    { hostingOrigin },
    { readEntryState },
    { createPreviews },
    { readPreview },
  ] = await Promise.all([
    catalogueReader(),
    import('../page/serve-page'),
    import('../page/page-renderer'),
    import('../platform/hosting'),
    import('../page/entry-state'),
    import('../page/previews'),
    import('../images/picture-store'),
  ]);
  return servePage({
    catalogue: async () => reader.snapshot(await reader.heldVersion()),
    ...(await loadPageRenderer()),
    origin: hostingOrigin,
    previews: createPreviews(readPreview),
    entryState: readEntryState,
  });
}, securityHeaders(usesAppCheck()));

function handlerOf(path: string): HttpHandler {
  if (path.startsWith('/pictures/')) return pictures;
  return /^\/catalogue(-\w+)?\.json$/.test(path) ? catalogueFiles : pages;
}

/**
 * What visitors read: pages and `/sitemap.xml`, the files of the catalogue, pictures. One function, so that who comes first waits for one
 * cold start, and an instance has the catalogue once.
 */
export const site = onRequest(HTTPS, (request, response) => handlerOf(request.path)(request, response));
